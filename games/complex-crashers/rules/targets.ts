// Whom and where an attack can hit: Line of Effect, range, Pillars, who was paid for, and what the ability itself asks.

import { refuse, type RuleId, type WhyNot } from '@umpire/engine'
import { type AttackAbility, isAttack } from '../content/ability.ts'
import type { Attack } from '../content/attack.ts'
import { regionName, unitName } from '../names.ts'
import { distance, hasLine, sideTowards } from '../regions.ts'
import type { State } from '../state.ts'
import type { RegionId, Side } from '../state/region.ts'
import type { AbilityRef, Cause, Frame } from '../state/stack.ts'
import { isComplex, isOperative, isReactor, reactorUnit, type Unit } from '../state/unit.ts'
import { abilityOf } from './abilities.ts'
import { beginningsOf, originOf } from './origins.ts'
import { areEnemies, isAble, isThere, pillarOf, placeOf } from './units.ts'

/** An attack as far as its targets depend on it. */
export interface Aim {
  readonly ref: AbilityRef
  readonly ability: AttackAbility
  /** CC-051 */
  readonly origin: RegionId
  /** CC-127 Bit n: the tracker of Operative n pays; -1 stands for all of them. */
  readonly payers: number
  /** What a reaction answers; of an Action, whom it has to hit. */
  readonly cause: Cause | null
  /** CC-069 Its own Pillar is nothing to it. */
  readonly hasSteppedOut: boolean
}

/** The same attack under other circumstances. All fields are written out: objects built alike are read faster. */
export const aimedAnew = (
  aim: Aim,
  { origin = aim.origin, payers = aim.payers, hasSteppedOut = aim.hasSteppedOut }: Partial<Aim>,
): Aim => ({ ref: aim.ref, ability: aim.ability, origin, payers, cause: aim.cause, hasSteppedOut })

/** Why somebody or some region cannot be attacked. */
type Flaw =
  | 'friend'
  | 'not there'
  | 'no reactor'
  | 'not the trigger'
  | 'trigger left'
  | 'not paid'
  | 'own region'
  | 'melee'
  | 'out of range'
  | 'no line'
  | 'own pillar'
  | 'pillared'
  | 'nobody paid'

export function attackAbilityOf(ref: AbilityRef): AttackAbility {
  const ability = abilityOf(ref)
  if (!isAttack(ability)) throw new Error(`${ability.name} is no attack`)
  return ability
}

/** CC-242, CC-243 Burning attacks are melee attacks: of one unit where it enters, else of a whole region. */
const fireOnEntering: Attack = { reach: 'melee', path: 'direct', spread: 'single', strength: 0 }
const fireOnRegion: Attack = { reach: 'melee', path: 'direct', spread: 'area', strength: 0 }

/** The descriptors of the attack of a frame; undefined where it is no attack. */
export function attackOf({ ability, burns }: Frame): Attack | undefined {
  if (ability === null) return burns.length > 0 ? fireOnEntering : fireOnRegion
  const active = abilityOf(ability)
  return isAttack(active) ? active.attack : undefined
}

/** CC-064 The side of a region across which a line from elsewhere enters it. */
export const lineSide = (state: State, origin: RegionId, region: RegionId): Side | undefined =>
  sideTowards(state, region, origin)

/** CC-156 A reaction that answers somebody hits only that unit, where it was when it set the reaction off. */
function triggerFlaw(state: State, { ability, cause }: Aim, unit: Unit): Flaw | undefined {
  if (cause === null || (ability.target !== 'trigger' && ability.kind === 'reaction')) return undefined
  if (unit !== cause.unit) return 'not the trigger'
  return cause.window === 'step' && placeOf(state, unit) !== cause.region ? 'trigger left' : undefined
}

/** CC-127, CC-173, CC-175 What speaks against a unit wherever it stands. */
function flawOfUnit(state: State, aim: Aim, unit: Unit): Flaw | undefined {
  if (!areEnemies(aim.ref.unit, unit)) return 'friend'
  if (!isThere(state, unit)) return 'not there'
  if (aim.ability.target === 'reactors' && !isReactor(unit)) return 'no reactor'
  if (isOperative(unit) && ((aim.payers >> unit) & 1) === 0) return 'not paid'
  return triggerFlaw(state, aim, unit)
}

