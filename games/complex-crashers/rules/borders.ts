// Tokens on borders (CC-054 to CC-061): laying, turning and replacing them, and what that does to Pillared units.

import { at, refuse, type RuleId, type WhyNot } from '@umpire/engine'
import { whoIs } from '../events/who.ts'
import { hasPillar, isUnobstructed, opposite, setToken } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import { type Region, type RegionId, type Side, sides, type Token } from '../state/region.ts'
import type { Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { isAble, pillarOf, placeOf, setPillar } from './units.ts'

/** A border, by one of its regions. */
export interface BorderRef {
  readonly region: RegionId
  readonly side: Side
}

export const tokenAt = (state: State, { region, side }: BorderRef): Token | null =>
  at(regionOf(state, region).tokens, side)

export const isDoor = (token: Token | null): boolean => token === 'open door' || token === 'closed door'

/** Each border of some regions once: one between two of them by the first. */
export function bordersOf(state: State, regions: readonly RegionId[]): BorderRef[] {
  const found: BorderRef[] = []
  const done = new Set<RegionId>()
  for (const region of regions) {
    const { next } = regionOf(state, region)
    for (const side of sides) {
      const beyond = at(next, side)
      if (beyond === null || !done.has(beyond)) found.push({ region, side })
    }
    done.add(region)
  }
  return found
}

/** CC-061 */
export function whyNoSupply(state: State, token: Token): WhyNot {
  if (isDoor(token)) return state.doorsLeft > 0 ? undefined : refuse('CC-061', 'No Blast Door is left in the supply.')
  if (token === 'cover' && state.coversLeft === 0) return refuse('CC-061', 'No Cover is left in the supply.')
  return undefined
}

/** CC-061 What is removed returns, what is laid is taken. */
function supply(state: State, token: Token | null, count: 1 | -1): void {
  if (isDoor(token)) state.doorsLeft += count
  else if (token === 'cover') state.coversLeft += count
}

/** CC-056 Puts a token on a border, in place of one that lies there. */
export function layToken(t: CrashersTable, { region, side }: BorderRef, token: Token, rule: RuleId): void {
  const { state } = t
  const here = regionOf(state, region)
  supply(state, at(here.tokens, side), 1)
  supply(state, token, -1)
  setToken(state, here, side, token)
  t.tell({ kind: 'token placed', rule, region, side, token })
  dropPillars(t, here, side)
}

/** CC-058 */
export function turnDoor(t: CrashersTable, { region, side }: BorderRef, to: 'open' | 'closed', rule: RuleId): void {
  const { state } = t
  setToken(state, regionOf(state, region), side, to === 'open' ? 'open door' : 'closed door')
  t.tell({ kind: to === 'open' ? 'door opened' : 'door closed', rule, region, side })
}

/** CC-060 The side of an Open Edge token that goes up on a border. */
export function openEdgeFor(state: State, { region, side }: BorderRef): Token {
  const { edges, next } = regionOf(state, region)
  const beyond = at(next, side)
  const isPillared =
    at(edges, side) === 'P' || (beyond !== null && at(regionOf(state, beyond).edges, opposite(side)) === 'P')
  return isPillared ? 'pillared edge' : 'open edge'
}

/** CC-068 Units at a border that is no Pillar border any more are no longer Pillared. */
function dropPillars(t: CrashersTable, here: Region, side: Side): void {
  const { state } = t
  if (hasPillar(state, here, side)) return
  const beyond = at(here.next, side)
  const drop = (unit: Unit): void => {
    const place = placeOf(state, unit)
    const pillar = pillarOf(state, unit)
    const isHere = (place === here.id && pillar === side) || (place === beyond && pillar === opposite(side))
    if (pillar === null || !isHere) return
    setPillar(state, unit, null)
    t.tell({ kind: 'pillar lost', rule: 'CC-068', who: whoIs(state, unit) })
  }
  for (const one of state.operatives) drop(one.id)
  for (const one of state.defenders) drop(one.unit)
}

/** CC-039 Whether an unrevealed cell lies behind an unobstructed border. */
export const isFrontier = (state: State, region: Region, side: Side): boolean =>
  at(region.next, side) === null && isUnobstructed(state, region, side)

/** CC-059, CC-077 */
export const hasAbleOperative = (state: State, region: RegionId): boolean =>
  state.operatives.some((one) => one.region === region && isAble(one))
