// What is asked about noise: cards that hush it (D16), which of two noise cards counts (D52), which room calms down.

import type { Question } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import type { RoomId } from '../content/map/map.ts'
import type { NoiseCardId } from '../content/noise.ts'
import { noiseCards } from '../content/noises.ts'
import { noiseText } from '../content/text.ts'
import { cardName, heroName, roomName, sayCard } from '../names.ts'
import { chance, percent } from '../rules/odds.ts'
import { mapOf, type State } from '../state.ts'
import { areaThing, cardThing } from '../things.ts'

/** RB-095 */
export const quietQuestion = (hero: HeroId, dice: number): Question<CardId, State> => ({
  name: 'hush',
  rule: 'RB-095',
  prompt: () => `Does ${heroName(hero)} hush the noise with a card?`,
  detail: () => `${dice} noise ${dice === 1 ? 'die' : 'dice'}: heard in ${percent(chance({ noise: dice }, 1))}.`,
  say: (card) => `play ${sayCard(card)}`,
  things: (card) => [cardThing(card)],
  label: (card) => ({ name: cardName(card), means: cards.of(card).bottom?.text ?? '', icon: 'stealth' }),
  stakes: () => ({ dice }),
  pass: 'roll',
})

/** D52 */
export const noiseCardQuestion = (total: number): Question<NoiseCardId, State> => ({
  name: 'noise card',
  rule: 'RB-312',
  prompt: () => 'Which of the two noise cards takes effect?',
  detail: () => `The noise is ${total}.`,
  say: (card) => noiseCards.of(card).name.toLowerCase().replaceAll(',', ''),
  label: (card) => {
    const { name, top, lower, number } = noiseCards.of(card)
    const means = total < number ? noiseText(top) : `${noiseText(top)} ${noiseText(lower)}`
    return { name, means, icon: 'noise' }
  },
})

/** RB-252 Rooms that are equally near. */
export const calmQuestion: Question<RoomId, State> = {
  name: 'calm room',
  rule: 'RB-252',
  prompt: () => 'Which room calms down?',
  say: (room, state) => roomName(room, state).toLowerCase().replaceAll(',', ''),
  things: (room, state) => mapOf(state).rooms[room]?.areas.map(areaThing) ?? [],
  label: (room, state) => ({ name: roomName(room, state), means: 'one level calmer', icon: 'eye-ease' }),
}
