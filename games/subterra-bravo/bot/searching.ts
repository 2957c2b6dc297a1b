// What investigate cards ask of the one who drew them.

import type { Secret } from '@umpire/engine'
import { investigateDeck, type InvestigateId } from '../content/investigate.ts'
import { floorPlanQuestion, intercomQuestion, panelQuestion, schematicsQuestion } from '../questions/investigate.ts'
import { commandoOf } from '../state.ts'
import { choice, choiceNamed, many, type Reply } from './asked.ts'
import { bestIndex } from './best.ts'
import { goalOf, waysToGoal } from './goals.ts'
import { far } from './ways.ts'

const kindWorth = { find: 2, event: 1, trap: 0 }

export const searchingReplies: readonly Reply[] = [
  choice(floorPlanQuestion, () => 0),
  many(schematicsQuestion(1), (doors, _, most) => doors.slice(0, most).map((_door, index) => index)),
  choiceNamed('cache', (cards: readonly Secret<InvestigateId>[], { view }) =>
    bestIndex(cards, (card) => {
      const face = view.face(card)
      return face === undefined ? 0 : kindWorth[investigateDeck.of(face).kind]
    }),
  ),
  // Who has the longest way to go.
  choice(intercomQuestion(1), (ids, { state }) =>
    bestIndex(ids, (id) => {
      const commando = commandoOf(state, id)
      return commando.square === null ? 0 : (waysToGoal(state, goalOf(state, commando))[commando.square] ?? far)
    }),
  ),
  choice(panelQuestion, () => 0),
]
