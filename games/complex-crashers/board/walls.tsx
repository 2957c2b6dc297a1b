// Walls with their depth, pillars, doors, cover and gaps, on the borders between regions.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import type { Edge } from './edges.ts'
import { tile } from './measure.ts'

const thick = 13
const thin = 8
/** How far the dark face of a wall shows below its top. */
const face = 10

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The top of a wall; it reaches round the corners by half its thickness. */
function topOf({ x, y, level, kind }: Edge): Bar {
  const size = kind === 'thin wall' ? thin : thick
  const long = tile + size
  return level
    ? { x: x - long / 2, y: y - size / 2, width: long, height: size }
    : { x: x - size / 2, y: y - long / 2, width: size, height: long }
}

/** The ends of a door's frame: what stands left and right of the opening. */
function postsOf({ x, y, level }: Edge): Bar[] {
  const half = tile / 2
  const long = 30
  return level
    ? [
        { x: x - half - 6, y: y - 8, width: long, height: 16 },
        { x: x + half + 6 - long, y: y - 8, width: long, height: 16 },
      ]
    : [
        { x: x - 8, y: y - half - 6, width: 16, height: long },
        { x: x - 8, y: y + half + 6 - long, width: 16, height: long },
      ]
}

const isWall = ({ kind }: Edge): boolean => kind === 'wall' || kind === 'thin wall'
const isDoor = ({ kind }: Edge): boolean => kind === 'open door' || kind === 'closed door'

/** All solid tops: shadows, faces and tops are drawn one after the other, so that corners meet. */
function barsOf(edge: Edge): Bar[] {
  if (isWall(edge)) return [topOf(edge)]
  return isDoor(edge) ? postsOf(edge) : []
}

const keyOf = ({ x, y, width }: Bar): string => `${x} ${y} ${width}`

export const Walls = ({ edges }: { readonly edges: readonly Edge[] }): ReactNode => {
  const bars = edges.flatMap(barsOf)
  return (
    <g className="cc-walls">
      <path
        className="gap"
        d={edges
          .filter(({ kind }) => kind === 'open')
          .map(gapPath)
          .join('')}
      />
      <g className="shade">
        {bars.map((bar) => (
          <rect key={keyOf(bar)} x={bar.x + 4} y={bar.y + 8} width={bar.width + 5} height={bar.height + 8} />
        ))}
      </g>
      <g className="face">
        {bars.map((bar) => (
          <rect key={keyOf(bar)} x={bar.x} y={bar.y + 6} width={bar.width} height={bar.height + face - 6} />
        ))}
      </g>
      {edges.map((edge) => (isDoor(edge) ? <Leaf key={edge.key} edge={edge} /> : null))}
      <g className="top">
        {bars.map((bar) => (
          <rect key={keyOf(bar)} {...bar} fill={bar.width > bar.height ? undefined : 'url(#cc-upright)'} />
        ))}
      </g>
      <g className="lit">
        {bars.map(({ x, y, width, height }) =>
          width > height ? <rect key={`${x} ${y}`} x={x} y={y} width={width} height="2.5" /> : null,
        )}
      </g>
      {edges.map((edge) => (edge.kind === 'closed door' ? <Lock key={edge.key} edge={edge} /> : null))}
      {edges.map((edge) => (edge.isOpened ? <Opened key={edge.key} edge={edge} /> : null))}
      {edges.map((edge) => (edge.hasCover ? <Cover key={edge.key} edge={edge} /> : null))}
      {edges.map((edge) => (edge.hasPillar ? <Pillars key={edge.key} edge={edge} /> : null))}
    </g>
  )
}

const gapPath = ({ x, y, level }: Edge): string =>
  level ? `M${x - tile / 2} ${y}h${tile}` : `M${x} ${y - tile / 2}v${tile}`

/** Turned about its middle for borders that run from west to east. */
const turned = ({ x, y, level }: Edge): string => `translate(${x} ${y})${level ? ' rotate(90)' : ''}`

/** What is between the posts: a hatched gate, or two leaves and a broken line. */
const Leaf = ({ edge }: { readonly edge: Edge }): ReactNode =>
  edge.kind === 'closed door' ? (
    <g transform={turned(edge)}>
      <rect className="foot" x="-7" y="-46" width={edge.level ? 20 : 14} height="92" />
      <rect x="-7" y="-46" width="14" height="92" fill="url(#cc-hazard)" />
      <rect x="-7" y="-46" width="4" height="92" className="shine" />
    </g>
  ) : (
    <g className="open-door" transform={turned(edge)}>
      <rect x="-6" y="-48" width="12" height="18" />
      <rect x="-6" y="30" width="12" height="18" />
      <path d="M0-26V26" />
    </g>
  )

const Lock = ({ edge: { x, y } }: { readonly edge: Edge }): ReactNode => (
  <g className="lock" transform={`translate(${x} ${y})`}>
    <circle r="13" />
    <BoardIcon name="lock" x={-8} y={-8} size={16} />
  </g>
)

/** An Open Edge token: a way broken through. */
const Opened = ({ edge }: { readonly edge: Edge }): ReactNode => (
  <g className="opened" transform={turned(edge)}>
    <path className="rubble" d={`M-6-${tile / 2 - 8}l9 5-3 8-8-2zM6 ${tile / 2 - 8}l-9-5 2-9 8 3z`} />
    <path className="dashes" d="M-4-46V46M4-46V46" />
  </g>
)

const places = [-0.28, 0.28].map((part) => part * tile)

const Pillars = ({ edge: { x, y, level } }: { readonly edge: Edge }): ReactNode =>
  places.map((away) => (
    <g key={away} className="pillar" transform={`translate(${level ? x + away : x} ${level ? y : y + away})`}>
      <ellipse className="cast" cx="4" cy="8" rx="12" ry="9" />
      <path className="stub" d="M-9.5 0v7a9.5 9.5 0 0 0 19 0v-7z" />
      <circle r="9.5" />
      <circle r="9.5" fill="url(#cc-lit)" />
      <circle className="ring" r="5" />
    </g>
  ))

const Cover = ({ edge: { x, y, level } }: { readonly edge: Edge }): ReactNode =>
  [-27, 27].map((away) => (
    <g
      key={away}
      className="cover"
      transform={`translate(${level ? x + away / 2 : x} ${level ? y : y + away / 2 + 1})`}
    >
      <rect className="cast" x="-7" y="-6" width="22" height="22" />
      <rect className="side" x="-10" y="-8" width="20" height="22" rx="2" />
      <rect className="crate" x="-10" y="-12" width="20" height="20" rx="2" />
      <path d="M-10-2h20" />
      <rect className="edge" x="-10" y="-12" width="20" height="3" rx="1.5" />
    </g>
  ))