/** CC-048, CC-052, CC-065, CC-190, CC-191, CC-259 What speaks against a region, whoever is there. */
function flawOfPlace(state: State, aim: Aim, region: RegionId): Flaw | undefined {
  const { ability, origin } = aim
  if (region === origin) return ability.target === 'elsewhere' ? 'own region' : undefined
  if (ability.attack.reach === 'melee') return 'melee'
  const { rangeLimit } = ability
  if (rangeLimit !== undefined && distance(state, origin, region) > rangeLimit) return 'out of range'
  if (ability.needsNoLine !== true && !hasLine(state, origin, region, ability.isThroughThinWalls)) return 'no line'
  return isBehindOwnPillar(state, aim, region) ? 'own pillar' : undefined
}

/** CC-065 Area attacks too. */
const isBehindOwnPillar = (state: State, { ref, ability, origin, hasSteppedOut }: Aim, region: RegionId): boolean =>
  !hasSteppedOut && ability.attack.path === 'direct' && pillarOf(state, ref.unit) === sideTowards(state, origin, region)

/** CC-064, CC-193 Only for attacks that are no area attacks. */
const isShieldedByPillar = (state: State, { ability, origin }: Aim, unit: Unit, region: RegionId): boolean =>
  ability.attack.path === 'direct' &&
  ability.attack.reach === 'ranged' &&
  pillarOf(state, unit) === lineSide(state, origin, region)

function flawOf(state: State, aim: Aim, unit: Unit): Flaw | undefined {
  const flaw = flawOfUnit(state, aim, unit)
  if (flaw !== undefined) return flaw
  const region = placeOf(state, unit)
  if (region === undefined) return 'not there'
  return flawOfPlace(state, aim, region) ?? (isShieldedByPillar(state, aim, unit, region) ? 'pillared' : undefined)
}

/** CC-174 Whether dice of a non-area attack may be assigned to a unit. */
export const isTarget = (state: State, aim: Aim, unit: Unit): boolean => flawOf(state, aim, unit) === undefined

/** CC-177 Whether a unit that was a target can still be reached, whoever has paid and whatever has set the attack off. */
export function isReached(state: State, aim: Aim, unit: Unit): boolean {
  if (!isThere(state, unit)) return false
  const region = placeOf(state, unit)
  return (
    region !== undefined &&
    flawOfPlace(state, aim, region) === undefined &&
    !isShieldedByPillar(state, aim, unit, region)
  )
}

/** CC-002 Everybody whom a unit could wish to hit, there or not. */
export function enemiesOf(state: State, unit: Unit): Unit[] {
  if (isComplex(unit)) return state.operatives.map(({ id }) => id)
  const found: Unit[] = []
  for (const { slot } of state.reactors) found.push(reactorUnit(slot))
  for (const one of state.defenders) found.push(one.unit)
  return found
}

/** CC-174 */
export const validTargets = (state: State, aim: Aim): Unit[] =>
  enemiesOf(state, aim.ref.unit).filter((unit) => isTarget(state, aim, unit))

function hasTarget(state: State, aim: Aim): boolean {
  if (isComplex(aim.ref.unit)) {
    for (const { id } of state.operatives) if (isTarget(state, aim, id)) return true
    return false
  }
  for (const one of state.defenders) if (isTarget(state, aim, one.unit)) return true
  for (const { slot } of state.reactors) if (isTarget(state, aim, reactorUnit(slot))) return true
  return false
}

// Regions -----------------------------------------------------------------------------------------------------------

/** CC-128 Where Able Operatives are in the region, one of them must have paid. */
function isPaidFor(state: State, { ref, payers }: Aim, region: RegionId): boolean {
  if (!isComplex(ref.unit)) return true
  let hasAble = false
  for (const one of state.operatives) {
    if (one.region !== region || !isAble(one)) continue
    if (((payers >> one.id) & 1) !== 0) return true
    hasAble = true
  }
  return !hasAble
}

/** An Action that has to hit somebody, by Return Fire, targets the region where that unit is. */
const isWhereWanted = (state: State, { ability, cause }: Aim, region: RegionId): boolean =>
  ability.kind === 'reaction' || cause === null || cause.unit === null || placeOf(state, cause.unit) === region

function flawOfRegion(state: State, aim: Aim, region: RegionId): Flaw | undefined {
  const flaw = flawOfPlace(state, aim, region)
  if (flaw !== undefined) return flaw
  if (!isWhereWanted(state, aim, region)) return 'not the trigger'
  return isPaidFor(state, aim, region) ? undefined : 'nobody paid'
}

