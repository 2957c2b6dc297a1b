// The cards that a Force may have, by Signature, each with a button that takes it; what may not be taken says why.

import type { ReactNode } from 'react'
import { signatures } from '../../content/signature.ts'
import { sizes } from '../../content/sizes.ts'
import { availabilityWords, cardLines, sayType, statsOfUnit } from '../../content/text/units.ts'
import type { UnitCard, UnitCardId } from '../../content/unit-card.ts'
import { units } from '../../content/units.ts'
import { cardName, signatureName } from '../../names.ts'
import { whyNoCard } from '../../rules/lists.ts'
import type { ForceList } from '../../state/force.ts'
import type { ListTask } from './list-task.ts'

/** Of the faction, and what else there is for everybody. */
const cardsOf = ({ terms, seat }: ListTask): readonly UnitCard[] =>
  units.rows.filter(
    ({ faction, role }) =>
      faction === terms.factions[seat === 0 ? 0 : 1] || (role === 'mercenary' && terms.hasMercenary),
  )

export const CardShelf = ({
  task,
  list,
  onAdd,
}: {
  readonly task: ListTask
  readonly list: ForceList
  readonly onAdd: (card: UnitCardId) => void
}): ReactNode => {
  const { slots } = sizes.of(task.terms.size)
  const cards = cardsOf(task)
  return (
    <div className="ds-shelf">
      {signatures
        .filter((signature) => slots[signature] > 0)
        .map((signature) => (
          <section key={signature}>
            <h3 className="label">{signatureName(signature)}</h3>
            {cards
              .filter((card) => card.signature === signature)
              .map((card) => (
                <ShelfCard
                  key={card.id}
                  task={task}
                  card={card}
                  count={list.units.filter((id) => id === card.id).length}
                  isFull={list.units.filter((id) => units.of(id).signature === signature).length >= slots[signature]}
                  onAdd={onAdd}
                />
              ))}
          </section>
        ))}
    </div>
  )
}

const ShelfCard = ({
  task: { terms, seat },
  card,
  count,
  isFull,
  onAdd,
}: {
  readonly task: ListTask
  readonly card: UnitCard
  readonly count: number
  readonly isFull: boolean
  readonly onAdd: (card: UnitCardId) => void
}): ReactNode => {
  const refusal = whyNoCard(terms, seat, card)
  const [, , ...lines] = cardLines(card)
  const note = availabilityWords[card.availability]
  return (
    <div className={refusal === undefined ? 'card-row' : 'card-row no'}>
      <details>
        <summary>
          <span className="ds-card-name">
            <b>{cardName(card.id)}</b>
            {count > 0 ? <span className="cost">{count}</span> : null}
            <small>{sayType(card)}</small>
          </span>
          <small className="numbers">{statsOfUnit(card).replace(/^SIG . · /, '')}</small>
        </summary>
        {note === '' ? null : <p className="dim">{note}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      {refusal === undefined ? (
        <button
          type="button"
          className="btn quiet small"
          aria-label={isFull ? `Full: no slot for ${cardName(card.id)}` : `Add ${cardName(card.id)}`}
          disabled={isFull}
          onClick={() => onAdd(card.id)}
        >
          {isFull ? 'Full' : 'Add'}
        </button>
      ) : (
        <span className="why">
          {refusal.reason} <span className="rule">{refusal.rule}</span>
        </span>
      )}
    </div>
  )
}
