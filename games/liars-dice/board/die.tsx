// A die on the felt: its pips where it is seen, a dark cube with a question mark where it is not.

import type { ReactNode } from 'react'

/** Where the pips of each face lie, in thirds of the die from its middle. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
]

/** `x`, `y`: its middle. `counts`: it fits the bid that stands. */
export const TableDie = ({
  face,
  x,
  y,
  size,
  counts = false,
}: {
  readonly face: number | undefined
  readonly x: number
  readonly y: number
  readonly size: number
  readonly counts?: boolean
}): ReactNode => {
  const half = size / 2
  const corner = size * 0.2
  const body = { x: x - half, width: size, height: size, rx: corner }
  return (
    <g className={`table-die ${face === undefined ? 'unseen' : ''} ${counts ? 'counts' : ''}`}>
      <ellipse className="shadow" cx={x + size * 0.12} cy={y + half * 1.04} rx={half * 1.16} ry={half * 0.36} />
      <rect className="foot" {...body} y={y - half + size * 0.1} />
      <rect className="top" {...body} y={y - half} />
      <rect
        className="gleam"
        x={x - half * 0.92}
        y={y - half * 0.92}
        width={size * 0.92}
        height={size * 0.42}
        rx={corner * 0.9}
      />
      {face === undefined ? (
        <text x={x} y={y + size * 0.24} textAnchor="middle" fontSize={size * 0.66} className="num">
          ?
        </text>
      ) : (
        pips[face]?.map(([right, down]) => (
          <circle key={`${right} ${down}`} cx={x + right * size * 0.27} cy={y + down * size * 0.27} r={size * 0.098} />
        ))
      )}
      {counts ? (
        <rect className="ring" {...body} x={x - half - 4} y={y - half - 4} width={size + 8} height={size + 8} />
      ) : null}
    </g>
  )
}

/** A leather cup, upside down. `x`, `y`: the middle of its mouth. */
export const Cup = ({
  x,
  y,
  isLifted,
}: {
  readonly x: number
  readonly y: number
  readonly isLifted: boolean
}): ReactNode => (
  <g transform={`translate(${x} ${y}) ${isLifted ? 'rotate(-64) scale(0.74)' : 'scale(0.82)'}`}>
    {isLifted ? null : <ellipse className="cup-shadow" cx="18" cy="2" rx="52" ry="14" />}
    <path d="M-29 -84 -41 -4q0 13 41 13t41 -13L29 -84z" fill="url(#ld-leather)" />
    {isLifted ? <ellipse className="mouth" cy="-3" rx="41" ry="12" /> : null}
    <ellipse className="lid" cy="-84" rx="29" ry="8" />
    <ellipse className="lid-in" cy="-85" rx="23" ry="5.5" />
    <path className="seam" d="M-33 -60q33 10 66 0M-39 -18q39 13 78 0" />
  </g>
)
