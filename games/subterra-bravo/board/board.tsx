// The drawing, from below: rock and terrain, what is on squares, squares that can be chosen, sight, figures, and words.

import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { missionOf, type State } from '../state.ts'
import { withSeenStances } from '../state/seen-stances.ts'
import './board.css'
import './doors.css'
import { Doors } from './doors.tsx'
import { Figures } from './figures.tsx'
import './figures.css'
import { Ground } from './ground.tsx'
import { frameOf } from './measure.ts'
import { OddsWindow } from './odds-window.tsx'
import './overlay.css'
import { Passages } from './passages.tsx'
import { Regions } from './regions.tsx'
import { RoundTrack } from './round-track.tsx'
import { SightLines } from './sight-lines.tsx'
import { Squares } from './squares.tsx'
import { signOf, Terrain } from './terrain.tsx'
import './tokens.css'
import { Smoke, Tokens } from './tokens.tsx'
import { Way } from './way.tsx'
import './words.css'

export const SubterraBoard = ({ view }: { readonly view: View<State> }): ReactNode => {
  const state = withSeenStances(view)
  const mission = missionOf(state)
  const frame = frameOf(mission.map)
  const sign = signOf(state.terrain)
  return (
    <>
      <g className={state.isCrisis ? 'sb-board crisis' : 'sb-board'} fontSize={frame.words}>
        <Ground width={frame.width} height={frame.height} />
        <Terrain mission={mission} terrain={state.terrain} sign={sign} />
        <Passages mission={mission} passages={state.terrain.passages} sign={sign} />
        <Tokens state={state} />
        <Regions view={view} />
        <Doors view={view} />
        <Squares state={state} />
        <Way state={state} />
        <SightLines state={state} />
        <Figures state={state} />
        <Smoke state={state} />
        {state.isCrisis ? (
          <rect className="alarm-frame" x="3" y="3" width={frame.width - 6} height={frame.height - 6} rx="10" />
        ) : null}
      </g>
      <RoundTrack state={state} width={frame.width} />
      <OddsWindow state={state} />
    </>
  )
}
