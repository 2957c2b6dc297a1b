// The console of Uplink: it can be attacked, and its wounds and uploads are counted on it.

import { BoardIcon, Thing } from '@umpire/board'
import type { ReactNode } from 'react'
import { squareOfFigure } from '../rules/figures.ts'
import { consoleVitality } from '../rules/victory.ts'
import { missionOf, type State } from '../state.ts'
import { figureThing } from '../things.ts'
import { WoundPips } from './figure-shapes.tsx'
import { frameOf, middleOf } from './measure.ts'

const box = { x: -14, y: -15, width: 28, height: 28 }

export const Console = ({ state }: { readonly state: State }): ReactNode => {
  const square = squareOfFigure(state, { is: 'console' })
  if (square === null) return null
  const { consoleWounds } = state.objectives
  const vitality = consoleVitality(state)
  const { x, y } = middleOf(frameOf(missionOf(state).map), square)
  return (
    <g className="console" transform={`translate(${x} ${y})`}>
      <circle r="80" fill="url(#sb-glow-green)" />
      <Thing
        id={figureThing({ is: 'console' }, state)}
        label={`Console, ${consoleWounds} of ${vitality} wounds`}
        box={box}
      >
        <path d="M-12 12h28l-4 5h-28z" opacity=".45" />
        <rect className="foot" x="-14" y="-12" width="28" height="27" rx="3" />
        <rect className="body" x="-14" y="-15" width="28" height="27" rx="3" />
        <rect className="screen" x="-11" y="-12" width="22" height="14" rx="2" />
        <BoardIcon name="scan" x={-7} y={-12} size={14} color="#6fe3a1" />
        <path className="keys" d="M-10 6h4M-3 6h4M4 6h6M-10 9.5h7M0 9.5h10" />
      </Thing>
      <WoundPips taken={consoleWounds} all={vitality} y={15} />
    </g>
  )
}
