// What every special Action says of itself (DS-158): on what it may be used, why not, and what it does.

import type { Rules, WhyNot } from '@umpire/engine'
import type { Action, ActionId } from '../../content/action.ts'
import type { State } from '../../state.ts'
import type { Activation } from '../../state/activation.ts'
import type { Target } from '../../state/shot.ts'
import type { Unit } from '../../state/unit.ts'
import type { DownsyncTable } from '../../table.ts'
import type { Pay } from '../costs.ts'

/** The base that acts. */
export interface User {
  readonly activation: Activation
  readonly unit: Unit
  readonly team: number
  readonly action: Action
}

/** One use of it. */
export interface Use {
  /** A Unit (team 0) or one of its bases; null: the acting Unit itself. */
  readonly on: Target | null
  /** DS-284 The Fire Support Action that is called for. */
  readonly support: ActionId | null
}

export interface Special {
  /** Whatever it could be used on, allowed or not. */
  uses(state: State, user: User): Use[]
  whyNot(state: State, user: User, use: Use, pay: Pay): WhyNot
  /** It has been paid for. */
  carryOut(t: DownsyncTable, user: User, use: Use): Rules
}

export const onItself: readonly Use[] = [{ on: null, support: null }]

export const useOn = (unit: Unit, team = 0): Use => ({ on: { element: unit.id, team }, support: null })

/** Other Units of one's own on the table. */
export const friendsOf = (state: State, { unit }: User): Unit[] =>
  state.units.filter((friend) => friend.seat === unit.seat && friend !== unit && friend.at === 'table')

export const enemiesOf = (state: State, { unit }: User): Unit[] =>
  state.units.filter((enemy) => enemy.seat !== unit.seat && enemy.at === 'table')
