// Where everything lies in the drawing: the track on top, below it the mechs.

import type { Box, Size } from '@umpire/board'
import type { Seat, View } from '@umpire/engine'
import { cellsBeside } from '../rules/building.ts'
import { isActive, type Mech, type State } from '../state.ts'
import { type Extent, gapOf, heading, packed, type Packing, wordsFrom } from './packing.ts'

/** A mech on its grid. */
export interface Place {
  readonly seat: Seat
  readonly isOwn: boolean
  /** How wide a card is, and how far one is from the next. */
  readonly card: number
  readonly pitch: number
  /** The cell in the upper left corner, and where it lies. */
  readonly minX: number
  readonly maxY: number
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  /** All of it, with its heading. */
  readonly box: Box
}

export interface Layout extends Size {
  readonly places: readonly Place[]
}

/** The room that the board has on a screen of 1280 x 800; a unit of the drawing is a pixel there. */
const room: Size = { width: 744, height: 600 }
const edge = 14
const trackHeight = 116
const zoomBar = 40

/** What the layout depends on. */
export type Seen = Pick<View<State>, 'state' | 'viewer'>

/** The seat whose mech is shown large; nobody's for those who only watch. */
export const ownSeat = ({ viewer }: Seen): Seat | undefined =>
  viewer === 'spectator' || viewer === 'everybody' ? undefined : viewer

/** While starting parts are placed: so many cells to each side of the Core. */
const assemblyReach = 2

/** The cells that are shown: the mech's own, those that can be built on, and so many round the Core. */
function extentOf(mech: Mech, open: readonly { x: number; y: number }[], reach: number): Extent {
  const cells = [...mech.modules, ...open]
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  return {
    minX: Math.min(-reach, ...xs),
    maxX: Math.max(reach, ...xs),
    minY: Math.min(-reach, ...ys),
    maxY: Math.max(reach, ...ys),
  }
}

/** The viewer's own mech, with the cells that can be built on while it is built. */
function ownPacking(state: State, mine: Mech, others: readonly Extent[]): { extent: Extent; packing: Packing } {
  const reach = state.phase === 'assembly' ? assemblyReach : 0
  const tight = extentOf(mine, [], reach)
  if (state.phase !== 'buy' || !isActive(state, mine.seat)) return { extent: tight, packing: packingOf(tight, others) }
  const extent = extentOf(mine, cellsBeside(mine), reach)
  const packing = packingOf(extent, others)
  // Room for building is kept through the whole turn, so that nothing jumps; but not where it costs the words on the cards.
  const isBuilding = state.attaching !== null || mine.detached.length > 0
  return isBuilding || packing.ownCard >= wordsFrom
    ? { extent, packing }
    : { extent: tight, packing: packingOf(tight, others) }
}

/** The last packings: a position is laid out several times, and mostly like the one before. */
const packings = new Map<string, Packing>()
const mostPackings = 20

function packingOf(own: Extent | undefined, others: readonly Extent[]): Packing {
  const key = JSON.stringify([own, others])
  const known = packings.get(key)
  if (known !== undefined) return known
  if (packings.size >= mostPackings) packings.clear()
  const free = { width: room.width - 2 * edge, height: room.height - trackHeight - edge }
  const packing = packed(own, others, free)
  packings.set(key, packing)
  return packing
}

const placeOf = (mech: Mech, isOwn: boolean, extent: Extent, card: number, box: Box): Place => {
  const gap = gapOf(card)
  return {
    seat: mech.seat,
    isOwn,
    card,
    pitch: card + gap,
    minX: extent.minX,
    maxY: extent.maxY,
    columns: extent.maxX - extent.minX + 1,
    rows: extent.maxY - extent.minY + 1,
    left: box.x + gap,
    top: box.y + heading + gap / 2,
    box,
  }
}

/** Where the card of a cell lies. */
export const cellAt = ({ left, top, pitch, minX, maxY }: Place, x: number, y: number): { x: number; y: number } => ({
  x: left + (x - minX) * pitch,
  y: top + (maxY - y) * pitch,
})

/** Cells of the grid that nothing lies on and nothing can be built on: room for cards in the hand. From the top. */
export function spareCells(
  { minX, maxY, columns, rows }: Place,
  isTaken: (x: number, y: number) => boolean,
): { x: number; y: number }[] {
  const cells = Array.from({ length: columns * rows }, (_, n) => ({
    x: minX + (n % columns),
    y: maxY - Math.floor(n / columns),
  }))
  return cells.filter(({ x, y }) => !isTaken(x, y))
}

export function layoutOf(view: Seen): Layout {
  const { state } = view
  const seat = ownSeat(view)
  const mine = state.mechs.find((mech) => mech.seat === seat)
  const others = state.mechs.filter((mech) => mech.seat !== seat)
  const extents = others.map((mech) => extentOf(mech, [], 0))
  const own = mine === undefined ? undefined : ownPacking(state, mine, extents)
  const packing = own?.packing ?? packingOf(undefined, extents)
  const width = Math.max(room.width, packing.width + 2 * edge)
  const height = Math.max(room.height, packing.height + trackHeight + edge)
  // What is left over goes to the sides, to the left first, where the page has its zoom bar, and a little above.
  const over = width - packing.width - 2 * edge
  const spare = Math.max(over / 2, Math.min(over, zoomBar))
  const down = trackHeight + (height - trackHeight - edge - packing.height) * 0.25
  const moved = (box: Box): Box => ({ ...box, x: box.x + edge + spare, y: box.y + down })
  const places: Place[] = []
  if (mine !== undefined && own !== undefined && packing.own !== undefined) {
    places.push(placeOf(mine, true, own.extent, packing.ownCard, moved(packing.own)))
  }
  for (const [n, mech] of others.entries()) {
    const extent = extents[n]
    const box = packing.others[n]
    if (extent !== undefined && box !== undefined) {
      places.push(placeOf(mech, false, extent, packing.otherCard, moved(box)))
    }
  }
  return { width, height, places }
}

/** The track's spaces: where the middle of each lies, for a drawing of that width. */
export const trackOf = (
  width: number,
  trackEnd: number,
): { box: Box; pitch: number; at: (space: number) => number } => {
  const box = { x: 18, y: 14, width: width - 36, height: 90 }
  const pitch = (box.width - 48) / (2 * trackEnd + 1)
  const middle = box.x + box.width / 2
  return { box, pitch, at: (space) => middle + space * pitch }
}

/** Where several figures stand that share a place: so many in a row, the rows one under the other. */
export function shared(count: number, n: number, perRow: number, step: number): { x: number; y: number } {
  const rows = Math.ceil(count / perRow)
  const row = Math.floor(n / perRow)
  const inRow = Math.min(perRow, count - row * perRow)
  return { x: ((n % perRow) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step }
}
