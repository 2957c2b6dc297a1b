// The drawing, from below: night and floors, light and wariness, walls and doors, tokens, pieces, what would happen; and
// over it the hand and the windows.

import type { View } from '@umpire/engine'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { mapOf, type State, testNow } from '../state.ts'
import { AlarmBell } from './alarm-bell.tsx'
import { Alternatives } from './alternatives.tsx'
import { Areas } from './areas.tsx'
import { AttackLines } from './attack-lines.tsx'
import './board.css'
import { Floors, Light, Walls } from './castle.tsx'
import { Doors } from './doors.tsx'
import { Figures, placesOf } from './figures.tsx'
import './figures.css'
import { Forecast } from './forecast.tsx'
import { Ground } from './ground.tsx'
import { Hand } from './hand.tsx'
import type { Look, OnLook } from './look.ts'
import { LookWindow } from './look-window.tsx'
import { frameOf, tile } from './measure.ts'
import { useNamedEnemies } from './named-enemies.ts'
import { NoiseRings } from './noise-rings.tsx'
import './overlay.css'
import { piecesOf } from './pieces.ts'
import { RoomNames } from './room-names.tsx'
import { TestWindow } from './test-window.tsx'
import { AreaEffects, Smoke, Tokens, WallSigns } from './token-things.tsx'
import './tokens.css'
import { Way } from './way.tsx'
import { WoundWindow } from './wound-window.tsx'

export const ReichbustersBoard = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const map = mapOf(state)
  const frame = frameOf(map)
  const [look, setLook] = useState<Look>()
  const named = useNamedEnemies()
  // The state is changed in place; the view is another one after every change.
  const pieces = useMemo(() => piecesOf(view.state, named), [view, named])
  const places = useMemo(() => placesOf(view.state, pieces, frameOf(mapOf(view.state))), [view, pieces])
  const alarm = state.alarm === 'post' ? 'alarm' : state.alarm === 'pending' ? 'pending' : ''
  return (
    <>
      <g className={`rb-board ${alarm}`}>
        <Ground width={frame.width} height={frame.height} />
        <g transform={`translate(${frame.left} ${frame.top}) scale(${frame.scale})`}>
          <Floors map={map} />
          <Below view={view} onLook={setLook} />
          <Smoke state={state} />
          <NoiseRings state={state} />
          <Way state={state} />
          <Forecast view={view} places={places} pieces={pieces} />
          <Alternatives state={state} places={places} pieces={pieces} />
          <AttackLines state={state} places={places} pieces={pieces} />
          <Pieces pieces={pieces} places={places} onLook={setLook} />
          {state.alarm === 'pre' ? null : (
            <rect
              className="alarm-frame"
              x="-14"
              y="-14"
              width={map.width * tile + 28}
              height={map.height * tile + 28}
              rx="10"
            />
          )}
        </g>
      </g>
      <AlarmBell alarm={state.alarm} />
      {isWoundShown(state) ? <WoundWindow state={state} /> : <TestWindow state={state} />}
      {look === undefined ? null : <LookWindow state={state} look={look} pieces={pieces} />}
      <Hand view={view} isTucked={frame.isTucked} />
    </>
  )
}

/** A wound card lies over the test that it came from, and under one that it causes. */
function isWoundShown(state: State): boolean {
  const test = testNow(state)
  return state.woundNow !== null && (test === undefined || test.stage === 'compared')
}

/** What does not change with what is looked at is not drawn again, unless the view is another one. */
const Below = memo(
  ({ view: { state }, onLook }: { readonly view: View<State>; readonly onLook: OnLook }): ReactNode => {
    const map = mapOf(state)
    const frame = frameOf(map)
    return (
      <>
        <Light state={state} />
        <Walls map={map} />
        <AreaEffects state={state} />
        <RoomNames map={map} />
        <Areas state={state} onLook={onLook} />
        <WallSigns state={state} frame={frame} />
        <Doors state={state} />
        <Tokens state={state} frame={frame} />
      </>
    )
  },
)

const Pieces = memo(Figures)
