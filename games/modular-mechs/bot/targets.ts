// Choosing what to hit: what a hit deals, whether it breaks something, and whom that hurts.

import { typeOf } from '../content/catalogue.ts'
import { healthNow } from '../rules/building.ts'
import { aimOf, ownBonus, screenOn } from '../rules/hit.ts'
import { canReach } from '../rules/range.ts'
import { scoreOf } from '../rules/rounds.ts'
import type { Mech, Module, State } from '../state.ts'

/** How much the loss of one opponent is worth to a seat: all of it between two, mostly the leader's among more. */
export function rivalry(state: State, mech: Mech, other: Mech): number {
  if (state.mechs.length === 2) return 1
  const leader = state.mechs
    .filter((one) => one !== mech)
    .reduce((most, one) => (scoreOf(one) > scoreOf(most) ? one : most))
  return other === leader ? 0.8 : 0.25
}

/** What so much damage to a module is worth to the one who deals it. */
export function damageWorth(
  state: State,
  mech: Mech,
  owner: Mech,
  module: Module,
  points: number,
  isPiercing: boolean,
  distance: number,
): number {
  const prevented = isPiercing ? 0 : screenOn(owner, module, distance) + module.shield
  const dealt = Math.max(0, points - prevented)
  if (dealt === 0) return 0
  const left = healthNow(owner, module) - module.damage
  const { cost } = typeOf(module.type)
  const weight = rivalry(state, mech, owner)
  if (dealt < left) return dealt + 0.15 * cost * (dealt / left)
  return (state.terms.overkillCapped ? left : dealt) + 3 + weight * (cost * 0.75 + 1)
}

/** What firing a weapon at a module is worth, its texts included. */
export function shotWorth(
  state: State,
  mech: Mech,
  weapon: Module,
  owner: Mech,
  module: Module,
  boost: number,
  distance: number,
): number {
  const { damage, traits } = typeOf(weapon.type)
  const points = damage + aimOf(mech, weapon) + ownBonus(mech, weapon, module) + boost
  const jam =
    traits.jam === true && !module.jammed ? (typeOf(module.type).damage + typeOf(module.type).mobility * 0.2) * 0.5 : 0
  const splash = (traits.splash ?? 0) * 1.2
  return damageWorth(state, mech, owner, module, points, traits.piercing === true, distance) + jam + splash
}

/** What a mech risks on a space: the damage of all weapons that reach it there. */
export function danger(state: State, mech: Mech, space: number): number {
  let sum = 0
  for (const other of state.mechs) {
    if (other === mech) continue
    const distance = Math.abs(other.space - space)
    for (const weapon of other.modules) {
      const { damage } = typeOf(weapon.type)
      if (damage > 0 && !weapon.broken && !weapon.activated && canReach(other, weapon, distance)) sum += damage
    }
  }
  return sum
}
