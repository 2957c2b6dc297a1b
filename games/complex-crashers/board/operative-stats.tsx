// An Operative's panel: Armor, Health, the track of Ability Points, and its cards with what they cost.

import { Icon, ThingButton, useMark } from '@umpire/board'
import { type ReactNode, useState } from 'react'
import { isActive } from '../content/ability.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { saySide, unitName } from '../names.ts'
import { armorOf, isAble, isExhausted } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import { cardThing } from '../things.ts'
import { attackBrief, Cost } from './ability-lines.tsx'
import { ApTrack } from './ap-track.tsx'
import { countOf } from './board-words.ts'
import { CardReading } from './card-reading.tsx'
import { letterOf } from './figures.ts'
import { abilityIcon } from './unit-icons.ts'

export const OperativeStats = ({
  state,
  operative,
  isOpen,
}: {
  readonly state: State
  readonly operative: Operative
  /** True: its cards are shown with all their abilities. */
  readonly isOpen: boolean
}): ReactNode => {
  const isAlone = state.operatives.filter(({ seat }) => seat === operative.seat).length === 1
  const hasCards = operative.trainings.length + operative.equipment.length > 0
  return (
    <div className={isAble(operative) ? 'cc-operative' : 'cc-operative down'}>
      {isAlone ? null : (
        <p className="cc-who">
          <span className="cc-letter">{letterOf(state, operative)}</span>
          <b>{unitName(operative.id, state)}</b>
        </p>
      )}
      {operative.base === 0 ? null : (
        <>
          <Figures operative={operative} />
          <ApTrack state={state} operative={operative} />
        </>
      )}
      {hasCards ? <CardList operative={operative} isOpen={isOpen} /> : null}
    </div>
  )
}

const Figures = ({ operative }: { readonly operative: Operative }): ReactNode => {
  const { health, ap, armorDamage, pillar } = operative
  const armor = armorOf(operative)
  return (
    <div className="stats">
      <span title={armorDamage > 0 ? `${armorDamage} Armor lost` : 'Armor'}>
        <Icon name="armour" />
        {armor}
        {armorDamage > 0 ? <small>-{armorDamage}</small> : null}
      </span>
      <span role="img" aria-label={`${health} of ${armor} Health`}>
        <Icon name="health" />
        <span className="pips cc-health">
          {Array.from({ length: armor }, (_, n) => (
            // The cells are a track: each is its place.
            // oxlint-disable-next-line react/no-array-index-key
            <i key={n} className={n < health ? 'on' : ''} />
          ))}
        </span>
      </span>
      {pillar === null ? null : (
        <span title={`Pillared to the ${saySide(pillar)}`}>
          <Icon name="pillar" />
          <small>{saySide(pillar).charAt(0).toUpperCase()}</small>
        </span>
      )}
      <span className="cc-points">
        {isAble(operative) ? (
          <>
            <Icon name="charge" />
            {isExhausted(operative) ? (
              <small className="cc-exhausted">Exhausted</small>
            ) : (
              <>
                {ap} <small>AP</small>
              </>
            )}
          </>
        ) : (
          <span className="pill danger">down</span>
        )}
      </span>
    </div>
  )
}

interface Held {
  readonly card: CardId
  readonly tokens: number
  /** Bit n: its ability n is spent in this Initiative. */
  readonly used: number
}

/** Equipment first, then what it has learned; Basic Training, which everybody has, last. */
function heldBy({ equipment, trainings, used }: Operative): Held[] {
  const learned = trainings.map((card): Held => {
    const spent = cardOf(card).abilities.reduce(
      (bits, _, n) => (used.includes(`${card}/${n}`) ? bits | (1 << n) : bits),
      0,
    )
    return { card, tokens: 0, used: spent }
  })
  const basic = learned.filter(({ card }) => card === 'basic-training')
  return [...equipment, ...learned.filter((one) => !basic.includes(one)), ...basic]
}

const CardList = ({ operative, isOpen }: { readonly operative: Operative; readonly isOpen: boolean }): ReactNode => {
  const [read, setRead] = useState<CardId>()
  return (
    <ul className={isOpen ? 'cc-cards' : 'cc-cards brief'}>
      {heldBy(operative).map((held) => (
        <li key={held.card}>
          <CardRow
            held={held}
            thing={cardThing(operative.id, held.card)}
            isOpen={isOpen && held.card !== 'basic-training'}
            onRead={() => setRead(read === held.card ? undefined : held.card)}
          />
          {read === held.card ? <CardReading card={held.card} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** A click reads the card, unless it is an answer. */
const CardRow = ({
  held: { card: id, tokens, used },
  thing,
  isOpen,
  onRead,
}: {
  readonly held: Held
  readonly thing: string
  readonly isOpen: boolean
  readonly onRead: () => void
}): ReactNode => {
  const mark = useMark(thing)
  const { name, abilities, has } = cardOf(id)
  const isWholeSpent = used !== 0 && has.includes('Slow Reload')
  return (
    <div className="cc-card-row">
      <div onClick={mark.may === '' ? onRead : undefined} role="presentation">
        <ThingButton
          id={thing}
          label={`${name}${tokens > 0 ? `, ${countOf(tokens, 'charge')}` : ''}`}
          className="cc-card"
        >
          <b>{name}</b>
          {tokens > 0 ? <small> {countOf(tokens, 'charge')}</small> : null}
          {isWholeSpent ? <em> reloading</em> : null}
        </ThingButton>
        <button
          type="button"
          className="cc-read"
          aria-label={`Read ${name}`}
          onClick={mark.may === '' ? undefined : onRead}
        >
          <Icon name="rules" />
        </button>
      </div>
      {isOpen ? (
        <ul className="cc-abilities">
          {abilities.map((ability, n) => {
            const isSpent = isWholeSpent || (used & (1 << n)) !== 0
            return (
              <li key={ability.name} className={isSpent ? 'off' : ''}>
                <Icon name={isSpent ? 'exhausted' : abilityIcon(ability)} />
                <span>
                  {ability.name}{' '}
                  <small>{isSpent ? 'reloading' : isActive(ability) ? attackBrief(ability) : 'always'}</small>
                </span>
                <Cost ability={ability} />
              </li>
            )
          })}
        </ul>
      ) : null}
    </div>
  )
}
