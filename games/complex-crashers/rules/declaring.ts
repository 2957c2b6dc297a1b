// What has to be fixed when an Action is activated (CC-139): what can be named, and why not the rest.

import { type Offer, offer, refuse, type WhyNot } from '@umpire/engine'
import { type AttackAbility, isAttack } from '../content/ability.ts'
import type { State } from '../state.ts'
import { type AbilityRef, type Declared, declaring, nothingDeclared } from '../state/stack.ts'
import { abilityOf } from './abilities.ts'
import { hasAtAGlance } from './declaring/at-a-glance.ts'
import { candidatesOf, isCertain } from './declaring/candidates.ts'
import { whyNotNamed } from './declaring/named.ts'
import { type Aim, canAttack, isRegionTarget, whyNotRegion } from './targets.ts'
import { placeOf } from './units.ts'

/** CC-139 An area attack names its region, unless it moves first; other attacks name nothing before they are rolled. */
const namesRegion = ({ attack, first }: AttackAbility): boolean => attack.spread === 'area' && first === undefined

/** CC-069 An Action may step out from behind its pillar. */
const aimOf = (state: State, ref: AbilityRef, ability: AttackAbility, payers: number): Aim | undefined => {
  const origin = placeOf(state, ref.unit)
  return origin === undefined ? undefined : { ref, ability, origin, payers, cause: null, hasSteppedOut: true }
}

const nothingToHit = refuse('CC-140', 'There is nothing that it can hit.')

function whyNotAttack(
  state: State,
  ref: AbilityRef,
  ability: AttackAbility,
  declared: Declared,
  payers: number,
): WhyNot {
  const aim = aimOf(state, ref, ability, payers)
  if (aim === undefined) return refuse('CC-154', 'It is not on the board.')
  if (declared.region !== null) return whyNotRegion(state, aim, declared.region)
  return canAttack(state, ref, null, payers) ? undefined : nothingToHit
}

function attackCandidates(state: State, ref: AbilityRef, ability: AttackAbility): Declared[] {
  if (!namesRegion(ability)) return [nothingDeclared]
  const place = placeOf(state, ref.unit)
  if (place === undefined) return []
  if (ability.attack.reach === 'melee') return [declaring({ region: place })]
  return state.regions.map(({ id }) => declaring({ region: id }))
}

/** CC-139, CC-140 Why an Action cannot be activated like that. `payers`: the trackers that pay, -1 for any. */
export function whyNotDeclare(state: State, ref: AbilityRef, declared: Declared, payers = -1): WhyNot {
  const ability = abilityOf(ref)
  return isAttack(ability)
    ? whyNotAttack(state, ref, ability, declared, payers)
    : whyNotNamed(state, ref, ability, declared)
}

/** Everything that can be fixed for an Action; where it needs nothing, that. */
export function declarationsOf(state: State, ref: AbilityRef, payers = -1): Offer<Declared> {
  const ability = abilityOf(ref)
  return {
    allowed: allowedDeclarations(state, ref, payers),
    blocked: () =>
      isAttack(ability)
        ? offer(attackCandidates(state, ref, ability), (one) =>
            whyNotAttack(state, ref, ability, one, payers),
          ).blocked()
        : offer(candidatesOf(state, ref.unit, ability.effect, 'all'), (one) =>
            whyNotNamed(state, ref, ability, one),
          ).blocked(),
  }
}

/** Those that are allowed, for menus that list the Actions of a unit all the time. */
export function allowedDeclarations(state: State, ref: AbilityRef, payers: number): readonly Declared[] {
  const ability = abilityOf(ref)
  if (isAttack(ability)) return allowedAttacks(state, ref, ability, payers)
  const candidates = candidatesOf(state, ref.unit, ability.effect, 'likely')
  if (isCertain(ability.effect)) return candidates
  const found: Declared[] = []
  for (const one of candidates) if (whyNotNamed(state, ref, ability, one) === undefined) found.push(one)
  return found
}

function allowedAttacks(state: State, ref: AbilityRef, ability: AttackAbility, payers: number): readonly Declared[] {
  if (!namesRegion(ability)) return canAttack(state, ref, null, payers) ? onlyNothing : none
  const aim = aimOf(state, ref, ability, payers)
  if (aim === undefined) return none
  const found: Declared[] = []
  for (const { id } of state.regions) if (isRegionTarget(state, aim, id)) found.push(declaring({ region: id }))
  return found
}

const none: readonly Declared[] = []
const onlyNothing: readonly Declared[] = [nothingDeclared]

/** Whether there is anything that an Action could be used on. */
export function hasDeclaration(state: State, ref: AbilityRef, payers = -1): boolean {
  const ability = abilityOf(ref)
  if (isAttack(ability)) return canAttack(state, ref, null, payers)
  const atAGlance = hasAtAGlance(state, ref.unit, ability.effect)
  if (atAGlance !== undefined) return atAGlance
  for (const declared of candidatesOf(state, ref.unit, ability.effect, 'likely')) {
    if (whyNotNamed(state, ref, ability, declared) === undefined) return true
  }
  return false
}
