// What a good player of Reichbusters knows: a quick answer to every question, and how a mission stands.

import type { Answer, Bot } from '@umpire/engine'
import type { Answering, Asked } from './bot/asked.ts'
import { attackReplies } from './bot/attacking.ts'
import { choiceReplies } from './bot/choices.ts'
import { ending, evaluate } from './bot/evaluate.ts'
import { movingReplies } from './bot/moving.ts'
import { reactionReplies } from './bot/reactions.ts'
import { setupReplies } from './bot/setup.ts'
import { testReplies } from './bot/testing.ts'
import { think } from './bot/thought.ts'
import { otherActs, otherHeroes, turnReplies } from './bot/turn.ts'
import type { State } from './state.ts'

const replies: ReadonlyMap<string, Answering> = new Map([
  ...setupReplies,
  ...turnReplies,
  ...movingReplies,
  ...attackReplies,
  ...testReplies,
  ...reactionReplies,
  ...choiceReplies,
])

/** Questions that nobody thought of are answered by chance. */
const answer = (asked: Asked): Answer => replies.get(asked.ask.question.name)?.(asked) ?? asked.ask.sample(asked.random)

/** A Hero turn is about to begin, or nothing has been done in it. */
function isSettled({ stage, turn, actions, tests }: State): boolean {
  if (actions.length > 0 || tests.length > 0) return false
  if (stage === 'next hero') return true
  return (
    stage === 'hero turn' &&
    turn !== null &&
    turn.basicLeft === 2 &&
    !turn.hasMoved &&
    !turn.hasGiven &&
    turn.areas === 0
  )
}

/** A mission that is over: the game's only one, or one of a campaign. */
function endingOf(state: State, payoff: number | undefined): number | undefined {
  const { campaign, stage } = state
  if (campaign === null) return payoff === undefined ? undefined : think(state, () => ending(state, payoff > 0))
  if (payoff === undefined && stage !== 'headquarters') return undefined
  return think(state, () => ending(state, campaign.results.at(-1)?.isWon === true))
}

export const bot: Bot<State> = {
  policy: (ask, view, random) => think(view.state, () => answer({ ask, view, state: view.state, random })),
  alternatives: (ask, { state }) => think(state, () => otherActs(ask, state) ?? otherHeroes(ask) ?? []),
  evaluate: ({ state }) => think(state, () => evaluate(state)),
  isSettled: ({ state }) => isSettled(state),
  ending: ({ state }, _, payoff) => endingOf(state, payoff),
  levels: {
    regular: { by: 'rollouts', candidates: 5, worlds: 6, most: 24, decisions: 7000 },
    expert: { by: 'rollouts', candidates: 6, worlds: 12, most: 96, decisions: 60_000 },
  },
}
