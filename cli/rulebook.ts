// The rulebook of a game on the terminal: all of it, one rule by its id, or the rules that hold a word.

import { type AnyGame, Refusal } from '@umpire/engine'
import { rulebookOf } from './find-game.ts'
import { wrapped } from './layout.ts'
import { readTextFile } from './record-files.ts'
import { colours } from './terminal.ts'

export function rulebookText(game: AnyGame, wanted: string, width: number): string | Refusal {
  const path = rulebookOf(game)
  const text = path === undefined ? new Refusal('unusable', `${game.name} has no rulebook yet`) : readTextFile(path)
  if (text instanceof Refusal) return text
  const paragraphs = paragraphsOf(text)
  const found = wanted === '' ? paragraphs : matching(paragraphs, wanted)
  if (found.length === 0) return new Refusal('unusable', `no rule says "${wanted}"`)
  return found.map((paragraph) => wrapped(withoutMarks(paragraph), width, hangOf(paragraph))).join('\n')
}

/** Lines that belong together, each paragraph or list entry as one line. */
function paragraphsOf(markdown: string): string[] {
  const paragraphs: string[] = []
  let isOpen = false
  for (const line of markdown.trimEnd().split('\n')) {
    const text = line.trim()
    const begins = text === '' || /^(?:[-*#|]|\d+\.)/.test(text)
    if (begins || !isOpen) paragraphs.push(line.trimEnd())
    else paragraphs.push(`${paragraphs.pop() ?? ''} ${text}`)
    isOpen = text !== '' && !text.startsWith('#')
  }
  return paragraphs
}

/** The rule with that id, with what is listed under it; else every paragraph with the word. */
function matching(paragraphs: readonly string[], wanted: string): string[] {
  const id = wanted.toUpperCase()
  const start = paragraphs.findIndex((paragraph) => new RegExp(`^\\W*${escaped(id)}(?![\\w-])`).test(paragraph))
  if (start >= 0) {
    const rest = paragraphs.slice(start + 1)
    const end = rest.findIndex((paragraph) => paragraph === '' || !/^\s/.test(paragraph))
    return [paragraphs[start] ?? '', ...(end < 0 ? rest : rest.slice(0, end))]
  }
  return paragraphs.filter((paragraph) => paragraph.toLowerCase().includes(wanted.toLowerCase()))
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

const hangOf = (paragraph: string): number => /^\s*(?:[-*] )?/.exec(paragraph)?.[0].length ?? 0

/** Markdown's marks as a terminal shows them. */
const withoutMarks = (paragraph: string): string =>
  paragraph
    .replace(/^#+\s+(.*)$/, (_, title: string) => colours.bold(title))
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, words: string) => colours.bold(words))
    .replaceAll(/`([^`]+)`/g, (_, words: string) => colours.cyan(words))
