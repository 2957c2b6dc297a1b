// What vril specials ask for (RB-329, RB-330): a card that comes back, a wound to heal or to deal.

import type { Question } from '@umpire/engine'
import type { CardId } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import { cardName, enemyName, sayCard, sayUid } from '../names.ts'
import { enemyOf, type State } from '../state.ts'
import { cardThing, enemyThing } from '../things.ts'

/** RB-329 */
export const enhancedQuestion: Question<CardId, State> = {
  name: 'vril enhanced',
  rule: 'RB-329',
  prompt: () => 'Which removed card comes back to the discard pile?',
  say: sayCard,
  things: (card) => [cardThing(card)],
  label: (card) => ({ name: cardName(card), means: cards.of(card).top.text, icon: 'deck' }),
  forced: true,
}

/** RB-330 */
export const experimentQuestion: Question<'heal' | number, State> = {
  name: 'vril experiment',
  rule: 'RB-330',
  prompt: () => 'What does the Vril Experiment do?',
  say: (what, state) => (what === 'heal' ? 'heal' : sayUid(what, state)),
  things: (what) => (what === 'heal' ? [] : [enemyThing(what)]),
  label: (what, state) => {
    if (what === 'heal') return { name: 'Heal', means: 'one permanent wound less', icon: 'heal' }
    const enemy = enemyOf(state, what)
    const name = enemy === undefined ? 'Enemy' : enemyName(enemy)
    return { name, means: 'suffers a wound', icon: 'attack', isAttack: true }
  },
  forced: true,
}
