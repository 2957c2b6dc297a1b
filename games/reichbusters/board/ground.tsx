// The night around the castle, far beyond the drawing, and the patterns and gradients that the board is painted with.

import { memo, type ReactNode } from 'react'

const beyond = 1600

/** Snow of one sheet: x, y, radius, light. */
const flakes: readonly (readonly [number, number, number, number])[] = [
  [31, 114, 1.4, 0.23],
  [41, 32, 0.5, 0.3],
  [112, 147, 1.5, 0.34],
  [15, 40, 1, 0.33],
  [38, 18, 0.9, 0.16],
  [144, 108, 1.6, 0.28],
  [122, 146, 1, 0.26],
  [103, 102, 0.6, 0.17],
  [129, 100, 1.3, 0.33],
  [110, 19, 1.4, 0.19],
  [61, 124, 0.9, 0.34],
  [18, 68, 1.4, 0.15],
  [133, 68, 1.6, 0.28],
  [69, 111, 1.4, 0.13],
  [94, 3, 1.4, 0.13],
]

export const Ground = memo(({ width, height }: { readonly width: number; readonly height: number }): ReactNode => {
  const sheet = { x: -beyond, y: -beyond, width: width + 2 * beyond, height: height + 2 * beyond }
  return (
    <>
      <Paints />
      <rect {...sheet} className="rb-night" />
      <rect {...sheet} fill="url(#rb-courses)" />
      <rect {...sheet} fill="url(#rb-snow)" />
    </>
  )
})

const Paints = (): ReactNode => (
  <defs>
    <linearGradient id="rb-lit" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".45" />
      <stop offset=".55" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity=".25" />
    </linearGradient>
    <pattern id="rb-courses" width="120" height="84" patternUnits="userSpaceOnUse">
      <path
        d="M0 0H120M0 28H120M0 56H120M30 0v28M90 0v28M60 28v28M0 28v28M30 56v28M90 56v28"
        stroke="#000"
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <path d="M0 2H120M0 30H120M0 58H120" stroke="#fff" strokeOpacity=".025" strokeWidth="2" />
    </pattern>
    <pattern id="rb-snow" width="150" height="150" patternUnits="userSpaceOnUse">
      {flakes.map(([x, y, r, light]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" opacity={light} />
      ))}
    </pattern>
    <pattern id="rb-unseen" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V8" stroke="#f3e7cf" strokeOpacity=".06" strokeWidth="3" />
    </pattern>
    <pattern id="rb-suspicious" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V22" stroke="#ffb43d" strokeOpacity=".2" strokeWidth="5" />
    </pattern>
    <pattern id="rb-alert" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V14" stroke="#ff4d3a" strokeOpacity=".26" strokeWidth="5" />
    </pattern>
    <pattern id="rb-suppressed" width="16" height="16" patternUnits="userSpaceOnUse">
      <path d="M2 13h6M10 5h5" stroke="#7cc0ff" strokeOpacity=".6" strokeWidth="2.5" strokeLinecap="round" />
    </pattern>
    <radialGradient id="rb-lamp">
      <stop offset="0" stopColor="#ffd79a" stopOpacity=".42" />
      <stop offset="1" stopColor="#ffd79a" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="rb-smoke">
      <stop offset="0" stopColor="#e6e2da" stopOpacity=".85" />
      <stop offset=".65" stopColor="#bcb7ad" stopOpacity=".6" />
      <stop offset="1" stopColor="#9a958b" stopOpacity="0" />
    </radialGradient>
  </defs>
)
