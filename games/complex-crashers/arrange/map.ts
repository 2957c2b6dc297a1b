// Statements about regions, borders, fire and the stack of tiles.

import { at, type Secret } from '@umpire/engine'
import { tiles, type TileId } from '../content/tiles.ts'
import { borderChanged } from '../layout.ts'
import { cellBeyond, opposite, regionAt, setToken } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import { type Edge, type Region, type RegionId, type Side, sides, type Token } from '../state/region.ts'
import type { CrashersTable } from '../table.ts'
import { bad, readCell, readRegion, readSide, type Sentence } from './sentence.ts'

const tileNamed = (word: string): TileId | undefined => tiles.rows.find(({ id }) => id === word.toUpperCase())?.id

/** Lays plain regions, open to each other and walled towards all else. */
function layRegions(state: State, cells: readonly (readonly [number, number])[]): void {
  const isCell = (x: number, y: number): boolean => cells.some(([a, b]) => a === x && b === y)
  state.regions = cells.map(([x, y], id): Region => {
    const bare: Region = {
      id,
      tile: 'R01',
      x,
      y,
      rotation: 0,
      edges: [],
      tokens: [null, null, null, null],
      next: [],
      burning: 0,
    }
    const edges = sides.map((side): Edge => (isCell(...cellBeyond(bare, side)) ? 'O' : 'W'))
    return { ...bare, edges, next: [null, null, null, null] }
  })
  for (const region of state.regions) {
    for (const side of sides) region.next[side] = regionAt(state, ...cellBeyond(region, side))?.id ?? null
  }
  for (const one of state.operatives) one.region = 0
  for (const one of state.reactors) one.region = null
}

const replaceRegion = (state: State, id: RegionId, change: Partial<Region>): void => {
  state.regions[id] = { ...regionOf(state, id), ...change }
  borderChanged()
}

function setEdge(state: State, id: RegionId, side: Side, edge: Edge): void {
  replaceRegion(state, id, { edges: regionOf(state, id).edges.map((old, n) => (n === side ? edge : old)) })
}

function setEdges(state: State, { id, next }: Region, side: Side, mine: Edge, theirs: Edge): void {
  setEdge(state, id, side, mine)
  const other = at(next, side)
  if (other !== null) setEdge(state, other, opposite(side), theirs)
}

const edges: { readonly [word: string]: readonly [Edge, Edge] } = {
  open: ['O', 'O'],
  pillar: ['P', 'O'],
  'thin wall': ['W', 'O'],
  'pillared thin wall': ['W', 'P'],
  'thick wall': ['W', 'W'],
}

const tokens: { readonly [word: string]: Token } = {
  cover: 'cover',
  'open door': 'open door',
  'closed door': 'closed door',
  'open edge': 'open edge',
  'pillared edge': 'pillared edge',
}

/** Lays a tile into a place of a pile: what lay there goes where that tile was. */
function putFace<Face extends string>(
  { secrets }: CrashersTable,
  pile: readonly Secret<Face>[],
  place: Secret<Face>,
  face: Face,
): void {
  const found = pile.find((secret) => secrets.faces[secret] === face)
  if (found !== undefined) secrets.faces[found] = at(secrets.faces, place)
  secrets.faces[place] = face
}

/** The tiles that come next; those below stay as they are. */
function stackTiles(t: CrashersTable, next: readonly TileId[]): void {
  const { kinds, ordinary } = t.state
  let ordinaryAt = ordinary.length
  for (const [n, tile] of next.entries()) {
    const isOrdinary = tiles.of(tile).kind === 'ordinary'
    putFace(t, kinds.slice(0, kinds.length - n), at(kinds, kinds.length - 1 - n), isOrdinary ? 'ordinary' : tile)
    if (!isOrdinary) continue
    ordinaryAt--
    putFace(t, ordinary.slice(0, ordinaryAt + 1), at(ordinary, ordinaryAt), tile)
  }
}

export const mapSentences: readonly Sentence[] = [
  [
    /^regions (.+)$/,
    ({ state }, [, text = '']) => {
      const cells = text.trim().split(/\s+/).map(readCell)
      if (cells.includes(undefined)) return bad(text, 'cells like 0.0 1.0')
      layRegions(
        state,
        cells.flatMap((cell) => (cell === undefined ? [] : [cell])),
      )
      return undefined
    },
  ],
  [
    /^region (\S+) is (\w+)$/,
    ({ state }, [, where = '', name = '']) => {
      const region = readRegion(state, where)
      const tile = tileNamed(name)
      if (region === undefined || tile === undefined) return bad(`${where} ${name}`, 'a region and a tile')
      replaceRegion(state, region.id, { tile })
      const { kind, number } = tiles.of(tile)
      const reactor = kind === 'reactor' ? state.reactors.find(({ slot }) => slot === number) : undefined
      if (reactor !== undefined) reactor.region = region.id
      return undefined
    },
  ],
  [
    /^border (\S+) (north|east|south|west) (.+)$/,
    ({ state }, [, where = '', word = '', what = '']) => {
      const region = readRegion(state, where)
      const side = readSide(word)
      if (region === undefined || side === undefined) return bad(where, 'a region')
      const pair = edges[what]
      const token = tokens[what]
      if (pair !== undefined) setEdges(state, region, side, pair[0], pair[1])
      else if (token !== undefined) setToken(state, region, side, token)
      else return bad(what, [...Object.keys(edges), ...Object.keys(tokens)].join(', '))
      return undefined
    },
  ],
  [
    /^burning (\S+) (\d)$/,
    ({ state }, [, where = '', count]) => {
      const region = readRegion(state, where)
      if (region === undefined) return bad(where, 'a region')
      region.burning = Number(count)
      return undefined
    },
  ],
  [
    /^tiles (.+)$/,
    (t, [, text = '']) => {
      const { state } = t
      const next = text === 'none' ? [] : text.trim().split(/\s+/).map(tileNamed)
      if (next.includes(undefined)) return bad(text, 'tiles like R29 TECH2')
      if (next.length === 0) {
        state.kinds = []
        state.ordinary = []
      }
      stackTiles(
        t,
        next.flatMap((tile) => tile ?? []),
      )
      return undefined
    },
  ],
  [
    /^reserve (.+)$/,
    ({ state }, [, text = '']) => {
      const kept = text.trim().split(/\s+/).map(tileNamed)
      if (kept.includes(undefined)) return bad(text, 'tiles like R29 REACT2')
      state.reserve = kept.flatMap((tile) => tile ?? [])
      return undefined
    },
  ],
  [/^doors left (\d+)$/, ({ state }, [, count]) => void (state.doorsLeft = Number(count))],
  [/^covers left (\d+)$/, ({ state }, [, count]) => void (state.coversLeft = Number(count))],
]
