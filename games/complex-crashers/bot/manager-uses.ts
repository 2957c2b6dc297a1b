// What Actions of Defenders and Reactors are worth to the Complex Manager.

import { isAttack } from '../content/ability.ts'
import { type DefenderId, defenders } from '../content/defenders.ts'
import type { Effect } from '../content/effect.ts'
import { abilityOf, actionsOf, costOf, whyNotUse } from '../rules/abilities.ts'
import { isAble } from '../rules/units.ts'
import { defenderOf, operativeOf, regionOf, type State } from '../state.ts'
import type { Defender } from '../state/complex.ts'
import type { RegionId } from '../state/region.ts'
import type { AbilityRef, Declared } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import type { Design } from './design.ts'
import { priceOfTrackers } from './prices.ts'
import { worthOfAttack } from './strikes.ts'
import { aims, designs, worths } from './weights.ts'
import { worthOfDefender } from './worth.ts'

/** An Action on what was named, less its price. */
export function worthOfUse(design: Design, ref: AbilityRef, declared: Declared): number {
  const { state } = design
  const cost = costOf(state, ref)
  return worthOfDeclared(design, ref, declared) - priceOfTrackers(state, cost, true)
}

/** An Action on what was named. */
export function worthOfDeclared(design: Design, ref: AbilityRef, declared: Declared): number {
  const ability = abilityOf(ref)
  return isAttack(ability)
    ? worthOfAttack(design.state, ref, null, declared.region)
    : worthOfEffect(design, ref, ability.effect, declared, ability.cost)
}

function worthOfEffect(design: Design, ref: AbilityRef, effect: Effect, declared: Declared, cost: number): number {
  return worthOfPlacing(design, ref, effect, declared, cost) ?? worthOfOther(design, effect, declared) ?? 0
}

/** Defenders that go or come somewhere; undefined for other effects. */
function worthOfPlacing(
  design: Design,
  ref: AbilityRef,
  effect: Effect,
  { region, unit, card }: Declared,
  cost: number,
): number | undefined {
  if (region === null) return undefined
  if (effect.do === 'move' || effect.do === 'phase' || effect.do === 'redeploy') {
    return gainBy(design, ref.unit, region, cost)
  }
  if (effect.do === 'phase other') return unit === null ? 0 : gainBy(design, unit, region, cost)
  if (effect.do !== 'deploy') return undefined
  const one = design.state.grid.find((technology) => technology.card === card)
  return one === undefined ? 0 : worthOfArrival(design, one.card, region)
}

/** Orders, points, charges and fire; undefined for other effects. */
function worthOfOther({ state }: Design, effect: Effect, { region, unit }: Declared): number | undefined {
  if (effect.do === 'order action') return bestOrder(state, state.defenders, effect.cost)
  if (effect.do === 'order attack') return unit === null ? 0 : bestOrder(state, [defenderOf(state, unit)], effect.cost)
  if (effect.do === 'lose AP') return designs.troubled * effect.ap * state.operatives.filter(isAble).length
  if (effect.do === 'leech') return unit === null ? 0 : designs.leeched + operativeOf(state, unit).ap / 10
  if (effect.do === 'charge') return designs.gained * effect.charges
  if (effect.do === 'jump start') return worths.reactor
  if (effect.do === 'paint') return designs.painted
  if (effect.do === 'burn') return region === null ? 0 : aims.fire * regionOf(state, region).burning
  return undefined
}

/** What is gained by having a Defender elsewhere. */
function gainBy(design: Design, unit: Unit, to: RegionId, cost: number): number {
  const { points, state } = design
  const defender = defenderOf(state, unit)
  if (defender === undefined) return 0
  const { card, region } = defender
  return design.placeWorth(unit, card, to, points - cost) - design.placeWorth(unit, card, region, points)
}

function bestOrder(state: State, units: readonly (Defender | undefined)[], mostCost: number): number {
  let best = 0
  for (const one of units) {
    for (const ref of one === undefined ? [] : actionsOf(state, one.unit)) {
      const ability = abilityOf(ref)
      if (!isAttack(ability) || ability.cost > mostCost || whyNotUse(state, ref) !== undefined) continue
      best = Math.max(best, worthOfAttack(state, ref, null, null))
    }
  }
  return best
}

/** A whole Deployment that comes in there; the more are on the board, the less it adds. */
export function worthOfArrival(design: Design, card: DefenderId, region: RegionId): number {
  const { state } = design
  const crowd = 1 / (1 + designs.crowd * state.defenders.length)
  const models = defenders.of(card).models * worthOfDefender(state, { card })
  const place = design.placeWorth(state.nextDefender, card, region, design.points)
  return (
    designs.deploy * models * crowd + Math.max(0, place - design.bestPlace()) - designs.nearness * design.away(region)
  )
}
