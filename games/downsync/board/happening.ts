// What events look like on the table: which things pulse, what rises from them, whose doing it is, and what the replay marks.

import { type EventTable, type Happening, type HappeningKind, said, type ShownDie } from '@umpire/board'
import type { LogReader, Seat } from '@umpire/engine'
import type { DownsyncEvent } from '../events.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import { calloutOf } from './callout.ts'
import { thingsOf } from './event-things.ts'

type Kind = DownsyncEvent['kind']

/** By kind; what is not here is `other`. */
const kinds: { readonly [Name in Kind]?: HappeningKind } = {
  moved: 'move',
  placed: 'move',
  'clears the way': 'move',
  deployed: 'move',
  unloaded: 'move',
  loaded: 'move',
  'drones deployed': 'move',
  left: 'move',
  attack: 'dice',
  countermeasure: 'dice',
  priorities: 'dice',
  'starting roll': 'dice',
  'attack lost': 'fight',
  'base destroyed': 'fight',
  'unit destroyed': 'fight',
  'packaged lost': 'fight',
  emergency: 'fight',
  accepted: 'fight',
  stunned: 'fight',
  tagged: 'fight',
  exposed: 'fight',
  locked: 'fight',
  jammed: 'fight',
  resilient: 'fight',
  revealed: 'alarm',
  decoy: 'alarm',
  'pings gone': 'alarm',
  engagement: 'alarm',
  'round begins': 'round',
  'turn begins': 'round',
  'round ends': 'round',
  'empty turn': 'round',
  scored: 'trade',
  'cache taken': 'trade',
}

/** What is worth a mark in the replay. */
const icons: { readonly [Name in Kind]?: string } = {
  revealed: 'reveal',
  decoy: 'decoy',
  engagement: 'reaction',
  'unit destroyed': 'attack',
  scored: 'trophy',
  left: 'run',
  'cache taken': 'captured',
  deployed: 'deploy',
}

/** Done in answer to what somebody else is doing. */
const reactions: ReadonlySet<string> = new Set<Kind>([
  'countermeasure',
  'emergency',
  'accepted',
  'taken up',
  'resilient',
])

const seatOfUnit = (state: State, id: number): Seat => unitOf(state, id).seat

/** Whose doing it is, where that is not simply whose Unit it is about. */
const seats = (state: State): EventTable<DownsyncEvent, Seat | undefined> => ({
  'first chosen': ({ by }) => by,
  'starting roll': () => undefined,
  priorities: () => undefined,
  'engagement over': () => undefined,
  'effects end': () => undefined,
  moved: ({ member }) => (member.is === 'unit' ? seatOfUnit(state, member.id) : pingOf(state, member.id)?.seat),
  activates: ({ member }) => (member.is === 'unit' ? seatOfUnit(state, member.id) : pingOf(state, member.id)?.seat),
  activated: ({ member }) => (member.is === 'unit' ? seatOfUnit(state, member.id) : pingOf(state, member.id)?.seat),
  'base destroyed': ({ unit, by }) => seatOfUnit(state, by ?? unit),
  'unit destroyed': ({ unit, by }) => seatOfUnit(state, by ?? unit),
  tagged: ({ by }) => seatOfUnit(state, by),
  exposed: ({ by }) => seatOfUnit(state, by),
  locked: ({ by }) => seatOfUnit(state, by),
  jammed: ({ by }) => seatOfUnit(state, by),
})

function seatOf(event: DownsyncEvent, state: State): Seat | undefined {
  const table = seats(state)
  if (event.kind in table) return said(table, event)
  if ('seat' in event) return event.seat
  return 'unit' in event ? seatOfUnit(state, event.unit) : undefined
}

/** Dice with the one that was dropped (DS-004). */
const withDropped = (dice: readonly number[], dropped: number | null, is: ShownDie['is']): ShownDie[] => {
  const place = dropped === null ? -1 : dice.indexOf(dropped)
  return dice.map((face, n) => (n === place ? { face, is: 'dropped' } : is === undefined ? { face } : { face, is }))
}

/** Of a check with two dice the lower one is dropped. */
const lowest = (dice: readonly number[]): number | null => (dice.length > 1 ? Math.min(...dice) : null)

const rolls: EventTable<DownsyncEvent, readonly ShownDie[]> = {
  attack: ({ dice, dropped, isHit }) => withDropped(dice, dropped, isHit ? 'damage' : 'idle'),
  countermeasure: ({ dice, isNegated }) => withDropped(dice, lowest(dice), isNegated ? 'spend' : 'idle'),
  priorities: ({ rolls: all }) => all.flatMap(({ dice }) => withDropped(dice, lowest(dice), undefined)),
  'starting roll': ({ dice }) => dice.flatMap((of) => withDropped(of, null, undefined)),
}

export function happeningOf(event: DownsyncEvent, { state }: Pick<LogReader<State>, 'state'>): Happening {
  const seat = seatOf(event, state)
  return {
    kind: kinds[event.kind] ?? 'other',
    things: thingsOf(event, state),
    seat,
    isReaction: reactions.has(event.kind),
    dice: said(rolls, event),
    callout: calloutOf(event),
    icon: icons[event.kind],
  }
}
