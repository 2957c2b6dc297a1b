// The squares that a question names: lit where they may be chosen, hatched where not. Others are drawn as floor alone.

import { Thing, useBoard } from '@umpire/board'
import type { AskJson, Shown } from '@umpire/engine'
import type { ReactNode } from 'react'
import { missionOf, type State } from '../state.ts'
import { squareThing } from '../things.ts'
import { frameOf, placeOf, side } from './measure.ts'
import { squaresNamed } from './squares-named.ts'

const inset = 8
const box = { x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset }

const named = new WeakMap<readonly Shown[], readonly number[]>()

function squaresOf(options: readonly Shown[]): readonly number[] {
  let squares = named.get(options)
  if (squares === undefined) {
    squares = options.flatMap(({ things }) => squaresNamed(things))
    named.set(options, squares)
  }
  return squares
}

/** What it costs to get to a square, where its option says so: `2 MP`. */
const steps = ({ label }: Shown): string => /^(\d+) MP/.exec(label?.cost ?? '')?.[1] ?? ''

const costs = new WeakMap<readonly Shown[], ReadonlyMap<number, string>>()

function costsOf(options: readonly Shown[]): ReadonlyMap<number, string> {
  let found = costs.get(options)
  if (found === undefined) {
    found = new Map(options.flatMap((option) => squaresNamed(option.things).map((square) => [square, steps(option)])))
    costs.set(options, found)
  }
  return found
}

const noCosts: ReadonlyMap<number, string> = new Map()

const asked = (ask: AskJson | undefined): readonly number[] => (ask === undefined ? [] : squaresOf(ask.options))

export const Squares = ({ state }: { readonly state: State }): ReactNode => {
  // As one text: while it is the same, nothing here is drawn again, however the pointer moves.
  const list = useBoard(({ choosing, happening }) =>
    [...new Set([...asked(choosing.ask), ...squaresOf(choosing.blocked), ...squaresNamed(happening?.things)])].join(
      ' ',
    ),
  )
  const prices = useBoard(({ choosing: { ask } }) => (ask === undefined ? noCosts : costsOf(ask.options)))
  const { map } = missionOf(state)
  const frame = frameOf(map)
  const numbers = list === '' ? [] : list.split(' ').map(Number)
  return (
    <g className="sb-squares">
      {numbers.map((square) => {
        const { x, y } = placeOf(frame, square)
        return (
          <g key={square} transform={`translate(${x} ${y})`}>
            <Thing
              id={squareThing(square)}
              label={`Square ${square % map.width},${Math.floor(square / map.width)}`}
              box={box}
            >
              <rect className="touch" width={side} height={side} />
              <text className="steps" x={side / 2} y="21" fontSize="13">
                {prices.get(square)}
              </text>
            </Thing>
          </g>
        )
      })}
    </g>
  )
}
