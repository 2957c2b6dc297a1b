// How far it is from everywhere to some regions, in Ability Points of one who walks and opens doors.

import { at } from '@umpire/engine'
import { perLayout } from '../layout.ts'
import { stepsFrom } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import type { Region, RegionId } from '../state/region.ts'

export const far = 99

/** By region; `far` where there is no way. */
export type Ways = readonly number[]

/** A region, and how far it counts as being away already. */
export type Source = readonly [region: RegionId, already: number]

/** `door`: what a closed door costs more; `far` for those who cannot open any. */
export function waysFrom(state: State, sources: readonly Source[], door: number): Ways {
  const ways = state.regions.map(() => far)
  const todo: RegionId[] = []
  for (const [region, already] of sources) {
    if (already >= at(ways, region)) continue
    ways[region] = already
    todo.push(region)
  }
  for (let n = 0; n < todo.length; n++) {
    const id = at(todo, n)
    const way = at(ways, id) + 1
    for (const next of stepsFrom(state, id)) shorten(ways, todo, next, way)
    if (door < far) for (const next of doorsFrom(state, id)) shorten(ways, todo, next, way + door)
  }
  return ways
}

function shorten(ways: number[], todo: RegionId[], region: RegionId, way: number): void {
  if (way >= at(ways, region)) return
  ways[region] = way
  todo.push(region)
}

/** By region, of those that somebody has asked about. */
const doorsKnown = perLayout((): (readonly RegionId[] | undefined)[] => [])

/** The neighbours behind closed doors. */
function doorsFrom(state: State, from: RegionId): readonly RegionId[] {
  const known = doorsKnown(state)
  return (known[from] ??= findDoors(regionOf(state, from)))
}

const findDoors = ({ next, tokens }: Region): RegionId[] =>
  next.filter((id, side): id is RegionId => id !== null && tokens[side] === 'closed door')

export const waysTo = (state: State, region: RegionId, door: number): Ways => waysFrom(state, [[region, 0]], door)
