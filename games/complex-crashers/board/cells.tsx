// Cells where nothing is revealed yet: the frontier as dotted squares, and the tile that is about to be laid there.

import { BoardIcon, Thing, useBoard, usePreview } from '@umpire/board'
import type { AskJson, Shown } from '@umpire/engine'
import type { ReactNode } from 'react'
import { sayCell } from '../names.ts'
import { turnedEdges } from '../rules/edges.ts'
import type { State } from '../state.ts'
import { cellThing } from '../things.ts'
import { ghostEdges } from './edges.ts'
import { Floor } from './floors.tsx'
import { type Cell, cornerOf, type Frame, frontierCells, isUnrevealed, tile } from './measure.ts'
import { rotationSaid } from './rotation.ts'
import { Walls } from './walls.tsx'

const inset = 9
const box = { x: inset + 4, y: inset + 4, width: tile - 2 * inset - 8, height: tile - 2 * inset - 8 }

/** The cells that options or an event speak of, which need not be frontier. */
const cellNamed = /^cell (-?\d+)\.(-?\d+)$/

export const Cells = ({ state, frame }: { readonly state: State; readonly frame: Frame }): ReactNode => {
  const asked = useBoard(({ choosing, happening }) =>
    [...new Set([...named(choosing.ask), ...(happening?.things ?? []).filter((thing) => cellNamed.test(thing))])].join(
      ';',
    ),
  )
  const cells = new Map<string, Cell>()
  for (const [x, y] of [...frontierCells(state), ...state.revealing]) cells.set(cellThing(x, y), [x, y])
  for (const thing of asked.split(';')) {
    const [, x, y] = cellNamed.exec(thing) ?? []
    if (x !== undefined && y !== undefined) cells.set(thing, [Number(x), Number(y)])
  }
  return (
    <g className="cc-cells">
      {[...cells]
        .filter(([, cell]) => isUnrevealed(state, cell))
        .map(([id, cell]) => (
          <Frontier key={id} id={id} cell={cell} frame={frame} isNext={isNext(state, cell)} />
        ))}
    </g>
  )
}

const named = (ask: AskJson | undefined): string[] =>
  ask === undefined
    ? []
    : ask.options.flatMap(({ things }: Shown) => things ?? []).filter((thing) => cellNamed.test(thing))

const isNext = ({ placing, revealing }: State, [x, y]: Cell): boolean =>
  (placing !== null && placing.x === x && placing.y === y) || revealing.some(([a, b]) => a === x && b === y)

const Frontier = ({
  id,
  cell: [x, y],
  frame,
  isNext: isRevealed,
}: {
  readonly id: string
  readonly cell: Cell
  readonly frame: Frame
  readonly isNext: boolean
}): ReactNode => {
  const corner = cornerOf(frame, x, y)
  return (
    <g transform={`translate(${corner.x} ${corner.y})`}>
      <Thing id={id} label={`Unrevealed cell ${sayCell(x, y)}`} box={box}>
        <rect
          className={isRevealed ? 'frontier next' : 'frontier'}
          x={inset}
          y={inset}
          width={tile - 2 * inset}
          height={tile - 2 * inset}
          rx="6"
        />
        <BoardIcon name={isRevealed ? 'reveal' : 'hidden'} x={tile / 2 - 11} y={48} size={22} />
        <text x={tile / 2} y="88">
          {isRevealed ? 'REVEALING' : 'FRONTIER'}
        </text>
      </Thing>
    </g>
  )
}

/** The tile that is being placed, turned as the option that is looked at turns it. */
export const TileGhost = ({ state, frame }: { readonly state: State; readonly frame: Frame }): ReactNode => {
  const preview = usePreview()
  const first = useBoard(({ choosing: { ask } }) => ask?.options[0])
  const { placing } = state
  if (placing === null || placing.tile === null || placing.region !== null) return null
  const rotation = rotationSaid(preview) ?? rotationSaid(first)
  const { x, y } = cornerOf(frame, placing.x, placing.y)
  return (
    <g className="cc-ghost" aria-hidden="true">
      <Floor x={x} y={y} tile={placing.tile} isNamed />
      {rotation === undefined ? (
        <Question x={x} y={y} />
      ) : (
        <Walls edges={ghostEdges(frame, placing, turnedEdges(placing.tile, rotation))} />
      )}
    </g>
  )
}

const Question = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <rect className="unturned" x={x + 4} y={y + 4} width={tile - 8} height={tile - 8} rx="4" />
)
