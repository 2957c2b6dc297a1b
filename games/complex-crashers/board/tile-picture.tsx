// A region tile in small: its edges as they lie, for the reserve, the tile that was drawn, and lists.

import type { ReactNode } from 'react'
import { type TileId, tiles } from '../content/tiles.ts'
import { turnedEdges } from '../rules/edges.ts'

const quarter = 90

export const TilePicture = ({ tile, rotation }: { readonly tile: TileId; readonly rotation: number }): ReactNode => {
  const { kind, number } = tiles.of(tile)
  return (
    <svg className={`cc-tile-picture ${kind}`} viewBox="-22 -22 44 44" aria-hidden="true">
      <rect className="floor" x="-18" y="-18" width="36" height="36" rx="2" />
      <path className="seams" d="M-18-6H18M-18 6H18M-6-18V18M6-18V18" />
      {turnedEdges(tile, rotation).map((edge, side) => {
        const turn = `rotate(${side * quarter})`
        if (edge === 'W') return <path key={turn} className="wall" d="M-20-18H20" transform={turn} />
        if (edge === 'O') return null
        return (
          <g key={turn} className="stub" transform={turn}>
            <circle cx="-9" cy="-18" r="3.500" />
            <circle cx="9" cy="-18" r="3.500" />
          </g>
        )
      })}
      {number === 0 ? null : (
        <text y="6" textAnchor="middle">
          {kind === 'tech' ? `T${number}` : `R${number}`}
        </text>
      )}
    </svg>
  )
}
