// The reach of the crew member that is pointed at or chosen: a dashed frame and the steps on every module it can get to.

import { previewed, useBoard } from '@umpire/board'
import type { ReactNode } from 'react'
import type { Mech } from '../state.ts'
import { crewThing } from '../things.ts'
import { cellAt, type Place } from './layout.ts'
import { reachOf } from './reach.ts'

export const CrewReach = ({ mech, place }: { readonly mech: Mech; readonly place: Place }): ReactNode => {
  const { seat, crew } = mech
  const number = useBoard(({ choosing }) => {
    const shown = previewed(choosing)
    const option = shown === undefined ? undefined : choosing.ask?.options[shown]
    const things = new Set([...choosing.picked, ...(option?.things ?? [])])
    return crew.findIndex((_, n) => things.has(crewThing(seat, n)))
  })
  const member = crew[number]
  if (member === undefined || member.steps === 0) return null
  const { card } = place
  return (
    <g className="mm-reach" aria-hidden="true">
      {[...reachOf(mech, member)].map(([{ label, x, y }, cost]) => {
        const cell = cellAt(place, x, y)
        return (
          <g key={label} transform={`translate(${cell.x} ${cell.y})`}>
            <rect x="-3" y="-3" width={card + 6} height={card + 6} rx="8" />
            <circle cx={card / 2} cy="0" r="10" />
            <text x={card / 2} y="4.5" fontSize="13">
              {cost}
            </text>
          </g>
        )
      })}
    </g>
  )
}
