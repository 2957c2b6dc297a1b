// What matters most to the viewer, for a screen that cannot show all: whoever acts or is attacked, and around it.

import type { Box } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { AreaId } from '../content/map/map.ts'
import { enemyOf, mapOf, type State, testNow } from '../state.ts'
import { actingHero } from './acting.ts'
import { boxAround, boxOf, frameOf, tile } from './measure.ts'

/** A part of the map is at least so many areas wide and high. The hand covers its foot, and a test its head. */
const leastWide = 3.1
const leastHigh = 3.1
const foot = 1.1
const head = 1.3

function areasOf({ state, viewer }: Pick<View<State>, 'state' | 'viewer'>): AreaId[] {
  const test = testNow(state)
  const acting = actingHero(state)
  if (acting !== undefined && acting.area !== null) {
    const met = test?.enemies.flatMap((uid) => enemyOf(state, uid)?.area ?? []) ?? []
    return [acting.area, ...met]
  }
  const own = state.heroes.filter(({ seat }) => seat === viewer)
  return (own.length === 0 ? state.heroes : own).flatMap(({ area }) => area ?? [])
}

export function focusOf(view: Pick<View<State>, 'state' | 'viewer'>): Box {
  const map = mapOf(view.state)
  const frame = frameOf(map)
  const areas = areasOf(view)
  const size = tile * frame.scale
  if (areas.length === 0) return { x: 0, y: 0, width: frame.width, height: frame.height }
  const { x, y, width, height } = boxAround(
    areas.map((area) => boxOf(map, area)),
    size * 0.2,
  )
  const wide = Math.max(width, leastWide * size)
  const tall = Math.max(height, leastHigh * size)
  const above = testNow(view.state) === undefined ? 0 : head * size
  return {
    x: x - (wide - width) / 2,
    y: y - (tall - height) / 2 - above,
    width: wide,
    height: tall + above + foot * size,
  }
}
