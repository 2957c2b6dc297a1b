// How far it is from everywhere to some regions, in Ability Points of one who walks and opens doors.

import { at } from '@umpire/engine'
import { regionOf, type State } from '../state.ts'
import { type RegionId, sides } from '../state/region.ts'
import { isUnobstructed } from '../regions.ts'

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
    const region = regionOf(state, id)
    for (const side of sides) {
      const next = at(region.next, side)
      if (next === null) continue
      const isClosed = at(region.tokens, side) === 'closed door'
      if (!isClosed && !isUnobstructed(state, region, side)) continue
      const way = at(ways, id) + 1 + (isClosed ? door : 0)
      if (way >= at(ways, next)) continue
      ways[next] = way
      todo.push(next)
    }
  }
  return ways
}

export const waysTo = (state: State, region: RegionId, door: number): Ways => waysFrom(state, [[region, 0]], door)
