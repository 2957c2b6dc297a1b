// Action cards in the own turn (RB-090 to RB-093): which upper halves can be played, and playing them.

import { type Offer, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { CardId, Trigger } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import { heroOf, type State } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'
import { newPlay } from './cards/play.ts'
import { isPossible, whyNotAny } from './cards/possible.ts'
import { runTop } from './cards/run.ts'
import { endCard, lastingOf } from './lasting.ts'
import { takeFromHand } from './modifiers.ts'

/** RB-094 When instants are played. */
const triggerWords: { readonly [When in Trigger]: string } = {
  'own turn': 'in the own turn',
  'raise the alarm': 'when Raise the Alarm! begins',
  'enemy enters my area': 'when an enemy walks into the own area',
  'enemy enters a seen area': 'when an enemy walks into an area in sight',
  'kill the intruders': 'when Kill the Intruders! begins',
  targeted: 'when the Hero is attacked',
  'wound drawn': 'when the Hero draws a wound card',
  'end of kill the intruders': 'when Kill the Intruders! is over',
  'killed in melee': 'when the Hero has killed in melee',
  'defended in melee': 'when the Hero has held off a melee attack',
}

function whyNotPlay(state: State, hero: HeroId, card: CardId): WhyNot {
  const { trigger, effects } = cards.of(card).top
  if (trigger !== 'own turn') return refuse('RB-094', () => `It is played ${triggerWords[trigger]}.`)
  const play = newPlay(hero, card)
  for (const effect of effects) if (effect.does !== 'discard' && isPossible(state, play, effect)) return undefined
  return whyNotAny(state, play, effects)
}

/** The cards of the hand, as upper halves, in the Hero's own turn. */
export function playableCards(state: State, hero: HeroId): Offer<CardId> {
  return offer(heroOf(state, hero).hand, (card) => whyNotPlay(state, hero, card))
}

/** RB-093 */
export function* playCard(t: ReichbustersTable, hero: HeroId, card: CardId): Rules {
  takeFromHand(t.state, hero, card)
  t.tell({ kind: 'card played', rule: 'RB-093', hero, card })
  yield* runTop(t, newPlay(hero, card))
}

/** RH12 */
export const hasPatience = (state: State, hero: HeroId): boolean => lastingOf(state, hero, 'RH12') !== undefined

/** RH12 One more basic action; Move and Attack may be taken again. */
export function usePatience(t: ReichbustersTable, hero: HeroId): void {
  const lasting = lastingOf(t.state, hero, 'RH12')
  const { turn } = t.state
  if (lasting === undefined || turn === null) return
  endCard(t, lasting, 'RB-108')
  turn.basicLeft++
  turn.hasMoved = false
  turn.hasAttacked = false
  t.tell({ kind: 'patience used', rule: 'RB-108', hero })
}
