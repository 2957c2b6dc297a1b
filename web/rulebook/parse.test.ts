// Rulebooks: every kind of line that they use, and the rulebooks of all games.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Block, parseRulebook, piecesOf } from './parse.ts'
import { cutAt, searchRulebook, textOf, wordsOf } from './search.ts'

const example = `# Example

An intro that
goes on.

## First part

- \`EX-001\` **Seats** - Two players
  take part.
  - each has a cup
  - and a die
- \`EX-002\` **Turns** - See EX-001.

1. one
2. two
goes on

## Fight: again!

| Name | Cost |
| --- | --- |
| Laser | \`$3\` |
`

test('a rulebook has a title, and sections with addresses', () => {
  const { title, sections } = parseRulebook(example)
  expect(title).toBe('Example')
  expect(sections.map(({ id }) => id)).toEqual(['', 'first-part', 'fight-again'])
})

test('lines that belong together become one block', () => {
  const blocks = parseRulebook(example).sections.flatMap((section) => section.blocks)
  expect(blocks).toEqual([
    { kind: 'paragraph', text: 'An intro that goes on.' },
    {
      kind: 'rule',
      id: 'EX-001',
      title: 'Seats',
      text: 'Two players take part.',
      points: ['each has a cup', 'and a die'],
    },
    { kind: 'rule', id: 'EX-002', title: 'Turns', text: 'See EX-001.', points: [] },
    { kind: 'list', isOrdered: true, entries: ['one', 'two goes on'] },
    { kind: 'table', head: ['Name', 'Cost'], rows: [['Laser', '`$3`']] },
  ] satisfies Block[])
})

test('a line is cut into words, bold words, code and rules', () => {
  expect(piecesOf('See MM-038: **linked**, `set: basic` or `MM-009`.')).toEqual([
    { kind: 'words', text: 'See ', at: 0 },
    { kind: 'rule', text: 'MM-038', at: 4 },
    { kind: 'words', text: ': ', at: 10 },
    { kind: 'bold', text: 'linked', at: 12 },
    { kind: 'words', text: ', ', at: 22 },
    { kind: 'code', text: 'set: basic', at: 24 },
    { kind: 'words', text: ' or ', at: 36 },
    { kind: 'rule', text: 'MM-009', at: 40 },
    { kind: 'words', text: '.', at: 48 },
  ])
  expect(piecesOf('')).toEqual([])
})

test('search finds blocks that hold all words, whatever their case, or the id of a rule', () => {
  const rulebook = parseRulebook(example)
  expect(searchRulebook(rulebook, wordsOf('CUP seats')).count).toBe(1)
  expect(searchRulebook(rulebook, wordsOf('ex-001')).count).toBe(2)
  expect(searchRulebook(rulebook, wordsOf('seats laser'))).toEqual({ sections: [], count: 0 })
})

test('matches are cut out of a text, and signs in a query are only signs', () => {
  const marked = (text: string, words: readonly string[]): string =>
    cutAt(text, words)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('')
  expect(marked('Two Cups', ['cup'])).toBe('Two [Cup]s')
  expect(marked('costs $3 (net)', ['$3', '('])).toBe('costs [$3] [(]net)')
  expect(marked('a module, unbroken', ['modul', 'module'])).toBe('a [module], unbroken')
  expect(marked('nothing', [])).toBe('nothing')
  expect(cutAt('Two cups', ['cup']).map(({ at }) => at)).toEqual([0, 4, 7])
})

const games = new URL('../../games/', import.meta.url)
const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test.each(folders.map(({ name }) => name))('every rule of %s is found, once, with its words', (name) => {
  const markdown = readFileSync(new URL(`${name}/rulebook.md`, games), 'utf8')
  const ids = [...markdown.matchAll(/^- `([A-Z]{2}-\d{3}[a-z]?)`/gm)].map(([, id]) => id)
  const blocks = parseRulebook(markdown).sections.flatMap((section) => section.blocks)
  const rules = blocks.filter((block) => block.kind === 'rule')
  expect(ids.length).toBeGreaterThan(0)
  expect(rules.map(({ id }) => id)).toEqual(ids)
  expect(rules.filter(({ title, text }) => title === '' || text === '')).toEqual([])
  expect(blocks.filter((block) => /^\s*[-|#]/.test(textOf(block)))).toEqual([])
})
