// Where Upgrade markers go, and which are taken away.

import type { Label, Question } from '@umpire/engine'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { modelsOnBoard } from '../rules/models.ts'
import type { State } from '../state.ts'
import { technologyThing } from '../things.ts'

/** `1 of 4 on the board` */
export const boardWords = (state: State, card: DefenderId): string =>
  `${modelsOnBoard(state, card)} of ${defenders.of(card).limit} on the board`

/** The (Upgrade) abilities of a card, by name. */
const upgradesOf = (card: DefenderId): string =>
  defenders
    .of(card)
    .abilities.filter(({ isUpgrade }) => isUpgrade === true)
    .map(({ name }) => name)
    .join(', ')

const upgradeParts = {
  say: (card: DefenderId): string => defenders.of(card).name.toLowerCase(),
  things: (card: DefenderId): string[] => [technologyThing(card)],
  label: (card: DefenderId, state: State): Label => ({
    name: defenders.of(card).name,
    means: `${upgradesOf(card)}; ${boardWords(state, card)}`,
    icon: 'upgrade',
  }),
  forced: true,
}

/** D-26 */
export const upgradeQuestion: Question<DefenderId, State> = {
  name: 'upgrade card',
  rule: 'CC-228',
  prompt: () => 'Which card gets the Upgrade marker?',
  detail: () => 'All its models may use all its Upgrade abilities from now on.',
  ...upgradeParts,
}

/** D-27 */
export const upgradeRemovalQuestion: Question<DefenderId, State> = {
  name: 'upgrade removal',
  rule: 'CC-230',
  prompt: () => 'Which cards lose their Upgrade markers?',
  ...upgradeParts,
}
