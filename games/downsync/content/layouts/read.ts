// Reads a layout from its drawing, one piece a line, and refuses one with a mistake: which line, and why.

import type { Point } from '@umpire/plane'
import { building, table } from '../numbers.ts'
import { type Layout, type LayoutId, type TerrainPiece, terrain, type TerrainType } from './layout.ts'
import { isCounterClockwise, isSimple } from './polygon.ts'

/** A layout as it is written. */
export interface LayoutDrawing {
  readonly id: LayoutId
  readonly name: string
  readonly about: string
  /** Lines like `B1a building h=3 cap=6 (6,13.5) (9.5,13.5) (9.5,18.5) (6,18.5)`, all in inches. */
  readonly drawing: string
}

/** A mistake in a layout. */
export class LayoutError extends Error {
  override readonly name = 'LayoutError'

  constructor(id: LayoutId, reason: string) {
    super(`layout ${id}: ${reason}`)
  }
}

type Fail = (reason: string) => never

export function readLayout({ id, name, about, drawing }: LayoutDrawing): Layout {
  const pieces: TerrainPiece[] = []
  for (const [index, line] of drawing.trim().split('\n').entries()) {
    const fail: Fail = (reason) => {
      throw new LayoutError(id, `line ${index + 1}: ${reason}`)
    }
    const piece = readPiece(line, fail)
    if (pieces.some((other) => other.id === piece.id)) fail(`piece ${piece.id} is there twice`)
    pieces.push(piece)
  }
  return { id, name, about, pieces }
}

const isTerrainType = (word: string): word is TerrainType => word in terrain

const pattern = /^(?<id>\w+) +(?<type>\w+) +h=(?<height>\S+)(?: +cap=(?<capacity>\S+))? +(?<points>\(.*\))$/

function readPiece(line: string, fail: Fail): TerrainPiece {
  const { id, type, height, capacity, points } = pattern.exec(line.trim())?.groups ?? {}
  if (id === undefined || type === undefined || height === undefined || points === undefined) {
    return fail('not a piece: id, type, h=height, cap=bases for a building, then its corners')
  }
  if (!isTerrainType(type)) return fail(`${id} is of no known type: ${type}`)
  const piece = {
    id,
    type,
    height: readLength(height, fail),
    capacity: readCapacity(id, type, capacity, fail),
    outline: readOutline(id, points, fail),
  }
  refuseHeight(piece, fail)
  refuseOutline(piece, fail)
  return piece
}

/** `13.5` inches are 1350. */
function readLength(word: string, fail: Fail): number {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(word) ?? []
  return whole === undefined
    ? fail(`not a length in hundredths of an inch: ${word}`)
    : Number(whole + part.padEnd(2, '0'))
}

function readCapacity(id: string, type: TerrainType, word: string | undefined, fail: Fail): number | null {
  const isBuilding = type === 'building'
  if (isBuilding !== (word !== undefined))
    fail(isBuilding ? `building ${id} has no cap` : `${id} is no building: no cap`)
  if (word === undefined) return null
  return /^[1-9]\d?$/.test(word) ? Number(word) : fail(`not a number of bases: ${word}`)
}

function readOutline(id: string, words: string, fail: Fail): Point[] {
  return words.split(/ +/).map((word) => {
    const [, x, y] = /^\(([^,]+),([^,]+)\)$/.exec(word) ?? []
    if (x === undefined || y === undefined) return fail(`${id} has a corner that is not (x,y): ${word}`)
    return { x: readLength(x, fail), y: readLength(y, fail) }
  })
}

/** DS-096, DS-117 */
function refuseHeight({ id, type, height }: TerrainPiece, fail: Fail): void {
  const fixed = terrain[type].height
  if (fixed !== null && height !== fixed)
    fail(`${id} is ${height / 100}" high, ${terrain[type].name} is ${fixed / 100}"`)
  const { lowest, highest } = building
  if (fixed === null && (height < lowest || height > highest)) {
    fail(`building ${id} is ${height / 100}" high: between ${lowest / 100}" and ${highest / 100}" it may be`)
  }
}

function refuseOutline({ id, outline }: TerrainPiece, fail: Fail): void {
  if (outline.length < 3) fail(`${id} has ${outline.length} corners`)
  const out = outline.find(({ x, y }) => x > table.width || y > table.height)
  if (out !== undefined) fail(`${id} leaves the table at (${out.x / 100},${out.y / 100})`)
  if (!isSimple(outline)) fail(`the outline of ${id} crosses or touches itself`)
  if (!isCounterClockwise(outline)) fail(`the outline of ${id} runs clockwise`)
}
