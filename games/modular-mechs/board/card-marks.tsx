// Small parts of a module card: marks with numbers, the health bar, ticks and notes.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import type { Measures } from './module-face.ts'
import { widthOf } from './text-width.ts'

export const FittedText = ({
  className,
  x,
  y,
  size,
  text,
  length,
}: {
  readonly className: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
  readonly length?: number
}): ReactNode => (
  <text
    className={className}
    x={x}
    y={y}
    fontSize={size}
    {...(length === undefined ? {} : { textLength: length, lengthAdjust: 'spacingAndGlyphs' })}
  >
    {text}
  </text>
)

export const HealthMark = ({
  x,
  y,
  radius,
  number,
  left,
}: {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly number: number
  readonly left: number
}): ReactNode => (
  <>
    <circle className="health-mark" cx={x} cy={y} r={radius} />
    <text className="health-text" x={x} y={y + number * 0.36} fontSize={number}>
      {left}
    </text>
  </>
)

export const HealthBar = ({ size, share }: { readonly size: Measures; readonly share: number }): ReactNode => {
  const width = size.card - 12
  return (
    <>
      <rect className="gauge lost" x="6" y={size.band + 3} width={width} height={size.isMini ? 3 : 5} rx="2.5" />
      <rect
        className="gauge"
        x="6"
        y={size.band + 3}
        width={width * Math.max(0, share)}
        height={size.isMini ? 3 : 5}
        rx="2.5"
      />
    </>
  )
}

export const ShieldMark = ({
  x,
  y,
  points,
}: {
  readonly x: number
  readonly y: number
  readonly points: number
}): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <path className="shield-mark" d="M0-11c4 2 7 2.5 10 2.5C10 2 7 8 0 12-7 8-10 2-10-8.5c3 0 6-.5 10-2.5z" />
    <text className="shield-text" y="4.5" fontSize="12">
      {points}
    </text>
  </g>
)

export const DoneTick = ({
  x,
  y,
  radius,
}: {
  readonly x: number
  readonly y: number
  readonly radius: number
}): ReactNode => (
  <g className="badge ok">
    <circle cx={x} cy={y} r={radius} />
    <BoardIcon name="confirm" x={x - radius * 0.75} y={y - radius * 0.75} size={radius * 1.5} />
  </g>
)

export const Note = ({
  card,
  y,
  text,
}: {
  readonly card: number
  readonly y: number
  readonly text: string
}): ReactNode => {
  const width = widthOf(text, 12) + 10
  return (
    <g transform={`translate(${card - width - 3} ${y})`}>
      <rect className={text === 'new' ? 'note fresh' : 'note'} width={width} height="16" rx="3" />
      <text className={text === 'new' ? 'note-text fresh' : 'note-text'} x={width / 2} y="12.5" fontSize="12">
        {text}
      </text>
    </g>
  )
}

export const MiniNumbers = ({
  size: { card, isTiny },
  left,
  shield,
  isActivated,
}: {
  readonly size: Measures
  readonly left: number
  readonly shield: number
  readonly isActivated: boolean
}): ReactNode => (
  <>
    <HealthMark
      x={isTiny ? card * 0.55 : card - 8}
      y={isTiny ? card * 0.6 : card - 8}
      radius={8.5}
      number={12}
      left={left}
    />
    {shield > 0 ? <ShieldMark x={11} y={card - 12} points={shield} /> : null}
    {isActivated ? <DoneTick x={card - 7} y={isTiny ? 5 : 8} radius={isTiny ? 5.5 : 7} /> : null}
  </>
)
