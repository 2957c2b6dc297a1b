// A disc: the colour, shape and letter of its seat, with a rim and light from the upper left.

import { iconHref, seatClass, seatLetter } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import type { ReactNode } from 'react'

const radius = 40
const shape = 46

/** `fallsFrom`: the row it falls into from above; undefined where it lies already. */
export const Disc = ({
  seat,
  x,
  y,
  fallsFrom,
}: {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly fallsFrom?: number | undefined
}): ReactNode => (
  <g className={`disc ${seatClass(seat)} ${fallsFrom === undefined ? '' : `falls into-${fallsFrom}`}`}>
    <circle cx={x} cy={y} r={radius} fill="var(--seat)" />
    <circle cx={x} cy={y} r={radius} fill="url(#c4-shine)" />
    <circle className="rim" cx={x} cy={y} r={radius - 6} />
    <use href={iconHref(`seat-${seatClass(seat)}`)} x={x - shape / 2} y={y - shape / 2} width={shape} height={shape} />
    <text x={x} y={y + 9} textAnchor="middle" className="num">
      {seatLetter(seat)}
    </text>
  </g>
)

export const DiscShades = (): ReactNode => (
  <radialGradient id="c4-shine" cx="0.34" cy="0.28" r="0.85">
    <stop offset="0" stopColor="#fff" stopOpacity="0.5" />
    <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
    <stop offset="1" stopColor="#000" stopOpacity="0.34" />
  </radialGradient>
)
