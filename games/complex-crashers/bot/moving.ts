// Steps that are chosen on the way, and getting out of the way of dice.

import { crossQuestion, doorQuestion } from '../questions/borders.ts'
import { offeredPillar } from '../questions/effects.ts'
import { doorFirst, forcedStep, nextStep, phaseFirst, phaseTo } from '../questions/moving.ts'
import { isAttack } from '../content/ability.ts'
import { abilityOf } from '../rules/abilities.ts'
import { placeOf } from '../rules/units.ts'
import { defenderOf, operativeOf, runningFrame, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { type Asked, choice, confirmation, type Reply } from './asked.ts'
import { bestAbove, bestIndex } from '../../best.ts'
import { Design } from './design.ts'
import { Outlook } from './operative-outlook.ts'
import { aimAt, worthFrom } from './strikes.ts'
import { aims } from './weights.ts'

const moverOf = (state: State): Unit | undefined => state.moving?.unit ?? runningFrame(state)?.ability?.unit

/** What it is worth to a unit to be in a region. */
function placeWorth(state: State, unit: Unit): (region: RegionId) => number {
  if (isOperative(unit)) {
    const operative = operativeOf(state, unit)
    const outlook = new Outlook(state, operative)
    return (region) =>
      outlook.placeWorth(region, null, operative.ap) + aims.shot * outlook.shotFrom(region, operative.ap)
  }
  const defender = defenderOf(state, unit)
  if (defender === undefined) return () => 0
  const design = new Design(state)
  const attack = attackNow(state, unit)
  return (region) => attack(region) + design.placeWorth(unit, defender.card, region, design.points)
}

/** What the attack that follows the steps will do from a region. */
function attackNow(state: State, unit: Unit): (region: RegionId) => number {
  const frame = runningFrame(state)
  const ref = frame?.ability
  if (frame === undefined || !ref || ref.unit !== unit) return () => 0
  const ability = abilityOf(ref)
  if (!isAttack(ability)) return () => 0
  return (region) => 3 * worthFrom(state, aimAt(ref, ability, region, frame.cause, frame.payers))
}

/** A step that is better than staying; undefined stays. */
function chooseStep(regions: readonly RegionId[], { state }: Asked): number | undefined {
  const unit = moverOf(state)
  const here = unit === undefined ? undefined : placeOf(state, unit)
  if (unit === undefined || here === undefined) return undefined
  const worth = placeWorth(state, unit)
  return bestAbove(regions, worth(here), worth)
}

function chooseWay(regions: readonly RegionId[], { state }: Asked): number {
  const unit = moverOf(state)
  return unit === undefined ? 0 : bestIndex(regions, placeWorth(state, unit))
}

export const movingReplies: readonly Reply[] = [
  choice(nextStep, chooseStep),
  choice(phaseFirst, chooseStep),
  choice(forcedStep, chooseWay),
  choice(phaseTo, chooseWay),
  choice(doorFirst, () => undefined),
  choice(doorQuestion, () => 0),
  confirmation(crossQuestion, () => true),
  choice(offeredPillar, (sides, { state }) => {
    const unit = runningFrame(state)?.cause?.unit ?? null
    if (unit === null) return undefined
    const operative = operativeOf(state, unit)
    const outlook = new Outlook(state, operative)
    const { region, pillar } = operative
    const now = outlook.risk(region, pillar, 0)
    return bestAbove(sides, 0, (side) => now - outlook.risk(region, side, 0))
  }),
]
