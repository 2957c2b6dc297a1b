// Servers that are killed at any instant while matches are played on them: nothing is lost, doubled or stuck.

import { expect, test } from 'vitest'
import { type ChaosReport, runChaos } from '../scripts/chaos/chaos.ts'
import { freshDatabase } from './store/test-database.ts'

const short = { seconds: 20, leastKills: 8, matches: 8 }

/** Enough has happened for something to go wrong. */
function expectMuchHappened({ kills, taken, botAnswers, shown }: ChaosReport): void {
  expect(kills).toBeGreaterThanOrEqual(short.leastKills)
  expect(taken).toBeGreaterThan(50)
  expect(botAnswers).toBeGreaterThan(10)
  expect(shown).toBeGreaterThan(200)
}

test('one server on SQLite, killed again and again, loses and doubles nothing', async () => {
  const report = await runChaos({ ...short, seed: 'sqlite' })
  expect(report.faults.found).toEqual([])
  expectMuchHappened(report)
})

test('two servers on PostgreSQL, killed again and again, lose and double nothing', async () => {
  const report = await runChaos({ ...short, seed: 'postgres', databaseUrl: await freshDatabase() })
  expect(report.faults.found).toEqual([])
  expectMuchHappened(report)
})
