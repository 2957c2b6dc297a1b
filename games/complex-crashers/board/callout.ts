// The word that rises from the first thing of an event. Nothing rises for what is seen on the board anyway.

import { bad, type Callout, type EventTable, good, plain, said } from '@umpire/board'
import type { CrashersEvent } from '../events.ts'
import { abilityName } from '../names.ts'

const callouts: EventTable<CrashersEvent, Callout> = {
  // harm and healing
  damaged: ({ damage }) => bad(`-${damage}`),
  incapacitated: () => bad('down'),
  'not today': () => good('not today'),
  revived: () => good('revived'),
  healed: ({ gained }) => good(`+${gained}`),
  'armor lost': ({ lost }) => bad(`-${lost} Armor`),
  'armor recovered': ({ gained }) => good(`+${gained} Armor`),
  destroyed: () => bad('destroyed'),
  withstood: ({ damage, needed }) => plain(`${damage} of ${needed}`),
  disabled: () => plain('disabled'),

  // dice
  'dice ignored': ({ dice }) => good(`${dice.length} ignored`),
  'group void': () => good('away'),
  'group hardened': ({ armor }) => good(`+${armor} Armor`),
  'group counted': ({ damage }) => (damage === 0 ? plain('no damage') : bad(`${damage}`)),
  'dice lost': () => plain('no target'),
  'attack null': () => plain('no target'),
  'nobody there': () => plain('nobody there'),

  // the stack and Ability Points
  activated: ({ ability }) => plain(abilityName(ability)),
  cancelled: () => bad('cancelled'),
  null: () => plain('nothing'),
  paid: ({ cost }) => plain(`-${cost} AP`),
  'gained AP': ({ ap, rule }) => good(rule === 'CC-125' ? `+${ap} AP from the Complex` : `+${ap} AP`),
  'lost AP': ({ ap, isExhausted }) => bad(isExhausted ? 'Exhausted' : `-${ap} AP`),
  'tracker gained': ({ ap, rule }) => (rule === 'CC-121' ? bad(`${ap} AP to the Complex`) : plain(`+${ap} AP`)),

  // the Complex
  'reactor online': () => bad('Online'),
  'reactor offline': () => good('Offline'),
  'charges gained': ({ charges }) => plain(`+${charges}`),
  'charges lost': ({ charges }) => plain(`-${charges}`),
  'door opened': () => plain('opens'),
  'door closed': () => plain('closes'),
  'set on fire': () => bad('burns'),
  pillared: () => good('Pillared'),
  painted: () => bad('painted'),
}

export const calloutOf = (event: CrashersEvent): Callout | undefined => said(callouts, event)
