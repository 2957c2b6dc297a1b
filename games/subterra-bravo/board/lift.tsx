// The A-Lift: a ghost until it is found, then closed with a red lamp, and open with a green one once it has power.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import { groundOf } from '../ground.ts'
import { isLiftOpen, missionOf, type State } from '../state.ts'
import { boxAround, frameOf } from './measure.ts'

export const Lift = ({ state }: { readonly state: State }): ReactNode => {
  const { map } = missionOf(state)
  const { isLiftFound, isPowered } = state.objectives
  const isOpen = isLiftOpen(state)
  const ground = groundOf(state)
  const { x, y, width, height } = boxAround(
    frameOf(map),
    map.lift.map((spot) => ground.squareOf(spot)),
  )
  const says = isOpen ? 'open' : isLiftFound ? 'found, without power' : 'not found yet'
  return (
    <g
      className={isLiftFound ? (isOpen ? 'lift open' : 'lift') : 'lift ghost'}
      transform={`translate(${x} ${y})`}
      role="img"
      aria-label={`A-Lift, ${says}`}
    >
      <rect className="bed" width={width} height={height} />
      {isLiftFound ? (
        <>
          <rect className="cage" x="3" y="3" width={width - 6} height={height - 6} rx="2" />
          <path className="gate" d={`M${width / 2} 3V${height - 3}`} />
        </>
      ) : null}
      <BoardIcon name="lift" x={width / 2 - 11} y={height / 2 - 11} size={22} />
      {isLiftFound || isPowered ? (
        <g className={isPowered ? 'lamp on' : 'lamp'}>
          <circle className="glow" cx={width - 9} cy="9" r="9" />
          <circle cx={width - 9} cy="9" r="4.5" />
        </g>
      ) : null}
    </g>
  )
}
