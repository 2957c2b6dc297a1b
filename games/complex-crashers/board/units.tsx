// Operatives, Defenders and Reactors on the map, with what a glance must tell: who it is, how it stands, what hinders it.

import { lookHandlers, Thing } from '@umpire/board'
import type { ReactNode } from 'react'
import type { State } from '../state.ts'
import { isReactor, type Unit } from '../state/unit.ts'
import { unitThing } from '../things.ts'
import { arrangeUnits, type Placed } from './arrange-units.ts'
import { type Figure, figuresOf } from './figures.ts'
import type { OnLook } from './look.ts'
import { cornerOf } from './measure.ts'
import { Piece, PieceName } from './piece.tsx'

interface UnitsProps {
  readonly state: State
  readonly places: ReadonlyMap<Unit, Placed>
  readonly onLook: OnLook
}

/** Where every unit is drawn, by number; larger by `grown` where there is room for that. */
export function placesOfUnits(state: State, grown: number): ReadonlyMap<Unit, Placed> {
  const places = new Map<Unit, Placed>()
  const figures = figuresOf(state)
  for (const region of state.regions) {
    const corner = cornerOf(region.x, region.y)
    for (const placed of arrangeUnits(
      figures.filter((figure) => figure.region === region.id),
      grown,
    )) {
      places.set(placed.unit, { ...placed, x: corner.x + placed.x, y: corner.y + placed.y })
    }
  }
  return places
}

export const Units = ({ state, places, onLook }: UnitsProps): ReactNode => (
  <g className="cc-units">
    {figuresOf(state).map((figure) => {
      const place = places.get(figure.unit)
      return place === undefined ? null : (
        <Standing key={figure.unit} id={unitThing(figure.unit, state)} figure={figure} place={place} onLook={onLook} />
      )
    })}
  </g>
)

const core = { x: -37, y: -38, width: 74, height: 80 }
const body = { x: -24, y: -25, width: 48, height: 52 }

const Standing = ({
  id,
  figure,
  place,
  onLook,
}: {
  readonly id: string
  readonly figure: Figure
  readonly place: Placed
  readonly onLook: OnLook
}): ReactNode => {
  const { unit } = figure
  return (
    <g
      className="cc-slide"
      style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }}
      {...lookHandlers({ at: 'unit', unit }, onLook)}
    >
      <Thing id={id} label={figure.label} box={isReactor(unit) ? core : body} isRound>
        <Piece figure={figure} />
      </Thing>
      {place.nameWidth > 0 ? (
        <g className={place.scale > 1.4 ? 'large' : ''}>
          <PieceName figure={figure} width={place.nameWidth / place.scale} />
        </g>
      ) : null}
    </g>
  )
}
