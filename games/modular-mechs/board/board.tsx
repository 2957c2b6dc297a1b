// The drawing: ground, track, mechs, and what is being built or read.

import type { View } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { mechOf, type State } from '../state.ts'
import { Ground } from './ground.tsx'
import { layoutOf, ownSeat } from './layout.ts'
import { MechOnGrid } from './mech.tsx'
import './mechs.css'
import { Placing } from './placing.tsx'
import { type Reading, ReadingCard, ReadingContext } from './reading.tsx'
import { Track } from './track.tsx'

export const MechsBoard = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const [reading, setReading] = useState<Reading>()
  const layout = layoutOf(view)
  const own = ownSeat(view)
  const ownPlace = layout.places.find(({ isOwn }) => isOwn)
  return (
    <ReadingContext value={setReading}>
      <g className="mm-board">
        <Ground width={layout.width} height={layout.height} />
        <Track view={view} width={layout.width} />
        {layout.places.map((place) => (
          <MechOnGrid
            key={place.seat}
            state={state}
            mech={mechOf(state, place.seat)}
            place={place}
            own={own}
            hidden={place.isOwn ? (state.attaching?.module ?? '') : ''}
          />
        ))}
        {own === undefined || ownPlace === undefined ? null : (
          <Placing state={state} mech={mechOf(state, own)} place={ownPlace} />
        )}
        {reading === undefined ? null : <ReadingCard reading={reading} size={layout} />}
      </g>
    </ReadingContext>
  )
}
