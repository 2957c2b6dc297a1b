// Groups of dice while they are contested (CC-176 to CC-180, CC-277): on whom they still lie, and what can be done.

import type { Effect } from '../content/effect.ts'
import { hasLine, hasPillar } from '../regions.ts'
import { defenderOf, regionOf, type State } from '../state.ts'
import type { RegionId, Side } from '../state/region.ts'
import type { Cause, Declared, Frame, Group } from '../state/stack.ts'
import { isDefender, isReactor, reactorUnit, type Unit } from '../state/unit.ts'
import { type Aim, aimedAnew, attackAbilityOf, attackOf, isReached, lineSide } from './targets.ts'
import { defenderHas, isThere, isWorking, placeOf, unitsIn } from './units.ts'

/** CC-156 An attack Action that was turned against somebody answers that unit. */
export const mustHit = ({ unit }: Declared): Cause | null =>
  unit === null ? null : { window: 'resolved', frame: null, group: null, unit, region: null, card: null, figure: null }

/** CC-156 Whom the attack of a frame has to hit: whom a reaction answers, or whom an Action was turned against. */
const causeOf = ({ cause, declared, isAction }: Frame): Cause | null => (isAction ? mustHit(declared) : cause)

/** The attack of a frame as it is aimed now; undefined for burning attacks. */
export function aimOf(frame: Frame, origin: RegionId): Aim | undefined {
  const { ability: ref, payers } = frame
  if (ref === null) return undefined
  return { ref, ability: attackAbilityOf(ref), origin, payers, cause: causeOf(frame), hasSteppedOut: false }
}

/**
 * CC-177, CC-180 Whether the dice of a group still lie on somebody. The attacker's own place and Pillar are nothing to
 * dice that are assigned (CC-166).
 */
export function isStillTarget(state: State, frame: Frame, { unit, isReassigned, reassignedAt }: Group): boolean {
  const { attack } = frame
  if (attack === null || !isThere(state, unit)) return false
  if (isReassigned) return placeOf(state, unit) === reassignedAt
  if (attack.region !== null) return placeOf(state, unit) === attack.region
  const aim = aimOf(frame, attack.origin)
  return aim === undefined
    ? placeOf(state, unit) === attack.origin
    : isReached(state, aimedAnew(aim, { hasSteppedOut: true }), unit)
}

/** CC-277 Whether there is still something to answer in a group that lay on a unit when the answer was paid. */
export const isContested = (state: State, frame: Frame, group: Group, unit: Unit): boolean =>
  group.status === 'open' && group.unit === unit && isStillTarget(state, frame, group)

/** CC-067, CC-070 The Pillar border that the attack's line crosses into the region of a unit, where it can duck. */
export function duckSide(state: State, frame: Frame, unit: Unit): Side | undefined {
  const { attack } = frame
  const kind = attackOf(frame)
  const place = placeOf(state, unit)
  if (attack === null || kind === undefined || place === undefined) return undefined
  if (kind.reach !== 'ranged' || kind.path !== 'direct' || kind.spread === 'area') return undefined
  if (!canBePillared(state, unit)) return undefined
  const side = lineSide(state, attack.origin, place)
  return side !== undefined && hasPillar(state, regionOf(state, place), side) ? side : undefined
}

/** CC-070 */
function canBePillared(state: State, unit: Unit): boolean {
  if (isReactor(unit)) return false
  const defender = isDefender(unit) ? defenderOf(state, unit) : undefined
  return defender === undefined || !defenderHas(defender, 'Immobile')
}

/** CC-180 To whom a unit's ability can reassign a group; nobody where it has been reassigned once. */
export function takersOf(
  state: State,
  unit: Unit,
  { to }: Extract<Effect, { readonly do: 'reassign' }>,
  group: Group,
): Unit[] {
  const place = placeOf(state, unit)
  if (place === undefined || group.isReassigned) return []
  switch (to) {
    case 'this':
      return group.unit === unit ? [] : [unit]
    case 'unit here':
      return unitsIn(state, place).filter((other) => other !== unit && other !== group.unit && !isReactor(other))
    case 'complex unit in line':
      return complexInLine(state, place)
  }
}

function complexInLine(state: State, from: RegionId): Unit[] {
  const found: Unit[] = []
  for (const one of state.reactors) {
    if (isWorking(one) && one.region !== null && hasLine(state, from, one.region)) found.push(reactorUnit(one.slot))
  }
  for (const one of state.defenders) if (hasLine(state, from, one.region)) found.push(one.unit)
  return found
}

/** CC-266 Groups of an attack that can be drawn from other Defenders of its region onto a unit. */
export function groupsNear(state: State, unit: Unit, frame: Frame): Group[] {
  const place = placeOf(state, unit)
  if (frame.attack === null || place === undefined) return []
  return frame.attack.groups.filter(
    (group) =>
      group.status === 'open' &&
      !group.isReassigned &&
      group.unit !== unit &&
      isDefender(group.unit) &&
      placeOf(state, group.unit) === place,
  )
}
