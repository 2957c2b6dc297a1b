// What matters most to the viewer, for a screen that cannot show all: whoever acts and whom it may meet, or the own Force.

import type { Box } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { Disc } from '@umpire/plane'
import { pingDisc, targetDisc } from '../rules/ground.ts'
import type { State } from '../state.ts'
import { boxOf, drawing, tableSide } from './measure.ts'
import { isSetup } from './phases.ts'
import { actorNow, attackNow } from './shown-attack.ts'

/** A part of the table is at least so wide and high: 24 inches. */
const least = tableSide / 2

function centre({ state, viewer }: Pick<View<State>, 'state' | 'viewer'>): readonly Disc[] {
  const actor = actorNow(state)
  if (actor !== undefined) {
    const target = attackNow(state)?.target
    return [targetDisc(state, actor), ...(target === undefined ? [] : [targetDisc(state, target)])]
  }
  const seat = viewer === 0 || viewer === 1 ? viewer : state.active
  const inTaskforce = state.taskforce.filter((id) => state.units.find((unit) => unit.id === id)?.seat === seat)
  const isShown = (id: number): boolean => inTaskforce.length === 0 || inTaskforce.includes(id)
  return [
    ...state.pings.filter((ping) => ping.seat === seat && isShown(ping.id)).map(pingDisc),
    ...state.units.filter((unit) => unit.seat === seat && isShown(unit.id)).flatMap(({ bases }) => bases),
  ]
}

export function focusOf(view: Pick<View<State>, 'state' | 'viewer'>): Box {
  const { state } = view
  if (isSetup(state)) return { x: 0, y: 0, ...drawing }
  const boxes = centre(view).map((disc) => boxOf(disc, 30))
  if (boxes.length === 0) return { x: 0, y: 0, ...drawing }
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const width = Math.max(least, Math.max(...boxes.map((box) => box.x + box.width)) - left)
  const height = Math.max(least, Math.max(...boxes.map((box) => box.y + box.height)) - top)
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return {
    x: Math.min(Math.max(0, (left + right - width) / 2), drawing.width - width),
    y: Math.min(Math.max(0, (top + bottom - height) / 2), drawing.height - height),
    width,
    height,
  }
}
