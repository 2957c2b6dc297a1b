// What a good player of Complex Crashers knows: a quick answer to every question of both sides, and how good a position is.

import type { Answer, Bot } from '@umpire/engine'
import type { Answering, Asked } from './bot/asked.ts'
import { attackReplies } from './bot/attacking.ts'
import { cardReplies } from './bot/cards.ts'
import { evaluate } from './bot/evaluate.ts'
import { managerReplies } from './bot/manager-turn.ts'
import { movingReplies } from './bot/moving.ts'
import { operativeReplies } from './bot/operative-turn.ts'
import { placingReplies } from './bot/placing.ts'
import { reactionReplies } from './bot/reactions.ts'
import { setupReplies } from './bot/setup.ts'
import { canAct } from './rules/units.ts'
import type { State } from './state.ts'

const replies: ReadonlyMap<string, Answering> = new Map([
  ...setupReplies,
  ...operativeReplies,
  ...managerReplies,
  ...placingReplies,
  ...movingReplies,
  ...attackReplies,
  ...reactionReplies,
  ...cardReplies,
])

/** Decks and kits that go together are found by trying whole games, not by looking a few turns ahead. */
const setupQuestions: ReadonlySet<string> = new Set(setupReplies.map(([name]) => name))

/** Questions that nobody thought of are answered by chance. */
const answer = (asked: Asked): Answer => replies.get(asked.ask.question.name)?.(asked) ?? asked.ask.sample(asked.random)

/** The Operatives have just gained the Initiative: the first of them has spent nothing yet. */
function isFresh({ initiative, stage, stack, operatives, pointer }: State): boolean {
  if (initiative !== 'operatives' || stage !== 'act' || stack.length > 0) return false
  const first = operatives.find(canAct)
  return first !== undefined && first.id === pointer && first.ap === first.maxAp
}

export const bot: Bot<State> = {
  policy: (ask, view, random) => answer({ ask, view, state: view.state, random }),
  alternatives: ({ question }) => (setupQuestions.has(question.name) ? [] : undefined),
  evaluate: ({ state }, seat) => evaluate(state, seat),
  isSettled: ({ state }) => isFresh(state),
  levels: {
    regular: { by: 'rollouts', candidates: 4, worlds: 7, depth: 12 },
    expert: { by: 'rollouts', candidates: 8, worlds: 20, depth: 40 },
  },
}
