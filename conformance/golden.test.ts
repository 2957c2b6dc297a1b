// Each game's golden playthrough is what its rules make of it now.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at, type Game, type Question } from '@umpire/engine'
import { games } from '@umpire/games'
import { describe, expect, test } from 'vitest'
import { playthrough } from './index.ts'
import { vault } from './leaky/vault.ts'

const isUpdating = process.env['UPDATE_GOLDEN'] === '1'

test.each(games)('$id plays its golden game', async ({ id, load }) => {
  const file = fileURLToPath(new URL(`../games/${id}/golden.txt`, import.meta.url))
  const page = playthrough(await load())
  if (isUpdating) writeFileSync(file, page)
  expect(existsSync(file), `games/${id}/golden.txt is missing: write it by npm run golden, and read it`).toBe(true)
  expect(page, 'read the difference; if it is what you meant, npm run golden').toBe(readFileSync(file, 'utf8'))
})

const count: Question<number> = { name: 'count', prompt: () => 'What comes next?', say: (n) => `say ${n}` }

/** A long game, which ends otherwise told if `late` is another word. */
const counting = (late: string): Game<{ counted: number }> => ({
  id: 'counting',
  name: 'Counting',
  about: 'Count to five hundred.',
  version: 1,
  seats: { least: 1, most: 1 },
  options: {},
  bound: () => 500,
  setup: () => ({ counted: 0 }),
  *step(t) {
    t.state.counted = yield* t.choose(at(t.seats, 0), count, [t.state.counted + 1])
    t.tell({ kind: t.state.counted === 450 ? late : 'counted' })
    return t.state.counted === 500 ? { winners: t.seats } : undefined
  },
  board: ({ state }) => `${state.counted}`,
  says: ({ kind }) => `P1 ${kind}.`,
})

describe('a golden playthrough', () => {
  const lines = playthrough(vault()).split('\n')

  test('says who plays, with which options and seed', () => {
    expect(lines[1]).toBe('Seats: P1, P2. Options: hand 2, looking true. Seed: golden.')
  })

  test('shows a question, its options, the answer and what was told', () => {
    const question = lines.indexOf('1. P1, action: What do you do?')
    expect(lines.slice(question + 1, question + 4)).toEqual([
      '    [lay 1 | lay 2 | look]',
      '  > look',
      '    P1 looks into the vault and draws a card.',
    ])
  })

  test('shows what only some know apart', () => {
    expect(lines).toContainEqual(expect.stringMatching(/^ {4}\(P1: P1 lays \w+ face down\.\)$/))
  })

  test('ends with the outcome and the table', () => {
    expect(lines).toContainEqual(expect.stringMatching(/^The end, after \d+ decisions: .* won\..*\(VT-007\)$/))
    expect(lines.findLastIndex((line) => line.startsWith('  The table, as seen by'))).toBeGreaterThan(lines.length - 12)
  })

  test('changes when a rule changes', () => {
    expect(playthrough(vault({ how: () => 'upside down' }))).not.toBe(playthrough(vault()))
  })

  test('stays short where the game is long, and still shows what changed after its last line', () => {
    const long = playthrough(counting('counts on'))
    expect(long.split('\n').length).toBeLessThan(400)
    expect(long).toMatch(/And so on for \d+ lines, whose fingerprint is [0-9a-f]{16}\./)
    const changed = playthrough(counting('goes on'))
    const isOther = (line: string, n: number): boolean => line !== long.split('\n')[n]
    expect(changed.split('\n').filter(isOther)).toEqual([expect.stringContaining('fingerprint')])
  })
})
