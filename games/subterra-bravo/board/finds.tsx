// The investigate cards that have been drawn and laid aside, the last on top.

import type { View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { investigateDeck } from '../content/investigate.ts'
import { investigateText } from '../content/text/investigate.ts'
import type { State } from '../state.ts'

export const Finds = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const shown = state.discard.flatMap((card) => {
    const face = view.face(card)
    return face === undefined ? [] : [{ card, face }]
  })
  return (
    <>
      <p className="muted">
        {state.deck.length} cards in the deck, {state.discard.length} laid aside
      </p>
      {shown.toReversed().map(({ card, face }) => (
        <article key={card} className="card">
          <header>
            <b>{investigateDeck.of(face).name}</b>
            <span className="dim">{investigateDeck.of(face).kind}</span>
          </header>
          <p>{investigateText(investigateDeck.of(face), state.terms.n)}</p>
        </article>
      ))}
    </>
  )
}
