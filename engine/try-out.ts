// For tests of the engine: the smallest games, each made of one rule.

import type { Dealer, GameEvent } from './dealer.ts'
import type { AnyGame, Game, Outcome } from './game.ts'
import { Match } from './match.ts'
import type { OptionSchema } from './options.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './start.ts'
import type { Rules, Table } from './table.ts'

export type TryOut<S, E extends GameEvent = GameEvent> = Game<S, OptionSchema, E>

/** A game with these rules and little else. */
export function tryOut<S, E extends GameEvent = GameEvent>(
  setup: (dealer: Dealer<E>) => S,
  step: (table: Table<S, E>) => Rules<Outcome | undefined>,
  more: Partial<TryOut<S, E>> = {},
): TryOut<S, E> {
  return {
    id: 'try-out',
    name: 'Try-out',
    about: 'A rule to be tried.',
    version: 1,
    seats: { least: 1, most: 4 },
    options: {},
    bound: () => 1000,
    setup,
    step,
    board: ({ state }) => JSON.stringify(state),
    says: (event) => event.kind,
    ...more,
  }
}

/** A match that must start. */
export function started(game: AnyGame, settings: Settings = {}): Match {
  const match = Match.start(game, settings)
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}
