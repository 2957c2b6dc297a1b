// The words that rise from the things of an event.

import { bad, type Callout, type EventTable, good, plain, said } from '@umpire/board'
import type { DownsyncEvent } from '../events.ts'
import { pathLengthWords } from './callout-words.ts'

const callouts: EventTable<DownsyncEvent, Callout> = {
  // contacts and moves
  revealed: () => plain('revealed'),
  decoy: () => plain('decoy'),
  'pings gone': () => plain('no contact'),
  moved: ({ bases }) => plain(pathLengthWords(bases)),

  // fights
  attack: ({ isHit, total, needed }) => (isHit ? bad(`${total}: hit`) : good(`${total}, needs ${needed}: miss`)),
  'attack lost': () => plain('no target'),
  countermeasure: ({ isNegated }) => (isNegated ? good('countered') : bad('not countered')),
  emergency: () => good('countered'),
  'base destroyed': () => bad('destroyed'),
  'unit destroyed': () => bad('destroyed'),
  stunned: () => bad('stunned'),
  'stun gone': () => good('no longer stunned'),
  resilient: () => good('only stunned'),
  tagged: () => bad('Tagged'),
  exposed: () => bad('Exposed'),
  locked: () => bad('locked'),
  jammed: () => bad('jammed'),
  'jam gone': () => good('no longer jammed'),
  'stealth gained': () => good('stealth'),
  'stealth lost': () => bad('seen'),
  'countermeasures hacked': () => bad('hacked'),
  'position hacked': () => bad('hacked'),

  // tokens and turns
  refreshed: ({ cm }) => (cm > 0 ? good(`+${cm} CM`) : plain('refreshed')),
  'overwatch gained': () => good('overwatch'),
  held: ({ to }) => plain(`holds, ${to}`),
  swapped: () => plain('swapped'),

  // missions
  scored: ({ points }) => good(`+${points} VP`),
  'cache taken': () => good('secured'),
  left: () => good('through'),
}

export const calloutOf = (event: DownsyncEvent): Callout | undefined => said(callouts, event)
