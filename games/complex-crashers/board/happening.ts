// What events look like on the board: which things pulse, what rises from them, whose doing it is, and what the replay marks.

import { type EventTable, type Happening, type HappeningKind, said, type ShownDie } from '@umpire/board'
import type { LogReader, Seat } from '@umpire/engine'
import { dieSides } from '../content/numbers.ts'
import type { CrashersEvent } from '../events.ts'
import { operativeOf, type State } from '../state.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { calloutOf } from './callout.ts'
import { thingsOf } from './event-things.ts'

type Kind = CrashersEvent['kind']

/** By kind; what is not here is `other`. */
const kinds: { readonly [Name in Kind]?: HappeningKind } = {
  'armor lost': 'fight',
  'attack null': 'fight',
  'dice assigned': 'fight',
  'dice ignored': 'fight',
  'dice lost': 'fight',
  'dice rolled': 'dice',
  'game begins': 'round',
  'group counted': 'fight',
  'group hardened': 'fight',
  'group reassigned': 'fight',
  'group void': 'fight',
  'last round': 'round',
  'movement lost': 'move',
  'nobody there': 'fight',
  'tile placed': 'move',
  'used up': 'trade',
  damaged: 'fight',
  deployed: 'move',
  destroyed: 'fight',
  dropped: 'trade',
  incapacitated: 'fight',
  initiative: 'round',
  learned: 'trade',
  moved: 'move',
  pillared: 'move',
  recharged: 'trade',
  redeployed: 'move',
  reloaded: 'trade',
  swapped: 'trade',
  taken: 'trade',
  withstood: 'fight',
}

/** What is worth a mark in the replay. */
const icons: { readonly [Name in Kind]?: string } = {
  'emp called': 'emi',
  'emp explodes': 'emi',
  'reactor offline': 'reactor',
  'reactor online': 'reactor',
  destroyed: 'attack',
  incapacitated: 'downed',
  revived: 'revive',
}

const ofManager: ReadonlySet<string> = new Set<Kind>([
  'reveal begins',
  'tile drawn',
  'tile reserved',
  'tile from the reserve',
  'tile placed',
  'reactor online',
  'charges gained',
  'charges paid',
  'staged',
  'deployed',
  'redeployed',
  'upgraded',
  'upgrade removed',
  'tracker paid',
  'tracker gained',
])

const seatOfUnit = (state: State, unit: Unit): Seat =>
  isOperative(unit) ? operativeOf(state, unit).seat : state.manager

/** Whose doing it is. */
function seatOf(event: CrashersEvent, state: State): Seat | undefined {
  if (ofManager.has(event.kind)) return state.manager
  if (event.kind === 'dice rolled') return event.by === null ? undefined : seatOfUnit(state, event.by.unit)
  if (event.kind === 'dice ignored') return seatOfUnit(state, event.by.unit)
  if (event.kind === 'moved') {
    const [first] = event.units
    return first === undefined ? undefined : seatOfUnit(state, first.unit)
  }
  if (event.kind === 'activated' || event.kind === 'pillared' || event.kind === 'stepped out') {
    return seatOfUnit(state, event.who.unit)
  }
  return 'operative' in event ? operativeOf(state, event.operative).seat : undefined
}

/** Done in answer to what somebody else is doing. */
const isReaction = (event: CrashersEvent): boolean =>
  (event.kind === 'activated' && !event.isAction) || event.kind === 'dice ignored'

const plainDie = (face: number): ShownDie => ({ face, kind: 'd10' })

const rolls: EventTable<CrashersEvent, ShownDie[]> = {
  'dice rolled': ({ dice }) => dice.map(plainDie),
  'dice ignored': ({ dice }) => dice.map((face) => ({ ...plainDie(face), is: 'dropped' })),
  'group counted': ({ dice, armor }) =>
    dice.map((face) => ({ ...plainDie(face), is: face > armor || face === dieSides ? 'damage' : 'idle' })),
}

export function happeningOf(event: CrashersEvent, { state }: Pick<LogReader<State>, 'state'>): Happening {
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
