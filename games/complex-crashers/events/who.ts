// Units in events: a Defender with its card and figure, since it may be gone when the log is read.

import type { DefenderId } from '../content/defenders.ts'
import { defenderName, unitName } from '../names.ts'
import { defenderOf, type State } from '../state.ts'
import type { AbilityRef, Frame } from '../state/stack.ts'
import { isDefender, type Unit } from '../state/unit.ts'

/** A Defender as events name it. */
export interface Figure {
  readonly unit: Unit
  readonly card: DefenderId
  readonly figure: number
}

/** Any unit as events name it. */
export type Who = Figure | { readonly unit: Unit; readonly card: null }

/** For an event that is told now. */
export function whoIs(state: State, unit: Unit): Who {
  const defender = isDefender(unit) ? defenderOf(state, unit) : undefined
  return defender === undefined ? { unit, card: null } : { unit, card: defender.card, figure: defender.figure }
}

/** Whose ability it is, there or gone. */
export const whoUses = ({ model }: Pick<Frame, 'model'>, { unit }: AbilityRef): Who =>
  model === null ? { unit, card: null } : { unit, ...model }

/** `Vera`, `Beta Squad 2`, `Reactor 3 (Fission Core)` */
export const whoName = (who: Who, state: State): string =>
  who.card === null ? unitName(who.unit, state) : defenderName(who)
