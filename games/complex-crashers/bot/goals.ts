// Where an Operative wants to go: Reactors, Tech Regions, comrades in need, and where the Complex goes on.

import { at } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { tiles } from '../content/tiles.ts'
import { cellBeyond, isUnobstructed } from '../regions.ts'
import { abilityOf, actionsOf } from '../rules/abilities.ts'
import { effectiveArmor, strengthOf } from '../rules/armor.ts'
import { hasTiles } from '../rules/deck.ts'
import { outsideOf } from '../rules/frontier.ts'
import { damageToFall } from '../rules/harm.ts'
import { chanceOfDamage } from '../rules/odds.ts'
import { isAble, isWorking } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Reactor } from '../state/complex.ts'
import type { Operative } from '../state/operative.ts'
import { type RegionId, sides } from '../state/region.ts'
import { reactorUnit, type Unit } from '../state/unit.ts'
import { aimAt } from './strikes.ts'
import { aims } from './weights.ts'
import { countOnline } from './worth.ts'
import { type Source, type Ways, waysFrom } from './ways.ts'

/** The steps of the best goal at once; others count as farther away. */
const best = (): number =>
  Math.max(aims.toWin, aims.toEmp, aims.toLastReactor, aims.toTech, aims.toRescue, aims.toFrontier)

/** What is gained by being there, in steps. */
interface Goal {
  readonly region: number
  readonly steps: number
}

/** How far it is to what is worth most, from everywhere. */
export function waysToGoals(state: State, operative: Operative): Ways {
  const most = best()
  const sources = goalsOf(state, operative).map(({ region, steps }): Source => [region, most - steps])
  const ways = waysFrom(state, sources, aims.door)
  const near = nearEnough(state)
  return near === 0 ? ways : ways.map((steps) => Math.max(steps, most - aims.toLastReactor + near))
}

/** While the E.M.P. counts down, it is early enough to be near the last Reactor when it explodes. */
function nearEnough(state: State): number {
  if (state.emp === null || countOnline(state) === 1 || lastReactor(state).region === null) return 0
  return 1 + aims.wait * (state.emp - 1)
}

const lastReactor = (state: State): Reactor => at(state.reactors, state.terms.reactors - 1)

function goalsOf(state: State, operative: Operative): Goal[] {
  const goals: Goal[] = []
  addReactors(goals, state, operative)
  addTech(goals, state, operative)
  addRescues(goals, state, operative)
  addFrontier(goals, state)
  return goals
}

/** Whether an Operative has anything that could bring a Reactor Offline. */
function hasHope(state: State, operative: Operative, reactor: Unit, region: RegionId): boolean {
  const needed = damageToFall(state, reactor)
  return actionsOf(state, operative.id).some((ref) => {
    const ability = abilityOf(ref)
    if (!isAttack(ability)) return false
    const armor = effectiveArmor(state, aimAt(ref, ability, region), reactor)
    return chanceOfDamage(strengthOf(state, operative.id, ability), armor, needed) >= aims.hope
  })
}

function addReactors(goals: Goal[], state: State, operative: Operative): void {
  const isOne = countOnline(state) === 1
  const { reactors: last } = state.terms
  for (const reactor of state.reactors) {
    if (!isWorking(reactor) || reactor.region === null) continue
    const isLast = reactor.slot === last && (state.emp !== null || state.isEmpCalled)
    if (!isOne && !isLast && !hasHope(state, operative, reactorUnit(reactor.slot), reactor.region)) continue
    const steps = isOne ? aims.toWin : isLast ? aims.toLastReactor : aims.toReactor
    goals.push({ region: reactor.region, steps })
  }
}

const tierOf = (card: CardId): number => {
  const one = cardOf(card)
  return 'tier' in one ? one.tier : 0
}

/** How much better an Operative could be equipped in a Tech Region of that tier: a weapon counts 1, all else half. */
export function lacksTier({ equipment, trainings }: Operative, tier: number): number {
  if (tier < 2) return 0
  let lacks = 0
  const has = (kind: 'weapon' | 'accessory'): boolean =>
    equipment.some(({ card }) => cardOf(card).kind === kind && tierOf(card) >= tier)
  if (!has('weapon')) lacks++
  if (!has('accessory')) lacks += 0.5
  for (let learned = 2; learned <= tier; learned++) {
    if (!trainings.some((card) => tierOf(card) === learned)) lacks += 0.5
  }
  return lacks
}

function addTech(goals: Goal[], state: State, operative: Operative): void {
  for (const { id, tile } of state.regions) {
    const { kind, number } = tiles.of(tile)
    if (kind !== 'tech') continue
    if (number === 3 && !state.isEmpCalled) goals.push({ region: id, steps: aims.toEmp })
    else if (lacksTier(operative, number) >= 1) goals.push({ region: id, steps: aims.toTech })
  }
}

function addRescues(goals: Goal[], state: State, operative: Operative): void {
  for (const other of state.operatives) {
    if (other.id !== operative.id && !isAble(other)) goals.push({ region: other.region, steps: aims.toRescue })
  }
}

/** Regions from which more is revealed, as long as there is something to look for. */
function addFrontier(goals: Goal[], state: State): void {
  const isAllFound = state.isEmpCalled && lastReactor(state).region !== null
  if (!hasTiles(state) || (isAllFound && countOnline(state) === 1)) return
  const leadsOut = outsideOf(state)
  for (const region of state.regions) {
    let steps = Number.NEGATIVE_INFINITY
    for (const side of sides) {
      if (at(region.next, side) !== null || !leadsOut(...cellBeyond(region, side))) continue
      if (isUnobstructed(state, region, side)) steps = aims.toFrontier
      else if (at(region.tokens, side) === 'closed door') steps = Math.max(steps, aims.toFrontier - aims.door)
    }
    if (steps > Number.NEGATIVE_INFINITY) goals.push({ region: region.id, steps })
  }
}
