// The settings a game is tried with: few and many seats, every value of every option.

import { type AnyGame, at, type OptionValue, pick, seedRandom } from '@umpire/engine'

export interface Setting {
  readonly seats: number
  readonly options: { readonly [name: string]: OptionValue }
  readonly seed: string
}

type Chosen = { readonly [name: string]: OptionValue }

/** The fewest seats, the most, and one number between. */
export function seatCounts(game: AnyGame): readonly number[] {
  const { least, most } = game.seats
  return [...new Set([least, most, Math.floor((least + most) / 2)])]
}

const mixtures = 3

/** The defaults, then sets in which every value of every option comes up, then some mixed at random. */
export function optionSets(game: AnyGame): readonly Chosen[] {
  const named = Object.entries(game.options)
  const defaults = Object.fromEntries(named.map(([name, option]) => [name, option.default]))
  if (named.length === 0) return [defaults]
  const random = seedRandom(`${game.id} options`)
  const longest = Math.max(...named.map(([, { values }]) => values.length))
  const every = Array.from({ length: longest }, (_, n) =>
    Object.fromEntries(named.map(([name, { values }], shift) => [name, at(values, (n + shift) % values.length)])),
  )
  const mixed = Array.from({ length: mixtures }, () =>
    Object.fromEntries(named.map(([name, { values }]) => [name, pick(random, values)])),
  )
  return [defaults, ...every, ...mixed]
}

/** In so many settings every set of options and every number of seats has come up. */
export const coveringCount = (game: AnyGame): number => Math.max(seatCounts(game).length, optionSets(game).length)

/** In so many each has come up with each. */
export const settingCount = (game: AnyGame): number => seatCounts(game).length * optionSets(game).length

/** The n-th setting: soon every set of options and every number of seats, in time each with each. */
export function settingOf(game: AnyGame, n: number): Setting {
  const seats = seatCounts(game)
  const options = optionSets(game)
  const pass = Math.floor(n / options.length)
  return {
    seats: at(seats, (n + pass) % seats.length),
    options: at(options, n % options.length),
    seed: `conformance ${n}`,
  }
}
