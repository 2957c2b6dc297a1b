// Doors: closed with a marker on them, face down or known, or open between two posts.

import { BoardIcon, Thing } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import type { MissionMap } from '../content/map/map.ts'
import { doorText } from '../content/text/doors.ts'
import { missionOf, type State } from '../state.ts'
import type { DoorState } from '../state/terrain.ts'
import { doorThing } from '../things.ts'
import { type Frame, frameOf, placeOf } from './measure.ts'

const box = { x: 4, y: 4, width: 24, height: 24 }

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

/** Whether one goes through from left to right. */
const leadsAcross = ({ squares }: MissionMap, { square }: DoorState): boolean =>
  squares[square - 1]?.region !== null && squares[square - 1] !== undefined

export const Doors = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const { map } = missionOf(state)
  const frame = frameOf(map)
  return state.terrain.doors.map((door) => (
    <Door
      key={door.id}
      door={door}
      frame={frame}
      isAcross={leadsAcross(map, door)}
      marker={door.marker === null ? undefined : view.face(door.marker)}
    />
  ))
}

const Door = ({
  door,
  frame,
  isAcross,
  marker,
}: {
  readonly door: DoorState
  readonly frame: Frame
  readonly isAcross: boolean
  readonly marker: DoorMarkerId | undefined
}): ReactNode => {
  const { x, y } = placeOf(frame, door.square)
  return (
    <g className="sb-door" transform={`translate(${x} ${y})`}>
      <Thing id={doorThing(door.id)} label={labelOf(door, marker)} box={box} isRound={!door.isOpen}>
        {door.isOpen ? <Posts isAcross={isAcross} /> : <Closed door={door} isAcross={isAcross} marker={marker} />}
      </Thing>
    </g>
  )
}

function labelOf({ id, isOpen, faceup }: DoorState, marker: DoorMarkerId | undefined): string {
  if (isOpen) return `Door ${id}, open`
  if (marker === undefined) return `Door ${id}, closed, marker face down`
  const { name } = doorMarkers.of(marker)
  return `Door ${id}, closed: ${name}, ${faceup !== null ? '' : 'face down and known to you, '}${doorText(doorMarkers.of(marker))}`
}

const turned = (isAcross: boolean): string => (isAcross ? '' : 'rotate(90 16 16)')

const Posts = ({ isAcross }: { readonly isAcross: boolean }): ReactNode => (
  <g transform={turned(isAcross)}>
    <rect className="sill" width="32" height="32" />
    <rect className="post" x="10" y="-3" width="12" height="9" />
    <rect className="post" x="10" y="26" width="12" height="9" />
    <rect className="lamp" x="12" y="-1.5" width="8" height="8" />
    <rect className="lamp" x="12" y="25.5" width="8" height="8" />
  </g>
)

const Closed = ({
  door: { id, faceup },
  isAcross,
  marker,
}: {
  readonly door: DoorState
  readonly isAcross: boolean
  readonly marker: DoorMarkerId | undefined
}): ReactNode => (
  <g className={marker === undefined ? 'closed' : faceup !== null ? 'closed faceup' : 'closed peeked'}>
    <rect className="sill" width="32" height="32" />
    <g transform={turned(isAcross)}>
      <rect className="cast" x="13" y="0" width="14" height="36" />
      <rect className="bar" x="9" y="-2" width="14" height="36" rx="2" />
      <rect className="shine" x="9" y="-2" width="4" height="36" rx="2" />
    </g>
    <circle className="disc" cx="16" cy="16" r="10.5" />
    <text x="16" y="21" fontSize="14">
      {marker === undefined ? '?' : letters[marker]}
    </text>
    {marker === undefined || faceup !== null ? null : (
      <BoardIcon name="reveal" x={21} y={-2} size={12} color="#ffe9c2" />
    )}
    <text className="door-name" x={isAcross ? 16 : 38} y={isAcross ? 44 : 20} fontSize="11">
      {id}
    </text>
  </g>
)
