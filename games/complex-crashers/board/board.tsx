// The drawing, from below: space and floors, what is seen from where, walls, regions, units, lines of fire; and windows.

import type { View } from '@umpire/engine'
import { memo, type ReactNode, useMemo, useState } from 'react'
import type { State } from '../state.ts'
import './board.css'
import { BorderThings } from './border-things.tsx'
import { Cells, TileGhost } from './cells.tsx'
import { edgesOf } from './edges.ts'
import { FireLines, TargetDice } from './fire-lines.tsx'
import { Floors } from './floors.tsx'
import { Ground } from './ground.tsx'
import type { Look, OnLook } from './look.ts'
import { LookWindow } from './look-window.tsx'
import { type Frame, frameOf } from './measure.ts'
import './overlay.css'
import './pieces.css'
import { PlacingWindow } from './placing-window.tsx'
import { Reach } from './reach.tsx'
import { RegionThings } from './region-things.tsx'
import { allUnits } from './shown-attack.ts'
import { Stack } from './stack.tsx'
import { placesOfUnits, Units } from './units.tsx'
import { Walls } from './walls.tsx'
import { windowCorners } from './window-corners.ts'

export const CrashersBoard = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const [look, setLook] = useState<Look>()
  // The state is changed in place; the view is another one after every change.
  const frame = useMemo(() => frameOf(view.state), [view])
  const places = useMemo(() => placesOfUnits(view.state, frame), [view, frame])
  const corners = windowCorners(state, frame, look)
  const unit = look?.at === 'unit' && allUnits(state).includes(look.unit) ? look.unit : undefined
  return (
    <>
      <g className="cc-board">
        <Ground width={frame.width} height={frame.height} />
        <Below state={state} frame={frame} />
        <Reach state={state} frame={frame} look={look} />
        <Standing state={state} frame={frame} onLook={setLook} />
        <FireLines state={state} frame={frame} places={places} />
        <Pieces state={state} places={places} onLook={setLook} />
        <TargetDice state={state} places={places} />
      </g>
      <PlacingWindow state={state} corner={corners.second} />
      <Stack state={state} corner={corners.stack} />
      {unit === undefined ? null : <LookWindow state={state} unit={unit} corner={corners.second} />}
    </>
  )
}

/** What does not change with what is looked at is not drawn again, unless the frame is another one. */
const Below = memo(
  ({ state, frame }: { readonly state: State; readonly frame: Frame }): ReactNode => (
    <>
      <Cells state={state} frame={frame} />
      <Floors state={state} frame={frame} />
      <TileGhost state={state} frame={frame} />
    </>
  ),
)

const Standing = memo(
  ({ state, frame, onLook }: { readonly state: State; readonly frame: Frame; readonly onLook: OnLook }): ReactNode => (
    <>
      <Walls edges={edgesOf(state, frame)} />
      <RegionThings state={state} frame={frame} onLook={onLook} />
      <BorderThings state={state} frame={frame} />
    </>
  ),
)

const Pieces = memo(Units)
