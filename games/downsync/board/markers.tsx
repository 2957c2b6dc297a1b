// Markers of the mission: VIPs, objectives, caches and pylons, with the rings in which they are scored and contested.

import { BoardIcon, seatClass, seatLetter, Thing } from '@umpire/board'
import type { ReactNode } from 'react'
import { missions, type Scoring } from '../content/missions.ts'
import { markerName } from '../names.ts'
import type { State } from '../state.ts'
import type { Marker } from '../state/marker.ts'
import { markerThing } from '../things.ts'
import { edgesOf } from './directions.ts'
import { long, placeOf } from './measure.ts'

const icons: { readonly [Kind in Marker['kind']]: string } = {
  vip: 'objective',
  objective: 'objective',
  cache: 'captured',
  pylon: 'generator',
}

const short: { readonly [Kind in Marker['kind']]: string } = {
  vip: 'VIP',
  objective: 'Objective',
  cache: 'Cache',
  pylon: 'Pylon',
}

/** From the edge of the marker, in hundredths of an inch. */
function ringsOf(scoring: Scoring): readonly { readonly far: number; readonly is: 'score' | 'contest' }[] {
  switch (scoring.scoring) {
    case 'vip':
    case 'control':
      return [
        { far: scoring.reach, is: 'score' },
        { far: scoring.contest, is: 'contest' },
      ]
    case 'demolition':
      return [{ far: scoring.guarded, is: 'contest' }]
    case 'heist':
    case 'hunt':
    case 'breakthrough':
      return []
  }
}

export const Markers = ({ state }: { readonly state: State }): ReactNode => {
  const rings = ringsOf(missions.of(state.terms.mission).scoring)
  return state.markers
    .filter(({ isCarried }) => !isCarried)
    .map((marker) => <OneMarker key={marker.id} marker={marker} rings={rings} />)
}

const OneMarker = ({
  marker,
  rings,
}: {
  readonly marker: Marker
  readonly rings: ReturnType<typeof ringsOf>
}): ReactNode => {
  const { x, y } = placeOf(marker)
  const r = long(marker.r)
  const name = marker.seat === null ? markerName(marker) : `${short[marker.kind]} ${seatLetter(marker.seat)}`
  const seat = marker.seat === null ? '' : seatClass(marker.seat)
  return (
    <g className={`ds-marker ${seat}`} transform={`translate(${x} ${y})`}>
      {rings.map(({ far, is }) => (
        <circle key={is} className={is} r={r + long(far)} />
      ))}
      <Thing
        id={markerThing(marker)}
        label={`${markerName(marker)}, ${edgesOf(marker)}`}
        box={{ x: -r, y: -r, width: 2 * r, height: 2 * r }}
        isRound
        isDone={marker.isUsed}
      >
        <circle className="face" r={Math.max(9, r)} />
        <BoardIcon name={icons[marker.kind]} x={-7} y={-7.5} size={14} />
      </Thing>
      <text className="ds-marker-name" y={Math.max(9, r) + 12}>
        {name}
      </text>
    </g>
  )
}
