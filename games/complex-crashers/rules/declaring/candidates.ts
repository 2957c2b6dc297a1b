// Everything that an Action could be used on: regions, borders, units and cards worth naming.

import { at } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import { distance, hasPillar } from '../../regions.ts'
import { operativeOf, regionOf, type State } from '../../state.ts'
import { type RegionId, type Side, sides } from '../../state/region.ts'
import { type Declared, declaring, nothingDeclared } from '../../state/stack.ts'
import { isOperative, reactorUnit, type Unit } from '../../state/unit.ts'
import { bordersOf, isDoor, tokenAt } from '../borders.ts'
import { pillarOf, placeOf } from '../units.ts'
import { canPhase, neighboursOf, phasesOf, stepsOf } from '../ways.ts'
import { deploymentsBy } from './complex.ts'

/**
 * `likely` leaves out what the board alone rules out, since this is asked for every Action of every unit; `all` has
 * that too, for those who want to read why not.
 */
export type Breadth = 'likely' | 'all'

const certain: ReadonlySet<Effect['do']> = new Set(['move out', 'phase', 'phase other', 'take pillar'] as const)

/** Whether all that is likely is allowed: what units do all the time is not looked at twice. */
export const isCertain = (effect: Effect): boolean =>
  effect.do === 'move' ? effect.isUpTo !== true : certain.has(effect.do)

const nobody: readonly Declared[] = []
const onlyNothing: readonly Declared[] = [nothingDeclared]

// All fields are written out: these are made far too often to be copied from one another.
const { items, action } = nothingDeclared

const atRegion = (region: RegionId): Declared => ({
  region,
  side: null,
  unit: null,
  card: null,
  item: null,
  items,
  action,
})

const atBorder = (region: RegionId, side: Side): Declared => ({
  region,
  side,
  unit: null,
  card: null,
  item: null,
  items,
  action,
})

const onUnit = (unit: Unit, region: RegionId | null = null): Declared => ({
  region,
  side: null,
  unit,
  card: null,
  item: null,
  items,
  action,
})

export function candidatesOf(state: State, unit: Unit, effect: Effect, breadth: Breadth): readonly Declared[] {
  switch (effect.do) {
    case 'move':
      return effect.isUpTo === true ? onlyNothing : beside(state, unit, breadth)
    case 'move out':
      return beside(state, unit, breadth)
    case 'phase':
      return breadth === 'likely' ? phasesOf(state, unit, effect.within).map(atRegion) : anywhere(state)
    case 'redeploy':
    case 'pulse':
      return anywhere(state)
    case 'burn':
      return fires(state, unit, effect.where)
    case 'take pillar':
      return breadth === 'likely' ? pillars(state, unit) : ownBorders(state, unit)
    case 'barrier':
    case 'kick door':
    case 'break wall':
    case 'place cover':
    case 'weld':
      return ownBorders(state, unit)
    case 'work door':
      return doors(state, unit, effect.within)
    case 'heal':
      return effect.isAll === true ? onlyNothing : operatives(state, unit, breadth)
    case 'recover armor':
    case 'item swap':
      return operatives(state, unit, breadth)
    case 'give AP':
    case 'leech':
    case 'paint':
      return operatives(state, unit, 'all')
    case 'order action':
      return effect.whose === 'defender' ? onlyNothing : operatives(state, unit, 'all')
    case 'drag':
      return state.operatives.flatMap(({ id }) => neighboursOf(state, id).map((region) => onUnit(id, region)))
    case 'order attack':
    case 'recall':
      return state.defenders.map((one) => onUnit(one.unit))
    case 'phase other':
      return transits(state, unit, effect.within)
    case 'drain':
    case 'jump start':
      return reactorsHere(state, unit)
    case 'reload':
      return carried(state, unit)
    case 'deploy':
      return deploymentsBy(state, unit, effect).map(declaring)
    case 'lose AP':
    case 'gain AP':
    case 'recharge':
    case 'respec':
    case 'scan':
    case 'charge':
    case 'call EMP':
    case 'brace':
      return onlyNothing
    case 'duck':
    case 'dodge':
    case 'follow':
    case 'pursue':
    case 'end movement':
    case 'offer pillar':
    case 'close door':
    case 'lose or cancel':
    case 'replace':
    case 'return fire':
    case 'ignore group':
    case 'ignore dice':
    case 'harden':
    case 'reassign':
      throw new Error(`${effect.do} is never an Action`)
  }
}

