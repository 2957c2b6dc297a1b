// The drawing, from below: space and floors, what is seen from where, walls, regions, units, lines of fire; and windows.

import type { View } from '@umpire/engine'
import { memo, type ReactNode, useMemo, useState } from 'react'
import type { State } from '../state.ts'
import './board.css'
import { BorderThings } from './border-things.tsx'
import { Cells } from './cells.tsx'
import { edgesOf } from './edges.ts'
import { FireLines, TargetDice } from './fire-lines.tsx'
import { Floors } from './floors.tsx'
import { Ground } from './ground.tsx'
import type { Look, OnLook } from './look.ts'
import { LookWindow } from './look-window.tsx'
import { frameOf } from './measure.ts'
import './overlay.css'
import './pieces.css'
import { PlacingWindow } from './placing-window.tsx'
import { Reach } from './reach.tsx'
import { RegionThings } from './region-things.tsx'
import { allUnits } from './shown-attack.ts'
import { Stack } from './stack.tsx'
import { TileCell, TileGhost } from './tile-ghost.tsx'
import { placesOfUnits, Units } from './units.tsx'
import { Walls } from './walls.tsx'
import { windowCorners } from './window-corners.ts'

export const CrashersBoard = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const [look, setLook] = useState<Look>()
  // The state is changed in place; the view is another one after every change.
  const frame = useMemo(() => frameOf(view.state), [view])
  const places = useMemo(() => placesOfUnits(view.state, frame.grown), [view, frame])
  const corners = windowCorners(state, frame, look)
  const unit = look?.at === 'unit' && allUnits(state).includes(look.unit) ? look.unit : undefined
  return (
    <>
      <g className="cc-board">
        <Ground x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
        <Below view={view} />
        <Reach state={state} look={look} />
        <Standing view={view} onLook={setLook} />
        <FireLines state={state} places={places} />
        <Pieces state={state} places={places} onLook={setLook} />
        <TargetDice state={state} places={places} />
      </g>
      <PlacingWindow state={state} corner={corners.second} />
      <Stack state={state} corner={corners.stack} />
      {unit === undefined ? null : <LookWindow state={state} unit={unit} corner={corners.second} />}
    </>
  )
}

/** What does not change with what is looked at is not drawn again, unless the view is another one. */
const Below = memo(
  ({ view: { state } }: { readonly view: View<State> }): ReactNode => (
    <>
      <Cells state={state} />
      <Floors state={state} />
      <TileGhost state={state} />
    </>
  ),
)

const Standing = memo(
  ({ view: { state }, onLook }: { readonly view: View<State>; readonly onLook: OnLook }): ReactNode => (
    <>
      <Walls edges={edgesOf(state)} />
      <TileCell state={state} />
      <RegionThings state={state} onLook={onLook} />
      <BorderThings state={state} />
    </>
  ),
)

const Pieces = memo(Units)
