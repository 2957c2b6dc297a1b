// Complex Crashers: Operatives against the Complex Manager, who lays out the complex around them tile by tile.

import { type Game, type Outcome, type Rules, seatsOf } from '@umpire/engine'
import { about } from './about.ts'
import { arrange } from './arrange.ts'
import { bot } from './bot.ts'
import { type CrashersEvent, says } from './events.ts'
import { facts } from './facts.ts'
import { measures } from './measures.ts'
import { operativeNames } from './names.ts'
import { options, termsOf } from './options.ts'
import { closeCircle } from './rules/circle.ts'
import { act, gainInitiative } from './rules/initiative.ts'
import { run } from './rules/run.ts'
import { chooseComplex, chooseOperatives, opening, setUp } from './rules/setup.ts'
import { GameEnds, outcomeOf } from './rules/victory.ts'
import { copyState, type State } from './state.ts'
import type { CrashersTable } from './table.ts'
import { board } from './text-board.ts'

closeCircle(run)

/** What comes next, by where the game is. */
function next(t: CrashersTable): Rules {
  switch (t.state.stage) {
    case 'complex':
      return chooseComplex(t)
    case 'operatives':
      return chooseOperatives(t)
    case 'opening':
      return opening(t)
    case 'gain':
      return gainInitiative(t)
    case 'act':
      return act(t)
  }
}

function* step(t: CrashersTable): Rules<Outcome | undefined> {
  try {
    yield* next(t)
    return undefined
  } catch (end) {
    // However deep in the stack the game ends, nothing more is done.
    if (end instanceof GameEnds) return outcomeOf(t.state, t.seats.length, end)
    throw end
  }
}

export const complexCrashers: Game<State, typeof options, CrashersEvent> = {
  ...about,
  version: 3,
  options,
  bound: () => 100_000,
  seatNames: (_, seats) => [...operativeNames.slice(0, seats - 1), 'manager'],
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
