// Rings of 2 inches: where a Unit forces an enemy Ping open (DS-087), and where Pings and what is placed may not come.

import type { Seat } from '@umpire/engine'
import type { Disc } from '@umpire/plane'
import type { ReactNode } from 'react'
import { burnReach } from '../content/numbers.ts'
import { pingDisc } from '../rules/ground.ts'
import type { State } from '../state.ts'
import { circleOf } from './measure.ts'

/** `keeps`: who moves keeps off them; otherwise it forces them open by ending there. */
export const Rings = ({
  state,
  seat,
  isPing,
  keeps,
}: {
  readonly state: State
  /** Whose move it is. */
  readonly seat: Seat
  readonly isPing: boolean
  readonly keeps: boolean
}): ReactNode => {
  const discs: Disc[] = state.pings.filter((ping) => ping.seat !== seat).map(pingDisc)
  if (isPing) discs.push(...state.units.filter((unit) => unit.seat !== seat).flatMap(({ bases }) => bases))
  return (
    <g className={keeps || isPing ? 'ds-rings keeps' : 'ds-rings'} aria-hidden="true">
      {discs.map((disc) => {
        const circle = circleOf({ x: disc.x, y: disc.y, r: disc.r + burnReach })
        return <circle key={`${circle.cx} ${circle.cy}`} {...circle} />
      })}
    </g>
  )
}
