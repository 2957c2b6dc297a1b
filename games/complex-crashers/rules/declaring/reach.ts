// Whom abilities that are no attacks can reach: in line, within range, on the right side, Able.

import { refuse, type WhyNot } from '@umpire/engine'
import type { EffectAbility } from '../../content/ability.ts'
import { regionName, unitName } from '../../names.ts'
import { distance, hasLine } from '../../regions.ts'
import { operativeOf, type State } from '../../state.ts'
import type { RegionId } from '../../state/region.ts'
import { isOperative, type Unit } from '../../state/unit.ts'
import { isAble, placeOf } from '../units.ts'

/** CC-048, CC-052, CC-259 Pillars and Cover matter to attacks alone (CC-065). */
export function whyNotReach(state: State, unit: Unit, ability: EffectAbility, region: RegionId): WhyNot {
  const { rangeLimit, needsNoLine, name } = ability
  const place = placeOf(state, unit)
  if (place === undefined) return refuse('CC-154', 'It is not on the board.')
  if (rangeLimit !== undefined && distance(state, place, region) > rangeLimit)
    return refuse('CC-259', () => `${name} reaches ${rangeLimit} regions, not ${distance(state, place, region)}.`)
  if (needsNoLine === true || hasLine(state, place, region)) return undefined
  return refuse('CC-048', () => `No Line of Effect to ${regionName(region, state)}.`)
}

/** CC-201 Only where the text names them are Incapacitated Operatives meant. */
export function whyNotAble(state: State, unit: Unit): WhyNot {
  if (!isOperative(unit) || isAble(operativeOf(state, unit))) return undefined
  return refuse('CC-201', () => `${unitName(unit, state)} is Incapacitated.`)
}

/** CC-159 The own unit is in its region too. */
export function whyNotHere(state: State, unit: Unit, other: Unit): WhyNot {
  if (placeOf(state, unit) === placeOf(state, other)) return undefined
  return refuse('CC-159', () => `${unitName(other, state)} is in another region.`)
}

export const whyNotOther = (unit: Unit, other: Unit): WhyNot =>
  unit === other ? refuse('CC-052', 'It has to be another unit.') : undefined

/** An Able Operative that an ability is turned on. */
export function whyNotOperative(state: State, unit: Unit, ability: EffectAbility, other: Unit): WhyNot {
  return whyNotAble(state, other) ?? whyNotReach(state, unit, ability, operativeOf(state, other).region)
}
