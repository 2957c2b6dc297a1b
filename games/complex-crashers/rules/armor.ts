// Effective Armor (CC-182, CC-183): what a die has to beat, and what that is made up of.

import type { RuleId } from '@umpire/engine'
import type { AttackAbility } from '../content/ability.ts'
import { defenders } from '../content/defenders.ts'
import { armorRange, barrierArmor } from '../content/numbers.ts'
import { passives } from '../content/passives.ts'
import { reactors } from '../content/reactors.ts'
import type { CardQuality } from '../content/card.ts'
import { coverBetween, distance } from '../regions.ts'
import { defenderOf, operativeOf, reactorOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { Frame, Group } from '../state/stack.ts'
import { isDefender, isOperative, isReactor, type Unit } from '../state/unit.ts'
import { type Aim, attackAbilityOf } from './targets.ts'
import { armorOf, countOfQuality, defenderHas, operativeHas, placeOf, reactorHas } from './units.ts'

/** One thing that makes up an effective Armor. */
export interface Part {
  readonly words: string
  /** The Armor itself, or what is added to it or taken from it. */
  readonly armor: number
  readonly rule: RuleId
}

/** What of an attack matters for Armor. */
interface Shot {
  readonly by: Unit | null
  readonly ability: AttackAbility | null
  readonly origin: RegionId | null
  /** CC-245 Armor Piercing that belongs to this attack beside the ability's. */
  readonly piercing: number
}

const isFrame = (of: Frame | Aim): of is Frame => 'stage' in of

function shotOf(state: State, of: Frame | Aim, unit: Unit): Shot {
  if (!isFrame(of)) {
    const { ref, ability, origin } = of
    return { by: ref.unit, ability, origin, piercing: paintOn(state, ref.unit, unit) }
  }
  const { ability: ref, attack } = of
  const origin = attack?.origin ?? null
  const ability = ref === null ? null : attackAbilityOf(ref)
  if (attack !== null && attack.groups.length > 0)
    return { by: ref?.unit ?? null, ability, origin, piercing: attack.piercing }
  return { by: ref?.unit ?? null, ability, origin, piercing: ref === null ? 0 : paintOn(state, ref.unit, unit) }
}

/** Paint Target: what the marks on an Operative would add to an attack of another Defender. */
export function paintOn(state: State, attacker: Unit, unit: Unit): number {
  if (!isDefender(attacker)) return 0
  let piercing = 0
  for (const paint of state.paints) if (paint.operative === unit && paint.by !== attacker) piercing += paint.piercing
  return piercing
}

/** CC-196 Dice of a group; more with Heavy Hands and Big Charges. */
export function strengthOf(state: State, by: Unit, { attack }: AttackAbility): number {
  const { strength, reach, spread } = attack
  if (!isOperative(by)) return strength
  const operative = operativeOf(state, by)
  const melee = reach === 'melee' && operativeHas(operative, 'heavy hands') ? passives.heavyHands.dice : 0
  const area = spread === 'area' && operativeHas(operative, 'big charges') ? passives.bigCharges.dice : 0
  return strength + melee + area
}

// The unit that is hit ----------------------------------------------------------------------------------------------

function baseArmor(state: State, unit: Unit): number {
  if (isOperative(unit)) return armorOf(operativeOf(state, unit))
  if (isReactor(unit)) return reactors.of(reactorOf(state, unit).card).armor
  const defender = defenderOf(state, unit)
  return defender === undefined ? 0 : defenders.of(defender.card).armor
}

/** How many sources give a unit a quality. */
function qualityOf(state: State, unit: Unit, quality: CardQuality): number {
  if (isOperative(unit)) return countOfQuality(operativeOf(state, unit), quality)
  if (isReactor(unit)) return reactorHas(reactorOf(state, unit), quality) ? 1 : 0
  const defender = defenderOf(state, unit)
  return defender !== undefined && defenderHas(defender, quality) ? 1 : 0
}

const hasBarrier = (state: State, unit: Unit): boolean =>
  qualityOf(state, unit, 'Inertial Barrier') > 0 || defenderOf(state, unit)?.isBraced === true

/** CC-254 Whether each group of the attack has a single die. Dice that were ignored belonged to their group. */
function isByOneDie(state: State, { by, ability }: Shot, group: Group | undefined): boolean {
  if (group !== undefined) return group.dice.length + group.ignored.length === 1
  if (by === null || ability === null) return false
  return ability.attack.spread === 'sweeping' || strengthOf(state, by, ability) === 1
}

// The sum -----------------------------------------------------------------------------------------------------------

/** CC-072, CC-074, CC-076, CC-250, CC-262 Doubled first, then raised. */
function coverOf(state: State, { ability, origin }: Shot, unit: Unit, region: RegionId): number {
  if (ability === null || origin === null || origin === region) return 0
  if (ability.attack.reach === 'melee' || ability.attack.path === 'arcing') return 0
  const tokens = coverBetween(state, origin, region)
  if (tokens === 0) return 0
  const doubled = qualityOf(state, unit, 'Superior Cover') > 0 ? 2 * tokens : tokens
  return doubled + qualityOf(state, unit, 'Enhanced Cover')
}

/** CC-260 */
const penaltyOf = (state: State, { ability, origin }: Shot, region: RegionId): number =>
  ability?.rangePenalty === undefined || origin === null ? 0 : ability.rangePenalty * distance(state, origin, region)

/** CC-245 All sources together. */
function piercingOf(state: State, { by, ability, origin, piercing }: Shot, unit: Unit, region: RegionId): number {
  if (ability === null || by === null) return piercing
  const machines = ability.piercingMachines !== undefined && isMachine(state, unit) ? ability.piercingMachines : 0
  return piercing + (ability.armorPiercing ?? 0) + machines + steadyHand(state, by, ability, origin, region)
}

function isMachine(state: State, unit: Unit): boolean {
  if (isReactor(unit)) return true
  const defender = isDefender(unit) ? defenderOf(state, unit) : undefined
  return defender !== undefined && defenders.of(defender.card).type === 'Mechanical'
}

function steadyHand(
  state: State,
  by: Unit,
  { attack }: AttackAbility,
  origin: RegionId | null,
  region: RegionId,
): number {
  if (!isOperative(by) || attack.reach !== 'ranged' || attack.spread !== 'single' || origin === null) return 0
  const isFar = distance(state, origin, region) >= passives.steadyHand.fromDistance
  return isFar && operativeHas(operativeOf(state, by), 'steady hand') ? passives.steadyHand.piercing : 0
}

interface Sum {
  readonly base: number
  readonly isBarrier: boolean
  readonly plated: number
  readonly hardened: number
  readonly cover: number
  readonly penalty: number
  readonly piercing: number
}

function sumOf(state: State, of: Frame | Aim, unit: Unit, group: Group | undefined): Sum {
  const shot = shotOf(state, of, unit)
  const region = placeOf(state, unit)
  const isBarrier = isByOneDie(state, shot, group) && hasBarrier(state, unit)
  return {
    base: isBarrier ? barrierArmor : baseArmor(state, unit),
    isBarrier,
    plated: isOperative(unit) && operativeHas(operativeOf(state, unit), 'plated') ? passives.plated.armor : 0,
    hardened: group?.hardened ?? 0,
    cover: region === undefined ? 0 : coverOf(state, shot, unit, region),
    penalty: region === undefined ? 0 : penaltyOf(state, shot, region),
    piercing: region === undefined ? 0 : piercingOf(state, shot, unit, region),
  }
}

/** CC-183 At most 9, then less Armor Piercing, at least 1. */
const total = ({ base, plated, hardened, cover, penalty, piercing }: Sum): number =>
  Math.max(armorRange.least, Math.min(armorRange.most, base + plated + hardened + cover + penalty) - piercing)

/** CC-183 What a die has to beat to do damage to a unit, as things stand. */
export const effectiveArmor = (state: State, of: Frame | Aim, unit: Unit, group?: Group): number =>
  total(sumOf(state, of, unit, group))

/** CC-183 The same with everything that it is made up of, the Armor itself first. */
export function armorPlan(
  state: State,
  of: Frame | Aim,
  unit: Unit,
  group?: Group,
): { readonly armor: number; readonly parts: readonly Part[] } {
  const sum = sumOf(state, of, unit, group)
  const base: Part = sum.isBarrier
    ? { words: 'Inertial Barrier', armor: sum.base, rule: 'CC-254' }
    : { words: 'Armor', armor: sum.base, rule: 'CC-182' }
  const more: Part[] = [
    { words: 'Plated', armor: sum.plated, rule: 'CC-183' },
    { words: 'against this group', armor: sum.hardened, rule: 'CC-183' },
    { words: 'Cover', armor: sum.cover, rule: 'CC-072' },
    { words: 'Range Penalty', armor: sum.penalty, rule: 'CC-260' },
    { words: 'Armor Piercing', armor: -sum.piercing, rule: 'CC-245' },
  ]
  return { armor: total(sum), parts: [base, ...more.filter(({ armor }) => armor !== 0)] }
}
