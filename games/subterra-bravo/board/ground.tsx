// The rock all around, far beyond the drawing, and the patterns and gradients that the board is painted with.

import type { Size } from '@umpire/board'
import { memo, type ReactNode } from 'react'

const beyond = 1400

const stones = [
  'M3 53l7-4 6 3-2 7-8 1z',
  'M71 17l10-7 9 5-2 11-13 1z',
  'M41 49l7-4 6 3-2 7-8 1z',
  'M65 47l11-7 10 6-3 11-14 1z',
  'M13 25l7-5 6 4-2 7-9 1z',
  'M35 8l13-6 11 4-3 11-16 2z',
  'M20 66l9-5 8 4-3 8-11 1z',
]

export const Ground = memo(({ width, height }: Size): ReactNode => {
  const sheet = { x: -beyond, y: -beyond, width: width + 2 * beyond, height: height + 2 * beyond }
  return (
    <>
      <defs>
        <linearGradient id="sb-below" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#000" stopOpacity=".5" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="sb-lit" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".45" />
          <stop offset=".55" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".25" />
        </linearGradient>
        <Glow id="sb-glow-green" color="#6fe3a1" opacity=".2" />
        <Glow id="sb-glow-yellow" color="#ffe08a" opacity=".55" />
        <Glow id="sb-glow-flare" color="#ffd9a0" opacity=".8" />
        <Glow id="sb-glow-red" color="#ff4a3a" opacity=".45" />
        <pattern id="sb-rock" width="90" height="70" patternUnits="userSpaceOnUse">
          {stones.map((stone, n) => (
            <path key={stone} d={stone} fill="#fff" opacity={0.028 + (n % 3) * 0.011} />
          ))}
        </pattern>
        <pattern id="sb-hazard" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="12" fill="#2b0505" />
        </pattern>
        <pattern id="sb-unknown" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V10" stroke="#6fe3a1" strokeOpacity=".07" strokeWidth="4" />
        </pattern>
        <pattern id="sb-noise" width="32" height="32" patternUnits="userSpaceOnUse">
          <path d="M0 6h32M0 15h32M0 24h32" stroke="#8fd0ff" strokeOpacity=".14" strokeWidth="2" />
        </pattern>
      </defs>
      <rect className="sb-rock" {...sheet} />
      <rect {...sheet} fill="url(#sb-rock)" />
    </>
  )
})

const Glow = ({
  id,
  color,
  opacity,
}: {
  readonly id: string
  readonly color: string
  readonly opacity: string
}): ReactNode => (
  <radialGradient id={id}>
    <stop offset="0" stopColor={color} stopOpacity={opacity} />
    <stop offset="1" stopColor={color} stopOpacity="0" />
  </radialGradient>
)
