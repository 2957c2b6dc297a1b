// The standing grid of Connect Four: discs behind a frame with holes, and above each column the place to let go.

import { seatClass, seatLetter, Thing, useMark, usePreview } from '@umpire/board'
import { at, type Seat, seat, type View } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { type Column, columns, height, makesFour, type State, width } from '../grid.ts'
import { Disc, DiscShades } from './disc.tsx'

const pitch = 92
const hole = 38
const left = 78
const top = 138
const slot = { y: 22, size: 76 }

export const size = { width: 2 * left + width * pitch, height: top + height * pitch + 78 }

interface Placed {
  readonly cell: number
  readonly seat: Seat
  readonly column: number
  readonly row: number
}

/** The discs in the grid, and where each lies. */
const placedIn = (cells: readonly number[]): readonly Placed[] =>
  cells.flatMap((disc, cell) =>
    disc === 0 ? [] : [{ cell, seat: seat(disc - 1), column: cell % width, row: Math.floor(cell / width) }],
  )

const middleX = (column: number): number => left + (column + 0.5) * pitch
const middleY = (row: number): number => top + (height - row - 0.5) * pitch

export const ConnectFourBoard = ({ view: { state } }: { readonly view: View<State> }): ReactNode => {
  const { cells } = state
  // Discs that lay there when the board was opened do not fall again.
  const [before] = useState(cells)
  const placed = placedIn(cells)
  return (
    <g className="connect-four">
      <Defs />
      <Room />
      <rect className="back" x={left - 12} y={top - 14} width={width * pitch + 24} height={height * pitch + 28} />
      {placed.map(({ cell, seat: by, column, row }) => (
        <Disc
          key={`${column} ${row} ${by}`}
          seat={by}
          x={middleX(column)}
          y={middleY(row)}
          fallsFrom={before[cell] === by + 1 ? undefined : row}
        />
      ))}
      <Ghost state={state} />
      <Frame />
      <Fours placed={placed.filter(({ cell }) => makesFour(cells, cell))} />
      {columns.map((column) => (
        <ColumnThing key={column} column={column} state={state} />
      ))}
    </g>
  )
}

