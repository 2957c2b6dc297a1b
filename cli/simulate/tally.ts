// The tally of a simulation: plain counts, which can be added up whatever the order in which games were played.

import type { Played } from '@umpire/bots'
import { at } from '@umpire/engine'
import { addTime, addTimes, noTimes, type Times } from './times.ts'

/** How a seat or a bot did. */
export interface Score {
  games: number
  /** Games won alone, or with the own team. */
  wins: number
  /** Games in which others won as well. */
  shared: number
}

export interface Tally {
  games: number
  readonly bySeat: Score[]
  readonly byBot: Map<string, Score>
  readonly thinking: Map<string, Times>
  /** Games that more than one side won. */
  shared: number
  /** Games that nobody won. */
  nobody: number
  readonly decisions: { sum: number; least: number; most: number }
}

const noScore = (): Score => ({ games: 0, wins: 0, shared: 0 })

export const noTally = (seats: number): Tally => ({
  games: 0,
  bySeat: Array.from({ length: seats }, noScore),
  byBot: new Map(),
  thinking: new Map(),
  shared: 0,
  nobody: 0,
  decisions: { sum: 0, least: Number.POSITIVE_INFINITY, most: 0 },
})

/** The value of a key, which is made if it is new. */
function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** Counts one game in. `bots`: who sat where. */
export function count(tally: Tally, bots: readonly string[], played: Played): void {
  tally.games++
  for (const [seat, bot] of bots.entries()) {
    const worth = played.payoffs[seat] ?? 0
    for (const score of [at(tally.bySeat, seat), entry(tally.byBot, bot, noScore)]) {
      score.games++
      if (worth === 1) score.wins++
      else if (worth > 0) score.shared++
    }
    const times = entry(tally.thinking, bot, noTimes)
    for (const milliseconds of played.milliseconds[seat] ?? []) addTime(times, milliseconds)
  }
  if (played.payoffs.every((worth) => worth === 0)) tally.nobody++
  else if (!played.payoffs.includes(1)) tally.shared++
  const { decisions } = tally
  decisions.sum += played.decisions
  decisions.least = Math.min(decisions.least, played.decisions)
  decisions.most = Math.max(decisions.most, played.decisions)
}

function addScore(score: Score, other: Score): void {
  score.games += other.games
  score.wins += other.wins
  score.shared += other.shared
}

/** Adds one tally to another. */
export function addTally(tally: Tally, other: Tally): void {
  tally.games += other.games
  for (const [seat, score] of other.bySeat.entries()) addScore(at(tally.bySeat, seat), score)
  for (const [bot, score] of other.byBot) addScore(entry(tally.byBot, bot, noScore), score)
  for (const [bot, times] of other.thinking) addTimes(entry(tally.thinking, bot, noTimes), times)
  tally.shared += other.shared
  tally.nobody += other.nobody
  tally.decisions.sum += other.decisions.sum
  tally.decisions.least = Math.min(tally.decisions.least, other.decisions.least)
  tally.decisions.most = Math.max(tally.decisions.most, other.decisions.most)
}
