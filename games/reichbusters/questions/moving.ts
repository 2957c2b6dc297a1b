// What is asked of a Hero on the move (D11, D12): the next area, standing up, an exit, or a card that leads farther.

import type { Label, Question } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import type { HeroId } from '../content/hero.ts'
import type { AreaId, Side } from '../content/map/map.ts'
import { areaName, cardName, heroName, sayArea, sayCard } from '../names.ts'
import { actionNow, heroOf, type State } from '../state.ts'
import { areaThing, cardThing, exitThing, heroThing } from '../things.ts'
import { placeLabel } from './places.ts'

export type Step =
  | { readonly go: 'area'; readonly to: AreaId }
  /** RB-060 */
  | { readonly go: 'stand' }
  /** RB-204 */
  | { readonly go: 'exit'; readonly side: Side }
  /** RB-059 */
  | { readonly go: 'stride'; readonly card: CardId }

const sideNames = ['north', 'east', 'south', 'west'] as const

export function sayStep(step: Step, state: State): string {
  switch (step.go) {
    case 'area':
      return sayArea(step.to, state)
    case 'stand':
      return 'stand up'
    case 'exit':
      return `leave ${sideNames[step.side]}`
    case 'stride':
      return sayCard(step.card)
  }
}

export function stepThings(step: Step, state: State, hero: HeroId): readonly string[] {
  switch (step.go) {
    case 'area':
      return [areaThing(step.to)]
    case 'stand':
      return [heroThing(hero)]
    case 'exit': {
      const { area } = heroOf(state, hero)
      return area === null ? [] : [exitThing(area, step.side)]
    }
    case 'stride':
      return [cardThing(step.card)]
  }
}

/** `+1 area, 1 noise die more` */
function strideWords(card: CardId): string {
  const { bottom } = cards.of(card)
  if (bottom === null) return ''
  const areas = `${bottom.plus} more ${bottom.plus === 1 ? 'area' : 'areas'}`
  return bottom.noise === 0 ? areas : `${areas}, noise ${bottom.noise}`
}

export function stepLabel(step: Step, state: State, hero: HeroId): Label {
  switch (step.go) {
    case 'area':
      return placeLabel(step.to, state, hero)
    case 'stand':
      return { name: 'Stand up', means: 'takes 1 area of movement', icon: 'revive' }
    case 'exit':
      return { name: `Leave the castle (${sideNames[step.side]})`, means: 'for good, with all items', icon: 'link' }
    case 'stride':
      return { name: cardName(step.card), means: strideWords(step.card), group: 'Cards', icon: 'run' }
  }
}

/** D11, D12 `left`: areas that are left. */
export const stepQuestion = (hero: HeroId, left: number): Question<Step, State> => ({
  name: 'step',
  rule: left > 0 ? 'RB-055' : 'RB-059',
  prompt: () => (left > 0 ? `Where does ${heroName(hero)} go?` : `Does ${heroName(hero)} play a card to go on?`),
  detail: (state) => {
    const { area } = heroOf(state, hero)
    const noise = actionNow(state)?.moreNoise ?? 0
    const where = area === null ? '' : `In ${areaName(area, state)}. `
    return `${where}Areas left: ${left}.${noise > 0 ? ` Noise dice added so far: ${noise}.` : ''}`
  },
  say: sayStep,
  things: (step, state) => stepThings(step, state, hero),
  label: (step, state) => stepLabel(step, state, hero),
  pass: 'stop',
})
