// What a door looks like: closed with a marker on it, or open between two posts.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import type { DoorMarkerId } from '../content/doors.ts'
import type { DoorId, MissionMap } from '../content/map/map.ts'
import type { DoorState } from '../state/terrain.ts'

/** One letter for each kind, all different. */
const letters: { readonly [Name in DoorMarkerId]: string } = {
  'DM-01': 'U',
  'DM-02': 'J',
  'DM-03': 'S',
  'DM-04': 'L',
  'DM-05': 'E',
  'DM-06': 'C',
  'DM-07': 'A',
  'DM-08': 'B',
  'DM-09': 'W',
  'DM-10': 'M',
}

export const letterOfMarker = (id: DoorMarkerId): string => letters[id]

/** Whether one goes through from left to right. */
export const leadsAcross = ({ squares }: MissionMap, { square }: DoorState): boolean =>
  squares[square - 1]?.region !== null && squares[square - 1] !== undefined

const turned = (isAcross: boolean): string => (isAcross ? '' : 'rotate(90 16 16)')

export const Posts = ({ isAcross }: { readonly isAcross: boolean }): ReactNode => (
  <g transform={turned(isAcross)}>
    <rect className="sill" width="32" height="32" />
    <rect className="post" x="10" y="-3" width="12" height="9" />
    <rect className="post" x="10" y="26" width="12" height="9" />
    <rect className="lamp" x="12" y="-1.5" width="8" height="8" />
    <rect className="lamp" x="12" y="25.5" width="8" height="8" />
  </g>
)

export const Closed = ({
  id,
  isAcross,
  marker,
  isFaceup,
}: {
  readonly id: DoorId
  readonly isAcross: boolean
  /** What the viewer knows of it. */
  readonly marker: DoorMarkerId | undefined
  readonly isFaceup: boolean
}): ReactNode => (
  <g className={marker === undefined ? 'closed' : isFaceup ? 'closed faceup' : 'closed peeked'}>
    <rect className="sill" width="32" height="32" />
    <g transform={turned(isAcross)}>
      <rect className="cast" x="13" y="0" width="14" height="36" />
      <rect className="bar" x="9" y="-2" width="14" height="36" rx="2" />
      <rect className="shine" x="9" y="-2" width="4" height="36" rx="2" />
    </g>
    <circle className="disc" cx="16" cy="16" r="10.5" />
    <text x="16" y="21" fontSize="14">
      {marker === undefined ? '?' : letterOfMarker(marker)}
    </text>
    {marker === undefined || isFaceup ? null : <BoardIcon name="reveal" x={21} y={-2} size={12} color="#ffe9c2" />}
    <text className="door-name" x={isAcross ? 16 : 38} y={isAcross ? 44 : 20} fontSize="11">
      {id}
    </text>
  </g>
)
