// Placing a Region tile (CC-082 to CC-091): which one, how it is turned, and the tokens on its edges.

import { at, offer, type Offer, refuse, type RuleId, type Rules, type WhyNot } from '@umpire/engine'
import { mostReserved } from '../content/numbers.ts'
import { countOf } from '../content/text/words.ts'
import { type TileId, tiles } from '../content/tiles.ts'
import {
  type DrawChoice,
  drawQuestion,
  reservedTileQuestion,
  rotationQuestion,
  type TokenChoice,
  tokenQuestion,
} from '../questions/placing.ts'
import { cellBeyond, opposite, regionAt } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import { type Edge, type Region, type RegionId, type Side, sides, type Token } from '../state/region.ts'
import type { CrashersTable } from '../table.ts'
import { layToken, openEdgeFor, tokenAt, whyNoSupply } from './borders.ts'
import { drawTile } from './deck.ts'
import { turnedEdges } from './edges.ts'
import { upgradeBy } from './upgrades.ts'

/** CC-082 Fills a cell with one tile: of the Complex Manager's choice, turned and furnished by it. */
export function* fillCell(t: CrashersTable, x: number, y: number): Rules<RegionId> {
  t.state.placing = { tile: null, x, y, region: null }
  const tile = yield* chooseTile(t, x, y)
  return yield* placeTile(t, tile, x, y, 'CC-082')
}

/** CC-083, CC-084 Draws until the tile for the cell is settled. */
function* chooseTile(t: CrashersTable, x: number, y: number): Rules<TileId> {
  const { state } = t
  for (;;) {
    const drawn = drawTile(t)
    if (drawn === undefined) {
      const tile = yield* t.choose(state.manager, reservedTileQuestion, state.reserve)
      takeReserved(t, tile, 'CC-084')
      return tile
    }
    state.placing = { tile: drawn, x, y, region: null }
    const choice = yield* t.choose(state.manager, drawQuestion, drawChoices(state, drawn))
    if (choice.do === 'place') return drawn
    if (choice.do === 'swap') takeReserved(t, choice.tile, 'CC-083')
    state.reserve.push(drawn)
    t.tell({ kind: 'tile reserved', rule: 'CC-083', tile: drawn })
    if (choice.do === 'swap') return choice.tile
  }
}

export function takeReserved(t: CrashersTable, tile: TileId, rule: RuleId): void {
  const { state } = t
  state.reserve = state.reserve.filter((one) => one !== tile)
  t.tell({ kind: 'tile from the reserve', rule, tile })
}

/** CC-083 */
function drawChoices(state: State, drawn: TileId): Offer<DrawChoice> {
  const swaps = state.reserve.map((tile): DrawChoice => ({ do: 'swap', tile }))
  const choices: DrawChoice[] = [{ do: 'place' }, { do: 'reserve' }, ...swaps]
  return offer(choices, (choice) => (choice.do === 'place' ? undefined : whyNotReserve(state, drawn, choice)))
}

function whyNotReserve(state: State, drawn: TileId, choice: DrawChoice): WhyNot {
  const { kind, number, name } = tiles.of(drawn)
  if (kind === 'tech') return refuse('CC-085', () => `${name} cannot be reserved.`)
  if (kind === 'reactor' && at(state.reactors, number - 1).isOnline) {
    return refuse('CC-086', () => `Reactor ${number} is Online: its tile must be placed.`)
  }
  if (choice.do === 'reserve' && state.reserve.length >= mostReserved) {
    return refuse('CC-083', () => `The reserve holds ${mostReserved} tiles already.`)
  }
  return undefined
}

/** CC-088 to CC-091 Lays a tile that has been chosen. */
export function* placeTile(t: CrashersTable, tile: TileId, x: number, y: number, rule: RuleId): Rules<RegionId> {
  const { state } = t
  state.placing = { tile, x, y, region: null }
  const rotation = yield* t.choose(state.manager, rotationQuestion, rotations(state, tile, x, y))
  const region = layRegion(state, tile, x, y, rotation)
  state.placing = { tile, x, y, region: region.id }
  t.tell({ kind: 'tile placed', rule, tile, region: region.id, x, y, rotation })
  joinEdges(t, region)
  yield* revealReactor(t, region)
  yield* placeTokens(t, region.id)
  state.placing = null
  return region.id
}

/** CC-088 Whether the border to a revealed neighbour needs an opening in the new tile. */
function needsOpening(neighbour: Region, side: Side): boolean {
  const token = at(neighbour.tokens, opposite(side))
  return (token === null || token === 'cover') && at(neighbour.edges, opposite(side)) !== 'W'
}

