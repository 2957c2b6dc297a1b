// What matters most to the viewer, for a screen that cannot show all: whoever acts or is shot at, and around it.

import type { Box } from '@umpire/board'
import type { View } from '@umpire/engine'
import { placeOf } from '../rules/units.ts'
import { regionOf, runningFrame, type State } from '../state.ts'
import { boxAround, boxOf, type Frame, frameOf, tile } from './measure.ts'
import { attackingFrame } from './shown-attack.ts'

/** A part of the map is at least so many regions wide and high. */
const least = 2.7

function attackBoxes(state: State): Box[] {
  const attack = attackingFrame(state)?.attack
  if (attack === null || attack === undefined) return []
  const places = attack.groups.flatMap(({ unit }) => placeOf(state, unit) ?? [])
  return [attack.origin, ...(attack.region === null ? [] : [attack.region]), ...places].map((id) =>
    boxOf(regionOf(state, id)),
  )
}

function actorBoxes({ state, viewer }: Pick<View<State>, 'state' | 'viewer'>): Box[] {
  const unit = runningFrame(state)?.ability?.unit ?? (state.initiative === 'operatives' ? state.pointer : null)
  const place = unit === null ? undefined : placeOf(state, unit)
  if (place !== undefined) return [boxOf(regionOf(state, place))]
  const own = state.operatives.filter(({ seat }) => seat === viewer)
  return (own.length === 0 ? state.operatives : own).map(({ region }) => boxOf(regionOf(state, region)))
}

function centreOf(view: Pick<View<State>, 'state' | 'viewer'>): Box[] {
  const { state } = view
  const { placing, revealing } = state
  const cells = [...revealing.map(([x, y]) => ({ x, y })), ...(placing === null ? [] : [placing])]
  if (cells.length > 0) return cells.map(boxOf)
  const attack = attackBoxes(state)
  return attack.length > 0 ? attack : actorBoxes(view)
}

export function focusOf(view: Pick<View<State>, 'state' | 'viewer'>): Box {
  const frame = frameOf(view.state)
  const boxes = view.state.regions.length === 0 ? [] : centreOf(view)
  if (boxes.length === 0) return frame
  return atLeast(boxAround(boxes, 24), frame)
}

/** A box that is large enough, inside the drawing. */
function atLeast({ x, y, width, height }: Box, frame: Frame): Box {
  const wide = Math.min(frame.width, Math.max(width, least * tile))
  const tall = Math.min(frame.height, Math.max(height, least * tile))
  return {
    x: Math.min(Math.max(frame.x, x - (wide - width) / 2), frame.x + frame.width - wide),
    y: Math.min(Math.max(frame.y, y - (tall - height) / 2), frame.y + frame.height - tall),
    width: wide,
    height: tall,
  }
}
