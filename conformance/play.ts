// Playing: matches with answers at random, by a seed of their own, so that a failure comes up again.

import {
  type AnyGame,
  type Answer,
  type Ask,
  at,
  below,
  Match,
  pick,
  type Random,
  Refusal,
  sayLine,
  type Seat,
  seedRandom,
  type Settings,
  unplayedRecord,
} from '@umpire/engine'
import { fail, withAnswer } from './failure.ts'
import type { Setting } from './settings.ts'

export function start(game: AnyGame, setting: Setting & Pick<Settings, 'prepare'>): Match {
  const match = started(game, setting)
  return match instanceof Refusal
    ? fail(unplayedRecord(game, setting), `the game does not begin: ${match.reason}`)
    : match
}

function started(game: AnyGame, setting: Setting & Pick<Settings, 'prepare'>): Match | Refusal {
  try {
    return Match.start(game, setting)
  } catch (error) {
    return fail(unplayedRecord(game, setting), `set-up threw: ${error instanceof Error ? error.message : ''}`, error)
  }
}

/** Who answers at random in a match with this seed. */
export const answersOf = ({ seed }: Setting): Random => seedRandom(`${seed} answers`)

/** One of the open questions. */
export const anAsk = (match: Match, random: Random): Ask => pick(random, match.asks)

/** A question may be asked that has no answer: that is a bug of the game, and shown with its match. */
export function sampleOf(match: Match, ask: Ask, random: Random): Answer {
  try {
    return ask.sample(random)
  } catch (error) {
    return fail(match, `${ask.question.name} has no answer`, error)
  }
}

/** Gives an answer that must be taken. */
export function give(match: Match, seat: Seat, answer: Answer): void {
  const ask = match.askOf(seat) ?? fail(match, `${match.seatNames[seat]} is not asked`)
  const line = sayLine(at(match.seatNames, seat), ask.say(answer))
  let refusal: Refusal | undefined
  try {
    refusal = match.give(seat, answer, ask.number)
  } catch (error) {
    fail(withAnswer(match.record(), line), `"${line}" threw: ${error instanceof Error ? error.message : ''}`, error)
  }
  if (refusal !== undefined) fail(match, `"${line}" was offered, and refused: ${refusal.reason}`)
}

export function answerAtRandom(match: Match, random: Random): void {
  const ask = anAsk(match, random)
  give(match, ask.seat, sampleOf(match, ask, random))
}

/** Plays on to the end, or for at most so many answers. */
export function playOn(match: Match, random: Random, most = Number.POSITIVE_INFINITY): void {
  const bound = match.game.bound(match.options, match.seats.length)
  for (let n = 0; n < most && match.outcome === null; n++) {
    if (match.count > bound) fail(match, `the game goes on after ${bound} decisions`)
    answerAtRandom(match, random)
  }
}

/** A whole random game, and some counts of answers at which to look into it: the first, the last, others between. */
export interface Sample {
  readonly match: Match
  readonly counts: readonly number[]
}

/** Those of the game that was sampled last: most checks look into the same ones. */
const samples: { game: AnyGame | undefined; readonly played: Map<string, Sample> } = {
  game: undefined,
  played: new Map(),
}

/** The match is not to be played on: others look into it too. See `matchAt`. */
export function sampleGame(game: AnyGame, setting: Setting, positions: number): Sample {
  if (samples.game !== game) {
    samples.game = game
    samples.played.clear()
  }
  const key = JSON.stringify([setting, positions])
  const sample = samples.played.get(key) ?? playSample(game, setting, positions)
  samples.played.set(key, sample)
  return sample
}

function playSample(game: AnyGame, setting: Setting, positions: number): Sample {
  const random = answersOf(setting)
  const match = start(game, setting)
  playOn(match, random)
  const counts = new Set([0, match.count])
  for (let n = 2; n < positions; n++) counts.add(below(random, match.count + 1))
  return { match, counts: [...counts].sort((a, b) => a - b) }
}

/** A match of its own, as that one was after so many answers. */
export function matchAt(match: Match, count: number): Match {
  const fork = match.fork()
  const refusal = fork.takeBackTo(count)
  if (refusal !== undefined) fail(match, `it cannot be taken back to answer ${count}: ${refusal.reason}`)
  return fork
}
