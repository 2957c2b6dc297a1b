// The things on the board that an event speaks of, the most important first.

import { type EventTable, said } from '@umpire/board'
import type { CrashersEvent } from '../events.ts'
import type { Who } from '../events/who.ts'
import { sayDefender, sayOperative } from '../names.ts'
import { defenderOf, type State } from '../state.ts'
import { isDefender, isOperative, reactorUnit, type Unit } from '../state/unit.ts'
import { borderThing, cardThing, regionThing, technologyThing, tileThing, trackerThing, unitThing } from '../things.ts'

/** Nothing for a Defender that is gone and was not named by its card. */
function unitIn(state: State, unit: Unit): string[] {
  return isDefender(unit) && defenderOf(state, unit) === undefined ? [] : [unitThing(unit, state)]
}

const whoIn = (state: State, who: Who): string[] => (who.card === null ? unitIn(state, who.unit) : [sayDefender(who)])

/** The kinds whose things are not simply what they have. */
const special = (state: State): EventTable<CrashersEvent, string[]> => ({
  'dice rolled': ({ by, region }) => [
    ...(by === null ? [] : whoIn(state, by)),
    ...(region === null ? [] : [regionThing(region)]),
  ],
  'dice assigned': ({ groups }) => [...new Set(groups.flatMap(({ on }) => whoIn(state, on)))],
  'dice ignored': ({ on, by }) => [...new Set([...whoIn(state, on), ...whoIn(state, by)])],
  'group reassigned': ({ on, from }) => [...whoIn(state, on), ...whoIn(state, from)],
  activated: ({ who, declared }) => [
    ...whoIn(state, who),
    ...(declared === null || declared.region === null ? [] : [regionThing(declared.region)]),
  ],
  moved: ({ units, to }) => [...units.flatMap((one) => whoIn(state, one)), regionThing(to)],
  destroyed: ({ region }) => [regionThing(region)],
  deployed: ({ figures, region }) => [...figures.map(sayDefender), regionThing(region)],
  redeployed: ({ who, region }) => [...whoIn(state, who), regionThing(region)],
  // What flows between the two linked tracks is seen at both.
  'tracker gained': ({ tracker, rule }) => [
    ...(rule === 'CC-121' ? [sayOperative(tracker)] : []),
    trackerThing(tracker),
  ],
  'gained AP': ({ operative, rule }) => [
    sayOperative(operative),
    ...(rule === 'CC-125' ? [trackerThing(operative)] : []),
  ],
  'charges paid': ({ plan }) =>
    plan.flatMap((charges, n) => (charges === 0 ? [] : [unitThing(reactorUnit(n + 1), state)])),
  'handed over': ({ operative, to }) => [sayOperative(to), sayOperative(operative)],
  'emp explodes': () => state.reactors.map(({ slot }) => unitThing(reactorUnit(slot), state)),
})

/** What most events have in common. */
function plainThings(event: CrashersEvent, state: State): string[] {
  const things: string[] = []
  if ('who' in event) things.push(...whoIn(state, event.who))
  if ('on' in event) things.push(...whoIn(state, event.on))
  if ('operative' in event && isOperative(event.operative)) things.push(sayOperative(event.operative))
  if ('other' in event) things.push(sayOperative(event.other))
  if ('tracker' in event) things.push(trackerThing(event.tracker))
  if ('slot' in event) things.push(unitThing(reactorUnit(event.slot), state))
  if ('region' in event && event.region !== null) {
    things.push('side' in event ? borderThing(event.region, event.side) : regionThing(event.region))
  }
  if ('tile' in event) things.push(tileThing(event.tile))
  if ('card' in event) {
    things.push('operative' in event ? cardThing(event.operative, event.card) : technologyThing(event.card))
  }
  return things
}

export const thingsOf = (event: CrashersEvent, state: State): string[] =>
  said(special(state), event) ?? plainThings(event, state)
