// What lies or stands on squares: what the mission is about, what can be investigated, and what somebody has laid.

import { BoardIcon } from '@umpire/board'
import type { Square } from '@umpire/grid'
import type { ReactNode } from 'react'
import { groundOf } from '../ground.ts'
import { missionOf, type State } from '../state.ts'
import { Console } from './console.tsx'
import { Lift } from './lift.tsx'
import { frameOf, middleOf, type Point } from './measure.ts'
import { Nest } from './nest.tsx'

export const Tokens = ({ state }: { readonly state: State }): ReactNode => {
  const { terrain, objectives } = state
  const { map } = missionOf(state)
  const frame = frameOf(map)
  const ground = groundOf(state)
  const each = (squares: readonly Square[], draw: (at: Point) => ReactNode): ReactNode =>
    squares.map((square) => {
      const { x, y } = middleOf(frame, square)
      return (
        <g key={square} transform={`translate(${x} ${y})`}>
          {draw({ x, y })}
        </g>
      )
    })
  const isSearched = objectives.generator === null && !objectives.isPowered
  const { generator } = objectives
  return (
    <g className="sb-tokens">
      {map.lift.length === 0 ? null : <Lift state={state} />}
      {isSearched
        ? each(
            map.generator.map((spot) => ground.squareOf(spot)),
            () => <MaybeGenerator />,
          )
        : null}
      {generator === null ? null : each([generator], () => <Generator />)}
      {each(terrain.investigate, () => (
        <Investigate />
      ))}
      {each(
        objectives.cores.flatMap(({ square }) => square ?? []),
        () => (
          <Core />
        ),
      )}
      {objectives.nests.map((nest) => (
        <Nest key={nest.square} nest={nest} place={middleOf(frame, nest.square)} />
      ))}
      {each(terrain.mines, () => (
        <Mine />
      ))}
      {map.console.length === 0 ? null : <Console state={state} />}
      {each(terrain.flares, () => (
        <Flare />
      ))}
    </g>
  )
}

/** Smoke lies over everything that stands in it. */
export const Smoke = ({ state }: { readonly state: State }): ReactNode => {
  const frame = frameOf(missionOf(state).map)
  return (
    <g className="sb-smoke">
      {state.terrain.smoke.map((square) => {
        const { x, y } = middleOf(frame, square)
        return (
          <g key={square} role="img" aria-label="Smoke" transform={`translate(${x} ${y})`}>
            <circle cx="-6" cy="3" r="13" />
            <circle cx="8" cy="4" r="12" />
            <circle cx="1" cy="-6" r="13" />
            <path d="M-11 7c4-5 9-5 12 0M1-7c4-5 8-4 11 1" />
          </g>
        )
      })}
    </g>
  )
}

const Generator = (): ReactNode => (
  <g role="img" aria-label="Generator">
    <circle r="92" fill="url(#sb-glow-yellow)" />
    <rect x="-13" y="-9" width="32" height="28" opacity=".45" />
    <rect x="-15" y="-13" width="30" height="29" rx="3" fill="#4a3d10" />
    <rect x="-15" y="-15" width="30" height="27" rx="3" fill="#e8b92e" />
    <rect x="-15" y="-15" width="30" height="6" rx="3" fill="#fff0b0" />
    <BoardIcon name="generator" x={-11} y={-10} size={22} color="#2e2400" />
  </g>
)

/** SB-188 It may stand here. */
const MaybeGenerator = (): ReactNode => (
  <g className="maybe" role="img" aria-label="The generator may stand here">
    <rect x="-13" y="-13" width="26" height="26" rx="3" />
    <BoardIcon name="generator" x={-9} y={-9} size={18} color="#e8c860" />
  </g>
)

const Investigate = (): ReactNode => (
  <g className="investigate" role="img" aria-label="Investigate marker">
    <rect x="-10" y="-8" width="22" height="20" rx="3" opacity=".35" />
    <rect className="paper" x="-11" y="-11" width="22" height="20" rx="3" />
    <text y="5" fontSize="16">
      ?
    </text>
  </g>
)

const Core = (): ReactNode => (
  <g className="core" role="img" aria-label="Data core">
    <circle r="26" fill="url(#sb-glow-yellow)" />
    <path d="M-9 10h22l-4 5h-22z" opacity=".4" />
    <path className="foot" d="M0-11 11-5v11L0 13-11 6V-5z" />
    <path className="top" d="M0-13 11-7 0-1-11-7z" />
    <path className="front" d="M-11-7 0-1V10L-11 4z" />
    <path className="light" d="M11-7 0-1V10L11 4z" />
  </g>
)

const Mine = (): ReactNode => (
  <g className="mine" role="img" aria-label="Mine">
    <ellipse cx="2" cy="6" rx="11" ry="5" opacity=".45" />
    <circle r="9" />
    <path d="M0-12V-7M0 7v5M-12 0h5M7 0h5M-8.5-8.5l3 3M8.5-8.5l-3 3M-8.5 8.5l3-3M8.5 8.5l-3-3" />
    <circle className="eye" r="3" />
  </g>
)

const Flare = (): ReactNode => (
  <g className="flare" role="img" aria-label="Flare">
    <path d="M0-11 2.5-2.5 11 0 2.5 2.5 0 11-2.5 2.5-11 0-2.5-2.5z" />
  </g>
)
