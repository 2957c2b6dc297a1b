// Where the units of a region stand: in rows that get smaller as more come, and Pillared ones pressed to their border.

import type { Size } from '@umpire/board'
import type { RegionId, Side } from '../state/region.ts'
import { isReactor, type Unit } from '../state/unit.ts'
import { type Point, tile } from './measure.ts'

/** A unit and what matters for its place. */
export interface Standing {
  readonly unit: Unit
  readonly region: RegionId
  readonly pillar: Side | null
}

/** Its place inside the region, how large it is, and how wide its name may be. */
export interface Placed extends Point {
  readonly unit: Unit
  readonly scale: number
  /** 0 where there is no room for a name. */
  readonly nameWidth: number
}

interface Room {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The floor of a region without walls, and without the line on which its name stands. */
const floor: Room = { left: 12, top: 15, right: tile - 12, bottom: tile - 25 }

/** What a unit takes at full size, with its name below and without. */
const named = { width: 50, height: 58 }
const nameless = { width: 45, height: 46 }

/** Below this scale there are no names: the units get their room. */
const smallestNamed = 0.72

interface Rows {
  readonly columns: number
  readonly scale: number
}

/** How many columns let `count` units be largest. */
function rowsFor(count: number, { left, top, right, bottom }: Room, one: Size, most: number): Rows {
  let best = { columns: 1, scale: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const scale = Math.min(most, (right - left) / columns / one.width, (bottom - top) / rows / one.height)
    if (scale > best.scale) best = { columns, scale }
  }
  return best
}

function inRows(units: readonly Unit[], room: Room, grown: number): Placed[] {
  const count = units.length
  if (count === 0) return []
  const withNames = rowsFor(count, room, named, grown)
  const isNamed = withNames.scale >= smallestNamed
  const { columns, scale } = isNamed ? withNames : rowsFor(count, room, nameless, grown)
  const rows = Math.ceil(count / columns)
  // Names hang below their units: without them the rows stand in the middle.
  const lift = isNamed ? 7 * scale : 0
  return units.map((unit, n) => {
    const row = Math.floor(n / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const column = n - row * columns
    const width = (room.right - room.left) / inRow
    return {
      unit,
      x: room.left + width * (column + 0.5),
      y: room.top + ((room.bottom - room.top) / rows) * (row + 0.5) - lift,
      scale,
      nameWidth: isNamed ? Math.min(width, tile / 2 + 10) : 0,
    }
  })
}

/** Where a unit stands that is pressed to a side, the nth of so many there. */
function atBorder(unit: Unit, side: Side, n: number, count: number, largest: number): Placed {
  const along = tile / 2 + (n - (count - 1) / 2) * Math.min(34, 76 / count)
  const scale = count > 2 ? 0.54 : largest
  const away = 15 + 12 * scale
  const place: readonly Point[] = [
    { x: along, y: away },
    { x: tile - away, y: along },
    { x: along, y: tile - away - 4 },
    { x: away, y: along },
  ]
  const { x, y } = place[side] ?? { x: along, y: along }
  return { unit, x, y, scale, nameWidth: 0 }
}

/** What Pillared units leave free in the middle. */
const besides = (sides: ReadonlySet<Side>, isCrowded: boolean): Room => ({
  left: floor.left + (sides.has(3) ? 22 : 0),
  top: floor.top + (sides.has(0) ? 22 : 0),
  right: floor.right - (sides.has(1) ? 22 : 0),
  bottom: floor.bottom + (isCrowded ? 13 : 0) - (sides.has(2) ? 22 : 0),
})

/** A Reactor alone fills its region; with others there it stands in the upper half. */
function withReactor(reactor: Unit, others: readonly Unit[], room: Room, grown: number): Placed[] {
  const middle = (room.left + room.right) / 2
  if (others.length === 0) return [{ unit: reactor, x: middle, y: 62, scale: 1, nameWidth: tile }]
  const scale = 0.62
  return [
    { unit: reactor, x: middle, y: room.top + 26, scale, nameWidth: 0 },
    ...inRows(others, { ...room, top: room.top + 50, bottom: room.bottom + 10 }, grown),
  ]
}

/** More than so many leave no room for the name of the region. */
export const mostBesideName = 6

/** All units of one region; they are drawn larger by `grown` where there is room for that. */
export function arrangeUnits(units: readonly Standing[], grown = 1): Placed[] {
  const isCrowded = units.length > mostBesideName
  const pressed = units.filter(({ pillar }) => pillar !== null)
  const sides = new Set(pressed.flatMap(({ pillar }) => pillar ?? []))
  const free = units.filter(({ pillar }) => pillar === null).map(({ unit }) => unit)
  const room = besides(sides, isCrowded)
  const reactor = free.find(isReactor)
  const others = free.filter((unit) => unit !== reactor)
  const standing = reactor === undefined ? inRows(others, room, grown) : withReactor(reactor, others, room, grown)
  const largest = isCrowded ? 0.54 : 0.72 * Math.min(1.25, grown)
  const leaning = [...sides].flatMap((side) => {
    const there = pressed.filter(({ pillar }) => pillar === side)
    return there.map(({ unit }, n) => atBorder(unit, side, n, there.length, largest))
  })
  return [...standing, ...leaning]
}
