// What is built: floors, walls, and what is printed on squares. It is drawn again only when the terrain has changed.

import type { Square } from '@umpire/grid'
import { memo, type ReactNode } from 'react'
import type { Mission } from '../content/mission.ts'
import type { Terrain as TerrainNow } from '../state/terrain.ts'
import { masonryOf } from './masonry.ts'
import { type Frame, frameOf, middleOf, middleOfAll, placeOf, side } from './measure.ts'

interface TerrainProps {
  readonly mission: Mission
  readonly terrain: TerrainNow
  /** Everything about the terrain in one text: another one, and the drawing is made again. */
  readonly sign: string
}

/** The version alone does not do: after a change was taken back, another one has the same number. */
export const signOf = (terrain: TerrainNow): string => JSON.stringify(terrain)

const numberOf = ({ columns }: Frame, { x, y }: { readonly x: number; readonly y: number }): Square => y * columns + x

/** The squares that are drawn as floor: also of doors, of passages that are placed, and of the lift. */
function floorOf({ map }: Mission, { passages }: TerrainNow): Set<Square> {
  const floor = new Set<Square>()
  for (const [square, { terrain }] of map.squares.entries()) {
    if (terrain !== 'wall' && terrain !== 'passage') floor.add(square)
  }
  for (const { isPlaced, squares } of passages) if (isPlaced) for (const square of squares) floor.add(square)
  return floor
}

export const Terrain = memo(
  ({ mission, terrain }: TerrainProps): ReactNode => {
    const { map } = mission
    const frame = frameOf(map)
    const masonry = masonryOf(frame, floorOf(mission, terrain))
    const printed = (name: string): Square[] =>
      map.squares.flatMap((square, number) => (square.terrain === name ? [number] : []))
    const start = map.start.map((spot) => numberOf(frame, spot))
    const glow = start.length === 0 ? undefined : middleOfAll(frame, start)
    return (
      <g className="sb-terrain">
        <path className="edge-shadow" d={masonry.edges} />
        <path className="edge-dark" d={masonry.edges} />
        <path className="edge-top" d={masonry.edges} />
        {masonry.floors.map((path, tone) => (
          <path key={path} className={`floor tone-${tone}`} d={path} />
        ))}
        <path className="seams" d={masonry.seams} />
        <path className="cracks" d={masonry.cracks} />
        {start.map((square) => (
          <Start key={square} {...placeOf(frame, square)} />
        ))}
        {[...new Set([...printed('emi'), ...terrain.emi.map(({ square }) => square)])].map((square) => (
          <Emi key={square} {...placeOf(frame, square)} />
        ))}
        <path className="faces" d={masonry.faces} />
        <path className="bricks" d={masonry.bricks} />
        <path className="shade-below" d={masonry.shadesBelow} />
        <path className="shade-beside" d={masonry.shadesBeside} />
        {terrain.vents.map(({ square, isSealed }) => (
          <Vent key={square} {...placeOf(frame, square)} isSealed={isSealed} />
        ))}
        {[...new Set([...printed('rubble'), ...terrain.rubble])].map((square) => (
          <Rubble key={square} {...placeOf(frame, square)} />
        ))}
        {glow === undefined ? null : <circle cx={glow.x} cy={glow.y} r="110" fill="url(#sb-glow-green)" />}
        {terrain.flares.map((square) => {
          const { x, y } = middleOf(frame, square)
          return <circle key={square} cx={x} cy={y} r="80" fill="url(#sb-glow-flare)" />
        })}
      </g>
    )
  },
  (before, after) => before.mission === after.mission && before.sign === after.sign,
)

interface At {
  readonly x: number
  readonly y: number
}

const Start = ({ x, y }: At): ReactNode => (
  <g className="start">
    <rect x={x} y={y} width={side} height={side} />
    <path d={`M${x + 9} ${y + 20}l7-8 7 8`} />
  </g>
)

const Emi = ({ x, y }: At): ReactNode => (
  <g className="emi">
    <rect x={x + 1} y={y + 1} width="30" height="30" />
    <rect x={x + 1} y={y + 1} width="30" height="30" fill="url(#sb-noise)" className="noise" />
    <path d={`M${x + 3} ${y + 16}h4l3-8 4 16 4-13 3 8 2-3h6`} />
  </g>
)

const Vent = ({ x, y, isSealed }: At & { readonly isSealed: boolean }): ReactNode => (
  <g className={isSealed ? 'vent sealed' : 'vent'} transform={`translate(${x} ${y})`}>
    <rect className="cast" x="5" y="6" width="25" height="25" rx="2" />
    <rect className="plate" x="3.5" y="3.5" width="25" height="25" rx="2" />
    <path className="slots" d="M7.5 9.5h17M7.5 14h17M7.5 18.5h17M7.5 23h17" />
    {isSealed ? <path className="weld" d="M6 6l20 20M26 6 6 26" /> : null}
  </g>
)

const Rubble = ({ x, y }: At): ReactNode => (
  <g className="rubble" transform={`translate(${x} ${y})`}>
    <ellipse cx="17" cy="24" rx="14" ry="7" opacity=".35" />
    <path d="m3 26 5-12 7-3 5 5 2 10z" fill="#6d6a5c" />
    <path d="m8 14 7-3 1 8-6 3z" fill="#a5a08b" />
    <path d="m16 26 3-9 7-2 4 11z" fill="#565446" />
    <path d="m19 17 7-2-1 6-5 1z" fill="#8d8974" />
  </g>
)