/** A table by lamplight, and the feet of the grid on it. */
const Room = (): ReactNode => {
  const floor = size.height - 40
  return (
    <g>
      <rect x="-1500" y="-1500" width="3800" height="3800" fill="url(#c4-ground)" />
      <rect x="-1500" y="-1500" width="3800" height="3800" fill="url(#c4-light)" />
      <rect className="wood" x="-1500" y={floor} width="3800" height="1600" />
      <rect x="-1500" y={floor} width="3800" height="1600" fill="url(#c4-planks)" />
      <path className="wood-edge" d={`M-1500 ${floor}h3800`} />
      <ellipse cx={size.width / 2 + 14} cy={floor + 14} rx={width * pitch * 0.58} ry="20" fill="var(--sh-piece)" />
    </g>
  )
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const centres = columns.flatMap((column) => Array.from({ length: height }, (_, row) => [middleX(column), middleY(row)]))
const holes = centres.map(([x = 0, y = 0]) => circle(x, y, hole)).join('')
/** The upper edge of a hole lies in shadow, the lower one catches the light. */
const upperEdges = centres.map(([x = 0, y = 0]) => `M${x - hole} ${y}a${hole} ${hole} 0 0 1 ${2 * hole} 0`).join('')
const lowerEdges = centres.map(([x = 0, y = 0]) => `M${x - hole} ${y}a${hole} ${hole} 0 0 0 ${2 * hole} 0`).join('')

const Frame = (): ReactNode => {
  const x = left - 28
  const y = top - 26
  const right = left + width * pitch + 28
  const bottom = top + height * pitch + 20
  const floor = size.height - 34
  return (
    <g className="frame">
      <path className="foot" d={`M${x - 34} ${floor}L${x - 6} ${bottom}H${right + 6}L${right + 34} ${floor}z`} />
      <path
        fill="url(#c4-frame)"
        fillRule="evenodd"
        d={`M${x} ${y + 22}q0 -22 22 -22H${right - 22}q22 0 22 22V${bottom}H${x}z${holes}`}
      />
      <path className="face" d={`M${x} ${bottom}H${right}v10H${x}z`} />
      <path className="edge-dark" d={upperEdges} />
      <path className="edge-light" d={lowerEdges} />
      <path className="edge-top" d={`M${x + 2} ${y + 24}q0 -21 21 -21H${right - 23}q21 0 21 21`} />
      {columns.map((column) => (
        <text key={column} className="number" x={middleX(column)} y={bottom + 31} textAnchor="middle">
          {column + 1}
        </text>
      ))}
    </g>
  )
}

/** What lies in a column, for a screen reader. */
function contents({ cells, heights }: State, column: Column): string {
  const discs = Array.from({ length: at(heights, column) }, (_, row) =>
    seatLetter(seat(at(cells, row * width + column) - 1)),
  )
  return discs.length === 0 ? 'empty' : `from below ${discs.join(', ')}`
}

/** A column takes clicks along its whole height; its marks are at the place above it. */
const ColumnThing = ({ column, state }: { readonly column: Column; readonly state: State }): ReactNode => {
  const id = `column-${column + 1}`
  const { may, isPointed, isPicked } = useMark(id)
  const x = middleX(column)
  const middle = slot.y + slot.size / 2
  return (
    <Thing
      id={id}
      label={`Column ${column + 1}, ${contents(state, column)}`}
      box={{ x: x - slot.size / 2, y: slot.y, width: slot.size, height: slot.size }}
    >
      <rect className="reach" x={x - pitch / 2} y={slot.y} width={pitch} height={size.height - slot.y - 60} />
      {isPointed || isPicked ? <Disc seat={state.turn} x={x} y={middle} /> : null}
      {may === 'lit' && !isPointed && !isPicked ? (
        <path className="arrow" d={`M${x} ${middle - 18}v32M${x - 14} ${middle + 1}l14 15 14 -15`} />
      ) : null}
    </Thing>
  )
}

/** Where the disc would come to lie. */
const Ghost = ({ state }: { readonly state: State }): ReactNode => {
  const thing = usePreview()?.things?.[0]
  const column = columns.find((one) => thing === `column-${one + 1}`)
  if (column === undefined || at(state.heights, column) === height) return null
  return <GhostDisc seat={state.turn} x={middleX(column)} y={middleY(at(state.heights, column))} />
}

const GhostDisc = ({ seat: by, x, y }: { seat: Seat; x: number; y: number }): ReactNode => (
  <g className={`ghost ${seatClass(by)}`}>
    <circle cx={x} cy={y} r={hole - 4} />
    <text x={x} y={y + 13} textAnchor="middle" className="num">
      {seatLetter(by)}
    </text>
  </g>
)

/** CF-004 The discs that made it. */
const Fours = ({ placed }: { readonly placed: readonly Placed[] }): ReactNode => (
  <g className="fours">
    {placed.map(({ column, row }) => (
      <g key={`${column} ${row}`}>
        <circle className="casing" cx={middleX(column)} cy={middleY(row)} r={hole + 1} />
        <circle className="line" cx={middleX(column)} cy={middleY(row)} r={hole + 1} />
      </g>
    ))}
  </g>
)

const Defs = (): ReactNode => (
  <defs>
    <DiscShades />
    <linearGradient id="c4-frame" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" className="frame-lit" />
      <stop offset="0.5" className="frame-middle" />
      <stop offset="1" className="frame-dim" />
    </linearGradient>
    <radialGradient id="c4-light" cx="0.5" cy="0.48" r="0.32">
      <stop offset="0" stopColor="#fff" stopOpacity="0.16" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </radialGradient>
    <pattern id="c4-ground" width="28" height="28" patternUnits="userSpaceOnUse">
      <rect width="28" height="28" fill="var(--ground)" />
      <path d="M0 14H28M14 0V28" stroke="var(--ground-2)" strokeWidth="2" />
    </pattern>
    <pattern id="c4-planks" width="420" height="64" patternUnits="userSpaceOnUse">
      <path d="M0 1H420M0 33H420M120 1V33M330 33V64" stroke="#000" strokeOpacity="0.25" strokeWidth="2" />
    </pattern>
  </defs>
)
