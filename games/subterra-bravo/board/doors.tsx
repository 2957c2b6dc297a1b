// Doors: closed with a marker on them, face down or known, open, or waiting for a marker.

import { Thing, useBoard } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import { doorText } from '../content/text/doors.ts'
import { markersQuestion } from '../questions/setup.ts'
import { missionOf, type State } from '../state.ts'
import type { DoorState } from '../state/terrain.ts'
import { doorThing } from '../things.ts'
import { DoorsToLay } from './door-laying.tsx'
import { Closed, leadsAcross, Posts } from './door-shapes.tsx'
import { type Frame, frameOf, placeOf } from './measure.ts'

const box = { x: 4, y: 4, width: 24, height: 24 }

export const Doors = ({ view }: { readonly view: View<State> }): ReactNode => {
  const ask = useBoard(({ choosing }) => choosing.ask)
  if (ask?.name === markersQuestion.name) return <DoorsToLay key={ask.number} view={view} ask={ask} />
  return <DoorsLaid view={view} />
}

const DoorsLaid = ({ view }: { readonly view: View<State> }): ReactNode => {
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
        {door.isOpen ? (
          <Posts isAcross={isAcross} />
        ) : (
          <Closed id={door.id} isAcross={isAcross} marker={marker} isFaceup={door.faceup !== null} />
        )}
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
