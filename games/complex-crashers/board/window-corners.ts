// The corners for the windows over the map: the stack first, then the tile to be placed or what is looked at.

import type { Box } from '@umpire/board'
import { placeOf } from '../rules/units.ts'
import { regionOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { Frame as StackFrame } from '../state/stack.ts'
import { bestCorner, type Corner } from './corners.ts'
import type { Look } from './look.ts'
import { boxOf, type Frame } from './measure.ts'

/** The regions that one of the abilities on the stack is about. */
function regionsOf(state: State, { ability, attack, declared }: StackFrame): RegionId[] {
  const regions = [
    ...(ability === null ? [] : [placeOf(state, ability.unit)]),
    ...(attack === null
      ? []
      : [attack.origin, attack.region, ...attack.groups.map(({ unit }) => placeOf(state, unit))]),
    declared.region,
  ]
  return regions.flatMap((region) => region ?? [])
}

/** About how much of the map's height the stack takes: two cards are open, the others are closed. */
const heightOfStack = (cards: number): number =>
  0.08 + 0.2 * Math.min(2, cards) + 0.11 * Math.max(0, Math.min(3, cards - 2))

export interface WindowCorners {
  readonly stack: Corner
  readonly second: Corner
}

export function windowCorners(state: State, frame: Frame, look: Look | undefined): WindowCorners {
  const regions = (ids: readonly RegionId[]): Box[] => [...new Set(ids)].map((id) => boxOf(regionOf(state, id)))
  const all = state.regions.map(boxOf)
  const { placing } = state
  const newest = state.stack.at(-1)
  const about = newest === undefined ? [] : regionsOf(state, newest)
  const stack = bestCorner(frame, heightOfStack(state.stack.length), regions(about), all)
  const looked = look === undefined ? undefined : look.at === 'region' ? look.region : placeOf(state, look.unit)
  const kept = [
    ...regions([...about, ...(looked === undefined ? [] : [looked])]),
    ...(placing === null ? [] : [boxOf(placing)]),
  ]
  return { stack, second: bestCorner(frame, 0.4, kept, all, state.stack.length === 0 ? [] : [stack]) }
}
