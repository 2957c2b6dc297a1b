// One piece with its name and signs, drawn round its middle.

import { BoardIcon, seatClass } from '@umpire/board'
import type { ReactNode } from 'react'
import type { Side } from '../state/region.ts'
import { fittingName } from './board-words.ts'
import type { Figure, Sign } from './figures.ts'
import { CoreShape, DefenderShape, LyingShape, SeatShape, sizeOfTier } from './unit-shapes.tsx'

const nameSize = 12

export const Piece = ({ figure }: { readonly figure: Figure }): ReactNode => {
  const { shape, number, signs, isPale, isActive, pillar, barriers } = figure
  return (
    <g className={`cc-piece ${isPale ? 'pale' : ''} ${shape.is === 'operative' ? seatClass(shape.seat) : ''}`}>
      {isActive ? <circle className="acting" r="27" cy="2" /> : null}
      <Body figure={figure} />
      {barriers.map((side) => (
        <Barrier key={side} side={side} />
      ))}
      {number === 0 ? null : (
        <text className="number" x="17" y="20">
          {number}
        </text>
      )}
      <Signs signs={signs} />
      {pillar === null ? null : <PillarSign side={pillar} />}
    </g>
  )
}

/** The name below a piece, as far as there is room for it. It stands above all marks, so that it can be read. */
export const PieceName = ({ figure, width }: { readonly figure: Figure; readonly width: number }): ReactNode => (
  <text className="cc-name" y={footOf(figure)} fontSize={nameSize}>
    {fittingName(figure.name, width, nameSize)}
  </text>
)

const Body = ({ figure: { shape } }: { readonly figure: Figure }): ReactNode => {
  switch (shape.is) {
    case 'operative':
      return shape.isDown ? <LyingShape letter={shape.letter} /> : <SeatShape seat={shape.seat} letter={shape.letter} />
    case 'defender':
      return <DefenderShape type={shape.type} tier={shape.tier} icon={shape.icon} />
    case 'reactor':
      return <CoreShape isOnline={shape.isOnline} charges={shape.charges} />
  }
}

/** How far below its middle the name of a piece stands. */
function footOf({ shape }: Figure): number {
  if (shape.is === 'reactor') return 61
  return shape.is === 'defender' ? 17 + 18 * sizeOfTier(shape.tier) : shape.isDown ? 27 : 37
}

const Signs = ({ signs }: { readonly signs: readonly Sign[] }): ReactNode =>
  signs.map(({ icon, tone }, n) => (
    <g key={icon} className={`sign ${tone}`} transform={`translate(-18 ${-15 + n * 16})`}>
      <circle r="8" />
      <BoardIcon name={icon} x={-6} y={-6} size={12} />
    </g>
  ))

const quarter = 90

/** A small shield towards the border that the unit is pressed to. */
const PillarSign = ({ side }: { readonly side: Side }): ReactNode => {
  const turn = (side * quarter * Math.PI) / 180
  return (
    <g className="sign pillared" transform={`translate(${Math.sin(turn) * 22} ${-Math.cos(turn) * 22})`}>
      <circle r="10" />
      <BoardIcon name="shield" x={-7} y={-7} size={14} />
    </g>
  )
}

/** CC-270 An arc on the side from which ranged dice are ignored. */
const Barrier = ({ side }: { readonly side: Side }): ReactNode => (
  <path className="barrier" d="M-20-20A28 28 0 0 1 20-20" transform={`rotate(${side * quarter})`} />
)
