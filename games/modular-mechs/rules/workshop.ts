// Selling, repairing and moving modules (MM-049 to MM-057, MM-140), and what becomes of those that come off.

import { at, type Rules, type Seat } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import { detachedModule, reattach, spot } from '../questions.ts'
import { coreOf, type Mech, mechOf, type Module, moduleOf } from '../state.ts'
import { cutOff, spotOffer } from './building.ts'
import { type MechsTable, repairPrice, salePrice } from './money.ts'

/** MM-049 to MM-054 The module goes under its deck; what has no chain to the Core comes off and is seen to at once. */
export function* sell(t: MechsTable, seat: Seat, label: string): Rules {
  const mech = mechOf(t.state, seat)
  takeMoneyFor(t, seat, mech, takeOff(mech, moduleOf(mech, label)))
  const loose = cutOff(mech)
  if (loose.length === 0) return
  for (const module of loose) {
    takeOff(mech, module)
    module.shield = 0 // MM-110
    mech.detached.push(module)
  }
  t.tell({ kind: 'came off', rule: 'MM-054', seat, modules: loose.map((module) => module.label) })
  while (mech.detached.length > 0) yield* seeToDetached(t, seat, mech)
}

/** Takes a module out of the mech; crew in it is put on the Core (MM-053). */
function takeOff(mech: Mech, module: Module): Module {
  mech.modules.splice(mech.modules.indexOf(module), 1)
  for (const crew of mech.crew) if (crew.at === module.label) crew.at = coreOf(mech).label
  return module
}

/** MM-049 to MM-051 */
function takeMoneyFor(t: MechsTable, seat: Seat, mech: Mech, module: Module): void {
  const price = salePrice(module)
  mech.money += price
  const { kind } = typeOf(module.type)
  if (kind === 'core') throw new Error('the Core is not for sale')
  t.state.decks[kind].unshift(module.card) // MM-051
  const rule = module.broken ? 'MM-050' : 'MM-049'
  t.tell({ kind: 'sold', rule, seat, type: module.type, module: module.label, price })
}

/** MM-054 One of the modules that came off is attached again, or sold. */
function* seeToDetached(t: MechsTable, seat: Seat, mech: Mech): Rules {
  const label = yield* t.choose(
    seat,
    detachedModule,
    mech.detached.map((module) => module.label),
  )
  const index = mech.detached.findIndex((module) => module.label === label)
  const module = at(mech.detached, index)
  const spots = spotOffer(mech, module.type)
  const mustStay = t.state.terms.refillAtOnce && module.isNew && spots.allowed.length > 0
  t.state.attaching = { module: label, type: module.type }
  const where = yield* mustStay ? t.choose(seat, reattach, spots) : t.chooseOrPass(seat, reattach, spots)
  t.state.attaching = null
  mech.detached.splice(index, 1)
  if (where === undefined) {
    takeMoneyFor(t, seat, mech, module)
    return
  }
  Object.assign(module, where)
  mech.modules.push(module)
  t.tell({ kind: 'attached', rule: 'MM-054', seat, module: label, spot: where })
}

/** MM-055, MM-056 */
export function repair(t: MechsTable, seat: Seat, label: string): void {
  const mech = mechOf(t.state, seat)
  const module = moduleOf(mech, label)
  const price = repairPrice(module)
  mech.money -= price
  module.broken = false
  t.tell({ kind: 'repaired', rule: 'MM-055', seat, module: label, price })
}

/** MM-140 The module is taken off and attached again; crew and tokens stay on it. */
export function* moveByGantry(t: MechsTable, seat: Seat, label: string): Rules {
  const { state } = t
  const mech = mechOf(state, seat)
  const module = moduleOf(mech, label)
  const rest: Mech = { ...mech, modules: mech.modules.filter((other) => other !== module) }
  state.gantryUsed = true
  state.attaching = { module: label, type: module.type }
  const where = yield* t.choose(seat, spot, spotOffer(rest, module.type))
  state.attaching = null
  Object.assign(module, where)
  t.tell({ kind: 'attached', rule: 'MM-140', seat, module: label, spot: where })
}
