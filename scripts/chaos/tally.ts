// How much has happened at the matches.

import type { ChaosTable } from './table.ts'

export interface Tally {
  matches: number
  /** How many of them were played to the end. */
  finished: number
  /** In their logs, and how many of them are answers of bots. */
  entries: number
  botAnswers: number
  /** Commands of players that were acknowledged and refused, and positions that they were shown. */
  taken: number
  refused: number
  shown: number
}

export const noTally = (): Tally => ({
  matches: 0,
  finished: 0,
  entries: 0,
  botAnswers: 0,
  taken: 0,
  refused: 0,
  shown: 0,
})

export function count(tally: Tally, { audit, witness }: ChaosTable): void {
  tally.matches++
  if (audit.live?.status === 'over') tally.finished++
  tally.entries += audit.length
  tally.botAnswers += audit.botAnswers
  tally.taken += witness.taken
  tally.refused += witness.refused
  tally.shown += witness.shown
}
