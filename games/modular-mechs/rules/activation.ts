// Activating a module (MM-064 to MM-070, MM-079, MM-080): mobility icon, damage icon, text, in this order.

import { at, type Rules, type Seat } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import { activate, teleport } from '../questions.ts'
import { mechOf, type Module, moduleOf, type State } from '../state.ts'
import { fire, targetsOf } from './firing.ts'
import type { MechsTable } from './money.ts'
import { whyNotActivate } from './ready.ts'
import { movesOf, useMobility } from './track.ts'
import { carryOutText, textCanDoSomething } from './text.ts'

/** MM-064, MM-067 A crew member has entered; its owner may activate the module, or not on this entry. */
export function* enter(t: MechsTable, seat: Seat, crew: number, label: string): Rules {
  const { state } = t
  const module = moduleOf(mechOf(state, seat), label)
  if (whyNotActivate(state, module) !== undefined) return
  const before = state.acting
  state.acting = { module: label, crew, isIdle: !canDoSomething(state, seat, module) }
  if (yield* t.confirm(seat, activate)) yield* carryOut(t, seat, crew, module)
  state.acting = before
}

/** MM-074 Whether any part of the activation would have an effect. */
function canDoSomething(state: State, seat: Seat, module: Module): boolean {
  const mech = mechOf(state, seat)
  const { mobility, damage } = typeOf(module.type)
  return (
    (mobility > 0 && movesOf(state, mech, module).allowed.length > 1) ||
    (damage > 0 && targetsOf(state, seat, module).allowed.length > 0) ||
    textCanDoSomething(state, seat, module)
  )
}

/** MM-069, MM-070 Everything on the module: first it moves, then it fires, then its text. */
function* carryOut(t: MechsTable, seat: Seat, crew: number, module: Module): Rules {
  module.activated = true // MM-066
  t.tell({ kind: 'activated', rule: 'MM-069', seat, type: module.type, module: module.label })
  const { mobility, damage } = typeOf(module.type)
  const moved = mobility > 0 ? yield* useMobility(t, seat, module) : undefined
  if (damage > 0) yield* fire(t, seat, module)
  yield* carryOutText(t, seat, crew, module, moved)
  if (typeOf(module.type).traits.teleport === true) yield* teleportCrew(t, seat, crew, module)
}

/** MM-135 The crew member enters another module of its mech. */
function* teleportCrew(t: MechsTable, seat: Seat, crew: number, pad: Module): Rules {
  const mech = mechOf(t.state, seat)
  const others = mech.modules.filter((module) => module !== pad)
  const to = yield* t.choose(
    seat,
    teleport,
    others.map((module) => module.label),
  )
  at(mech.crew, crew).at = to
  t.tell({ kind: 'stepped', rule: 'MM-135', seat, crew, to, cost: 0 })
  yield* enter(t, seat, crew, to)
}
