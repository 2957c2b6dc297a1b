// The floors of regions with their names: deck plates, Tech Regions in blue, Reactor Regions warm, fire where it burns.

import { BoardIcon } from '@umpire/board'
import { memo, type ReactNode } from 'react'
import { type TileId, tiles } from '../content/tiles.ts'
import type { State } from '../state.ts'
import { mostBesideName } from './arrange-units.ts'
import { figuresOf } from './figures.ts'
import { boxOf, tile } from './measure.ts'

export const Floors = ({ state }: { readonly state: State }): ReactNode => {
  const figures = figuresOf(state)
  return (
    <>
      <g className="cc-below">
        {state.regions.map((region) => {
          const { x, y } = boxOf(region)
          return <rect key={region.id} x={x} y={y + 12} width={tile + 7} height={tile + 12} rx="4" />
        })}
      </g>
      <g className="cc-floors">
        {state.regions.map((region) => {
          const { x, y } = boxOf(region)
          const number = tiles.of(region.tile).kind === 'reactor' ? tiles.of(region.tile).number : 0
          const hasReactor = state.reactors.some(({ slot }) => slot === number)
          const isCrowded = figures.filter((figure) => figure.region === region.id).length > mostBesideName
          return <Floor key={region.id} x={x} y={y} tile={region.tile} isNamed={!hasReactor && !isCrowded} />
        })}
      </g>
      <g className="cc-fires">
        {state.regions.map((region) => {
          if (region.burning === 0) return null
          const { x, y } = boxOf(region)
          return <Fire key={region.id} x={x + tile / 2} y={y + tile / 2} tokens={region.burning} />
        })}
      </g>
    </>
  )
}

const paints = { ordinary: 'url(#cc-floor)', tech: 'url(#cc-floor-tech)', reactor: 'url(#cc-floor-reactor)' }

/** `TECH 1 START` of `Tech 1 Start Region`: that it is a region, everybody sees. */
export const floorName = (id: TileId): string =>
  tiles
    .of(id)
    .name.replace(/ Region$/, '')
    .toUpperCase()

interface FloorProps {
  readonly x: number
  readonly y: number
  readonly tile: TileId
  /** False where its Reactor stands with its own name, or many stand on it. */
  readonly isNamed: boolean
}

export const Floor = memo(({ x, y, tile: id, isNamed }: FloorProps): ReactNode => {
  const { kind, number } = tiles.of(id)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={tile} height={tile} fill={paints[kind]} />
      <rect width={tile} height={tile} fill="url(#cc-plate)" />
      {kind === 'tech' ? <TechSign tier={number} /> : null}
      {kind === 'reactor' ? <circle className="ring" cx={tile / 2} cy="64" r="50" /> : null}
      {isNamed ? (
        <text className="floor-name" x="13" y={tile - 12}>
          {floorName(id)}
        </text>
      ) : null}
    </g>
  )
})

/** Tech Regions carry their tier on the floor. */
const TechSign = ({ tier }: { readonly tier: number }): ReactNode => (
  <g className="tech">
    <rect x="11" y="11" width={tile - 22} height={tile - 22} rx="10" />
    <g transform={`translate(${tile - 32} 28)`}>
      <path d="M0-13 11.300-6.500V6.500L0 13-11.300 6.500V-6.500z" />
      <text y="5">{tier}</text>
    </g>
  </g>
)

const Fire = ({ x, y, tokens }: { readonly x: number; readonly y: number; readonly tokens: number }): ReactNode => (
  <g className="cc-fire" transform={`translate(${x} ${y})`}>
    <circle r={68 + tokens * 9} fill="url(#cc-fire)" />
    <g transform={`translate(${tile / 2 - 34} ${tile / 2 - 30})`}>
      <BoardIcon name="fire" x={-2} y={-13} size={26} color="#ffd08a" />
      <text x="-7" y="7">
        {tokens}
      </text>
    </g>
  </g>
)
