// A damage die in the drawing: a ten-sided one, with a rim where it does damage and crossed out where it was ignored.

import type { ShownDie } from '@umpire/board'
import type { ReactNode } from 'react'

const kite = 'M12 .8 23 8v7l-11 8L1 15V8z'

export const BoardDie = ({
  die: { face, is = 'idle' },
  x,
  y,
  size,
}: {
  readonly die: ShownDie
  readonly x: number
  readonly y: number
  readonly size: number
}): ReactNode => (
  <g className={`die ${is}`} transform={`translate(${x} ${y}) scale(${size / 24})`}>
    <path d="M12 3 23 10v7l-11 8L1 17v-7z" opacity=".45" />
    <path className="kite" d={kite} />
    <path className="shade" d="M5.500 14 12 18.500 18.500 14 23 15l-11 8L1 15z" />
    <text x="12" y="14.500">
      {face}
    </text>
    {is === 'dropped' ? <path className="crossed" d="M4 5 20 19" /> : null}
  </g>
)
