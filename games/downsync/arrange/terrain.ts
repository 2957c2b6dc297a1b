// Statements about the table: its layout, single pieces of terrain, markers.

import type { Refusal } from '@umpire/engine'
import { terrain, type TerrainPiece, type TerrainType } from '../content/layouts/layout.ts'
import { layouts } from '../content/layouts/layouts.ts'
import { infantryRadius, signatureFacts } from '../content/signature.ts'
import type { State } from '../state.ts'
import type { Marker } from '../state/marker.ts'
import { piecesOf } from '../rules/ground.ts'
import { bad, readLength, readSide, type Sentence } from './sentence.ts'

const isType = (word: string): word is TerrainType => word in terrain

const cornerPattern = /^\(\s*([\d.]+)\s*,\s*([\d.]+)\s*\)$/

function readOutline(text: string): { x: number; y: number }[] | undefined {
  const corners: { x: number; y: number }[] = []
  for (const word of text.match(/\([^)]*\)/g) ?? []) {
    const [, x, y] = cornerPattern.exec(word) ?? []
    if (x === undefined || y === undefined) return undefined
    corners.push({ x: readLength(x), y: readLength(y) })
  }
  return corners.length < 3 ? undefined : counterClockwise(corners)
}

/** Whichever way it was drawn. */
function counterClockwise(corners: { x: number; y: number }[]): { x: number; y: number }[] {
  let twice = 0
  for (const [n, a] of corners.entries()) {
    const b = corners[(n + 1) % corners.length] ?? a
    twice += a.x * b.y - b.x * a.y
  }
  return twice < 0 ? corners.toReversed() : corners
}

function addPiece(
  state: State,
  type: string,
  id: string,
  height: string | undefined,
  text: string,
): Refusal | undefined {
  const outline = readOutline(text)
  if (!isType(type) || outline === undefined) return bad(`${type} ${id} ${text}`, 'a piece of terrain')
  const usual = terrain[type].height ?? 300
  const piece: TerrainPiece = {
    id,
    type,
    height: height === undefined ? usual : readLength(height),
    capacity: null,
    outline,
  }
  state.terms = { ...state.terms, terrain: [...piecesOf(state), piece] }
  return undefined
}

const kinds: readonly Marker['kind'][] = ['vip', 'objective', 'cache', 'pylon']

function addMarker(state: State, word: string, side: string | undefined, x: string, y: string): Refusal | undefined {
  const kind = kinds.find((one) => one === word)
  if (kind === undefined) return bad(word, `a marker: ${kinds.join(', ')}`)
  const owner = side === undefined ? null : readSide(side)
  const id = Math.max(0, ...state.markers.map((marker) => marker.id)) + 1
  const r = kind === 'objective' ? signatureFacts.medium.radius : infantryRadius
  state.markers.push({ id, kind, seat: owner, x: readLength(x), y: readLength(y), r, isCarried: false, isUsed: false })
  return undefined
}

export const terrainSentences: readonly Sentence[] = [
  [
    /^layout (\S+)$/,
    ({ state }, [, word = '']) => {
      const layout = layouts.rows.find(({ id }) => id === word)
      if (layout === undefined && word !== 'empty') return bad(word, 'a layout: T1 to T8, or empty')
      state.terms =
        layout === undefined ? { ...state.terms, terrain: [] } : { ...state.terms, layout: layout.id, terrain: null }
      return undefined
    },
  ],
  [
    /^terrain (\w+) (\w+)(?: h=([\d.]+))? (\(.*\))$/,
    ({ state }, [, type = '', id = '', height, corners = '']) => addPiece(state, type, id, height, corners),
  ],
  [
    /^no markers$/,
    ({ state }) => {
      state.markers = []
      return undefined
    },
  ],
  [
    /^marker (\w+)(?: (south|north))? at ([\d.]+) ([\d.]+)$/,
    ({ state }, [, kind = '', side, x = '', y = '']) => addMarker(state, kind, side, x, y),
  ],
]
