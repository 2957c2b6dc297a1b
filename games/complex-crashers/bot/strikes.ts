// What an attack is worth before it is rolled: the best target, or all that stand in the region it is aimed at.

import { type AttackAbility, isAttack } from '../content/ability.ts'
import { abilityOf } from '../rules/abilities.ts'
import { effectiveArmor, strengthOf } from '../rules/armor.ts'
import { damageToFall } from '../rules/harm.ts'
import { expectedDamage } from '../rules/odds.ts'
import { beginningsOf, originOf } from '../rules/origins.ts'
import { type Aim, isRegionTarget, validTargets } from '../rules/targets.ts'
import { areEnemies, unitsIn } from '../rules/units.ts'
import { regionOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { AbilityRef, Cause } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { aims } from './weights.ts'
import { worthOfDice, worthOfUnit } from './worth.ts'

/** How much less it is worth to hit friends. */
const friendly = 1.3

/** An area attack: everybody in the region gets dice, friends as well. */
export function worthOnRegion(state: State, aim: Aim, region: RegionId): number {
  const { ref, ability } = aim
  const dice = strengthOf(state, ref.unit, ability)
  let worth = 0
  let enemies = 0
  for (const unit of unitsIn(state, region)) {
    const isEnemy = areEnemies(ref.unit, unit)
    if (isEnemy) enemies++
    const hit = worthOfDice(state, unit, dice, effectiveArmor(state, aim, unit))
    worth += isEnemy ? hit : -friendly * hit
  }
  const { burning = 0 } = ability
  if (burning > 0 && regionOf(state, region).burning < burning) worth += aims.fire * burning * enemies
  return worth
}

/** Dice that may go to several units: each falls for itself. */
function worthOfSweep(state: State, aim: Aim, targets: readonly Unit[], dice: number): number {
  let best = 0
  let weak = 0
  let each = 0
  let hits = 0
  for (const unit of targets) {
    const armor = effectiveArmor(state, aim, unit)
    best = Math.max(best, worthOfDice(state, unit, dice, armor))
    if (isOperative(unit) || damageToFall(state, unit) > 1) continue
    weak++
    each = Math.max(each, worthOfUnit(state, unit))
    hits = Math.max(hits, expectedDamage(dice, armor))
  }
  return Math.max(best, each * Math.min(weak, 0.85 * hits))
}

/** An attack from where `aim` says, on the best it can hit. */
export function worthFrom(state: State, aim: Aim): number {
  const { ability, ref, origin } = aim
  if (ability.attack.spread === 'area') return bestRegion(state, aim, origin)
  const dice = strengthOf(state, ref.unit, ability)
  const targets = validTargets(state, aim)
  if (ability.attack.spread === 'sweeping') return worthOfSweep(state, aim, targets, dice)
  let best = 0
  for (const unit of targets) best = Math.max(best, worthOfDice(state, unit, dice, effectiveArmor(state, aim, unit)))
  return best + (best > 0 ? ridersOf(ability) : 0)
}

function bestRegion(state: State, aim: Aim, origin: RegionId): number {
  if (aim.ability.attack.reach === 'melee') return worthOnRegion(state, aim, origin)
  let best = 0
  for (const { id } of state.regions) {
    if (isRegionTarget(state, aim, id)) best = Math.max(best, worthOnRegion(state, aim, id))
  }
  return best
}

/** What an attack does beside damage. */
const ridersOf = ({ riders = [] }: AttackAbility): number => 0.3 * riders.length

const everybody = -1

export const aimAt = (
  ref: AbilityRef,
  ability: AttackAbility,
  origin: RegionId,
  cause: Cause | null = null,
  payers = everybody,
): Aim => ({ ref, ability, origin, payers, cause, hasSteppedOut: ability.kind === 'action' })

/** An attack as it can be made now, with what its own text does first. */
export function worthOfAttack(
  state: State,
  ref: AbilityRef,
  cause: Cause | null,
  region: RegionId | null,
  payers = everybody,
): number {
  const ability = abilityOf(ref)
  const origin = originOf(state, ref, cause)
  if (!isAttack(ability) || origin === undefined) return 0
  const { first } = ability
  if (region !== null) return worthOnRegion(state, aimAt(ref, ability, origin, cause, payers), region)
  if (first === undefined) return worthFrom(state, aimAt(ref, ability, origin, cause, payers))
  let best = 0
  for (const begin of beginningsOf(state, ref.unit, first, cause)) {
    best = Math.max(best, worthFrom(begin.state, aimAt(ref, ability, begin.origin, cause, payers)))
  }
  return best
}
