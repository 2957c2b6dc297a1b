// The Overseer lays door markers: a click on a door shows the supply, a click on a marker lays it there.

import { type BoardStore, marksOf, useBoard, useBoardStore } from '@umpire/board'
import { type AskJson, at, type View } from '@umpire/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import { sayDoor } from '../names.ts'
import { missionOf, type State } from '../state.ts'
import type { DoorState } from '../state/terrain.ts'
import { doorThing } from '../things.ts'
import { Closed, leadsAcross } from './door-shapes.tsx'
import { joined, laidOf, lay, type MarkerPlan, markerOn } from './marker-plan.ts'
import { MarkerSupply, type SupplyRow } from './marker-supply.tsx'
import { frameOf, placeOf, type Point } from './measure.ts'
import { press } from './press.ts'

/** The answer in the ask bar and the doors show the same. */
function answer(store: BoardStore, chosen: readonly number[]): void {
  const choosing = { ...store.getState().choosing, chosen }
  store.setState({ choosing, marks: marksOf(choosing) })
}

/** The markers that the question offers, by their numbers in it. */
const kindsIn = ({ options }: AskJson): DoorMarkerId[] =>
  options.flatMap(({ say }) => doorMarkers.rows.find(({ name }) => name.toLowerCase() === say)?.id ?? [])

export const DoorsToLay = ({ view, ask }: { readonly view: View<State>; readonly ask: AskJson }): ReactNode => {
  const { state } = view
  const { map, doorSupply } = missionOf(state)
  const frame = frameOf(map)
  const store = useBoardStore()
  const chosen = useBoard(({ choosing }) => choosing.chosen)
  const [planned, setPlanned] = useState<MarkerPlan['planned']>(new Map())
  const [open, setOpen] = useState<DoorState>()
  const plan = { chosen, planned }
  const kinds = kindsIn(ask)
  const numberOf = ({ id }: DoorState): number => (Array.isArray(ask.items) ? ask.items.indexOf(sayDoor(id)) : -1)

  const keep = (next: MarkerPlan): void => {
    setPlanned(next.planned)
    answer(store, next.chosen)
  }
  // What is laid by the ask bar may reach doors that were laid before.
  useEffect(() =>
    store.subscribe(({ choosing }) => {
      if (planned.has(choosing.chosen.length)) keep(joined({ chosen: choosing.chosen, planned }))
    }),
  )

  const rowsFor = (door: DoorState): SupplyRow[] =>
    kinds.map((id, number) => ({
      id,
      left: doorSupply.filter((one) => one === id).length - laidOf(plan, number),
      isHere: markerOn(plan, numberOf(door)) === number,
    }))

  return (
    <g>
      {state.terrain.doors.map((door) => {
        const number = markerOn(plan, numberOf(door))
        return (
          <DoorToLay
            key={door.id}
            door={door}
            place={placeOf(frame, door.square)}
            isAcross={leadsAcross(map, door)}
            marker={number === undefined ? undefined : at(kinds, number)}
            is={door === open ? 'open' : numberOf(door) === chosen.length ? 'next' : 'other'}
            onPress={() => setOpen(door === open ? undefined : door)}
          />
        )
      })}
      {open === undefined ? null : (
        <MarkerSupply
          door={open}
          frame={frame}
          rows={rowsFor(open)}
          onChoose={(id) => {
            keep(lay(plan, numberOf(open), kinds.indexOf(id)))
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </g>
  )
}

const DoorToLay = ({
  door,
  place: { x, y },
  isAcross,
  marker,
  is,
  onPress,
}: {
  readonly door: DoorState
  readonly place: Point
  readonly isAcross: boolean
  readonly marker: DoorMarkerId | undefined
  /** Whether its supply is shown, or it is the next one in the ask bar. */
  readonly is: 'open' | 'next' | 'other'
  readonly onPress: () => void
}): ReactNode => (
  <g className="sb-door" transform={`translate(${x} ${y})`}>
    <g
      className="thing may"
      data-thing={doorThing(door.id)}
      role="button"
      tabIndex={0}
      aria-expanded={is === 'open'}
      aria-label={`Door ${door.id}, ${marker === undefined ? 'no marker yet' : doorMarkers.of(marker).name}, may be chosen`}
      onClick={onPress}
      onKeyDown={press(onPress)}
    >
      <circle className="touch" cx="16" cy="16" r="30" />
      <g className="thing-body">
        <Closed id={door.id} isAcross={isAcross} marker={marker} isFaceup={false} />
      </g>
      {marker !== undefined && is === 'other' ? null : (
        <g className={is === 'open' ? 'mark picked' : is === 'next' ? 'mark pointed' : 'mark lit'}>
          <circle className="casing" cx="16" cy="16" r="17" />
          <circle className="line" cx="16" cy="16" r="17" />
        </g>
      )}
    </g>
  </g>
)
