// Ties (RB-119): where the rules leave a choice open, the players make it.

import { at, type Question, type Rules, type Seat } from '@umpire/engine'
import { heroOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'

/** The seat of the Hero whose turn it is or was last; before the first turn that of the first Hero. */
export const tieSeat = (state: State): Seat =>
  state.turn === null ? at(state.heroes, 0).seat : heroOf(state, state.turn.hero).seat

/**
 * RB-009, RB-148 The Hero from whom patrols are measured: the one whose turn it is or was, or if that one has left, the
 * next one on the map in seat order.
 */
export function leadHero(state: State): Hero | undefined {
  const { heroes, turn } = state
  const first = turn === null ? 0 : heroes.findIndex(({ id }) => id === turn.hero)
  for (let n = 0; n < heroes.length; n++) {
    const hero = at(heroes, (first + n) % heroes.length)
    if (hero.area !== null) return hero
  }
  return undefined
}

/** One of several that the rules treat alike. With automatic ties it is the first one. */
export function* settle<T>(t: ReichbustersTable, question: Question<T, State>, options: readonly T[]): Rules<T> {
  if (options.length === 1 || t.state.terms.hasAutoTies) return at(options, 0)
  return yield* t.choose(tieSeat(t.state), question, options)
}