const beside = (state: State, unit: Unit, breadth: Breadth): Declared[] =>
  (breadth === 'likely' ? stepsOf(state, unit) : neighboursOf(state, unit)).map(atRegion)

const anywhere = (state: State): Declared[] => state.regions.map(({ id }) => atRegion(id))

function fires(
  state: State,
  unit: Unit,
  where: Extract<Effect, { readonly do: 'burn' }>['where'],
): readonly Declared[] {
  if (where === 'adjacent') return neighboursOf(state, unit).map(atRegion)
  if (where !== 'already burning') return onlyNothing
  return state.regions.filter(({ burning }) => burning > 0).map(({ id }) => atRegion(id))
}

function ownBorders(state: State, unit: Unit): readonly Declared[] {
  const place = placeOf(state, unit)
  return place === undefined ? nobody : sides.map((side) => atBorder(place, side))
}

/** CC-063 Other ones than where it stands Pillared. */
function pillars(state: State, unit: Unit): readonly Declared[] {
  const place = placeOf(state, unit)
  if (place === undefined) return nobody
  const region = regionOf(state, place)
  const now = pillarOf(state, unit)
  const found: Declared[] = []
  for (const side of sides) if (side !== now && hasPillar(state, region, side)) found.push(atBorder(place, side))
  return found
}

/** CC-058 Blast Doors of the own region, or of all regions so near. */
function doors(state: State, unit: Unit, within: number): readonly Declared[] {
  const place = placeOf(state, unit)
  if (place === undefined) return nobody
  const found: Declared[] = []
  if (within === 0) {
    const { tokens } = regionOf(state, place)
    for (const side of sides) if (isDoor(at(tokens, side))) found.push(atBorder(place, side))
    return found
  }
  const near: RegionId[] = []
  for (const { id } of state.regions) if (distance(state, place, id) <= within) near.push(id)
  for (const border of bordersOf(state, near)) {
    if (isDoor(tokenAt(state, border))) found.push(atBorder(border.region, border.side))
  }
  return found
}

/** Operatives; the likely ones are those in the same region. */
function operatives(state: State, unit: Unit, breadth: Breadth): Declared[] {
  const place = placeOf(state, unit)
  const found: Declared[] = []
  for (const one of state.operatives) if (breadth === 'all' || one.region === place) found.push(onUnit(one.id))
  return found
}

/** A Defender that can be phased, and a region, both near enough. */
function transits(state: State, unit: Unit, within: number): readonly Declared[] {
  const place = placeOf(state, unit)
  if (place === undefined) return nobody
  const near: RegionId[] = []
  for (const { id } of state.regions) if (distance(state, place, id) <= within) near.push(id)
  const found: Declared[] = []
  for (const other of state.defenders) {
    if (!canPhase(state, other.unit) || !near.includes(other.region)) continue
    for (const region of near) if (region !== other.region) found.push(onUnit(other.unit, region))
  }
  return found
}

function reactorsHere(state: State, unit: Unit): readonly Declared[] {
  const place = placeOf(state, unit)
  const found: Declared[] = []
  for (const { slot, region } of state.reactors) {
    if (region !== null && region === place) found.push(onUnit(reactorUnit(slot)))
  }
  return found
}

const carried = (state: State, unit: Unit): readonly Declared[] =>
  isOperative(unit) ? operativeOf(state, unit).equipment.map(({ uid }) => declaring({ item: uid })) : nobody
