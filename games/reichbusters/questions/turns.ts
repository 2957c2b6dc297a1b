// Whose turn comes next (D04), and swapping places in the order (D05).

import type { Question } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { areaName, heroName, sayHero } from '../names.ts'
import { heroOf, type State } from '../state.ts'
import { isDowned } from '../state/hero.ts'
import { heroThing } from '../things.ts'

/** `in C4, 3 cards, 1 wound` */
function heroWords(id: HeroId, state: State): string {
  const hero = heroOf(state, id)
  const { area, hand, wounds } = hero
  return [
    ...(area === null ? [] : [`in ${areaName(area, state)}`]),
    `${hand.length} ${hand.length === 1 ? 'card' : 'cards'}`,
    ...(wounds.length === 0 ? [] : [`${wounds.length} ${wounds.length === 1 ? 'wound' : 'wounds'}`]),
    ...(isDowned(hero) ? ['Downed'] : []),
  ].join(', ')
}

/** D04 */
export const nextHeroQuestion: Question<HeroId, State> = {
  name: 'next hero',
  rule: 'RB-007',
  prompt: () => 'Whose turn is it now?',
  detail: () => 'Before the alarm the players decide together; whoever answers first decides. An enemy turn follows.',
  say: sayHero,
  things: (id) => [heroThing(id)],
  label: (id, state) => ({ name: heroName(id), means: heroWords(id, state), icon: 'initiative' }),
}

/** D05 */
export const swapQuestion = (hero: HeroId): Question<HeroId, State> => ({
  name: 'opportunist',
  rule: 'RB-296',
  prompt: () => `Opportunist: with whom does ${heroName(hero)} swap places?`,
  detail: ({ order }) => `The order of turns: ${order.map(heroName).join(', ')}.`,
  say: sayHero,
  things: (id) => [heroThing(id)],
  label: (id, { order }) => ({ name: heroName(id), means: `turn ${order.indexOf(id) + 1}`, icon: 'initiative' }),
  pass: 'keep',
})
