// What the Complex Manager is asked in a reveal: cells, tiles, rotations, tokens, the frontier, Defenders in ambush.

import { at, type Label, type Question } from '@umpire/engine'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { countOf } from '../content/text/words.ts'
import { type TileId, tiles } from '../content/tiles.ts'
import { tokenName } from '../events/map.ts'
import { regionName, sayCell, sayRegion, saySide } from '../names.ts'
import { cellBeyond, opposite, regionAt } from '../regions.ts'
import type { BorderRef } from '../rules/borders.ts'
import { turnedEdges } from '../rules/edges.ts'
import { modelsLeft } from '../rules/models.ts'
import type { State } from '../state.ts'
import { type Edge, type RegionId, type Side, sides, type Token } from '../state/region.ts'
import { borderThing, cellThing, regionThing, technologyThing, tileThing } from '../things.ts'
import { behindWords, borderName, sayBorder } from './borders.ts'

export type Cell = readonly [number, number]

/** The revealed regions around a cell, in words. */
function besideWords(state: State, [x, y]: Cell): string {
  const names = sides.flatMap((side) => {
    const beside = regionAt(state, ...cellBeyond({ x, y }, side))
    return beside === undefined ? [] : [regionName(beside.id, state)]
  })
  return `beside ${names.join(' and ')}`
}

const cellParts = {
  say: ([x, y]: Cell): string => sayCell(x, y),
  things: ([x, y]: Cell): string[] => [cellThing(x, y)],
  label: (cell: Cell, state: State): Label => ({
    name: `(${cell[0]},${cell[1]})`,
    means: besideWords(state, cell),
    icon: 'reveal',
    isPlace: true,
  }),
  forced: true,
}

/** D-06 */
export const cellQuestion: Question<Cell, State> = {
  name: 'reveal order',
  rule: 'CC-078',
  prompt: ({ revealing }) => `${revealing.length} cells are revealed. Which one is next?`,
  ...cellParts,
}

/** D-28 */
export const forcedCellQuestion = (tile: TileId): Question<Cell, State> => ({
  name: 'reactor cell',
  rule: 'CC-087',
  prompt: () => `${tiles.of(tile).name} leaves the reserve. Where do you place it?`,
  ...cellParts,
})

const edgeWords: { readonly [Kind in Edge]: string } = { O: 'open', P: 'pillar', W: 'wall' }

/** `north open, east wall, south pillar, west open` */
const edgesInWords = (edges: readonly Edge[]): string =>
  sides.map((side) => `${saySide(side)} ${edgeWords[at(edges, side)]}`).join(', ')

const tileLabel = (tile: TileId): Label => ({
  name: tiles.of(tile).name,
  means: edgesInWords(turnedEdges(tile, 0)),
  icon: 'deck',
})

/** What to do with a tile that was drawn. */
export type DrawChoice =
  | { readonly do: 'place' }
  | { readonly do: 'reserve' }
  | { readonly do: 'swap'; readonly tile: TileId }

const drawnName = ({ placing }: State): string => (placing?.tile ? tiles.of(placing.tile).name : 'the tile')

function drawLabel(choice: DrawChoice, state: State): Label {
  const drawn = drawnName(state)
  switch (choice.do) {
    case 'place':
      return { name: `Place ${drawn}`, means: 'it goes into this cell', icon: 'confirm' }
    case 'reserve':
      return { name: `Reserve ${drawn}`, means: 'and draw again', icon: 'hold' }
    case 'swap':
      return {
        name: `Place ${tiles.of(choice.tile).name}`,
        means: `${drawn} takes its place in reserve`,
        icon: 'trade',
      }
  }
}

const ofPlacing = ({ placing }: State): string => (placing === null ? '' : ` at (${placing.x},${placing.y})`)

/** D-07 */
export const drawQuestion: Question<DrawChoice, State> = {
  name: 'drawn tile',
  rule: 'CC-083',
  prompt: (state) => `You draw ${drawnName(state)}. What do you place${ofPlacing(state)}?`,
  detail: ({ placing, kinds }) =>
    `${placing?.tile ? `Its edges, unturned: ${edgesInWords(turnedEdges(placing.tile, 0))}. ` : ''}${kinds.length} tiles are left in the stack.`,
  say: (choice) => (choice.do === 'swap' ? `swap ${choice.tile.toLowerCase()}` : choice.do),
  things: (choice, { placing }) =>
    choice.do === 'swap' ? [tileThing(choice.tile)] : placing?.tile ? [tileThing(placing.tile)] : [],
  label: drawLabel,
  forced: true,
}

/** CC-084 */
export const reservedTileQuestion: Question<TileId, State> = {
  name: 'reserved tile',
  rule: 'CC-084',
  prompt: (state) => `The stack is empty. Which reserved tile do you place${ofPlacing(state)}?`,
  say: (tile) => tile.toLowerCase(),
  things: (tile) => [tileThing(tile)],
  label: tileLabel,
  forced: true,
}

