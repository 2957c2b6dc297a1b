// The table of Liar's Dice: wine-red felt, the cups of all players round it, the bid in the middle, the tray below.

import { type View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { diceInPlay, type State } from '../state.ts'
import { BidTray } from './bid-tray.tsx'
import { BidView } from './bid-view.tsx'
import { middle, places, rim } from './places.ts'
import { SeatPlace } from './seat-place.tsx'

export const LiarsDiceBoard = ({ view }: { readonly view: View<State> }): ReactNode => (
  <g className="liars-dice">
    <Defs />
    <Table />
    <BidView view={view} />
    {places(view.viewer, view.state.cups.length).map(({ seat, spot }) => (
      <SeatPlace key={seat} view={view} seat={seat} spot={spot} />
    ))}
    <BidTray dice={diceInPlay(view.state)} />
  </g>
)

const Table = (): ReactNode => {
  const { x, y } = middle
  return (
    <g>
      <rect x="-1500" y="-1500" width="4000" height="4000" fill="url(#ld-floor)" />
      <ellipse cx={x + 16} cy={y + 30} rx={rim.x + 22} ry={rim.y + 20} fill="var(--sh-piece)" />
      <ellipse className="wood-foot" cx={x} cy={y + 16} rx={rim.x + 18} ry={rim.y + 14} />
      <ellipse cx={x} cy={y} rx={rim.x + 18} ry={rim.y + 14} fill="url(#ld-wood)" />
      <ellipse className="wood-edge" cx={x} cy={y} rx={rim.x + 16} ry={rim.y + 12} />
      <ellipse className="felt-edge" cx={x} cy={y} rx={rim.x - 8} ry={rim.y - 10} />
      <ellipse cx={x} cy={y + 2} rx={rim.x - 12} ry={rim.y - 14} fill="url(#ld-felt)" />
      <ellipse cx={x} cy={y + 2} rx={rim.x - 12} ry={rim.y - 14} fill="url(#ld-weave)" />
      <ellipse className="felt-line" cx={x} cy={y - 8} rx="200" ry="106" />
    </g>
  )
}

const Defs = (): ReactNode => (
  <defs>
    <radialGradient id="ld-felt" cx="0.45" cy="0.4" r="0.7">
      <stop offset="0" stopColor="#8f2f54" />
      <stop offset="0.6" stopColor="#6a1d3d" />
      <stop offset="1" stopColor="#430f26" />
    </radialGradient>
    <linearGradient id="ld-wood" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#a5744a" />
      <stop offset="0.5" stopColor="#6f4527" />
      <stop offset="1" stopColor="#432614" />
    </linearGradient>
    <linearGradient id="ld-leather" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stopColor="#c98a55" />
      <stop offset="0.3" stopColor="#8a5230" />
      <stop offset="1" stopColor="#3a1d10" />
    </linearGradient>
    <pattern id="ld-weave" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 6 6 0M-1 1 1-1M5 7 7 5" stroke="#000" strokeOpacity="0.13" />
    </pattern>
    <pattern id="ld-floor" width="180" height="72" patternUnits="userSpaceOnUse">
      <rect width="180" height="72" fill="var(--ground)" />
      <path d="M0 1H180M0 37H180M60 1V37M140 37V72" stroke="var(--ground-2)" strokeWidth="2" />
    </pattern>
  </defs>
)
