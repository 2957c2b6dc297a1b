// What an attack will probably do, in words: dice, Armor with all that makes it up, and the odds.

import { diceOf } from '../content/text/words.ts'
import { unitName } from '../names.ts'
import { armorPlan, type Part, strengthOf } from '../rules/armor.ts'
import { damageToFall } from '../rules/harm.ts'
import { chanceOfDamage, expectedDamage } from '../rules/odds.ts'
import { originOf } from '../rules/origins.ts'
import { type Aim, attackAbilityOf, validTargets } from '../rules/targets.ts'
import { unitsIn } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { AbilityRef, Cause } from '../state/stack.ts'
import { isOperative, isReactor, type Unit } from '../state/unit.ts'

export const damageWords = (damage: number): string => (damage === 0 ? 'no damage' : `${damage} damage`)

/** `destroyed at 2`, `Health 3` */
export function fallWords(state: State, unit: Unit): string {
  const needed = damageToFall(state, unit)
  if (isOperative(unit)) return `Health ${needed}`
  return isReactor(unit) ? `Offline at ${needed}` : `destroyed at ${needed}`
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`

const fallen = (unit: Unit): string => (isOperative(unit) ? 'down' : isReactor(unit) ? 'Offline' : 'destroyed')

/** `Armor 4, Cover +1, Armor Piercing -2: 3` */
export function armorWords({ armor, parts }: { readonly armor: number; readonly parts: readonly Part[] }): string {
  const [base, ...more] = parts
  if (base === undefined || more.length === 0) return `${base?.words ?? 'Armor'} ${armor}`
  const added = more.map((part) => `${part.words} ${part.armor > 0 ? '+' : ''}${part.armor}`)
  return `${base.words} ${base.armor}, ${added.join(', ')}: ${armor}`
}

/** `3 dice against Armor 4: 1.8 damage, destroyed 65 %` */
function outlookOn(state: State, aim: Aim, unit: Unit): string {
  const dice = strengthOf(state, aim.ref.unit, aim.ability)
  const plan = armorPlan(state, aim, unit)
  const fall = chanceOfDamage(dice, plan.armor, damageToFall(state, unit))
  const expected = expectedDamage(dice, plan.armor).toFixed(1)
  return `${diceOf(dice)} against ${armorWords(plan)}: ${expected} damage, ${fallen(unit)} ${percent(fall)}`
}

/**
 * What an attack would do to everybody whom it could hit from where its unit stands; of an area attack, to everybody in
 * its region. Nothing where the unit goes somewhere else first.
 */
export function outlookWords(state: State, ref: AbilityRef, cause: Cause | null, region: RegionId | null): string {
  const ability = attackAbilityOf(ref)
  const origin = originOf(state, ref, cause)
  if (origin === undefined || ability.first !== undefined) return ''
  const aim: Aim = { ref, ability, origin, payers: -1, cause, hasSteppedOut: ability.kind === 'action' }
  const target = ability.attack.reach === 'melee' ? origin : region
  const isArea = ability.attack.spread === 'area' && target !== null
  const units = isArea ? unitsIn(state, target) : validTargets(state, aim)
  return units.map((unit) => `${unitName(unit, state)}: ${outlookOn(state, aim, unit)}`).join('; ')
}
