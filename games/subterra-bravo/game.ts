// Subterra Bravo: commandos in an underground base against the Overseer, who feeds on their adrenaline.

import { type Game, type Outcome, type Rules, seatsOf } from '@umpire/engine'
import { about } from './about.ts'
import { arrange } from './arrange.ts'
import { bot } from './bot.ts'
import { type SubterraEvent, says } from './events.ts'
import { facts } from './facts.ts'
import { measures } from './measures.ts'
import { options, termsOf } from './options.ts'
import { activateStep, discardStep, refreshStep, spawnStep } from './rules/overseer.ts'
import { planning } from './rules/planning.ts'
import {
  chooseCommandos,
  chooseKits,
  chooseStartSquares,
  layDoors,
  orderStacks,
  ownDashboard,
  setUp,
} from './rules/setup.ts'
import { timer } from './rules/timer.ts'
import { turnAction, turnStart } from './rules/turn.ts'
import { endMission } from './rules/series.ts'
import { MissionEnds } from './rules/victory.ts'
import { copyState, type State } from './state.ts'
import type { SubterraTable } from './table.ts'
import { board } from './text-board.ts'

const callSigns = ['alpha', 'bravo', 'charlie', 'delta', 'echo']

/** SB-031 What comes next, by where the game is. */
function next(t: SubterraTable): Rules {
  switch (t.state.stage) {
    case 'commandos':
      return chooseCommandos(t)
    case 'dashboard':
      return ownDashboard(t)
    case 'doors':
      return layDoors(t)
    case 'stacks':
      return orderStacks(t)
    case 'kits':
      return chooseKits(t)
    case 'start squares':
      return chooseStartSquares(t)
    case 'timer':
      return timer(t)
    case 'planning':
      return planning(t)
    case 'turn start':
      return turnStart(t)
    case 'turn':
      return turnAction(t)
    case 'refresh':
      return refreshStep(t)
    case 'spawn':
      return spawnStep(t)
    case 'activate':
      return activateStep(t)
    case 'discard':
      return discardStep(t)
  }
}

function* step(t: SubterraTable): Rules<Outcome | undefined> {
  try {
    yield* next(t)
    return undefined
  } catch (end) {
    // SB-006 However deep in the rules the mission ends, nothing more is done.
    if (end instanceof MissionEnds) return endMission(t, end)
    throw end
  }
}

export const subterraBravo: Game<State, typeof options, SubterraEvent> = {
  ...about,
  version: 4,
  options,
  bound: () => 60_000,
  seatNames: (chosen, seats) =>
    termsOf(chosen, seats).isSeries ? callSigns.slice(0, seats) : [...callSigns.slice(0, seats - 1), 'overseer'],
  teams: (_, seats) => [seatsOf(seats).slice(0, -1), seatsOf(seats).slice(-1)],

  setup: (dealer, chosen) => setUp(dealer, termsOf(chosen, dealer.seats.length)),
  step,

  copy: copyState,
  board,
  says,
  arrange,
  facts,
  bot,
  measures,
}
