// Damage (MM-091 to MM-101): from the amount to the break, with the owner's reactions in between.

import { offer, refuse, type RuleId, type Rules, type Seat } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import type { TypeId } from '../content/module-type.ts'
import { foam, redirect } from '../questions.ts'
import { type Mech, mechOf, type Module, moduleOf } from '../state.ts'
import { healthNow, linkedTo, working } from './building.ts'
import { breakBonus, gain, type MechsTable } from './money.ts'
import { distanceOf } from './range.ts'

/** A packet of damage on its way to a module. */
export interface Packet {
  readonly by: Seat
  readonly weapon: TypeId
  readonly rule: RuleId
  readonly seat: Seat
  readonly module: Module
  /** The amount of step 1 and what it is made of; text damage is printed only. */
  readonly printed: number
  readonly aim?: number
  readonly own?: number
  readonly boost?: number
  readonly isPiercing?: boolean
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
  const { by, seat, printed, aim = 0, own = 0, boost = 0, isPiercing = false, canBeRedirected = false } = packet
  const owner = mechOf(t.state, seat)
  const amount = printed + aim + own + boost
  const module = canBeRedirected ? yield* redirected(t, packet, owner, amount) : packet.module
  const screen = isPiercing ? 0 : Math.min(amount, screenOn(owner, module, distanceOf(t.state, by, seat)))
  const foamed = isPiercing ? 0 : yield* foamOn(t, packet, owner, module, amount - screen)
  const shield = isPiercing ? 0 : Math.min(module.shield, amount - screen - foamed)
  module.shield -= shield
  const dealt = amount - screen - foamed - shield // MM-094
  t.tell({
    kind: 'hit',
    rule: packet.rule,
    by,
    weapon: packet.weapon,
    seat,
    module: module.label,
    sum: { printed, aim, own, boost, screen, foam: foamed, shield, dealt },
  })
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

/** MM-123 What Point Defence takes off a packet from Mid or Long. */
export const screenOn = (owner: Mech, module: Module, distance: number): number =>
  distance < 5 ? 0 : [module, ...linkedTo(owner, module)].reduce((sum, other) => sum + (working(other).screen ?? 0), 0)

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
  const left = healthNow(owner, module) - module.damage
  const counted = t.state.terms.overkillCapped ? Math.min(dealt, left) : dealt // MM-093
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
    for (const crane of mechOf(t.state, by).modules) gain(t, by, working(crane).salvage ?? 0, 'MM-127')
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
