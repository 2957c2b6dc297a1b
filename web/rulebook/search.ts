// Searching a rulebook: by words, all of which a block must hold, or by the id of a rule.

import type { Block, Rulebook, Section } from './parse.ts'

/** What is searched for, in lower case: `mm-038`, or several words. */
export const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** Everything that a block says. */
export function textOf(block: Block): string {
  switch (block.kind) {
    case 'rule':
      return [block.id, block.title, block.text, ...block.points].join(' ')
    case 'paragraph':
      return block.text
    case 'list':
      return block.entries.join(' ')
    case 'table':
      return [...block.head, ...block.rows.flat()].join(' ')
  }
}

export interface Found {
  /** The sections with only the blocks that hold all words. */
  readonly sections: readonly Section[]
  readonly count: number
}

export function searchRulebook(rulebook: Rulebook, words: readonly string[]): Found {
  const holds = (block: Block): boolean => {
    const text = textOf(block).toLowerCase()
    return words.every((word) => text.includes(word))
  }
  const sections = rulebook.sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(holds) }))
    .filter(({ blocks }) => blocks.length > 0)
  return { sections, count: sections.reduce((sum, { blocks }) => sum + blocks.length, 0) }
}

/** A part of a text; `at`: where it begins. */
export interface Part {
  readonly text: string
  readonly at: number
  readonly isMatch: boolean
}

/** A text cut where it holds one of the words. */
export function cutAt(text: string, words: readonly string[]): readonly Part[] {
  if (words.length === 0) return [{ text, at: 0, isMatch: false }]
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  const parts: Part[] = []
  let at = 0
  for (const [n, part] of text.split(new RegExp(`(${escaped.join('|')})`, 'gi')).entries()) {
    // What a pattern in brackets splits at stands in every second place.
    if (part !== '') parts.push({ text: part, at, isMatch: n % 2 === 1 })
    at += part.length
  }
  return parts
}
