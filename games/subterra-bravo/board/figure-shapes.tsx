// Pieces on the map: a shape for each seat, a hexagon for clones, a spiked one for elites. Each stands on a foot.

import type { ReactNode } from 'react'

/** The outlines of the seats round their middle, in the order of the seats. */
const seatPaths: readonly string[] = [
  'M14 0A14 14 0 1 1-14 0 14 14 0 1 1 14 0z',
  'M-10-12.6H10Q12.6-12.6 12.6-10V10Q12.6 12.6 10 12.6H-10Q-12.6 12.6-12.6 10V-10Q-12.6-12.6-10-12.6z',
  'M0-15.7 16.5 11.8H-16.5z',
  'M0-16 16 0 0 16-16 0z',
  'M-8-13.5H8L15.5 0 8 13.5H-8L-15.5 0z',
  'M0-17 4.5-6.5 16-5 7.5 2.5 10 14 0 8-10 14-7.5 2.5-16-5-4.5-6.5z',
]

const clonePath = 'M0-15 13-7.5v15L0 15-13 7.5v-15z'
const elitePath =
  'M0-20 4-14.2 10.5-15.5 11.7-9 18-6.5 15.2 0 18 6.5 11.7 9 10.5 15.5 4 14.2 0 20-4 14.2-10.5 15.5-11.7 9-18 6.5-15.2 0-18-6.5-11.7-9-10.5-15.5-4-14.2z'

/** Where the letter stands: a triangle is wide only below. */
const letterY = (seat: number): number => (seat === 2 ? 9.5 : 6)

const seatPath = (seat: number): string => seatPaths[seat % seatPaths.length] ?? clonePath

export const SeatFigure = ({
  seat,
  letter,
  isActive,
}: {
  readonly seat: number
  readonly letter: string
  readonly isActive: boolean
}): ReactNode => {
  const path = seatPath(seat)
  return (
    <g className={isActive ? 'piece active' : 'piece'}>
      <ellipse className="cast" cx="4" cy="10" rx="17" ry="9" />
      <path className="foot" d={path} transform="translate(0 4)" />
      <path className="body" d={path} />
      <path d={path} fill="url(#sb-lit)" />
      {isActive ? <path className="now" d={path} /> : null}
      <text className="letter" y={letterY(seat)} fontSize={seat === 2 || seat === 5 ? 14 : 17}>
        {letter}
      </text>
    </g>
  )
}

/** A commando that is down: it lies where it fell. */
export const DownedFigure = ({ letter }: { readonly letter: string }): ReactNode => (
  <g className="piece downed">
    <ellipse className="cast" cx="3" cy="6" rx="16" ry="9" />
    <rect className="foot" x="-15" y="-6" width="30" height="17" rx="8" />
    <rect className="body" x="-15" y="-9" width="30" height="17" rx="8" />
    <path className="cross" d="M-12-6l7 11M-5-6l-7 11" />
    <text className="letter" x="6" y="4.5" fontSize="13">
      {letter}
    </text>
  </g>
)

export const EnemyFigureShape = ({
  letter,
  rank,
}: {
  readonly letter: string
  /** Warriors are darker than rogues, broodlings smaller. */
  readonly rank: 'rogue' | 'warrior' | 'brood' | 'elite'
}): ReactNode => {
  const path = rank === 'elite' ? elitePath : clonePath
  return (
    <g className={`piece enemy ${rank}`} transform={rank === 'brood' ? 'scale(.78)' : ''}>
      <ellipse className="cast" cx="4" cy="10" rx="17" ry="9" />
      <path className="foot" d={path} transform="translate(0 4)" />
      <path className="body" d={path} />
      <path className="shine" d="M0-14 12-7v5.5L0-4-12-1.5V-7z" />
      <text className="letter" y="6" fontSize={rank === 'brood' ? 18 : 16}>
        {letter}
      </text>
    </g>
  )
}

/** Wounds under a piece: one mark each where there are few, else a bar. */
export const WoundPips = ({
  taken,
  all,
  y,
}: {
  readonly taken: number
  readonly all: number
  readonly y: number
}): ReactNode => (
  <g className="wounds" transform={`translate(0 ${y})`}>
    {all > 5 ? <WoundBar share={taken / all} /> : <Pips taken={taken} all={all} />}
  </g>
)

const WoundBar = ({ share }: { readonly share: number }): ReactNode => (
  <>
    <rect className="casing" x="-15.5" y="-1.5" width="31" height="7" rx="2.5" />
    <rect x="-14" width="28" height="4" rx="1.5" />
    <rect className="on" x="-14" width={28 * Math.min(1, share)} height="4" rx="1.5" />
  </>
)

const Pips = ({ taken, all }: { readonly taken: number; readonly all: number }): ReactNode => {
  const width = Math.min(8, 30 / all - 1.5)
  const step = width + 1.5
  const left = (-step * all) / 2
  return (
    <>
      <rect className="casing" x={left - 1.5} y="-1.5" width={step * all + 1.5} height="7.5" rx="2" />
      {Array.from({ length: all }, (_, n) => (
        // The cells are a track: each is its place.
        // oxlint-disable-next-line react/no-array-index-key
        <rect key={n} className={n < taken ? 'on' : ''} x={left + n * step} width={width} height="4.5" rx="1" />
      ))}
    </>
  )
}