/** CC-140, CC-198 Whether an area attack may target a region, empty or not. */
export const isRegionTarget = (state: State, aim: Aim, region: RegionId): boolean =>
  flawOfRegion(state, aim, region) === undefined

function hasRegion(state: State, aim: Aim): boolean {
  if (aim.ability.attack.reach === 'melee') return isRegionTarget(state, aim, aim.origin)
  for (const { id } of state.regions) if (isRegionTarget(state, aim, id)) return true
  return false
}

// Activating --------------------------------------------------------------------------------------------------------

const canHit = (state: State, aim: Aim): boolean =>
  aim.ability.attack.spread === 'area' ? hasRegion(state, aim) : hasTarget(state, aim)

/**
 * CC-140 Whether there is something to hit, now or after what its own text does first. An Action may step out of its
 * Pillar (CC-069). `region`: the one that an area attack has declared.
 */
export function canAttack(
  state: State,
  ref: AbilityRef,
  cause: Cause | null,
  payers: number,
  region: RegionId | null = null,
): boolean {
  const ability = attackAbilityOf(ref)
  const origin = originOf(state, ref, cause)
  if (origin === undefined) return false
  const aim: Aim = { ref, ability, origin, payers, cause, hasSteppedOut: ability.kind === 'action' }
  const { first } = ability
  if (first !== undefined) {
    return beginningsOf(state, ref.unit, first, cause).some((begin) => canHit(begin.state, aimFrom(aim, begin.origin)))
  }
  return region === null ? canHit(state, aim) : isRegionTarget(state, aim, region)
}

/** CC-068 Whoever has moved is Pillared no more. */
const aimFrom = (aim: Aim, origin: RegionId): Aim =>
  origin === aim.origin ? aim : aimedAnew(aim, { origin, hasSteppedOut: true })

// Words -------------------------------------------------------------------------------------------------------------

const flawRules: { readonly [Kind in Flaw]: RuleId } = {
  friend: 'CC-173',
  'not there': 'CC-175',
  'no reactor': 'CC-174',
  'not the trigger': 'CC-156',
  'trigger left': 'CC-156',
  'not paid': 'CC-127',
  'own region': 'CC-174',
  melee: 'CC-191',
  'out of range': 'CC-259',
  'no line': 'CC-048',
  'own pillar': 'CC-065',
  pillared: 'CC-064',
  'nobody paid': 'CC-128',
}

/** `who`: the unit or the region that cannot be attacked. */
function flawWords(
  flaw: Flaw,
  { ref, ability, origin }: Aim,
  who: string,
  region: RegionId | undefined,
  state: State,
): string {
  switch (flaw) {
    case 'friend':
      return `${who} is on the same side.`
    case 'not there':
      return `${who} cannot be attacked: Incapacitated, Offline or not on the board.`
    case 'no reactor':
      return `${ability.name} hits Reactors only.`
    case 'not the trigger':
      return `${ability.name} has to hit whom it answers.`
    case 'trigger left':
      return `${who} is no longer in the region that it entered.`
    case 'not paid':
      return `No AP from the tracker of ${who} was paid.`
    case 'own region':
      return `${ability.name} cannot target its own region.`
    case 'melee':
      return `${who} is in another region: melee.`
    case 'out of range':
      return `${who} is ${region === undefined ? 'too far' : `${distance(state, origin, region)} regions`} away: Range Limit ${ability.rangeLimit ?? 0}.`
    case 'no line':
      return `No Line of Effect from ${regionName(origin, state)} to ${who}.`
    case 'own pillar':
      return `${unitName(ref.unit, state)} stands Pillared on that side.`
    case 'pillared':
      return `${who} stands Pillared towards the attack.`
    case 'nobody paid':
      return 'No AP from the tracker of an Able Operative there was paid.'
  }
}

export function whyNotTarget(state: State, aim: Aim, unit: Unit): WhyNot {
  const flaw = flawOf(state, aim, unit)
  if (flaw === undefined) return undefined
  return refuse(flawRules[flaw], () => flawWords(flaw, aim, unitName(unit, state), placeOf(state, unit), state))
}

export function whyNotRegion(state: State, aim: Aim, region: RegionId): WhyNot {
  const flaw = flawOfRegion(state, aim, region)
  if (flaw === undefined) return undefined
  return refuse(flawRules[flaw], () => flawWords(flaw, aim, regionName(region, state), region, state))
}
