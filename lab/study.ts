// A study: which games are played, with which options and bots, and in which order. Plain data: it goes to threads and queues.

import { at, type OptionValue } from '@umpire/engine'
import type { Patch } from './patch.ts'

/** One way in which the game is set up; its figures are compared with those of the others. */
export interface Arm {
  readonly seats: number
  readonly options: { readonly [name: string]: OptionValue }
  /** Bots by seat, in the first game. */
  readonly bots: readonly string[]
}

export interface Study {
  /** The game's id and version. */
  readonly game: string
  readonly version: number
  readonly arms: readonly Arm[]
  /** Games of each arm. */
  readonly games: number
  readonly seed: string
  /** What is changed in the game's content, if anything. */
  readonly patch: Patch | null
}

/** One game of a study. */
export interface Trial {
  readonly arm: number
  /** Counted within the arm, from 0. */
  readonly number: number
}

/** All games in order: every arm once, then every arm again. A part of a study has played all arms alike. */
export const trialOf = ({ arms }: Study, n: number): Trial => ({
  arm: n % arms.length,
  number: Math.floor(n / arms.length),
})

export const trialCount = ({ arms, games }: Study): number => arms.length * games

/** The same in every arm, so that arms (and studies) are compared with the same luck. */
export const seedOf = ({ seed }: Study, { number }: Trial): string => `${seed}/${number}`

/** Bots of different levels move on by one seat from game to game. */
export function botsIn(study: Study, { arm, number }: Trial): readonly string[] {
  const { bots } = at(study.arms, arm)
  return bots.map((_, seat) => at(bots, (seat + number) % bots.length))
}
