// Downsync: two Forces of nameless contacts, until somebody is seen.

import type { Game, Outcome, Rules } from '@umpire/engine'
import { about } from './about.ts'
import { arrange } from './arrange.ts'
import { bot } from './bot.ts'
import { sides } from './content/sides.ts'
import { type DownsyncEvent, says } from './events.ts'
import { facts } from './facts.ts'
import { measures } from './measures.ts'
import { options, termsOf } from './options.ts'
import { actingStep } from './rules/acting.ts'
import { activateStep } from './rules/activating.ts'
import { deployStep } from './rules/deploying.ts'
import { designate } from './rules/designate.ts'
import { engagementStep } from './rules/engagement.ts'
import { joinersStep } from './rules/joiners.ts'
import { placeObjective } from './rules/missions/objectives.ts'
import { movePhaseStep } from './rules/moving.ts'
import { prioritiesStep } from './rules/priorities.ts'
import { reactionWindow } from './rules/reaction-window.ts'
import { reactorsStep } from './rules/reactors.ts'
import { refreshStep } from './rules/refreshing.ts'
import { revealStep } from './rules/revealing.ts'
import { roundEnd, roundStart, turnEnd } from './rules/rounds.ts'
import { chooseLists, setUp, startingRoll } from './rules/setup.ts'
import { GameEnds } from './rules/victory.ts'
import { copyState, type State } from './state.ts'
import type { DownsyncTable } from './table.ts'
import { board } from './text-board.ts'

/** DS-030, DS-050, DS-059 What comes next, by where the game is. */
function* next(t: DownsyncTable): Rules {
  switch (t.state.stage) {
    case 'lists':
      return yield* chooseLists(t)
    case 'start roll':
      return yield* startingRoll(t)
    case 'markers':
      return yield* placeObjective(t)
    case 'deploy':
      return yield* deployStep(t)
    case 'round start':
      return roundStart(t)
    case 'designate':
      return yield* designate(t)
    case 'reveal':
      return yield* revealStep(t)
    case 'refresh':
      return yield* refreshStep(t)
    case 'move':
      return yield* movePhaseStep(t)
    case 'reaction window':
      return yield* reactionWindow(t)
    case 'joiners':
      return yield* joinersStep(t)
    case 'reactors':
      return yield* reactorsStep(t)
    case 'priorities':
      return yield* prioritiesStep(t)
    case 'engagement':
      return yield* engagementStep(t)
    case 'activate':
      return yield* activateStep(t)
    case 'acting':
      return yield* actingStep(t)
    case 'turn end':
      return yield* turnEnd(t)
    case 'round end':
      return yield* roundEnd(t)
  }
}

function* step(t: DownsyncTable): Rules<Outcome | undefined> {
  try {
    yield* next(t)
    return undefined
  } catch (end) {
    // DS-232, DS-233 However deep in the rules the game ends, nothing more is done.
    if (end instanceof GameEnds) return end.outcome
    throw end
  }
}

export const downsync: Game<State, typeof options, DownsyncEvent> = {
  ...about,
  version: 2,
  options,
  bound: () => 600_000,
  seatNames: () => sides,

  setup: (dealer, chosen) => setUp(termsOf(chosen, dealer)),
  step,

  copy: copyState,
  board,
  says,
  arrange,
  facts,
  bot,
  measures,
}
