// Whom a Combat or Scan Action may be aimed at, and why not (DS-131, DS-152, DS-160, DS-166, DS-170, DS-216, DS-270, DS-274).

import { refuse, type WhyNot } from '@umpire/engine'
import { extremeRangeFrom } from '../content/numbers.ts'
import { inches, targetName, unitName } from '../names.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import type { Unit } from '../state/unit.ts'
import { type Shooter, seesTarget } from './eyes.ts'
import { gapBetween, gapToPoint } from './ground.ts'
import { blockedSight } from './sight-words.ts'
import { isInfantry } from './units.ts'

/** DS-123, DS-116 Every enemy base and Ping on the table: in a building, too, any one base is picked. */
export function enemyTargets(state: State, { unit: { seat } }: Shooter): Target[] {
  const targets: Target[] = []
  for (const enemy of state.units) {
    if (enemy.seat === seat || enemy.at !== 'table') continue
    for (const { team } of enemy.bases) targets.push({ element: enemy.id, team })
  }
  for (const ping of state.pings) if (ping.seat !== seat) targets.push({ element: ping.id, team: 0 })
  return targets
}

const onlyReveal = refuse('DS-131', 'Pings can only be targeted by REVEAL')
const onlyInfantry = refuse('DS-152', 'this Action may only target Infantry')
const onlyVehicles = refuse('DS-152', 'this Action may only target Vehicles')

/** Whether what it is suits the Action, wherever it stands. */
function whyUnsuited(state: State, { action }: Shooter, { element }: Target): WhyNot {
  if (pingOf(state, element) !== undefined) return action.effect === 'reveal' ? undefined : onlyReveal
  const unit = unitOf(state, element)
  if (action.aim === 'contact') {
    return unit.stealth
      ? undefined
      : refuse('DS-166', () => `${unitName(unit)} is in plain view: there is nothing to reveal`)
  }
  if (unit.stealth) return refuse('DS-216', () => `${unitName(unit)} has a Stealth Token; reveal it first`)
  if (action.against === 'infantry' && !isInfantry(unit)) return onlyInfantry
  if (action.against === 'vehicles' && isInfantry(unit)) return onlyVehicles
  if (action.special === 'cm-hack' && !hasTokens(unit)) {
    return refuse('DS-293', () => `${unitName(unit)} has no Countermeasure Token`)
  }
  return undefined
}

/** DS-293 */
const hasTokens = (unit: Unit): boolean => unit.bases.some(({ cm }) => cm > 0)

/** DS-151, DS-274 The gap of the shooter's base to something, against the Action's Range. */
export function whyOutOfRange({ action: { range, extremeRange } }: Shooter, gap: number): WhyNot {
  if (range !== null && gap > range) return refuse('DS-151', () => `the gap of ${inches(gap)} exceeds ${inches(range)}`)
  if (!extremeRange || gap >= extremeRangeFrom) return undefined
  return refuse('DS-274', () => `the least range is ${inches(extremeRangeFrom)}, the gap ${inches(gap)}`)
}

export function whyNoTarget(state: State, shooter: Shooter, target: Target): WhyNot {
  const { unit, team, action, point } = shooter
  const unsuited = whyUnsuited(state, shooter, target)
  if (unsuited !== undefined) return unsuited
  const tooFar = whyOutOfRange(shooter, gapBetween(state, { element: unit.id, team }, target))
  if (tooFar !== undefined) return tooFar
  if (point !== null && action.cluster !== null) {
    const { cluster } = action
    const gap = gapToPoint(state, target, point)
    if (gap > cluster)
      return refuse(
        'DS-270',
        () => `${targetName(state, target)} is ${inches(gap)} from the point, not within ${inches(cluster)}`,
      )
  }
  // DS-160 A scan goes through everything.
  if (action.isScan || seesTarget(state, shooter, target)) return undefined
  return refuse('DS-170', () => blockedSight(state, shooter, target))
}

/** All that may be aimed at now. */
export function targetsOf(state: State, shooter: Shooter): Target[] {
  return enemyTargets(state, shooter).filter((target) => whyNoTarget(state, shooter, target) === undefined)
}

/** DS-179 Whether a target that was declared is still there to be attacked. */
export function isGone(state: State, { element, team }: Target): boolean {
  if (team === 0) return pingOf(state, element) === undefined
  const unit = unitOf(state, element)
  return unit.at !== 'table' || !unit.bases.some((base) => base.team === team)
}
