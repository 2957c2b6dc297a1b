// A card to be read: its figures, its qualities and what each of its abilities does.

import type { ReactNode } from 'react'
import { type CardId, cardOf } from '../content/cards.ts'
import { cardText } from '../content/text/cards.ts'

/** A line of a card's text: what stands before the colon is its head. */
const Line = ({ line }: { readonly line: string }): ReactNode => {
  const colon = line.indexOf(': ')
  if (colon < 0) return <p className="figures">{line}</p>
  return (
    <p>
      <b>{line.slice(0, colon)}</b> {line.slice(colon + 2)}
    </p>
  )
}

export const CardReading = ({ card }: { readonly card: CardId }): ReactNode => (
  <div className="cc-reading">
    {cardText(cardOf(card))
      .split('\n')
      .map((line) => (
        <Line key={line} line={line} />
      ))}
  </div>
)
