// The bodies of Heroes: the seat's shape on a foot, with its letter; lying once Downed.

import { BoardIcon, iconHref, seatClass } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import type { ReactNode } from 'react'

export const HeroShape = ({
  seat,
  letter,
  isActive,
}: {
  readonly seat: Seat
  readonly letter: string
  readonly isActive: boolean
}): ReactNode => {
  const shape = iconHref(`seat-${seatClass(seat)}`)
  return (
    <g className={`hero-shape ${seatClass(seat)} ${isActive ? 'active' : ''}`}>
      <ellipse className="cast" cx="4" cy="15" rx="22" ry="10" />
      <use href={shape} className="foot" x="-25" y="-20" width="50" height="50" />
      <use href={shape} className="rim" x="-25.500" y="-25.500" width="51" height="51" />
      <use href={shape} className="body" x="-22.500" y="-22.500" width="45" height="45" />
      <use href={shape} className="gloss" x="-22.500" y="-23.500" width="45" height="45" />
      <text y={seat === 2 ? 12 : 7}>{letter}</text>
    </g>
  )
}

export const LyingHero = ({ seat, letter }: { readonly seat: Seat; readonly letter: string }): ReactNode => (
  <g className={`hero-shape lying ${seatClass(seat)}`}>
    <ellipse className="cast" cx="3" cy="8" rx="26" ry="10" />
    <path className="foot" d="M-22-9H12a9.500 9.500 0 0 1 0 19H-22z" transform="translate(0 3)" />
    <path className="body" d="M-22-9H12a9.500 9.500 0 0 1 0 19H-22z" />
    <text x="-6" y="6">
      {letter}
    </text>
    <g className="rb-sign bad" transform="translate(17 -9)">
      <circle r="9" />
      <BoardIcon name="downed" x={-6.5} y={-6.5} size={13} />
    </g>
  </g>
)
