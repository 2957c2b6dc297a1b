// Whether a reaction that is no attack could do anything now (CC-152): only then it is offered.

import { refuse, type WhyNot } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import { cardOf } from '../content/cards.ts'
import type { Effect } from '../content/effect.ts'
import { mostBurning, mostCharges } from '../content/numbers.ts'
import { hasLine, hasPillar } from '../regions.ts'
import { frameOf, operativeOf, regionOf, type State } from '../state.ts'
import { type RegionId, sides } from '../state/region.ts'
import type { AbilityRef, Cause } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { abilityOf, actionsOf, whyNotUse } from './abilities.ts'
import { hasEntry } from './frontier.ts'
import { duckSide, groupsNear, takersOf } from './groups.ts'
import { whyNotDeploy } from './models.ts'
import { canAttack } from './targets.ts'
import { isAble, placeOf } from './units.ts'
import { phasesOf, stepsOf } from './ways.ts'

/** `effect` is that of the reaction `ref`, and `cause` is what it answers. What is not named here is always possible. */
export function whyNotEffect(state: State, ref: AbilityRef, effect: Effect, cause: Cause): WhyNot {
  const { unit } = ref
  if (effect.do === 'duck') return whyNotDuck(state, unit, cause)
  if (effect.do === 'pursue') return whyNotGo(stepsOf(state, unit))
  if (effect.do === 'follow') return whyNotGo(stepsOf(state, unit).filter((to) => to === cause.region))
  if (effect.do === 'dodge') {
    return whyNotGo(effect.by === 'moving' ? stepsOf(state, unit) : phasesOf(state, unit, effect.within))
  }
  if (effect.do === 'offer pillar') return whyNoPillar(state, cause.region)
  if (effect.do === 'close door') return whyNotClose(state, unit, effect.isEnteredToo === true ? cause.region : null)
  if (effect.do === 'lose AP') return whyNotDrain(state, ref, cause)
  if (effect.do === 'burn') return whyNotBurn(state, cause.region)
  if (effect.do === 'charge') return whyNotCharge(state)
  if (effect.do === 'deploy') return whyNotBringIn(state, cause)
  if (effect.do === 'replace') return cause.card === null ? undefined : whyNotDeploy(state, cause.card)
  return effect.do === 'reassign' ? whyNotReassign(state, unit, effect, cause) : undefined
}

const whyNotGo = (regions: readonly RegionId[]): WhyNot =>
  regions.length > 0 ? undefined : refuse('CC-046', 'There is nowhere to go.')

/** CC-067 */
function whyNotDuck(state: State, unit: Unit, { frame: id }: Cause): WhyNot {
  const frame = id === null ? undefined : frameOf(state, id)
  if (frame !== undefined && duckSide(state, frame, unit) !== undefined) return undefined
  return refuse('CC-067', 'The line of the attack crosses no Pillar border into this region.')
}

/** CC-062 */
function whyNoPillar(state: State, id: RegionId | null): WhyNot {
  const region = id === null ? undefined : regionOf(state, id)
  if (region !== undefined && sides.some((side) => hasPillar(state, region, side))) return undefined
  return refuse('CC-062', 'There is no Pillar border.')
}

const hasOpenDoor = (state: State, id: RegionId | null | undefined): boolean =>
  id !== null && id !== undefined && regionOf(state, id).tokens.includes('open door')

function whyNotClose(state: State, unit: Unit, entered: RegionId | null): WhyNot {
  if (hasOpenDoor(state, placeOf(state, unit)) || hasOpenDoor(state, entered)) return undefined
  return refuse('CC-058', 'There is no open Blast Door.')
}

/** CC-052 */
function whyNotDrain(state: State, ref: AbilityRef, { unit }: Cause): WhyNot {
  if (unit === null || !isOperative(unit) || !isAble(operativeOf(state, unit))) {
    return refuse('CC-201', 'Only Able Operatives lose Ability Points.')
  }
  const place = placeOf(state, ref.unit)
  const isInLine = place !== undefined && hasLine(state, place, operativeOf(state, unit).region)
  return isInLine || abilityOf(ref).needsNoLine === true ? undefined : refuse('CC-052', 'No Line of Effect.')
}

/** CC-221, CC-226 A reaction deploys its own card, and by the usual rule: there has to be a way in. */
function whyNotBringIn(state: State, { card }: Cause): WhyNot {
  const flaw = card === null ? undefined : whyNotDeploy(state, card)
  if (flaw !== undefined || hasEntry(state)) return flaw
  return refuse('CC-222', 'No region has a border to an unrevealed cell.')
}

const whyNotBurn = (state: State, region: RegionId | null): WhyNot =>
  region !== null && regionOf(state, region).burning < mostBurning
    ? undefined
    : refuse('CC-240', () => `A region has at most ${mostBurning} burning tokens.`)

const whyNotCharge = ({ reactors }: State): WhyNot =>
  reactors.some(({ isOnline, charges }) => isOnline && charges < mostCharges)
    ? undefined
    : refuse('CC-011', 'No Online Reactor has room for a charge.')

/** CC-180, CC-266 */
function whyNotReassign(state: State, unit: Unit, effect: Extract<Effect, { do: 'reassign' }>, cause: Cause): WhyNot {
  const frame = cause.frame === null ? undefined : frameOf(state, cause.frame)
  const group = frame?.attack?.groups.find(({ n }) => n === cause.group)
  if (group?.isReassigned === true) return refuse('CC-180', 'A group is reassigned only once.')
  const hasTaker = group !== undefined && takersOf(state, unit, effect, group).length > 0
  if (hasTaker || (frame !== undefined && group === undefined && groupsNear(state, unit, frame).length > 0)) {
    return undefined
  }
  return refuse('CC-180', 'There is nobody to reassign dice from or to.')
}

/** The attack Actions of weapons that an Operative carries: with one of them Return Fire answers. */
export const weaponAttacks = (state: State, unit: Unit): AbilityRef[] =>
  actionsOf(state, unit).filter((ref) => isAttack(abilityOf(ref)) && cardOf(ref.card).kind === 'weapon')

/** The attack that Return Fire makes has to hit whom it answers. */
export function whyNotReturn(state: State, action: AbilityRef, cause: Cause): WhyNot {
  const refusal = whyNotUse(state, action)
  if (refusal !== undefined || canAttack(state, action, cause, -1)) return refusal
  return refuse('CC-140', 'It cannot hit that Defender.')
}
