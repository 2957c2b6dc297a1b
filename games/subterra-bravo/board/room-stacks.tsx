// What one knows of the rooms that nobody has entered yet, card by card.

import { Icon } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { type RoomCardId, roomCards } from '../content/rooms.ts'
import { roomText } from '../content/text/rooms.ts'
import { regionName } from '../names.ts'
import { missionOf, type State } from '../state.ts'
import { type KnownStack, knownStack, roomIcon } from './known-stacks.ts'

const notes = {
  order: 'in this order',
  cards: 'in secret order',
  maybe: 'three of these',
} as const

export const RoomStacks = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const stacks = missionOf(state).map.regions.flatMap(({ id }) =>
    state.terrain.explored.includes(id) ? [] : (knownStack(view, id) ?? []),
  )
  if (stacks.length === 0) return <p className="muted">Every room has been explored.</p>
  return stacks.map((stack) => <Stack key={stack.region} stack={stack} n={state.terms.n} />)
}

const Stack = ({ stack, n }: { readonly stack: KnownStack; readonly n: number }): ReactNode => (
  <section className="reading">
    <h4>
      {regionName(stack.region)} <small>{notes[stack.knows]}</small>
    </h4>
    {stack.cards.map((card, number) => (
      <RoomCardShown
        // The same card may lie in a stack twice.
        // oxlint-disable-next-line react/no-array-index-key
        key={`${card} ${number}`}
        card={card}
        n={n}
        isTop={stack.top === card}
      />
    ))}
  </section>
)

const RoomCardShown = ({
  card,
  n,
  isTop,
}: {
  readonly card: RoomCardId
  readonly n: number
  readonly isTop: boolean
}): ReactNode => {
  const { icon, tone } = roomIcon(card)
  return (
    <article className={`card room ${tone}`}>
      <header>
        <Icon name={icon} />
        <b>{roomCards.of(card).name}</b>
        {isTop ? <span className="pill">on top</span> : null}
      </header>
      <p>{roomText(roomCards.of(card), n)}</p>
    </article>
  )
}
