// Damage (MM-091 to MM-101): from the amount to the break, with the owner's reactions in between.

import { offer, refuse, type RuleId, type Rules, type Seat } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import type { TypeId } from '../content/module-type.ts'
import { foam, redirect } from '../questions.ts'
import { type Mech, mechOf, type Module, moduleOf } from '../state.ts'
import { healthNow, linkedTo, working } from './building.ts'
import { amountOf, type Blow, countedOf, healthLeft, salvageOf, sumAgainst } from './hit.ts'
import { breakBonus, gain, type MechsTable } from './money.ts'
import { distanceOf } from './range.ts'

/** A packet of damage on its way to a module. */
export interface Packet extends Blow {
  readonly by: Seat
  readonly weapon: TypeId
  readonly rule: RuleId
  readonly seat: Seat
  readonly module: Module
  /** MM-124 Whether a Decoy can draw it: not Splash, not the extra damage of Scatter. */
  readonly canBeRedirected?: boolean
}

/** What came of a packet. */
export interface Hit {
  readonly module: Module
  readonly dealt: number
}

/** MM-091, MM-158 Steps 2 to 8 of a packet. The owner reacts, Redirect before Foam, before anything is marked. */
export function* deal(t: MechsTable, packet: Packet): Rules<Hit> {
  const { by, seat, isPiercing = false, canBeRedirected = false } = packet
  const owner = mechOf(t.state, seat)
  const amount = amountOf(packet)
  const module = canBeRedirected ? yield* redirected(t, packet, owner, amount) : packet.module
  const distance = distanceOf(t.state, by, seat)
  const { screen } = sumAgainst(owner, module, packet, distance, 0)
  const foamed = isPiercing ? 0 : yield* foamOn(t, packet, owner, module, amount - screen)
  const sum = sumAgainst(owner, module, packet, distance, foamed)
  const { dealt } = sum
  module.shield -= sum.shield
  t.tell({ kind: 'hit', rule: packet.rule, by, weapon: packet.weapon, seat, module: module.label, sum })
  land(t, by, seat, owner, module, dealt)
  return { module, dealt }
}

/** MM-124 The owner may let an unused Decoy take the hit. */
function* redirected(t: MechsTable, { by, seat, module }: Packet, owner: Mech, amount: number): Rules<Module> {
  const decoys = offer(
    owner.modules.filter((decoy) => decoy !== module && working(decoy).redirect === true).map((decoy) => decoy.label),
    (decoy) => (moduleOf(owner, decoy).reacted ? refuse('MM-124', 'Already used this Fight Phase.') : undefined),
  )
  if (decoys.allowed.length === 0) return module
  t.state.incoming = { by, module: module.label, amount }
  const label = yield* t.chooseOrPass(seat, redirect, decoys)
  t.state.incoming = null
  if (label === undefined) return module
  const decoy = moduleOf(owner, label)
  decoy.reacted = true
  t.tell({ kind: 'redirected', rule: 'MM-124', seat, from: module.label, to: label })
  return decoy
}

/** MM-125 The owner may pay to prevent. */
function* foamOn(t: MechsTable, { by, seat }: Packet, owner: Mech, module: Module, amount: number): Rules<number> {
  const injector = owner.modules.find((other) => !other.reacted && working(other).foam !== undefined)
  const most = Math.min(amount, owner.money, injector === undefined ? 0 : (working(injector).foam ?? 0))
  if (injector === undefined || most <= 0) return 0
  t.state.incoming = { by, module: module.label, amount }
  const paid = yield* t.choose(
    seat,
    foam,
    Array.from({ length: most + 1 }, (_, dollars) => dollars),
  )
  t.state.incoming = null
  if (paid > 0) injector.reacted = true
  owner.money -= paid
  return paid
}

/** MM-092 to MM-095, MM-103 Damage is marked, paid and tallied; then it is seen whether the module breaks. */
function land(t: MechsTable, by: Seat, seat: Seat, owner: Mech, module: Module, dealt: number): void {
  if (dealt <= 0) return
  const left = healthLeft(owner, module)
  const counted = countedOf(t.state, dealt, left)
  module.damage += dealt // MM-095
  owner.damageTaken += counted
  gain(t, by, counted, 'MM-092')
  if (dealt >= left) breakModule(t, by, seat, module, 'MM-096')
}

/**
 * MM-096 to MM-100 The module is turned face down. `by` is paid for it, and for what breaks because a plate is gone;
 * nobody is if the mech does it to itself (MM-101).
 */
export function breakModule(
  t: MechsTable,
  by: Seat,
  seat: Seat,
  module: Module,
  rule: 'MM-096' | 'MM-100' | 'MM-101',
): void {
  const owner = mechOf(t.state, seat)
  module.broken = true
  module.damage = 0
  module.shield = 0
  t.tell({ kind: 'broke', rule, by, seat, type: module.type, module: module.label })
  if (by !== seat) {
    gain(t, by, breakBonus, 'MM-098')
    for (const more of salvageOf(mechOf(t.state, by))) gain(t, by, more, 'MM-127')
  }
  if (typeOf(module.type).traits.armor === undefined) return
  for (const other of linkedTo(owner, module)) {
    if (!other.broken && other.damage >= healthNow(owner, other)) breakModule(t, by, seat, other, 'MM-100')
  }
}

/** MM-101, MM-119 Damage that a module does to itself: nothing prevents it, nobody is paid. */
export function damageSelf(t: MechsTable, seat: Seat, module: Module, points: number): void {
  t.tell({ kind: 'overheated', rule: 'MM-119', seat, module: module.label, points })
  module.damage += points
  if (module.damage >= healthNow(mechOf(t.state, seat), module)) breakModule(t, seat, seat, module, 'MM-101')
}
