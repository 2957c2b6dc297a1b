// Beside the board: the Complex Manager's boards, and in drawers all cards in play, to be read.

import { Drawers, Icon } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
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

export const SidePanel = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
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
      <Drawers
        label="Cards in play"
        drawers={[
          { name: 'Team', icon: 'crew', inside: <Team state={state} /> },
          { name: 'Armory', icon: 'gear', inside: <Armory /> },
          { name: 'Defenders', icon: 'guard', inside: <Defenders state={state} /> },
          { name: 'Reactors', icon: 'reactor', inside: <Reactors state={state} /> },
          { name: 'Tiles', icon: 'deck', inside: <Tiles view={view} /> },
        ]}
      />
    </div>
  )
}

/** Before the Complex is built, all there is can be read. */
const isChosen = ({ stage }: State): boolean => stage !== 'complex'

const Team = ({ state }: { readonly state: State }): ReactNode =>
  state.operatives.map((operative) => (
    <section key={operative.id}>
      <h4>{unitName(operative.id, state)}</h4>
      <Cards cards={[...operative.equipment.map(({ card }) => card), ...operative.trainings]} />
    </section>
  ))

const Reactors = ({ state }: { readonly state: State }): ReactNode => {
  const chosen = new Set(state.reactors.map(({ card }) => card))
  return <Cards cards={isChosen(state) ? [...chosen] : reactors.rows.map(({ id }) => id)} />
}

const Tiles = ({ view }: { readonly view: View<State> }): ReactNode => (
  <>
    <ScannedTiles view={view} />
    <Reserve state={view.state} />
  </>
)

const Defenders = ({ state }: { readonly state: State }): ReactNode =>
  isChosen(state) ? <Cards cards={[...state.grid.map(({ card }) => card), orders.id]} /> : <AllDefenders />

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
