// What events look like on the board: which things pulse, what rises from them, whose doing it is, and what the replay marks.

import { type EventTable, type Happening, type HappeningKind, said, type ShownDie } from '@umpire/board'
import type { LogReader, Seat } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import { tiles } from '../content/dashboard.ts'
import type { DieColour } from '../content/dice.ts'
import type { SubterraEvent } from '../events.ts'
import type { SeenAttacker } from '../events/fight.ts'
import type { State } from '../state.ts'
import { calloutOf } from './callout.ts'
import { thingsOf } from './event-things.ts'

type Kind = SubterraEvent['kind']

/** By kind; what is not here is `other`. */
const kinds: { readonly [Name in Kind]?: HappeningKind } = {
  'enemy moved': 'move',
  'enemy wounded': 'fight',
  'attack declared': 'fight',
  'attack lost': 'fight',
  'attack rolled': 'dice',
  'challenge rolled': 'dice',
  'console wounded': 'fight',
  'core taken': 'trade',
  'die rerolled': 'dice',
  'forced to move': 'move',
  'initiative swapped': 'round',
  'kit taken': 'trade',
  'mine set off': 'fight',
  'mission ends': 'round',
  'move action': 'move',
  'overseer phase begins': 'round',
  'phase step': 'move',
  'planning begins': 'round',
  'round begins': 'round',
  'target corroded': 'fight',
  'target suppressed': 'fight',
  'target unhurt': 'fight',
  'topped up': 'round',
  'turn begins': 'round',
  'turn ends': 'round',
  'wounds prevented': 'fight',
  crisis: 'round',
  downed: 'fight',
  found: 'trade',
  initiative: 'round',
  killed: 'fight',
  left: 'move',
  moved: 'move',
  removed: 'fight',
  spawned: 'move',
  'stance turned up': 'round',
  'stances laid': 'round',
  stances: 'round',
  starts: 'move',
  traded: 'trade',
  transferred: 'round',
  wounded: 'fight',
}

/** What is worth a mark in the replay. */
const icons: { readonly [Name in Kind]?: string } = {
  'core found': 'objective',
  'core taken': 'objective',
  'door opened': 'door-open',
  'generator found': 'generator',
  'generator started': 'generator',
  'lift found': 'lift',
  'lift opens': 'lift',
  'mission ends': 'trophy',
  'nest awakens': 'spawn',
  'nest burnt': 'fire',
  'passage opened': 'passage',
  'passage placed': 'passage',
  'passage sealed': 'lock',
  'charge planted': 'charge',
  crisis: 'alarm',
  downed: 'downed',
  explored: 'reveal',
  killed: 'downed',
  left: 'lift',
  removed: 'attack',
  revived: 'revive',
  uploaded: 'scan',
}

/** Done in answer to what somebody else is doing. */
const reactions: ReadonlySet<string> = new Set<Kind>([
  'interrupt used',
  'wounds prevented',
  'die rerolled',
  'tile cancelled',
  'initiative swapped',
  'adrenaline banked',
])

const ofOverseer: ReadonlySet<string> = new Set<Kind>([
  'gained energy',
  'lost energy',
  'tiles refreshed',
  'overseer phase begins',
  'tile used',
  'spawned',
  'paid towards passage',
  'passage opened',
  'passage placed',
  'door locked',
  'jammed',
  'regenerated',
  'activated',
  'enemy moved',
  'phase step',
  'no longer stunned',
  'dashboard laid',
  'doors laid',
  'stacks laid',
  'markers exchanged',
  'stack reordered',
  'room card',
  'nest awakens',
])

const isReaction = (event: SubterraEvent): boolean =>
  reactions.has(event.kind) || (event.kind === 'tile used' && tiles.of(event.tile).interrupt)

const seatOfCommando = ({ commandos }: State, id: CommandoId): Seat | undefined =>
  commandos.find((commando) => commando.id === id)?.seat

const seatOfAttacker = (state: State, by: SeenAttacker): Seat | undefined => {
  if (by.is === 'enemy') return state.overseer
  return by.is === 'commando' ? seatOfCommando(state, by.id) : undefined
}

/** Whose doing it is. */
function seatOf(event: SubterraEvent, state: State): Seat | undefined {
  if (ofOverseer.has(event.kind)) return state.overseer
  if (event.kind === 'revived') return seatOfCommando(state, event.by)
  if (event.kind === 'attack declared' || event.kind === 'attack lost' || event.kind === 'attack rolled') {
    return seatOfAttacker(state, event.by)
  }
  return 'commando' in event ? seatOfCommando(state, event.commando) : undefined
}

/** A die by its hits. */
const die = (hits: number, colour: DieColour): ShownDie => ({
  face: hits,
  kind: 'special',
  colour,
  is: hits > 0 ? 'damage' : 'idle',
})

const rolls: EventTable<SubterraEvent, ShownDie[]> = {
  'attack rolled': ({ black, red }) => [
    ...black.map((hits) => die(hits, 'black')),
    ...red.map((hits) => die(hits, 'red')),
  ],
  'challenge rolled': ({ faces }) => faces.map((hits) => die(hits, 'black')),
  'die rerolled': ({ colour, from, to }) => [{ ...die(from, colour), is: 'dropped' }, die(to, colour)],
}

export function happeningOf(event: SubterraEvent, { state }: Pick<LogReader<State>, 'state'>): Happening {
  const dice = said(rolls, event)
  return {
    kind: kinds[event.kind] ?? 'other',
    things: thingsOf(event, state),
    seat: seatOf(event, state),
    isReaction: isReaction(event),
    dice: dice?.length === 0 ? undefined : dice,
    callout: calloutOf(event),
    icon: icons[event.kind],
  }
}