/** What becomes of a side of the cell that is filled. */
function joinWords(state: State, x: number, y: number, side: Side, edge: Edge): string | undefined {
  const beside = regionAt(state, ...cellBeyond({ x, y }, side))
  if (beside === undefined) return undefined
  const token = at(beside.tokens, opposite(side))
  const theirs = at(beside.edges, opposite(side))
  if (token !== null && token !== 'cover') return undefined
  if (edge === 'W' && theirs === 'W') return `thick wall ${saySide(side)}`
  if (edge === 'W') return `Open Edge token ${saySide(side)}`
  return theirs === 'W' ? `thin wall ${saySide(side)}` : undefined
}

function rotationLabel(rotation: number, state: State): Label {
  const { placing } = state
  if (placing === null || placing.tile === null) return { name: `Turn ${rotation}` }
  const edges = turnedEdges(placing.tile, rotation)
  const { x, y } = placing
  const joins = sides.flatMap((side) => joinWords(state, x, y, side, at(edges, side)) ?? [])
  return {
    name: edgesInWords(edges),
    means: joins.length === 0 ? 'all edges match' : joins.join(', '),
    icon: 'rotate',
  }
}

/** D-08 */
export const rotationQuestion: Question<number, State> = {
  name: 'rotation',
  rule: 'CC-089',
  prompt: (state) => `How do you turn ${drawnName(state)}${ofPlacing(state)}?`,
  say: (rotation) => `turn ${rotation}`,
  things: (_, { placing }) => (placing === null ? [] : [cellThing(placing.x, placing.y)]),
  label: rotationLabel,
  forced: true,
}

/** A token on an edge of the tile that was placed. */
export interface TokenChoice {
  readonly side: Side
  readonly token: Token
}

const tokenIcons: { readonly [Kind in Token]: string } = {
  'open door': 'door-open',
  'closed door': 'door-closed',
  cover: 'cover',
  'open edge': 'passage',
  'pillared edge': 'pillar',
}

const supplyWords = ({ doorsLeft, coversLeft }: State, token: Token): string =>
  token === 'cover' ? `${coversLeft} left` : `${doorsLeft} left`

/** D-09 */
export const tokenQuestion: Question<TokenChoice, State> = {
  name: 'new token',
  rule: 'CC-091',
  prompt: (state) => `Do you put a token on an edge of ${drawnName(state)}?`,
  detail: () => 'A closed Blast Door stops the Operatives, and lets Defenders in later. A last way on is kept open.',
  say: ({ side, token }) => `${token} ${saySide(side)}`,
  things: ({ side }, { placing }) =>
    placing === null || placing.region === null ? [] : [borderThing(placing.region, side)],
  label: ({ side, token }, state) => ({
    name: tokenName(token).replace(/^an? /, ''),
    means: supplyWords(state, token),
    group: `Edge in the ${saySide(side)}`,
    icon: tokenIcons[token],
  }),
  pass: 'no more tokens',
}

const repair = {
  say: sayBorder,
  things: ({ region, side }: BorderRef): string[] => [borderThing(region, side)],
  forced: true,
}

const repairDetail = (): string => 'No open way leads on into unrevealed cells, and there has to be one.'

/** D-10 */
export const repairDoorQuestion: Question<BorderRef, State> = {
  name: 'frontier door',
  rule: 'CC-095',
  prompt: () => 'Which Blast Door do you open to keep a way on?',
  detail: repairDetail,
  ...repair,
  label: (border, state) => ({
    name: `Door ${borderName(border, state)}`,
    means: behindWords(border, state),
    icon: 'door-open',
  }),
}

/** D-10 */
export const repairEdgeQuestion: Question<BorderRef, State> = {
  name: 'frontier edge',
  rule: 'CC-096',
  prompt: () => 'Which wall do you open to keep a way on?',
  detail: repairDetail,
  ...repair,
  label: (border, state) => ({ name: `Wall ${borderName(border, state)}`, means: 'opened for good', icon: 'passage' }),
}

/** A Deployment into a region just revealed. */
export interface Ambush {
  readonly card: DefenderId
  readonly region: RegionId
}

/** D-11 */
export const ambushQuestion: Question<Ambush, State> = {
  name: 'reveal deployment',
  rule: 'CC-097',
  prompt: () => 'Do you deploy Defenders into the new regions?',
  detail: () => 'Nobody can react to this.',
  say: ({ card, region }, state) => `${defenders.of(card).name.toLowerCase()} at ${sayRegion(region, state)}`,
  things: ({ card, region }) => [regionThing(region), technologyThing(card)],
  label: ({ card, region }, state) => {
    const { name, models, tier } = defenders.of(card)
    const count = Math.min(models, modelsLeft(state, card))
    return {
      name: count === 1 ? name : `${count} ${name}`,
      means: `into ${regionName(region, state)}`,
      cost: countOf(tier, 'charge'),
      group: regionName(region, state),
      icon: 'deploy',
    }
  },
  pass: 'deploy nothing',
}
