// Cells where nothing is revealed yet: the frontier as dotted squares.

import { BoardIcon, Thing, useBoard } from '@umpire/board'
import type { AskJson, Shown } from '@umpire/engine'
import type { ReactNode } from 'react'
import { sayCell } from '../names.ts'
import type { State } from '../state.ts'
import { cellThing } from '../things.ts'
import { type Cell, cornerOf, frontierCells, isUnrevealed, tile } from './measure.ts'
import { tileInHand } from './rotation.ts'

const inset = 9
const box = { x: inset + 4, y: inset + 4, width: tile - 2 * inset - 8, height: tile - 2 * inset - 8 }

/** The cells that options or an event speak of, which need not be frontier. */
const cellNamed = /^cell (-?\d+)\.(-?\d+)$/

export const Cells = ({ state }: { readonly state: State }): ReactNode => {
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
        .filter(([, cell]) => isUnrevealed(state, cell) && !isFilled(state, cell))
        .map(([id, cell]) => (
          <Frontier key={id} id={id} cell={cell} isNext={isNext(state, cell)} />
        ))}
    </g>
  )
}

const named = (ask: AskJson | undefined): string[] =>
  ask === undefined
    ? []
    : ask.options.flatMap(({ things }: Shown) => things ?? []).filter((thing) => cellNamed.test(thing))

/** The tile in hand lies over it already. */
function isFilled(state: State, [x, y]: Cell): boolean {
  const placed = tileInHand(state)
  return placed !== undefined && placed.x === x && placed.y === y
}

const isNext = ({ placing, revealing }: State, [x, y]: Cell): boolean =>
  (placing !== null && placing.x === x && placing.y === y) || revealing.some(([a, b]) => a === x && b === y)

const Frontier = ({
  id,
  cell: [x, y],
  isNext: isRevealed,
}: {
  readonly id: string
  readonly cell: Cell
  readonly isNext: boolean
}): ReactNode => {
  const corner = cornerOf(x, y)
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
