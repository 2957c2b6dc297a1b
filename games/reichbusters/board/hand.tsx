// The hand of cards at the foot of the board: of the Hero who acts, or of any other by a click on its tab.

import { seatClass, ThingButton, useBoard, useMark } from '@umpire/board'
import type { View } from '@umpire/engine'
import { type ReactNode, useState } from 'react'
import type { ActionCard, CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import { heroName } from '../names.ts'
import type { State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import { cardThing } from '../things.ts'
import { actingHero } from './acting.ts'
import { CardFace, lowerWords } from './card-face.tsx'
import './hand.css'
import { letterOf } from './hero-words.ts'
import { OverMap } from './over-map.tsx'

const cardNamed = /^card (\w+)$/

/** Whose card the question speaks of first. */
function useAskedHero(): HeroId | undefined {
  const id = useBoard(({ choosing: { ask } }) => {
    for (const { things } of ask?.options ?? []) {
      for (const thing of things ?? []) {
        const card = cardNamed.exec(thing)?.[1]
        if (card !== undefined) return card
      }
    }
    return undefined
  })
  return cards.rows.find((card) => card.id === id)?.hero
}

/** The hand that matters to the viewer now. */
function heroInQuestion({ state, viewer }: View<State>, asked: HeroId | undefined): Hero | undefined {
  const own = state.heroes.filter(({ seat }) => seat === viewer)
  const acting = actingHero(state)
  const ofAsked = state.heroes.find(({ id }) => id === asked)
  if (own.length === 0) return acting ?? state.heroes[0]
  if (ofAsked !== undefined && own.includes(ofAsked)) return ofAsked
  const isThere = acting !== undefined && acting.area !== null && own.includes(acting)
  return isThere ? acting : (own.find(({ area }) => area !== null) ?? own[0])
}

/** More cards than this do not fit side by side. */
const fewCards = 5

const classOf = ({ hand }: Hero, isTucked: boolean): string =>
  `rb-hand ${isTucked ? 'tucked' : ''} ${hand.length > fewCards ? 'many' : ''}`

export const Hand = ({ view, isTucked }: { readonly view: View<State>; readonly isTucked: boolean }): ReactNode => {
  const { state } = view
  const usual = heroInQuestion(view, useAskedHero())
  const [picked, setPicked] = useState<{ readonly hero: HeroId; readonly insteadOf: HeroId | undefined }>()
  const isPicked = picked !== undefined && picked.insteadOf === usual?.id
  const shown = (isPicked ? state.heroes.find(({ id }) => id === picked.hero) : undefined) ?? usual
  if (shown === undefined || state.stage === 'heroes') return null
  return (
    <OverMap>
      <section className={classOf(shown, isTucked)} aria-label={`Hand of ${heroName(shown.id)}`}>
        <div className="rb-hands" role="group" aria-label="Hands">
          {state.heroes.map((hero) => (
            <button
              key={hero.id}
              type="button"
              className={`${seatClass(hero.seat)} ${hero === shown ? 'on' : ''}`}
              aria-pressed={hero === shown}
              title={`${heroName(hero.id)}: ${hero.hand.length} in hand, ${hero.deck.length} in the deck`}
              onClick={() => setPicked({ hero: hero.id, insteadOf: usual?.id })}
            >
              <b>{letterOf(state, hero)}</b>
              <span className="vh">{heroName(hero.id)}: cards in hand</span>
              <small>{hero.hand.length}</small>
            </button>
          ))}
        </div>
        <ol>
          {shown.hand.map((card) => (
            <li key={card}>
              <HandCard id={card} />
            </li>
          ))}
          {shown.hand.length === 0 ? <li className="none">{heroName(shown.id)} has no cards in hand.</li> : null}
        </ol>
      </section>
    </OverMap>
  )
}

const labelOf = (card: ActionCard): string => `${card.name}: ${card.top.text} Below: ${lowerWords(card)}`

/** The questions that are answered with the lower half of a card, and those that take the whole of it. */
const ofLower: ReadonlySet<string> = new Set(['test', 'help', 'step', 'hush'])
const ofWhole: ReadonlySet<string> = new Set(['discard', 'weak start', 'card to take back', 'vril enhanced'])

const halfOf = (question: string): 'upper' | 'lower' | undefined => {
  if (ofLower.has(question)) return 'lower'
  return ofWhole.has(question) ? undefined : 'upper'
}

const HandCard = ({ id }: { readonly id: CardId }): ReactNode => {
  const card = cards.of(id)
  const thing = cardThing(id)
  const { may } = useMark(thing)
  const question = useBoard(({ choosing: { ask } }) => ask?.name ?? '')
  const lit = may === '' ? undefined : halfOf(question)
  return (
    <ThingButton id={thing} label={labelOf(card)} className={card.isFeat ? 'rb-card feat' : 'rb-card'}>
      <CardFace card={card} lit={lit} />
    </ThingButton>
  )
}
