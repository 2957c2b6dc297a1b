// The track of rounds above the map, with what is still to come, and how far both sides are.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import type { State } from '../state.ts'
import { type Progress, progressOf } from './progress.ts'
import { cellsOnTrack, crisisWords } from './round-events.ts'

const height = 34
const label = 56
const crisisWidth = 136
const progressWidth = 56

export const RoundTrack = ({ state, width }: { readonly state: State; readonly width: number }): ReactNode => {
  const cells = cellsOnTrack(state)
  const progress = progressOf(state)
  const side = label + crisisWidth + progress.length * progressWidth + 14
  const step = Math.min(30, (width - 16 - side) / cells.length)
  const all = side + step * cells.length
  const afterCells = label + step * cells.length + 6
  return (
    <g className="sb-track" transform={`translate(${(width - all) / 2} 6)`}>
      <rect className="cast" x="2" y="4" width={all} height={height} rx="9" />
      <rect className="bed" width={all} height={height} rx="9" />
      <text className="label" x="12" y="21.5" fontSize="12">
        ROUND
      </text>
      {cells.map(({ round, is, sign, says }, n) => (
        <g
          key={round}
          className={`cell ${is} ${sign === '' ? '' : 'event'}`}
          transform={`translate(${label + n * step} 4)`}
          role="img"
          aria-label={`Round ${round}${is === 'now' ? ', now' : ''}${says === '' ? '' : `: ${says}`}`}
        >
          <title>{says === '' ? `Round ${round}` : `Round ${round}: ${says}`}</title>
          <rect width={step - 1.5} height="26" rx="4" />
          <text x={(step - 1.5) / 2} y="17.5" fontSize="13">
            {round}
          </text>
          {sign === '' ? null : (
            <>
              <path d={`M2 25h${step - 5.5}`} />
              <text className="sign" x={step - 4} y="9" fontSize="10">
                {sign}
              </text>
            </>
          )}
        </g>
      ))}
      <Crisis state={state} x={afterCells} />
      {progress.map((one, n) => (
        <Count key={one.name} x={afterCells + crisisWidth + n * progressWidth} {...one} />
      ))}
    </g>
  )
}

const Crisis = ({ state, x }: { readonly state: State; readonly x: number }): ReactNode => (
  <g className={state.isCrisis ? 'crisis on' : 'crisis'} transform={`translate(${x} 6)`}>
    <rect width={crisisWidth - 8} height="22" rx="11" />
    <BoardIcon name="alarm" x={8} y={4} size={14} />
    <text x="27" y="15.5" fontSize="12.5">
      {crisisWords(state)}
    </text>
  </g>
)

const Count = ({ x, icon, name, now, needed, isBad }: Progress & { readonly x: number }): ReactNode => (
  <g
    className={isBad ? 'count bad' : 'count'}
    transform={`translate(${x} 6)`}
    role="img"
    aria-label={`${name}: ${now} of ${needed}`}
  >
    <title>{`${name}: ${now} of ${needed}`}</title>
    <BoardIcon name={icon} x={2} y={3} size={16} />
    <text x="22" y="16" fontSize="14">
      {now}/{needed}
    </text>
  </g>
)
