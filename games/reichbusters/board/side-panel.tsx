// Beside the board: the tracker, the objectives, the enemy's faction; and in drawers what one wants to read.

import { Drawers } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
import type { State } from '../state.ts'
import { Garrison } from './garrison.tsx'
import { Objectives } from './objectives.tsx'
import { DeckReading, EnemyReading, MissionReading } from './reading.tsx'
import './side.css'
import { MissionTracker } from './tracker.tsx'

export const SidePanel = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  return (
    <div className="rb-side">
      {state.stage === 'heroes' ? null : (
        <>
          <MissionTracker state={state} />
          <Objectives state={state} />
          <Garrison state={state} />
        </>
      )}
      <Drawers
        label="To be read"
        drawers={[
          { name: 'Mission', icon: 'objective', inside: <MissionReading state={state} /> },
          { name: 'Enemies', icon: 'spawn', inside: <EnemyReading state={state} /> },
          { name: 'Decks', icon: 'deck', inside: <DeckReading state={state} /> },
        ]}
      />
    </div>
  )
}
