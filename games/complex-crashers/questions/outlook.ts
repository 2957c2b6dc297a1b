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

/** `Armor 4, Cover +1, Armor Piercing -2: 3` */
export function armorWords({ armor, parts }: { readonly armor: number; readonly parts: readonly Part[] }): string {
  const [base, ...more] = parts
  if (base === undefined || more.length === 0) return `${base?.words ?? 'Armor'} ${armor}`
  const added = more.map((part) => `${part.words} ${part.armor > 0 ? '+' : ''}${part.armor}`)
  return `${base.words} ${base.armor}, ${added.join(', ')}: ${armor}`
}

/** `Beta Squad 1 97 %`: how likely it falls; of Operatives, `Vera 1.2 damage`. */
function outlookOn(state: State, aim: Aim, unit: Unit): string {
  const dice = strengthOf(state, aim.ref.unit, aim.ability)
  const { armor } = armorPlan(state, aim, unit)
  const name = unitName(unit, state)
  if (isOperative(unit)) return `${name} ${expectedDamage(dice, armor).toFixed(1)} damage`
  return `${name} ${percent(chanceOfDamage(dice, armor, damageToFall(state, unit)))}`
}

/** So many of those who could be hit are named. */
const fewTargets = 3

/**
 * What an attack would do to those whom it could hit from where its unit stands, all dice on one; of an area attack, to
 * those in its region: `3 dice: Beta Squad 1 97 %, Titan 2 %`. Of one that goes somewhere first only the dice are said.
 */
export function outlookWords(state: State, ref: AbilityRef, cause: Cause | null, region: RegionId | null): string {
  const ability = attackAbilityOf(ref)
  const dice = diceOf(strengthOf(state, ref.unit, ability))
  const origin = originOf(state, ref, cause)
  if (origin === undefined || ability.first !== undefined) return dice
  const aim: Aim = { ref, ability, origin, payers: -1, cause, hasSteppedOut: ability.kind === 'action' }
  const target = ability.attack.reach === 'melee' ? origin : region
  const isArea = ability.attack.spread === 'area' && target !== null
  const units = isArea ? unitsIn(state, target) : validTargets(state, aim)
  if (units.length === 0) return dice
  const named = units.slice(0, fewTargets).map((unit) => outlookOn(state, aim, unit))
  const more = units.length > fewTargets ? `, ${units.length - fewTargets} more` : ''
  return `${dice}${isArea ? ' each' : ''}: ${named.join(', ')}${more}`
}
