// Pieces: a shape for each seat and each type of Defender, and Reactor cores. Each stands on a foot and throws a shadow.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import type { DefenderType } from '../content/card.ts'

/** The outlines of the seats round their middle, in the order of the seats. */
const seatPaths: readonly string[] = [
  'M20 0A20 20 0 1 1-20 0 20 20 0 1 1 20 0z',
  'M-15-18.500H15Q18.500-18.500 18.500-15V15Q18.500 18.500 15 18.500H-15Q-18.500 18.500-18.500 15V-15Q-18.500-18.500-15-18.500z',
  'M0-22.500 23.200 17.200H-23.200z',
  'M0-23 23 0 0 23-23 0z',
  'M-11.500-19.500H11.500L22.500 0 11.500 19.500H-11.500L-22.500 0z',
]

const typePaths: { readonly [Type in DefenderType]: string } = {
  Basic: 'M-16.200-15.300h32.400V3.600L0 18-16.200 3.600z',
  Alien: 'M0-18.500 17.600-5.500 11 15.500H-11L-17.600-5.500z',
  Mechanical: 'M-7.560-18H7.560L18-7.560V7.560L7.560 18H-7.560L-18 7.560V-7.560z',
}

const Body = ({ path }: { readonly path: string }): ReactNode => (
  <>
    <ellipse className="cast" cx="5" cy="12" rx="22" ry="12" />
    <path className="foot" d={path} transform="translate(0 5)" />
    <path className="body" d={path} />
    <path d={path} fill="url(#cc-lit)" transform="scale(.92)" />
  </>
)

export const SeatShape = ({ seat, letter }: { readonly seat: number; readonly letter: string }): ReactNode => (
  <g className="seat-shape">
    <Body path={seatPaths[seat % seatPaths.length] ?? ''} />
    <text y={seat === 2 ? 13 : 7}>{letter}</text>
  </g>
)

/** An Incapacitated Operative lies. */
export const LyingShape = ({ letter }: { readonly letter: string }): ReactNode => (
  <g className="lying">
    <ellipse className="cast" cx="3" cy="8" rx="26" ry="10" />
    <path className="foot" d="M-22-9H12a9.500 9.500 0 0 1 0 19H-22z" transform="translate(0 3)" />
    <path className="body" d="M-22-9H12a9.500 9.500 0 0 1 0 19H-22z" />
    <text x="-6" y="6">
      {letter}
    </text>
    <g className="sign bad" transform="translate(17 -9)">
      <circle r="9" />
      <BoardIcon name="downed" x={-6.5} y={-6.5} size={13} />
    </g>
  </g>
)

/** Tiers are told by size. */
const sizes: readonly number[] = [1, 1, 1.08, 1.2]

export const sizeOfTier = (tier: number): number => sizes[tier] ?? 1

export const DefenderShape = ({
  type,
  tier,
  icon,
}: {
  readonly type: DefenderType
  readonly tier: number
  readonly icon: string
}): ReactNode => (
  <g className={`defender-shape ${type.toLowerCase()}`} transform={`scale(${sizeOfTier(tier)})`}>
    <Body path={typePaths[type]} />
    <BoardIcon name={icon} x={-11} y={type === 'Basic' ? -13 : -11.5} size={22} color="#12131f" />
  </g>
)

/** Yellow with its charges while Online, dark while Offline. */
export const CoreShape = ({
  isOnline,
  charges,
}: {
  readonly isOnline: boolean
  readonly charges: number
}): ReactNode => (
  <g className={isOnline ? 'core online' : 'core'}>
    <ellipse className="cast" cx="6" cy="24" rx="41" ry="20" />
    <circle className="foot" cy="6" r="35" />
    <circle className="plinth" r="35" />
    <circle className="coil" r="28" />
    <circle r="21.500" fill={isOnline ? 'url(#cc-core)' : 'url(#cc-core-dark)'} />
    <BoardIcon name="reactor" x={-15} y={-15} size={30} color={isOnline ? '#3a2a00' : '#7f8098'} />
    <g className="charges" transform="translate(29 -25)">
      <circle r="12" />
      <text y="5">{isOnline ? charges : '×'}</text>
    </g>
  </g>
)
