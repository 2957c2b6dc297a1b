// The shop beside the board: cards to buy in one's own Buy turn, a short list at other times; crew, refresh and decks.

import { Icon, ThingButton } from '@umpire/board'
import { at, type Seat, type View } from '@umpire/engine'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { typeOf } from '../content/catalogue.ts'
import { type Deck, deckNames, type TypeId } from '../content/module-type.ts'
import { effectOf } from '../content/short-text.ts'
import { textOf } from '../content/text.ts'
import { pieceName } from '../names.ts'
import { crewPrice, priceFor, refreshPriceFor } from '../rules/money.ts'
import { activeSeat, isActive, type Mech, mechOf, type State } from '../state.ts'
import { useDragToBuild } from './drag-to-build.ts'
import { ownSeat } from './layout.ts'
import { ModuleCard, printedOf } from './module-card.tsx'
import { LargeCard } from './reading.tsx'
import './shop.css'

interface Slot {
  readonly thing: string
  readonly deck: Deck
  readonly type: TypeId | undefined
}

const slotsOf = ({ shop }: State): Slot[] =>
  deckNames.flatMap((deck) => shop[deck].map((sale, n) => ({ thing: `shop ${deck} ${n}`, deck, type: sale?.type })))

/** All of a card in a sentence, for those who hear it. */
const spoken = (type: TypeId, price: number): string => {
  const printed = typeOf(type)
  return [`${printed.name}, $${price}`, `health ${printed.health}`, effectOf(printed), textOf(printed)]
    .filter((part) => part !== '')
    .join(', ')
}

interface Looked {
  readonly thing: string
  readonly type: TypeId
  readonly left: number
  readonly top: number
}

const largeWidth = 330
const largeHeight = 250

/** Where the large view of a card lies: to the left of it, or where that has no room, over the middle of the screen. */
function lookedAt(thing: string, type: TypeId, element: Element): Looked {
  const box = element.getBoundingClientRect()
  const beside = box.left - largeWidth - 12
  const top = Math.min(Math.max(8, box.top - 20), Math.max(8, window.innerHeight - largeHeight - 8))
  return beside >= 8
    ? { thing, type, left: beside, top }
    : {
        thing,
        type,
        left: Math.max(8, (window.innerWidth - largeWidth) / 2),
        top: Math.max(8, box.top - largeHeight - 12),
      }
}

type Look = (looked: Looked | undefined) => void

const lookHandlers = (thing: string, type: TypeId, look: Look) => ({
  onPointerEnter: ({ currentTarget }: SyntheticEvent) => look(lookedAt(thing, type, currentTarget)),
  onPointerLeave: () => look(undefined),
  onFocus: ({ currentTarget }: SyntheticEvent) => look(lookedAt(thing, type, currentTarget)),
  onBlur: () => look(undefined),
})

const ShopCard = ({
  thing,
  type,
  mech,
  look,
}: {
  readonly thing: string
  readonly type: TypeId
  readonly mech: Mech
  readonly look: Look
}): ReactNode => {
  const drag = useDragToBuild(thing)
  const price = priceFor(mech, type)
  return (
    <div className="mm-sale" ref={drag} {...lookHandlers(thing, type, look)}>
      <ThingButton id={thing} label={spoken(type, price)}>
        <svg viewBox="-10 -10 138 140" aria-hidden="true">
          <ModuleCard card={118} {...printedOf(type)} note={price === typeOf(type).cost ? '' : `$${price} for you`} />
        </svg>
      </ThingButton>
    </div>
  )
}

const ShopRow = ({
  thing,
  type,
  mech,
  look,
}: {
  readonly thing: string
  readonly type: TypeId
  readonly mech: Mech | undefined
  readonly look: Look
}): ReactNode => {
  const { name, cost, kind } = typeOf(type)
  const price = mech === undefined ? cost : priceFor(mech, type)
  return (
    <div {...lookHandlers(thing, type, look)}>
      <ThingButton id={thing} label={spoken(type, price)} className={`mm-row ${kind}`}>
        <span className="mm-price">${price}</span>
        <span className="mm-what">
          <b>{name}</b>
          <span className="dim">{effectOf(typeOf(type))}</span>
        </span>
      </ThingButton>
    </div>
  )
}

/** What the shop is now, in a few words. */
function headline(state: State, own: Seat | undefined): string {
  if (state.phase === 'assembly') return 'Shop, opens when all are assembled'
  if (state.phase === 'over') return 'Shop, closed'
  if (state.phase === 'fight') return 'Shop, opens after the fight'
  const seat = activeSeat(state)
  return seat === own ? 'Shop: buy, then drag or click a place' : `Shop, ${pieceName(seat)} is buying`
}

export const Shop = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const own = ownSeat(view)
  const mech = own === undefined ? undefined : mechOf(state, own)
  const [looked, look] = useState<Looked>()
  const slots = slotsOf(state)
  const isMine = mech !== undefined && state.phase === 'buy' && isActive(state, mech.seat)
  const refreshCost =
    mech === undefined ? refreshPriceFor(at(state.mechs, 0), 1) : refreshPriceFor(mech, state.refreshes)
  return (
    <div className="mm-shop">
      <p className="label">{headline(state, own)}</p>
      <div className={isMine ? 'mm-cards' : 'mm-rows'}>
        {slots.map(({ thing, deck, type }) => {
          if (type === undefined) {
            return (
              <p key={thing} className="mm-sold dim">
                {state.phase === 'assembly' ? deck : `${deck}: sold`}
              </p>
            )
          }
          return isMine ? (
            <ShopCard key={thing} thing={thing} type={type} mech={mech} look={look} />
          ) : (
            <ShopRow key={thing} thing={thing} type={type} mech={mech} look={look} />
          )
        })}
      </div>
      <div className="mm-services">
        <ThingButton id="crew for sale" label={`Hire a crew member for $${crewPrice}`} className="mm-service">
          <Icon name="crew" />
          <b>Hire crew</b>
          <span className="mm-price">${crewPrice}</span>
        </ThingButton>
        <ThingButton id="refresh" label={`Refresh the shop for $${refreshCost}`} className="mm-service">
          <Icon name="replay" />
          <b>Refresh</b>
          <span className="mm-price">${refreshCost}</span>
        </ThingButton>
      </div>
      <p className="mm-decks dim">
        <Icon name="deck" />
        {deckNames.map((deck) => `${state.decks[deck].length} ${deck}`).join(', ')} left
      </p>
      {/* A card that was bought under the pointer is never left by it. */}
      {looked === undefined ||
      !slots.some(({ thing, type }) => thing === looked.thing && type === looked.type) ? null : (
        <div className="mm-looked" style={{ left: looked.left, top: looked.top }}>
          <LargeCard type={looked.type} />
        </div>
      )}
    </div>
  )
}
