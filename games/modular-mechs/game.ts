// Modular Mechs: buy modules, bolt them onto a mech, and send the crew running through it to fire.

import { type Game, oneOf, onOff, type OptionsOf, wholeNumber } from '@umpire/engine'
import { about } from './about.ts'
import { arrange } from './arrange.ts'
import { bot } from './bot.ts'
import { type MechsEvent, says } from './events.ts'
import { facts } from './facts.ts'
import { pieces } from './pieces.ts'
import { buyAction } from './rules/buy.ts'
import { fightAction } from './rules/crew.ts'
import { endTurn } from './rules/rounds.ts'
import { assembleAll, setUp } from './rules/setup.ts'
import { copyState, type State, type Terms } from './state.ts'
import { measures } from './measures.ts'
import { board } from './text-board.ts'

const options = {
  rounds: oneOf('Rounds; auto is 6 for up to four players, 5 for more', [
    'auto',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ]),
  overkill: oneOf('Whether damage beyond the health of a module pays and counts', ['paid', 'capped']),
  assembly: oneOf('Whether players assemble their starting parts themselves', ['free', 'loop']),
  set: oneOf('Which modules are in the decks', ['full', 'basic']),
  crewLimit: wholeNumber('Crew members in a mech at the most', 2, 6, 4),
  refill: oneOf('When a bought card is replaced', ['end of turn', 'at once']),
  trackHalf: oneOf('Spaces from the middle of the track to each end', ['10', '8', '12']),
  startSpread: onOff('Mechs begin spread over the track', false),
  meltdown: onOff('A broken Core costs each crew member a step', false),
}

/** MM-015 */
const roundsOf = (rounds: OptionsOf<typeof options>['rounds'], seats: number): number =>
  rounds === 'auto' ? (seats <= 4 ? 6 : 5) : Number(rounds)

const termsOf = (chosen: OptionsOf<typeof options>, seats: number): Terms => ({
  rounds: roundsOf(chosen.rounds, seats),
  overkillCapped: chosen.overkill === 'capped',
  freeAssembly: chosen.assembly === 'free',
  set: chosen.set,
  crewLimit: chosen.crewLimit,
  refillAtOnce: chosen.refill === 'at once',
  trackEnd: Number(chosen.trackHalf),
  startSpread: chosen.startSpread,
  meltdown: chosen.meltdown,
})

export const modularMechs: Game<State, typeof options, MechsEvent> = {
  ...about,
  version: 1,
  options,
  bound: () => 20_000,
  seatNames: (_, seats) => pieces.slice(0, seats),

  setup: (dealer, chosen) => setUp(dealer, termsOf(chosen, dealer.seats.length)),

  *step(t) {
    if (t.state.phase === 'assembly') {
      yield* assembleAll(t)
      return undefined
    }
    const isEnded = yield* t.state.phase === 'buy' ? buyAction(t) : fightAction(t)
    return isEnded ? endTurn(t) : undefined
  },

  copy: copyState,
  board,
  says,
  arrange,
  facts,
  bot,
  measures,
}
