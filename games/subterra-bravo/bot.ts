// What a good player of Subterra Bravo knows: a quick answer to every question of both sides, and how good a position is.

import type { Answer, Bot } from '@umpire/engine'
import type { Answering, Asked } from './bot/asked.ts'
import { cardReplies } from './bot/cards.ts'
import { evaluate } from './bot/evaluate.ts'
import { movingReplies } from './bot/moving.ts'
import { overseerReplies } from './bot/overseer.ts'
import { placingReplies } from './bot/placing.ts'
import { planningReplies } from './bot/planning.ts'
import { reactionReplies } from './bot/reactions.ts'
import { searchingReplies } from './bot/searching.ts'
import { setupReplies } from './bot/setup.ts'
import { spawningReplies } from './bot/spawning.ts'
import { turnReplies } from './bot/turn.ts'
import { phaseOf, type State } from './state.ts'

const replies: ReadonlyMap<string, Answering> = new Map([
  ...setupReplies,
  ...planningReplies,
  ...turnReplies,
  ...cardReplies,
  ...movingReplies,
  ...reactionReplies,
  ...searchingReplies,
  ...placingReplies,
  ...spawningReplies,
  ...overseerReplies,
])

/** Questions that nobody thought of are answered by chance. */
const answer = (asked: Asked): Answer => replies.get(asked.ask.question.name)?.(asked) ?? asked.ask.sample(asked.random)

export const bot: Bot<State> = {
  policy: (ask, view, random) => answer({ ask, view, state: view.state, random }),
  evaluate: ({ state }, seat) => evaluate(state, seat),
  isSettled: ({ state }) => phaseOf(state) === 'planning' || phaseOf(state) === 'setup',
  levels: {
    regular: { by: 'rollouts', candidates: 10, worlds: 4, depth: 1 },
    expert: { by: 'rollouts', candidates: 12, worlds: 16, depth: 1 },
  },
}
