// A crew member in a module, with the steps it has left.

import { seatClass, Thing } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import { memo, type ReactNode } from 'react'
import { nameOf } from '../names.ts'
import { crewThing } from '../things.ts'

interface CrewProps {
  readonly seat: Seat
  readonly number: number
  /** The module it stands in. */
  readonly inside: string
  /** Undefined outside its player's Fight turn. */
  readonly steps: number | undefined
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The figure by itself, round its middle. */
export const Figure = ({ steps }: { readonly steps: number | undefined }): ReactNode => (
  <>
    <ellipse className="mm-shade" cx="3" cy="17" rx="15" ry="6" />
    <path className="mm-figure" d="M-12 17c0-11 4-15 12-15s12 4 12 15z" />
    <circle className="mm-figure" cy="-6" r="8.5" />
    <path className="mm-visor" d="M-6-7a6 5 0 0 1 12 0z" />
    {steps === undefined ? null : (
      <text className="mm-steps" y="14.5" fontSize="13">
        {steps}
      </text>
    )}
  </>
)

const box = { x: -13, y: -16, width: 26, height: 35 }

export const Crew = memo(({ seat, number, inside, steps, x, y, scale }: CrewProps): ReactNode => {
  const left = steps === undefined ? '' : `, ${steps === 1 ? '1 step' : `${steps} steps`} left`
  return (
    <g
      className={`mm-slide mm-light ${seatClass(seat)}`}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      <Thing id={crewThing(seat, number)} label={`Crew ${number + 1} in ${nameOf(inside)}${left}`} box={box}>
        <Figure steps={steps} />
      </Thing>
    </g>
  )
})
