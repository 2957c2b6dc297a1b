// A seat's flag: colour, shape and letter, always all three.

import type { Seat } from '@umpire/engine'
import type { ReactNode } from 'react'
import { iconHref } from './icon.tsx'

/** The letter of a seat, which is also the class that gives its colours. */
export const seatLetter = (seat: Seat): string => 'ABCDEF'.charAt(seat)
export const seatClass = (seat: Seat): string => 'abcdef'.charAt(seat)

/** The classes give the colours as `--seat` and `--seat-ink` to everything below. */
export const Flag = ({ seat, size = '' }: { readonly seat: Seat; readonly size?: '' | 's' | 'l' }): ReactNode => (
  <span className={`flag ${seatClass(seat)} ${size}`} aria-hidden="true">
    <svg viewBox="0 0 24 24">
      <use href={iconHref(`seat-${seatClass(seat)}`)} />
    </svg>
    <b>{seatLetter(seat)}</b>
  </span>
)

/** A seat's piece in a drawing: it stands on a foot and throws a shadow. `size`: how wide it is. */
export const SeatPiece = ({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly size: number
}): ReactNode => {
  const half = size / 2
  const shape = iconHref(`seat-${seatClass(seat)}`)
  return (
    <g className={seatClass(seat)}>
      <ellipse cx={x + size * 0.08} cy={y + half * 0.85} rx={half * 1.05} ry={half * 0.42} fill="var(--sh-piece)" />
      <use href={shape} x={x - half} y={y - half + size * 0.09} width={size} height={size} color="#0b0c12" />
      <use href={shape} x={x - half} y={y - half} width={size} height={size} color="var(--seat)" stroke="#0b0c12" />
      <text
        x={x}
        y={y + size * (seatClass(seat) === 'c' ? 0.25 : 0.16)}
        textAnchor="middle"
        className="num"
        fontSize={size * 0.46}
        fill="var(--seat-ink)"
      >
        {seatLetter(seat)}
      </text>
    </g>
  )
}
