// Beside the board: the Overseer's dashboard, and in drawers the cards one wants to read.

import { Icon } from '@umpire/board'
import type { View } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
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

const drawers = [
  { name: 'Mission', icon: 'objective' },
  { name: 'Rooms', icon: 'hidden' },
  { name: 'Enemies', icon: 'spawn' },
  { name: 'Stances', icon: 'shield' },
  { name: 'Finds', icon: 'investigate' },
] as const

type Drawer = (typeof drawers)[number]['name']

/** A phone shows this panel by itself: there is room for an open drawer. */
const isSmall = (): boolean => matchMedia('(max-width: 60rem)').matches

export const Cards = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const [open, setOpen] = useState<Drawer | undefined>(() => (isSmall() ? 'Mission' : undefined))
  return (
    <div className="sb-cards">
      {state.tiles.length === 0 ? null : <Dashboard state={state} />}
      <div className="sb-drawers" role="group" aria-label="Cards">
        {drawers.map(({ name, icon }) => (
          <button
            key={name}
            type="button"
            className={name === open ? 'on' : ''}
            aria-expanded={name === open}
            onClick={() => setOpen(name === open ? undefined : name)}
          >
            <Icon name={icon} />
            {name}
          </button>
        ))}
      </div>
      {open === undefined ? null : (
        <div className="drawer">
          <Inside drawer={open} view={view} />
        </div>
      )}
    </div>
  )
}

const Inside = ({ drawer, view }: { readonly drawer: Drawer; readonly view: View<State> }): ReactNode => {
  switch (drawer) {
    case 'Mission':
      return <MissionCard state={view.state} />
    case 'Rooms':
      return <RoomStacks view={view} />
    case 'Enemies':
      return <EnemyCards state={view.state} />
    case 'Stances':
      return <StanceCards state={withSeenStances(view)} />
    case 'Finds':
      return <Finds view={view} />
  }
}
