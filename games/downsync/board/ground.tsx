// The hologram that the table is: dark room, glowing plate, lines every 6 inches, contours, deployment zones.

import { memo, type ReactNode } from 'react'
import { drawing, long, margin, tableSide } from './measure.ts'

const beyond = 1400
const every = 600

const lines = Array.from({ length: 7 }, (_, n) => margin + long((n + 1) * every))
const contours = [52, 96, 148, 206, 270]
const middle = drawing.width / 2

/** `zone`: how deep the deployment zones are. */
export const Ground = memo(
  ({ zone }: { readonly zone: number }): ReactNode => (
    <>
      <Paints />
      <rect className="ds-room" x={-beyond} y={-beyond} width={2 * beyond + 700} height={2 * beyond + 700} />
      <rect className="ds-rim" x={margin - 3} y={margin - 3} width={tableSide + 6} height={tableSide + 6} rx="4" />
      <rect x={margin} y={margin} width={tableSide} height={tableSide} fill="url(#ds-holo)" />
      <g className="ds-grid">
        {lines.map((place) => (
          <path key={place} d={`M${place} ${margin}v${tableSide}M${margin} ${place}h${tableSide}`} />
        ))}
      </g>
      <g className="ds-contours">
        {contours.map((r) => (
          <ellipse key={r} cx={middle} cy={middle} rx={r} ry={r * 0.67} transform={`rotate(-18 ${middle} ${middle})`} />
        ))}
      </g>
      <Zone side="a" zone={zone} />
      <Zone side="b" zone={zone} />
    </>
  ),
)

const Zone = ({ side, zone }: { readonly side: 'a' | 'b'; readonly zone: number }): ReactNode => {
  const deep = long(zone)
  const top = side === 'a' ? margin + tableSide - deep : margin
  const line = side === 'a' ? top : margin + deep
  return (
    <g className={`ds-zone ${side}`}>
      <rect x={margin} y={top} width={tableSide} height={deep} />
      <path d={`M${margin} ${line}h${tableSide}`} />
    </g>
  )
}

/** Lines as a screen has, over ground and terrain. */
export const ScanLines = memo(
  (): ReactNode => (
    <rect className="ds-scan" x={margin} y={margin} width={tableSide} height={tableSide} fill="url(#ds-scan)" />
  ),
)

/** Patterns and gradients, once for the board. */
const Paints = (): ReactNode => (
  <defs>
    <radialGradient id="ds-holo" cx=".5" cy=".5" r=".7">
      <stop offset="0" stopColor="#14424f" />
      <stop offset="1" stopColor="#082029" />
    </radialGradient>
    <radialGradient id="ds-range">
      <stop offset=".7" stopColor="#4fd8ee" stopOpacity="0" />
      <stop offset="1" stopColor="#4fd8ee" stopOpacity=".14" />
    </radialGradient>
    <pattern id="ds-scan" width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M0 .5h4" stroke="#4fd8ee" strokeOpacity=".06" />
    </pattern>
    <pattern id="ds-pave" width="12.5" height="12.5" patternUnits="userSpaceOnUse">
      <path d="M0 0H12.5M0 0V12.5" stroke="#a6cfdb" strokeOpacity=".16" />
    </pattern>
    <pattern id="ds-roof" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V8" stroke="#dff6fb" strokeOpacity=".12" strokeWidth="3" />
    </pattern>
    <pattern id="ds-slow" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path d="M0 0V7" stroke="#ffd9a0" strokeOpacity=".5" strokeWidth="2" />
    </pattern>
    <clipPath id="ds-table">
      <rect x={margin} y={margin} width={tableSide} height={tableSide} />
    </clipPath>
    <linearGradient id="ds-lit" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".3" />
      <stop offset=".6" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity=".3" />
    </linearGradient>
  </defs>
)
