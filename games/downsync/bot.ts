// What a good player of Downsync knows: a quick answer to every question, and how good a position is.

import type { Answer, Bot } from '@umpire/engine'
import { actingReplies } from './bot/acting.ts'
import type { Answering, Asked } from './bot/asked.ts'
import { evaluate } from './bot/evaluate.ts'
import { movingReplies } from './bot/moving.ts'
import { alternatives } from './bot/others.ts'
import { placingReplies } from './bot/placing.ts'
import { reactionReplies } from './bot/reactions.ts'
import { savingReplies } from './bot/saving.ts'
import { setupReplies } from './bot/setup.ts'
import { turnReplies } from './bot/turn.ts'
import type { State } from './state.ts'

const replies: ReadonlyMap<string, Answering> = new Map([
  ...setupReplies,
  ...turnReplies,
  ...movingReplies,
  ...actingReplies,
  ...reactionReplies,
  ...savingReplies,
  ...placingReplies,
])

/** Questions that nobody thought of are answered by chance. */
const answer = (asked: Asked): Answer => replies.get(asked.ask.question.name)?.(asked) ?? asked.ask.sample(asked.random)

/** A Round has begun and nobody has done anything in it: all have acted equally often. */
const isSettled = ({ stage, turn, taskforce }: State): boolean =>
  stage === 'designate' && turn === 1 && taskforce.length === 0

export const bot: Bot<State> = {
  policy: (ask, view, random) => answer({ ask, view, state: view.state, random }),
  alternatives: (ask, { state }) => alternatives(ask, state),
  evaluate: ({ state }, seat) => evaluate(state, seat),
  isSettled: ({ state }) => isSettled(state),
  levels: {
    regular: { by: 'rollouts', candidates: 4, worlds: 8, most: 16, depth: 0 },
    expert: { by: 'rollouts', candidates: 6, worlds: 24, most: 72, depth: 0 },
  },
}
