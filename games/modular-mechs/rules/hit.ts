// The sum of a hit (MM-091): what it is made of, what is prevented, and what it pays. Rules and forecasts count by it.

import { typeOf } from '../content/catalogue.ts'
import type { Sum } from '../events.ts'
import type { Mech, Module, State } from '../state.ts'
import { healthNow, linkedTo, working } from './building.ts'
import { breakBonus } from './money.ts'

/** The amount of step 1 and what it is made of; text damage is printed only. */
export interface Blow {
  readonly printed: number
  readonly aim?: number
  readonly own?: number
  readonly boost?: number
  readonly isPiercing?: boolean
}

export const amountOf = ({ printed, aim = 0, own = 0, boost = 0 }: Blow): number => printed + aim + own + boost

/** MM-122 What linked Targeting Computers add. */
export const aimOf = (mech: Mech, weapon: Module): number =>
  typeOf(weapon.type).kind === 'weapon'
    ? linkedTo(mech, weapon).reduce((sum, other) => sum + (working(other).aim ?? 0), 0)
    : 0

/** MM-130, MM-131 The weapon's own bonus against a module. */
export function ownBonus(mech: Mech, weapon: Module, against: Module): number {
  const { finisher = 0, gunner = 0 } = typeOf(weapon.type).traits
  const crewInside = gunner === 0 ? 0 : mech.crew.filter((crew) => crew.at === weapon.label).length
  return (against.damage > 0 ? finisher : 0) + (crewInside >= 2 ? gunner : 0)
}

/** One use of a damage icon against a module. */
export function blowOf(mech: Mech, weapon: Module, against: Module): Required<Blow> {
  const { damage, traits } = typeOf(weapon.type)
  return {
    printed: damage,
    aim: aimOf(mech, weapon),
    own: ownBonus(mech, weapon, against),
    boost: mech.boost,
    isPiercing: traits.piercing === true,
  }
}

/** MM-123 What Point Defence takes off a packet from Mid or Long. */
export const screenOn = (owner: Mech, module: Module, distance: number): number =>
  distance < 5 ? 0 : [module, ...linkedTo(owner, module)].reduce((sum, other) => sum + (working(other).screen ?? 0), 0)

/** MM-091, MM-094 Steps 3 to 6: what Screen, Foam and Shield leave of a blow. */
export function sumAgainst(owner: Mech, module: Module, blow: Blow, distance: number, foam: number): Sum {
  const { printed, aim = 0, own = 0, boost = 0, isPiercing = false } = blow
  const amount = amountOf(blow)
  const screen = isPiercing ? 0 : Math.min(amount, screenOn(owner, module, distance))
  const shield = isPiercing ? 0 : Math.min(module.shield, amount - screen - foam)
  return { printed, aim, own, boost, screen, foam, shield, dealt: amount - screen - foam - shield }
}

/** How much more damage breaks the module. */
export const healthLeft = (owner: Mech, module: Module): number => healthNow(owner, module) - module.damage

/** MM-092, MM-093 How much of the damage is paid and tallied. */
export const countedOf = ({ terms }: State, dealt: number, left: number): number =>
  terms.overkillCapped ? Math.min(dealt, left) : dealt

/** MM-127 What each Salvage Crane adds for a break. */
export const salvageOf = (mech: Mech): number[] =>
  mech.modules.flatMap((crane) => (working(crane).salvage === undefined ? [] : [working(crane).salvage ?? 0]))

/** What comes of damage that is dealt. */
export interface Outlook {
  readonly left: number
  readonly isBroken: boolean
  readonly money: number
}

/** MM-092 to MM-098 What damage would do to a module, and what it would pay the one who deals it. */
export function outlookOf(state: State, by: Mech, owner: Mech, module: Module, dealt: number): Outlook {
  const left = healthLeft(owner, module)
  const isBroken = dealt > 0 && dealt >= left
  const bonus = isBroken ? salvageOf(by).reduce((sum, more) => sum + more, breakBonus) : 0
  return { left, isBroken, money: countedOf(state, dealt, left) + bonus }
}
