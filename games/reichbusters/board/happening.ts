// What events look like on the board: which things pulse, what rises from them, whose doing it is, what the replay marks.

import { type EventTable, type Happening, type HappeningKind, said, type ShownDie } from '@umpire/board'
import type { LogReader, Seat } from '@umpire/engine'
import type { Face } from '../content/dice.ts'
import type { ReichbustersEvent } from '../events.ts'
import type { State } from '../state.ts'
import { calloutOf } from './callout.ts'
import { thingsOf } from './event-things.ts'

type Kind = ReichbustersEvent['kind']

/** By kind; what is not here is `other`. The alarm is heard as well as seen. */
const kinds: { readonly [Name in Kind]?: HappeningKind } = {
  'alarm sounds': 'alarm',
  'biscuits thrown': 'trade',
  'charge planted': 'trade',
  'charges detonated': 'fight',
  'crates exploded': 'fight',
  'dice added': 'dice',
  'dice rolled': 'dice',
  'die rerolled': 'dice',
  'door opened': 'move',
  'door unlocked': 'move',
  'door flung open': 'move',
  'enemies attack': 'fight',
  'enemy changed': 'fight',
  'enemy door': 'move',
  'enemy killed': 'fight',
  'enemy moved': 'move',
  'enemy phase': 'round',
  'enemy turn': 'round',
  'enemy placed': 'move',
  'enemy unharmed': 'fight',
  'enemy wounded': 'fight',
  'hero left': 'move',
  'hero moved': 'move',
  'item dropped': 'trade',
  'item given': 'trade',
  'item taken': 'trade',
  'knocked down': 'fight',
  'loud noise': 'fight',
  'mission begins': 'round',
  'mission over': 'round',
  'order dealt': 'round',
  'round begins': 'round',
  'round ends': 'round',
  'test compared': 'fight',
  'trap goes off': 'fight',
  'turn begins': 'round',
  'wound kept': 'fight',
  attack: 'fight',
  boosted: 'dice',
  downed: 'fight',
  exploded: 'fight',
  grenade: 'fight',
  patrol: 'move',
  tracker: 'round',
}

/** What is worth a mark in the replay. */
const icons: { readonly [Name in Kind]?: string } = {
  'alarm sounds': 'alarm',
  'charges detonated': 'charge',
  'enemy killed': 'attack',
  'hero left': 'run',
  'target killed': 'trophy',
  captured: 'captured',
  downed: 'downed',
}

const heroOfEvent = (event: ReichbustersEvent): string | null =>
  'hero' in event ? event.hero : event.kind === 'enemy killed' ? event.by : null

/** Whose doing it is: of the Hero who acts, but not where an enemy does it. */
function seatOf(event: ReichbustersEvent, state: State): Seat | undefined {
  if (event.kind === 'enemies attack') return undefined
  const id = heroOfEvent(event)
  return state.heroes.find((hero) => hero.id === id)?.seat
}

/** What follows from what somebody does stands indented. */
const consequences: ReadonlySet<string> = new Set<Kind>([
  'awareness',
  'boosted',
  'dice added',
  'die rerolled',
  'enemy wounded',
  'modifier played',
  'noise effect',
  'special spent',
  'spawn card',
])

const die = (face: Face): ShownDie => {
  if (face === 'S') return { face: '★', kind: 'special', colour: 'red', is: 'spend' }
  if (face === 'U') return { face: '!', kind: 'special', colour: 'red' }
  return { face, kind: 'special', ...(face === 0 ? { is: 'idle' } : {}) }
}

const rolls: EventTable<ReichbustersEvent, ShownDie[]> = {
  'dice rolled': ({ dice }) => dice.map(({ face }) => die(face)),
  'dice added': ({ faces }) => faces.map(die),
  'die rerolled': ({ before, face }) => [{ ...die(before), is: 'dropped' }, die(face)],
  boosted: ({ face }) => [die(face)],
  'vril leaks': ({ face }) => [die(face)],
}

export function happeningOf(event: ReichbustersEvent, { state }: Pick<LogReader<State>, 'state'>): Happening {
  const dice = said(rolls, event)
  return {
    kind: kinds[event.kind] ?? 'other',
    things: thingsOf(event, state),
    seat: seatOf(event, state),
    isReaction: consequences.has(event.kind),
    dice: dice?.length === 0 ? undefined : dice,
    callout: calloutOf(event),
    icon: icons[event.kind],
  }
}
