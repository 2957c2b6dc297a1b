// Beside the board: the Overseer's dashboard, and in drawers the cards one wants to read.

import { Drawers } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
import type { State } from '../state.ts'
import { withSeenStances } from '../state/seen-stances.ts'
import './cards.css'
import { EnemyCards } from './enemy-cards.tsx'
import { Finds } from './finds.tsx'
import { MissionCard } from './mission-card.tsx'
import { Dashboard } from './overseer-stats.tsx'
import { RoomStacks } from './room-stacks.tsx'
import { StanceCards } from './stance-cards.tsx'
import './stats.css'

export const Cards = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  return (
    <div className="sb-cards">
      {state.tiles.length === 0 ? null : <Dashboard state={state} />}
      <Drawers
        label="Cards"
        openOnPhone="Mission"
        drawers={[
          { name: 'Mission', icon: 'objective', inside: <MissionCard state={state} /> },
          { name: 'Rooms', icon: 'hidden', inside: <RoomStacks view={view} /> },
          { name: 'Enemies', icon: 'spawn', inside: <EnemyCards state={state} /> },
          { name: 'Stances', icon: 'shield', inside: <SeenStances view={view} /> },
          { name: 'Finds', icon: 'investigate', inside: <Finds view={view} /> },
        ]}
      />
    </div>
  )
}

const SeenStances = ({ view }: { readonly view: View<State> }): ReactNode => (
  <StanceCards state={withSeenStances(view)} />
)
