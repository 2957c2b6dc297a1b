// Beside the board: the Complex Manager's boards, and in drawers all cards in play, to be read.

import { Icon } from '@umpire/board'
import type { View } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import { accessories } from '../content/accessories.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { defenders } from '../content/defenders.ts'
import { orders } from '../content/orders.ts'
import { reactors } from '../content/reactors.ts'
import { trainings } from '../content/trainings.ts'
import { weapons } from '../content/weapons.ts'
import { unitName } from '../names.ts'
import type { State } from '../state.ts'
import { CardReading } from './card-reading.tsx'
import './cards.css'
import { ReactorBoard, Reserve, TechnologyGrid, Trackers } from './manager-boards.tsx'
import { ScannedTiles } from './scanned-tiles.tsx'
import './stats.css'
import { cardIcon } from './unit-icons.ts'

const drawers = [
  { name: 'Team', icon: 'crew' },
  { name: 'Armory', icon: 'gear' },
  { name: 'Defenders', icon: 'guard' },
  { name: 'Reactors', icon: 'reactor' },
  { name: 'Tiles', icon: 'deck' },
] as const

type Drawer = (typeof drawers)[number]['name']

export const SidePanel = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const [open, setOpen] = useState<Drawer>()
  return (
    <div className="cc-side">
      {isChosen(state) ? (
        <>
          <Trackers state={state} />
          <ReactorBoard state={state} />
          <TechnologyGrid state={state} />
        </>
      ) : null}
      {state.reserve.length === 0 ? null : <Reserve state={state} />}
      <div className="cc-drawers" role="group" aria-label="Cards in play">
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
        <div className="cc-drawer">
          <Inside drawer={open} view={view} />
        </div>
      )}
    </div>
  )
}

const Inside = ({ drawer, view }: { readonly drawer: Drawer; readonly view: View<State> }): ReactNode => {
  const { state } = view
  switch (drawer) {
    case 'Team':
      return state.operatives.map((operative) => (
        <section key={operative.id}>
          <h4>{unitName(operative.id, state)}</h4>
          <Cards cards={[...operative.equipment.map(({ card }) => card), ...operative.trainings]} />
        </section>
      ))
    case 'Armory':
      return <Armory />
    case 'Defenders':
      return isChosen(state) ? <Cards cards={[...state.grid.map(({ card }) => card), orders.id]} /> : <AllDefenders />
    case 'Reactors':
      return <Cards cards={isChosen(state) ? chosenReactors(state) : reactors.rows.map(({ id }) => id)} />
    case 'Tiles':
      return (
        <>
          <ScannedTiles view={view} />
          <Reserve state={state} />
        </>
      )
  }
}

/** Before the Complex is built, all there is can be read. */
const isChosen = ({ stage }: State): boolean => stage !== 'complex'

const chosenReactors = (state: State): CardId[] => [...new Set(state.reactors.map(({ card }) => card))]

const tiers = [1, 2, 3]

const AllDefenders = (): ReactNode =>
  tiers.map((tier) => (
    <section key={tier}>
      <h4>Tier {tier}</h4>
      <Cards cards={defenders.rows.filter((card) => card.tier === tier).map(({ id }) => id)} />
    </section>
  ))

/** What Operatives can carry and learn. */
const Armory = (): ReactNode =>
  tiers.map((tier) => (
    <section key={tier}>
      <h4>Tier {tier}</h4>
      <Cards
        cards={[...weapons.rows, ...accessories.rows, ...trainings.rows]
          .filter((card) => card.tier === tier)
          .map(({ id }) => id)}
      />
    </section>
  ))

/** Each opens to be read. */
const Cards = ({ cards }: { readonly cards: readonly CardId[] }): ReactNode =>
  cards.map((card) => (
    <details key={card} className="cc-card-to-read">
      <summary>
        <Icon name={cardIcon(cardOf(card))} />
        <b>{cardOf(card).name}</b>
      </summary>
      <CardReading card={card} />
    </details>
  ))
