// What matters most to the viewer, for a screen that cannot show all: whoever acts or is shot at, and around it.

import type { Box } from '@umpire/board'
import type { View } from '@umpire/engine'
import { placeOf } from '../rules/units.ts'
import { regionOf, runningFrame, type State } from '../state.ts'
import { boxAround, boxOf, type Frame, frameOf, tile } from './measure.ts'
import { attackingFrame } from './shown-attack.ts'

/** A part of the map is at least so many regions wide and high. */
const least = 2.7

function attackBoxes(state: State, frame: Frame): Box[] {
  const attack = attackingFrame(state)?.attack
  if (attack === null || attack === undefined) return []
  const places = attack.groups.flatMap(({ unit }) => placeOf(state, unit) ?? [])
  return [attack.origin, ...(attack.region === null ? [] : [attack.region]), ...places].map((id) =>
    boxOf(frame, regionOf(state, id)),
  )
}

function actorBoxes({ state, viewer }: Pick<View<State>, 'state' | 'viewer'>, frame: Frame): Box[] {
  const unit = runningFrame(state)?.ability?.unit ?? (state.initiative === 'operatives' ? state.pointer : null)
  const place = unit === null ? undefined : placeOf(state, unit)
  if (place !== undefined) return [boxOf(frame, regionOf(state, place))]
  const own = state.operatives.filter(({ seat }) => seat === viewer)
  return (own.length === 0 ? state.operatives : own).map(({ region }) => boxOf(frame, regionOf(state, region)))
}

function centreOf(view: Pick<View<State>, 'state' | 'viewer'>, frame: Frame): Box[] {
  const { state } = view
  const { placing, revealing } = state
  const cells = [...revealing.map(([x, y]) => ({ x, y })), ...(placing === null ? [] : [placing])]
  if (cells.length > 0) return cells.map((cell) => boxOf(frame, cell))
  const attack = attackBoxes(state, frame)
  return attack.length > 0 ? attack : actorBoxes(view, frame)
}

export function focusOf(view: Pick<View<State>, 'state' | 'viewer'>): Box {
  const frame = frameOf(view.state)
  const boxes = view.state.regions.length === 0 ? [] : centreOf(view, frame)
  if (boxes.length === 0) return { x: 0, y: 0, width: frame.width, height: frame.height }
  return atLeast(boxAround(boxes, 24), frame)
}

/** A box that is large enough, inside the drawing. */
function atLeast({ x, y, width, height }: Box, frame: Frame): Box {
  const wide = Math.min(frame.width, Math.max(width, least * tile))
  const tall = Math.min(frame.height, Math.max(height, least * tile))
  return {
    x: Math.min(Math.max(0, x - (wide - width) / 2), frame.width - wide),
    y: Math.min(Math.max(0, y - (tall - height) / 2), frame.height - tall),
    width: wide,
    height: tall,
  }
}
