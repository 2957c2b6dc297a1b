// Reichbusters: Heroes steal through a castle together, unheard as long as they can, against enemies that the rules run.

import { type Game, type Outcome, type Rules, seatsOf } from '@umpire/engine'
import { about } from './about.ts'
import { arrange } from './arrange.ts'
import { bot } from './bot.ts'
import { type ReichbustersEvent, says } from './events.ts'
import { facts } from './facts.ts'
import { measures } from './measures.ts'
import { options, termsOf } from './options.ts'
import { addNoise, beginAction, endAction } from './rules/actions.ts'
import { soundAlarm } from './rules/alarm.ts'
import { attack } from './rules/attack.ts'
import { headquarters } from './rules/campaign.ts'
import { closeCircle } from './rules/circle.ts'
import { defend } from './rules/defence.ts'
import { discardOne } from './rules/discarding.ts'
import { MissionEnds } from './rules/ends.ts'
import { moveUnit } from './rules/enemy-turn/moving.ts'
import { actionStations, checkAwareness, killTheIntruders, raiseTheAlarm } from './rules/enemy-turn/phases.ts'
import { featureEntered } from './rules/features.ts'
import { woundEnemy } from './rules/harm.ts'
import { heal } from './rules/healing.ts'
import { heroTurn, nextHero } from './rules/hero-turn.ts'
import { react } from './rules/instants.ts'
import { look } from './rules/looking.ts'
import { setUpMission } from './rules/mission-setup.ts'
import { enterArea } from './rules/moving.ts'
import { loudNoise, noiseTest } from './rules/noise-test.ts'
import { enemyDied, sideFlipped } from './rules/objectives.ts'
import { missionOver } from './rules/outcome.ts'
import { endRound, startRound } from './rules/rounds.ts'
import { chooseHeroes, setUp } from './rules/setup.ts'
import { copyState, type State } from './state.ts'
import { wound } from './rules/wounds.ts'
import type { ReichbustersTable } from './table.ts'
import { board } from './text-board.ts'

closeCircle({
  beginAction: (t, hero, what, noise) => addNoise(beginAction(t, hero, what), noise),
  endAction,
  attack,
  noiseTest,
  loudNoise,
  wound,
  defend,
  discardOne,
  heal,
  react,
  look,
  woundEnemy,
  enemyDied,
  sideFlipped,
  moveEnemy: moveUnit,
  enter: enterArea,
  entryEffects: featureEntered,
})

/** What comes next, by where the mission is. */
function next(t: ReichbustersTable): Rules<Outcome | undefined | void> {
  switch (t.state.stage) {
    case 'heroes':
      return chooseHeroes(t)
    case 'set up':
      return setUpMission(t)
    case 'round':
      return startRound(t)
    case 'next hero':
      return nextHero(t)
    case 'hero turn':
      return heroTurn(t)
    case 'raise the alarm':
      return raiseTheAlarm(t)
    case 'action stations':
      return actionStations(t)
    case 'kill the intruders':
      return killTheIntruders(t)
    case 'check awareness':
      return checkAwareness(t)
    case 'end of round':
      return endRound(t)
    case 'alarm':
      return soundAlarm(t)
    case 'headquarters':
      return headquarters(t)
  }
}

function* step(t: ReichbustersTable): Rules<Outcome | undefined> {
  try {
    return (yield* next(t)) ?? undefined
  } catch (end) {
    // However deep in an action the mission ends, nothing more is done.
    if (end instanceof MissionEnds) return missionOver(t, end)
    throw end
  }
}

/** One seat may have several Heroes, so that seats are not called by them. */
const playerNames = ['ace', 'bishop', 'cobra', 'duke']

export const reichbusters: Game<State, typeof options, ReichbustersEvent> = {
  ...about,
  version: 9,
  options,
  bound: () => 100_000,
  seatNames: (_, seats) => playerNames.slice(0, seats),
  teams: (_, seats) => [seatsOf(seats)], // RB-001

  setup: (dealer, chosen) => setUp(dealer, termsOf(chosen, dealer.seats.length)),
  step,

  copy: copyState,
  board,
  says,
  stamp: (event, state) => (state.campaign === null ? event : { ...event, map: state.mapId }),
  arrange,
  facts,
  bot,
  measures,
}
