// Money (MM-012): prices, gains, and what selling and repairing bring and cost.

import type { RuleId, Seat, Table } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import type { TypeId } from '../content/module-type.ts'
import type { MechsEvent } from '../events.ts'
import { type Mech, type Module, mechOf, type State } from '../state.ts'
import { working } from './building.ts'

export type MechsTable = Table<State, MechsEvent>

/** MM-027 */
export const refreshPrice = 2
/** MM-009, MM-031 */
export const crewPrice = 4
/** MM-098 */
export const breakBonus = 3
/** MM-104 */
export const mostDamagedAward = 3

/** MM-150 Money from the bank. */
export function gain(t: MechsTable, seat: Seat, amount: number, rule: RuleId): void {
  if (amount <= 0) return
  mechOf(t.state, seat).money += amount
  t.tell({ kind: 'gained', rule, seat, amount })
}

/** MM-139 What an unbroken Trade Uplink takes off each module; two do not add up. */
const discountOf = (mech: Mech): number =>
  mech.modules.reduce((most, module) => Math.max(most, working(module).discount ?? 0), 0)

/** MM-023, MM-139 What a module costs this player now. */
export const priceFor = (mech: Mech, type: TypeId): number => Math.max(1, typeOf(type).cost - discountOf(mech))

/** MM-027, MM-139 What the next refresh of this turn costs. */
export const refreshPriceFor = (mech: Mech, refreshes: number): number =>
  refreshes === 0 && discountOf(mech) > 0 ? 0 : refreshPrice

/** MM-049, MM-050 What a module brings: half its cost, or a third if it is broken, rounded up. */
export const salePrice = ({ type, broken }: Pick<Module, 'type' | 'broken'>): number =>
  Math.ceil(typeOf(type).cost / (broken ? 3 : 2))

/** MM-055 Half the cost, rounded down. */
export const repairPrice = ({ type }: Pick<Module, 'type'>): number => Math.floor(typeOf(type).cost / 2)
