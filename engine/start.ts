// Starting a match: settings are checked, the game sets up, and the position is changed where a scenario says so.

import { Dealer, type Told } from './dealer.ts'
import type { AnyGame } from './game.ts'
import { type Seat, seatsOf } from './id.ts'
import { type OptionSchema, type OptionsOf, readOptions } from './options.ts'
import { seedRandom } from './random.ts'
import { Refusal } from './refusal.ts'
import { Run } from './run.ts'
import { noSecrets } from './secrets.ts'

export interface Settings {
  readonly seats?: number
  readonly options?: { readonly [name: string]: unknown }
  readonly seed?: string
  /** Statements that change the first position, in the game's notation for scenarios. */
  readonly position?: readonly string[]
  /** Called before set-up; for those who watch or prepare the dice. */
  readonly prepare?: (dealer: Dealer) => void
}

/** A match that stands before its first question, with what its settings mean. */
export interface Start {
  readonly options: OptionsOf<OptionSchema>
  readonly seats: readonly Seat[]
  readonly seed: string
  readonly arranged: readonly string[]
  readonly run: Run
  /** What was told during set-up. */
  readonly told: Told[]
}

export function startRun(game: AnyGame, settings: Settings = {}): Start | Refusal {
  const { least, most } = game.seats
  const count = settings.seats ?? least
  if (!Number.isInteger(count) || count < least || count > most) {
    const range = least === most ? least : `${least} to ${most}`
    return new Refusal('unusable', `${game.name} is for ${range} seats, not ${count}`)
  }
  const options = readOptions(game.options, settings.options ?? {})
  if (options instanceof Refusal) return options
  const seed = settings.seed ?? '0'
  const seats = seatsOf(count)
  const told: Told[] = []
  const dealer = new Dealer(seats, seedRandom(seed), noSecrets())
  dealer.told = told
  settings.prepare?.(dealer)
  const state = game.setup(dealer, options)
  const run = new Run(game, seats, { state, secrets: dealer.secrets, random: dealer.random, outcome: null })
  run.table.forced = dealer.forced
  run.table.onHidden = dealer.onHidden
  const arranged = settings.position ?? []
  if (arranged.length > 0 && game.arrange === undefined) {
    return new Refusal('unusable', `${game.name} has no notation for positions`)
  }
  for (const statement of arranged) {
    const refusal = game.arrange?.(run.table, statement)
    if (refusal !== undefined) return refusal
  }
  return { options, seats, seed, arranged, run, told }
}
