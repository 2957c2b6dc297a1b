// The sides of a game: who wins together, by name.

import {
  type AnyGame,
  type OptionSchema,
  type OptionsOf,
  readOptions,
  Refusal,
  type Seat,
  seatNames,
  seatsOf,
  type Side,
  teamsOf,
} from '@umpire/engine'
import type { Arm } from './study.ts'

export function optionsOf(game: AnyGame, { options }: Arm): OptionsOf<OptionSchema> {
  const read = readOptions(game.options, options)
  if (read instanceof Refusal) throw new Error(read.reason)
  return read
}

/** An arm is asked for its sides in every game. */
const known = new WeakMap<Arm, readonly Side[]>()

export function sidesOf(game: AnyGame, arm: Arm): readonly Side[] {
  const found = known.get(arm) ?? readSides(game, arm)
  known.set(arm, found)
  return found
}

function readSides(game: AnyGame, arm: Arm): readonly Side[] {
  const options = optionsOf(game, arm)
  const declared = game.measures?.sides?.(options, arm.seats)
  if (declared !== undefined) return declared
  const names = seatNames(game, options, arm.seats)
  const nameOf = (seat: Seat): string => names[seat] ?? `seat ${seat + 1}`
  return teamsOf(game, options, seatsOf(arm.seats)).map((seats) => ({ name: seats.map(nameOf).join(' and '), seats }))
}

/** What a side has won: its first seat's share, since all of a side win together. */
export const worthOf = (side: Side, payoffs: readonly number[]): number => payoffs[side.seats[0] ?? 0] ?? 0
