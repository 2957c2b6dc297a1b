// What matters most to the viewer, for a screen that cannot show all: whoever acts, and who is near.

import type { Box } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { distanceOf } from '../rules/figures.ts'
import { enemyOf, missionOf, type State } from '../state.ts'
import { boxAround, frameOf, trackHeight } from './measure.ts'

/** Enemies this near to whoever acts are shown too. */
const near = 5
/** A part of the map is at least so many squares wide and high. */
const least = 9

/** The squares that the viewer looks at first. */
function centre({ state, viewer }: Pick<View<State>, 'state' | 'viewer'>): Square[] {
  const { acting, activation } = state
  const enemy = activation === null ? undefined : enemyOf(state, activation.uid)
  if (enemy !== undefined) return [enemy.square]
  const actor = state.commandos.find(({ id }) => id === acting)?.square ?? null
  if (actor !== null) return [actor]
  const own = state.commandos.filter(({ seat }) => seat === viewer)
  const shown = own.length === 0 ? state.commandos : own
  return shown.flatMap(({ square }) => square ?? [])
}

export function focusOf(view: Pick<View<State>, 'state' | 'viewer'>): Box {
  const { state, viewer } = view
  const { map } = missionOf(state)
  const frame = frameOf(map)
  const isLaying = state.stage === 'doors' && viewer === state.overseer
  if (isLaying)
    return boxAround(
      frame,
      state.terrain.doors.map(({ square }) => square),
      1.5,
    )
  const middle = centre(view)
  if (middle.length === 0) return startOf(state)
  const [first = 0] = middle
  const others = state.enemies.map(({ square }) => square).filter((square) => distanceOf(state, first, square) <= near)
  return atLeast(boxAround(frame, [...middle, ...(middle.length === 1 ? others : [])], 1.5), frame)
}

/** Before anybody is on the map: where they will stand. */
function startOf(state: State): Box {
  const { map } = missionOf(state)
  const frame = frameOf(map)
  const squares = map.start.map(({ x, y }) => y * map.width + x)
  return squares.length === 0 ? { x: 0, y: 0, ...frame } : atLeast(boxAround(frame, squares, 1.5), frame)
}

/** A box that is large enough, inside the drawing. */
function atLeast({ x, y, width, height }: Box, frame: { readonly width: number; readonly height: number }): Box {
  const size = least * 32
  const wide = Math.min(frame.width, Math.max(width, size))
  const tall = Math.min(frame.height - trackHeight, Math.max(height, size))
  return {
    x: Math.min(Math.max(0, x - (wide - width) / 2), frame.width - wide),
    y: Math.min(Math.max(trackHeight, y - (tall - height) / 2), frame.height - tall),
    width: wide,
    height: tall,
  }
}
