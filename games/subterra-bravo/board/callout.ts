// The word that rises from the first thing of an event. Nothing rises for what is seen on the board anyway.

import { bad, type Callout, type EventTable, good, plain, said } from '@umpire/board'
import { doorMarkers } from '../content/doors.ts'
import { investigateDeck } from '../content/investigate.ts'
import type { SubterraEvent } from '../events.ts'
import { cardOf } from '../names.ts'

const callouts: EventTable<SubterraEvent, Callout> = {
  // harm and healing
  wounded: ({ wounds }) => bad(`-${wounds}`),
  'enemy wounded': ({ wounds }) => bad(`-${wounds}`),
  'console wounded': ({ wounds }) => bad(`-${wounds}`),
  healed: ({ wounds }) => good(`+${wounds}`),
  regenerated: ({ wounds }) => good(`+${wounds}`),
  downed: () => bad('down'),
  killed: () => bad('killed'),
  removed: () => bad('removed'),
  revived: () => good('revived'),
  recovered: () => good('active'),
  'back in action': () => good('active'),

  // attacks
  'target unhurt': () => plain('unhurt'),
  'wounds prevented': ({ wounds }) => good(`${wounds} prevented`),
  'target suppressed': () => plain('Suppressed'),
  'target corroded': () => bad('Corroded'),
  'attack lost': () => plain('no target'),
  'given a status': ({ status }) => plain(status),
  'no longer stunned': () => plain('no longer stunned'),
  corroded: () => bad('Corroded'),

  // adrenaline and movement
  paid: ({ cost }) => plain(`+${cost} adrenaline`),
  'gained adrenaline': ({ amount }) => plain(`+${amount} adrenaline`),
  'adrenaline returned': ({ amount }) => good(`-${amount} adrenaline`),
  'max raised': ({ by }) => good(`Max +${by}`),
  'move action': ({ points }) => plain(`${points} MP`),
  left: () => good('out'),

  // cards and tiles
  'interrupt used': ({ card }) => plain(cardOf(card).name),
  'card used': ({ card }) => plain(cardOf(card).name),
  found: ({ card }) => good(cardOf(card).name),
  drew: ({ card }) => plain(investigateDeck.of(card).name),
  'tile cancelled': () => good('cancelled'),

  // challenges, doors, rooms
  'challenge rolled': ({ isSuccess }) => (isSuccess ? good('success') : bad('failed')),
  'challenge without a roll': () => good('success'),
  'marker flipped': ({ marker }) => plain(doorMarkers.of(marker).name),
  'door opened': () => good('open'),
  'door stays closed': () => bad('closed'),
  'door locked': () => bad('locked'),
  'passage placed': ({ passage }) => bad(`passage ${passage}`),
  'passage opened': ({ passage }) => bad(`passage ${passage}`),
  'passage sealed': () => good('sealed'),

  // objectives
  uploaded: ({ all }) => good(`upload ${all}`),
  'nest awakens': () => bad('awake'),
  'nest burnt': () => good('burnt'),
  'core found': () => good('found'),
  'generator found': () => good('found'),
  'generator started': () => good('power'),
}

export const calloutOf = (event: SubterraEvent): Callout | undefined => said(callouts, event)
