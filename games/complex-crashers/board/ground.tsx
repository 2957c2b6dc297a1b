// The dark around the Complex, far beyond the drawing, and the patterns and gradients that the board is painted with.

import type { Box } from '@umpire/board'
import { memo, type ReactNode } from 'react'

const beyond = 1600

/** Stars of one sheet: x, y, radius, light. */
const stars: readonly (readonly [number, number, number, number])[] = [
  [1.9, 9.9, 1.2, 0.45],
  [83.4, 64.9, 0.7, 0.22],
  [88.5, 116.8, 0.5, 0.2],
  [122.3, 82.9, 0.5, 0.28],
  [46.9, 85.6, 0.6, 0.59],
  [39.6, 140.4, 0.5, 0.2],
  [24.7, 46.6, 0.8, 0.48],
  [11.9, 146.1, 0.8, 0.41],
  [108.8, 154.6, 0.9, 0.5],
  [132.4, 26.4, 0.5, 0.28],
  [68.1, 23.2, 0.5, 0.48],
  [59, 68.3, 0.7, 0.5],
  [112.5, 110.1, 0.6, 0.28],
  [22.2, 21.3, 1.1, 0.26],
  [95.1, 134.5, 1.1, 0.37],
  [148, 52.8, 0.8, 0.5],
]

export const Ground = memo(({ x, y, width, height }: Box): ReactNode => {
  const sheet = { x: x - beyond, y: y - beyond, width: width + 2 * beyond, height: height + 2 * beyond }
  return (
    <>
      <Paints />
      <rect {...sheet} className="cc-space" />
      <rect {...sheet} fill="url(#cc-stars)" />
      <ellipse cx={x + width / 2} cy={y + height / 2} rx={width * 0.72} ry={height * 0.66} fill="url(#cc-halo)" />
    </>
  )
})

const Paints = (): ReactNode => (
  <defs>
    <Slope id="cc-floor" from="#6f7394" to="#565a78" />
    <Slope id="cc-floor-reactor" from="#7a7486" to="#5c566b" />
    <Slope id="cc-floor-tech" from="#5e7f96" to="#46647b" />
    <pattern id="cc-plate" width="23" height="23" patternUnits="userSpaceOnUse">
      <path d="M0 0H23M0 0V23" stroke="#2d2f45" strokeOpacity=".4" />
      <path d="M1 1.500H22M1.5 1V22" stroke="#fff" strokeOpacity=".07" />
    </pattern>
    <pattern id="cc-stars" width="160" height="160" patternUnits="userSpaceOnUse">
      {stars.map(([x, y, r, light]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#cfcbff" opacity={light} />
      ))}
    </pattern>
    <pattern id="cc-hazard" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="12" height="12" fill="#d63a2a" />
      <rect width="5" height="12" fill="#3a0d08" />
    </pattern>
    <Glow id="cc-fire" stops={['#ffb347 .75', '#ff6a2a .32', '#ff6a2a 0']} />
    <Glow id="cc-halo" stops={['#a99aff .26', '#a99aff .12', '#a99aff 0']} />
    <Glow id="cc-core" stops={['#fff6c9 1', '#ffd84d 1', '#b57b00 1']} />
    <Glow id="cc-core-dark" stops={['#4a4b5e 1', '#2c2d3d 1', '#1a1b28 1']} />
    <linearGradient id="cc-lit" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".45" />
      <stop offset=".5" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity=".25" />
    </linearGradient>
    <linearGradient id="cc-upright" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#eceaf8" />
      <stop offset="1" stopColor="#b9b7cf" />
    </linearGradient>
  </defs>
)

const Slope = ({ id, from, to }: { readonly id: string; readonly from: string; readonly to: string }): ReactNode => (
  <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stopColor={from} />
    <stop offset="1" stopColor={to} />
  </linearGradient>
)

/** Stops as `colour opacity`, from the middle to the rim. */
const Glow = ({ id, stops }: { readonly id: string; readonly stops: readonly [string, string, string] }): ReactNode => (
  <radialGradient id={id}>
    {stops.map((stop, n) => {
      const [color, opacity] = stop.split(' ')
      return <stop key={stop} offset={n * 0.5 + (n === 1 ? 0.1 : 0)} stopColor={color} stopOpacity={opacity} />
    })}
  </radialGradient>
)