/** CC-088 The sides of a cell that need an opening. */
function openingsAround(state: State, x: number, y: number): Side[] {
  return sides.filter((side) => {
    const neighbour = regionAt(state, ...cellBeyond({ x, y }, side))
    return neighbour !== undefined && needsOpening(neighbour, side)
  })
}

const unmatched = (edges: readonly Edge[], openings: readonly Side[]): number =>
  openings.filter((side) => at(edges, side) === 'W').length

/** CC-089 Those with the fewest unmatched edges; turns that look the same are offered once. */
function rotations(state: State, tile: TileId, x: number, y: number): Offer<number> {
  const openings = openingsAround(state, x, y)
  const looks = [0, 1, 2, 3].map((rotation) => turnedEdges(tile, rotation))
  const misses = looks.map((edges) => unmatched(edges, openings))
  const fewest = Math.min(...misses)
  const different = [0, 1, 2, 3].filter(
    (rotation) => looks.findIndex((edges) => edges.join() === at(looks, rotation).join()) === rotation,
  )
  return offer(different, (rotation) =>
    at(misses, rotation) === fewest
      ? undefined
      : refuse(
          'CC-089',
          () => `It would leave ${countOf(at(misses, rotation), 'edge')} unmatched, and ${fewest} is possible.`,
        ),
  )
}

/** CC-037 A new region, with the tokens that lie on its borders already (CC-055). */
export function layRegion(state: State, tile: TileId, x: number, y: number, rotation: number): Region {
  const id = state.regions.length
  const around = sides.map((side) => regionAt(state, ...cellBeyond({ x, y }, side)))
  const region: Region = {
    id,
    tile,
    x,
    y,
    rotation,
    edges: turnedEdges(tile, rotation),
    tokens: sides.map((side) => around[side]?.tokens[opposite(side)] ?? null),
    next: around.map((neighbour) => neighbour?.id ?? null),
    burning: 0,
  }
  for (const side of sides) {
    const neighbour = around[side]
    if (neighbour !== undefined) neighbour.next[opposite(side)] = id
  }
  state.regions.push(region)
  return region
}

/** CC-090 Open Edge tokens where openings meet a wall of the new tile. They replace Cover. */
function joinEdges(t: CrashersTable, region: Region): void {
  for (const side of sides) {
    const next = at(region.next, side)
    if (next === null || at(region.edges, side) !== 'W') continue
    if (!needsOpening(regionOf(t.state, next), side)) continue
    const border = { region: region.id, side }
    layToken(t, border, openEdgeFor(t.state, border), 'CC-090')
  }
}

/** CC-234 A Reactor stands on its own tile; CC-228 one that is Online upgrades now. */
function* revealReactor(t: CrashersTable, region: Region): Rules {
  const { kind, number } = tiles.of(region.tile)
  if (kind !== 'reactor') return
  const reactor = at(t.state.reactors, number - 1)
  reactor.region = region.id
  if (reactor.isOnline) yield* upgradeBy(t, reactor)
}

const newTokens: readonly Token[] = ['closed door', 'open door', 'cover']

/**
 * CC-091 Tokens on the new tile, one at a time until passed. CC-092 They can cut nothing off: beyond their edges
 * nothing is revealed, and every tile lies behind an unobstructed border of the region it was revealed from.
 */
function* placeTokens(t: CrashersTable, region: RegionId): Rules {
  const { state } = t
  const candidates = sides.flatMap((side) => newTokens.map((token): TokenChoice => ({ side, token })))
  for (;;) {
    const choices = offer(candidates, (choice) => whyNotNewToken(state, region, choice))
    if (choices.allowed.length === 0) return
    const choice = yield* t.chooseOrPass(state.manager, tokenQuestion, choices)
    if (choice === undefined) return
    layToken(t, { region, side: choice.side }, choice.token, 'CC-091')
  }
}

function whyNotNewToken(state: State, region: RegionId, { side, token }: TokenChoice): WhyNot {
  const { next, edges } = regionOf(state, region)
  if (at(next, side) !== null) return refuse('CC-091', 'That edge adjoins a revealed region.')
  if (tokenAt(state, { region, side }) !== null) return refuse('CC-056', 'A token lies on that edge.')
  if (token === 'cover' && at(edges, side) === 'W') return refuse('CC-075', 'Cover does not lie on walls.')
  return whyNoSupply(state, token)
}
