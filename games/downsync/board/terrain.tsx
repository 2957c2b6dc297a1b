// Terrain by kind, each with its texture: what conceals, what slows, and buildings with the shadow of their height.

import { Thing } from '@umpire/board'
import type { Point } from '@umpire/plane'
import { memo, type ReactNode } from 'react'
import { terrain, type TerrainPiece } from '../content/layouts/layout.ts'
import { inches } from '../names.ts'
import { pieceThing } from '../things.ts'
import { building } from './masonry.ts'
import { at, circleOf, outlinePath, placeOf } from './measure.ts'
import { scatter } from './scatter.ts'

const order = ['rough', 'grass', 'urban', 'forest', 'building'] as const

/** Drawn once: the pieces of a table are the same all game long. */
export const Terrain = memo(
  ({ pieces }: { readonly pieces: readonly TerrainPiece[] }): ReactNode => (
    <g className="ds-terrain">
      {order.flatMap((type) =>
        pieces.filter((piece) => piece.type === type).map((piece) => <Piece key={piece.id} piece={piece} />),
      )}
    </g>
  ),
)

/** `Forest F1a: slows, conceals, 3″ high` */
export function pieceWords({ id, type, height, capacity }: TerrainPiece): string {
  const { name, slows, conceals, blocks } = terrain[type]
  const does = [
    ...(blocks ? ['blocks sight'] : []),
    ...(slows ? ['slows'] : []),
    ...(conceals ? ['conceals'] : []),
    ...(height > 0 ? [`${inches(height)} high`] : []),
    ...(capacity === null ? [] : [`room for ${capacity} bases`]),
  ]
  return `${name} ${id}: ${does.join(', ')}`
}

const Piece = ({ piece }: { readonly piece: TerrainPiece }): ReactNode => (
  <Thing id={pieceThing(piece.id)} label={pieceWords(piece)} box={boxAround(piece.outline)}>
    <title>{pieceWords(piece)}</title>
    {piece.type === 'building' ? <Building piece={piece} /> : <Area piece={piece} />}
  </Thing>
)

function boxAround(outline: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const places = outline.map(placeOf)
  const x = Math.min(...places.map((place) => place.x))
  const y = Math.min(...places.map((place) => place.y))
  return {
    x,
    y,
    width: Math.max(...places.map((place) => place.x)) - x,
    height: Math.max(...places.map((place) => place.y)) - y,
  }
}

const Area = ({ piece: { id, type, outline } }: { readonly piece: TerrainPiece }): ReactNode => {
  const shape = outlinePath(outline)
  return (
    <g className={`ds-${type}`}>
      <path className="floor" d={shape} />
      {type === 'urban' ? <path d={shape} fill="url(#ds-pave)" /> : null}
      {type === 'forest' ? <Trees id={id} outline={outline} /> : null}
      {type === 'grass' ? <Tufts id={id} outline={outline} /> : null}
      {type === 'rough' ? <Stones id={id} outline={outline} /> : null}
    </g>
  )
}

interface Scatter {
  readonly id: string
  readonly outline: readonly Point[]
}

const circles = (discs: readonly { readonly x: number; readonly y: number; readonly r: number }[]): string =>
  discs
    .map((disc) => {
      const { cx, cy, r } = circleOf(disc)
      const [left, wide] = [Math.round((cx - r) * 10) / 10, Math.round(r * 10) / 10]
      return `M${left} ${Math.round(cy * 10) / 10}a${wide} ${wide} 0 1 0 ${2 * wide} 0a${wide} ${wide} 0 1 0 ${-2 * wide} 0`
    })
    .join('')

/** Crowns in three tones, each on its shadow. They reach to the edge, and not over it. */
const Trees = ({ id, outline }: Scatter): ReactNode => {
  const trees = scatter(id, outline, 92, 34).map(({ x, y, chance }) => ({ x, y, r: 36 + chance * 34 }))
  const lit = (share: number, by: number): string =>
    circles(trees.map(({ x, y, r }) => ({ x: x - r * by, y: y + r * by * 1.2, r: r * share })))
  return (
    <>
      <path className="cast" d={circles(trees.map(({ x, y, r }) => ({ x: x + 24, y: y - 32, r })))} />
      <path className="crown" d={circles(trees)} />
      <path className="leaves" d={lit(0.62, 0.2)} />
      <path className="sun" d={lit(0.26, 0.4)} />
    </>
  )
}

const Tufts = ({ id, outline }: Scatter): ReactNode => {
  const tufts = scatter(id, outline, 100, 30)
  const path = tufts.map((tuft) => `M${at(tuft)}l1.6-5.500m.9 5.500l.4-6.500m2.100 6.500l-.8-4.800`).join('')
  return <path className="blades" d={path} />
}

const Stones = ({ id, outline }: Scatter): ReactNode => {
  const stones = scatter(id, outline, 72, 26).map(({ x, y, chance }) => ({ x, y, r: 8 + chance * 14 }))
  return (
    <>
      <path className="cast" d={circles(stones.map(({ x, y, r }) => ({ x: x + 7, y: y - 9, r })))} />
      <path className="stones" d={circles(stones)} />
    </>
  )
}

const Building = ({ piece }: { readonly piece: TerrainPiece }): ReactNode => {
  const { shadow, walls, roof, plate } = building(piece.outline.map(placeOf), piece.height)
  return (
    <g className="ds-building">
      <g className="cast">
        {shadow.map((part) => (
          <path key={part} d={part} />
        ))}
      </g>
      {walls.map(({ path, light }) => (
        <path key={path} d={path} style={{ fill: light }} />
      ))}
      <path className="roof" d={roof} />
      <path d={roof} fill="url(#ds-roof)" />
      <rect className="plate" x={plate.x - 9} y={plate.y - 9} width="18" height="18" rx="3" />
      <text className="num" x={plate.x} y={plate.y + 4.5}>
        {inches(piece.height)}
      </text>
    </g>
  )
}
