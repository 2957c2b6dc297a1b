// What matters most to the viewer, for a screen that cannot show all: the own mech, or while it fires those it can hit.

import type { Box } from '@umpire/board'
import { typeOf } from '../content/catalogue.ts'
import { canReach, distanceOf } from '../rules/range.ts'
import { isActive, mechOf, moduleOf } from '../state.ts'
import { layoutOf, ownSeat, type Place, type Seen } from './layout.ts'

/** The mechs that the viewer's weapon, which is being used just now, can hit. */
function inRange({ state, viewer }: Seen, places: readonly Place[]): Place[] {
  const own = ownSeat({ state, viewer })
  if (own === undefined || state.acting === null || !isActive(state, own)) return []
  const mech = mechOf(state, own)
  const weapon = moduleOf(mech, state.acting.module)
  if (!weapon.activated || typeOf(weapon.type).damage === 0) return []
  return places.filter(({ seat }) => seat !== own && canReach(mech, weapon, distanceOf(state, own, seat)))
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

export function focusOf(view: Seen): Box {
  const { places, width, height } = layoutOf(view)
  const targets = inRange(view, places)
  if (targets.length > 0) return around(targets.map(({ box }) => box))
  return places.find(({ isOwn }) => isOwn)?.box ?? { x: 0, y: 0, width, height }
}
