// The stack over the map: a column of cards, newest on top; on a small screen the newest alone, as a strip.

import { Die, Flag, Icon, seatClass } from '@umpire/board'
import type { ReactNode } from 'react'
import type { State } from '../state.ts'
import type { Corner } from './corners.ts'
import { OverMap } from './over-map.tsx'
import './stack.css'
import { type DiceOnUnit, gistOf, type StackCard, stackCards } from './stack-cards.ts'

/** The older ones wait far below. */
const mostShown = 5

export const Stack = ({ state, corner }: { readonly state: State; readonly corner: Corner }): ReactNode => {
  const cards = stackCards(state)
  const [newest] = cards
  if (newest === undefined) return null
  return (
    <OverMap>
      <section className={`float cc-stack ${corner}`} aria-label="The stack, newest on top">
        <h3>
          <span className="label">The stack</span>
          <span className="label note">{cards.length === 1 ? '' : 'newest on top'}</span>
        </h3>
        <ol>
          {cards.slice(0, mostShown).map((card, n) => (
            <CardOfStack key={card.id} card={card} isOpen={n < 2} />
          ))}
        </ol>
        {cards.length > mostShown ? <p className="below">and {cards.length - mostShown} more below</p> : null}
      </section>
      <Strip card={newest} more={cards.length - 1} />
    </OverMap>
  )
}

const classOf = ({ seat }: StackCard): string => (seat === null ? 'fire' : seatClass(seat))

const CardOfStack = ({ card, isOpen }: { readonly card: StackCard; readonly isOpen: boolean }): ReactNode => (
  <li className={`card ${classOf(card)} ${card.isWaiting ? 'waits' : ''}`}>
    <header>
      <Icon name={card.icon} />
      <b>{card.name}</b>
      {card.isReaction ? <span className="pill">reaction</span> : null}
      {card.seat === null ? null : <Flag seat={card.seat} size="s" />}
    </header>
    <p className="who">
      <span>{card.who}</span>
      <span>{card.cost}</span>
    </p>
    {isOpen ? (
      <ol className="steps">
        {card.steps.map(({ name, is }) => (
          <li key={name} className={is} {...(is === 'now' ? { 'aria-current': 'step' as const } : {})}>
            {name}
          </li>
        ))}
      </ol>
    ) : null}
    {card.isWaiting ? <p className="who">waits for its turn</p> : null}
    {isOpen ? <Dice card={card} /> : null}
  </li>
)

const Dice = ({ card }: { readonly card: StackCard }): ReactNode => (
  <>
    {card.loose.length === 0 ? null : (
      <div className="dice">
        {card.loose.map((die, n) => (
          // Dice that lie: each is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <Die key={n} {...die} />
        ))}
        <p>on nobody yet</p>
      </div>
    )}
    {card.targets.map((target) => (
      <OnTarget key={target.unit} target={target} isNamed={card.targets.length > 1 || target.damage === 0} />
    ))}
  </>
)

const OnTarget = ({ target, isNamed }: { readonly target: DiceOnUnit; readonly isNamed: boolean }): ReactNode => (
  <div className="dice">
    {target.dice.map((die, n) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Die key={n} {...die} />
    ))}
    <p>
      <b className={target.tone}>{target.result}</b>
      {isNamed ? ` ${target.name}` : ''}
      <br />
      {target.armor}
    </p>
  </div>
)

/** What a phone shows of it. */
const Strip = ({ card, more }: { readonly card: StackCard; readonly more: number }): ReactNode => {
  const [target] = card.targets
  const dice = target?.dice ?? card.loose
  return (
    <div className={`cc-stack-strip ${classOf(card)}`} role="status">
      <Icon name={card.icon} />
      <p>
        <b>{card.name}</b> {card.who}
        <span className={target?.tone ?? 'plain'}>{gistOf(card)}</span>
      </p>
      <span className="dice">
        {dice.slice(0, 6).map((die, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Die key={n} {...die} />
        ))}
      </span>
      {more > 0 ? <span className="cost">+{more}</span> : null}
    </div>
  )
}
