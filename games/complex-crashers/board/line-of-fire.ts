// What a straight line from an origin to a target crosses: borders with Cover or Pillars, and where it is stopped.

import { at } from '@umpire/engine'
import { hasPillar, isUnobstructed, sideTowards } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import type { RegionId, Side } from '../state/region.ts'

export interface Crossing {
  /** The region that the line leaves, and by which side. */
  readonly region: RegionId
  readonly side: Side
  /** Armor that a Cover token there adds. */
  readonly cover: number
  readonly hasPillar: boolean
  /** A wall or a closed door: the line ends here. */
  readonly isStopped: boolean
}

/** In the order of crossing; undefined where there is no straight line. */
export function crossingsOf(state: State, origin: RegionId, target: RegionId): Crossing[] | undefined {
  const side = sideTowards(state, origin, target)
  if (side === undefined) return origin === target ? [] : undefined
  const found: Crossing[] = []
  let region = regionOf(state, origin)
  while (region.id !== target) {
    const next = at(region.next, side)
    if (next === null) return undefined
    found.push({
      region: region.id,
      side,
      cover: at(region.tokens, side) === 'cover' && (region.id !== origin || next === target) ? 1 : 0,
      hasPillar: next === target && hasPillar(state, region, side),
      isStopped: !isUnobstructed(state, region, side),
    })
    region = regionOf(state, next)
  }
  return found
}
