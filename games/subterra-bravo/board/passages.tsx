// Enemy passages: a ghost before they are placed, then a red floor with a letter, and with a lock while they are sealed.

import { BoardIcon } from '@umpire/board'
import { memo, type ReactNode } from 'react'
import type { Mission } from '../content/mission.ts'
import type { PassageState } from '../state/terrain.ts'
import { type Frame, frameOf, middleOfAll, placeOf, side } from './measure.ts'

/** SB-196 What has to be paid in all. */
const sealPrice = ({ objective }: Mission): number => (objective.objective === 'generator' ? objective.sealPrice : 0)

const label = ({ id, isPlaced, timer }: PassageState, price: number): string => {
  if (!isPlaced) return `Passage ${id}, not there yet`
  return timer === null ? `Enemy passage ${id}` : `Passage ${id}, sealed: ${timer} of ${price} energy paid`
}

export const Passages = memo(
  ({
    mission,
    passages,
  }: {
    readonly mission: Mission
    readonly passages: readonly PassageState[]
    readonly sign: string
  }): ReactNode => {
    const frame = frameOf(mission.map)
    const price = sealPrice(mission)
    return passages.map((passage) => (
      <g key={passage.id} role="img" aria-label={label(passage, price)}>
        <Passage passage={passage} frame={frame} price={price} />
      </g>
    ))
  },
  (before, after) => before.mission === after.mission && before.sign === after.sign,
)

const Passage = ({
  passage: { id, squares, isPlaced, timer },
  frame,
  price,
}: {
  readonly passage: PassageState
  readonly frame: Frame
  readonly price: number
}): ReactNode => {
  const middle = middleOfAll(frame, squares)
  return (
    <g className={isPlaced ? 'sb-passage' : 'sb-passage ghost'}>
      {squares.map((square) => {
        const { x, y } = placeOf(frame, square)
        return (
          <g key={square}>
            <rect className="bed" x={x} y={y} width={side} height={side} />
            {isPlaced ? <rect x={x} y={y} width={side} height={side} fill="url(#sb-hazard)" opacity=".55" /> : null}
          </g>
        )
      })}
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <circle className="disc" r="12" />
        <text y="5.5" fontSize="15">
          {id}
        </text>
        {timer === null ? null : <Timer paid={timer} price={price} />}
      </g>
    </g>
  )
}

/** SB-196 The track beside the passage. */
const Timer = ({ paid, price }: { readonly paid: number; readonly price: number }): ReactNode => (
  <g className="timer">
    <circle className="lock" cx="15" cy="-10" r="9" />
    <BoardIcon name="lock" x={8.5} y={-16.5} size={13} color="#ffe08a" />
    <rect className="plate" x={-price * 4 - 3} y="15" width={price * 8 + 6} height="11" rx="3" />
    {Array.from({ length: price }, (_, n) => (
      // The cells are a track: each is its place.
      // oxlint-disable-next-line react/no-array-index-key
      <rect
        key={n}
        className={n < paid ? 'paid' : 'due'}
        x={-price * 4 + n * 8 + 1}
        y="17.5"
        width="6"
        height="6"
        rx="1"
      />
    ))}
  </g>
)
