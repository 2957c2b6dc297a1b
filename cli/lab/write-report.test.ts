// A game that breaks off: it is kept as a record with its error, the report names it, and the others count.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkRecord, type Game, type Question, Refusal, type Rules, seatsOf, type Table } from '@umpire/engine'
import { contentOf, emptySheet, figuresOf, playTrial, type Sheet, type Study, trialOf } from '@umpire/lab'
import { afterAll, expect, test } from 'vitest'
import { removeScratchFolders, scratchFolder } from '../run-umpire.ts'
import { writeReport } from './write-report.ts'

afterAll(removeScratchFolders)

const side: Question<string, { turn: number }> = {
  name: 'side',
  prompt: () => 'Heads or tails?',
  say: (value) => value,
}

/** A rule of it has a bug, which shows in every fourth game or so. */
const brittle: Game<{ turn: number }> = {
  id: 'brittle',
  name: 'Brittle',
  about: 'A test.',
  version: 1,
  seats: { least: 2, most: 2 },
  options: {},
  bound: () => 10,
  setup: () => ({ turn: 0 }),
  *step(t: Table<{ turn: number }>): Rules<{ winners: ReturnType<typeof seatsOf> } | undefined> {
    const [first] = t.seats
    if (first === undefined) throw new Error('nobody plays')
    const chosen = yield* t.choose(first, side, ['heads', 'tails'])
    const thrown = t.number(4)
    if (thrown === 3) throw new Error('a bug in a rule')
    const winner = thrown % 2 === (chosen === 'heads' ? 0 : 1) ? 0 : 1
    return { winners: seatsOf(2).slice(winner, winner + 1) }
  },
  board: () => '',
  says: () => '',
}

const study: Study = {
  game: 'brittle',
  version: 1,
  arms: [{ seats: 2, options: {}, bots: ['random', 'random'] }],
  games: 40,
  seed: 'b',
  patch: null,
}

const played = (): Sheet[] =>
  Array.from({ length: study.games }, (_, n) => playTrial(brittle, contentOf(brittle), study, trialOf(study, n)))

function reported(sheets: readonly Sheet[]): { page: string; record: (name: string) => string } {
  const folder = scratchFolder()
  const figures = figuresOf(brittle, study, sheets)
  expect(writeReport(folder, brittle, study, figures, sheets)).toBeUndefined()
  return {
    page: readFileSync(join(folder, 'report.html'), 'utf8'),
    record: (name) => readFileSync(join(folder, 'records', `${name}.umpire.json`), 'utf8'),
  }
}

test('a game in which a rule throws is a record with its error, and is named in the report', () => {
  const sheets = played()
  const broken = sheets.filter(({ error }) => error !== null)
  expect(broken.length).toBeGreaterThan(2)
  expect(broken.length).toBeLessThan(30)
  const { page, record } = reported(sheets)
  expect(page).toContain('Broke off: a bug in a rule')
  expect(page).toContain(`${broken.length} broke off`)
  expect(page).toContain(`${study.games - broken.length} games between random bots`)
  const kept = JSON.parse(record('broken-1'))
  expect(kept).toMatchObject({ game: 'brittle', seed: `b/${broken[0]?.number}`, error: 'a bug in a rule' })
  expect(checkRecord(kept)).not.toBeInstanceOf(Refusal)
})

test('a game of which a thread died is not tried again: its record is the set-up', () => {
  const sheets = played().map((sheet, n) =>
    n === 7 ? { ...emptySheet(sheet), error: 'the thread died: out of memory' } : sheet,
  )
  const whole = sheets.filter((sheet, n) => n === 7 || sheet.error === null)
  const { page, record } = reported(whole)
  expect(page).toContain('Broke off: the thread died: out of memory')
  expect(JSON.parse(record('broken-1'))).toMatchObject({
    seed: 'b/7',
    answers: [],
    error: 'the thread died: out of memory',
  })
})
