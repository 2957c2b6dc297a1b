// Events of Rounds and Turns up to the Reaction window, and how the log says them.

import type { GameEvent, LogReader, RuleId, Seat } from '@umpire/engine'
import type { Signature } from '../content/signature.ts'
import { pingName, seatName, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'

/** A Unit, or a Ping that may be gone when this is read. */
export type Member =
  | { readonly is: 'unit'; readonly id: number }
  | { readonly is: 'ping'; readonly id: number; readonly signature: Signature; readonly number: number }

export type TurnsEvent =
  | { readonly kind: 'round begins'; readonly rule: 'DS-051'; readonly round: number; readonly cp: readonly number[] }
  | {
      readonly kind: 'turn begins'
      readonly rule: 'DS-052'
      readonly seat: Seat
      readonly round: number
      readonly turn: number
    }
  | { readonly kind: 'empty turn'; readonly rule: 'DS-054'; readonly seat: Seat }
  | { readonly kind: 'designated'; readonly rule: RuleId; readonly seat: Seat; readonly members: readonly Member[] }
  | { readonly kind: 'effects end'; readonly rule: 'DS-074'; readonly units: readonly number[] }
  | { readonly kind: 'round ends'; readonly rule: 'DS-055'; readonly round: number; readonly next: Seat }

const kinds: ReadonlySet<string> = new Set<TurnsEvent['kind']>([
  'round begins',
  'turn begins',
  'empty turn',
  'designated',
  'effects end',
  'round ends',
])

export const isTurnsEvent = (event: GameEvent): event is TurnsEvent => kinds.has(event.kind)

export const memberName = (state: State, member: Member): string =>
  member.is === 'unit' ? unitName(unitOf(state, member.id)) : pingName(member)

/** `A`, `A and B`, `A, B and C` */
export const inARow = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export function saysTurns(event: TurnsEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'round begins':
      return `Round ${event.round} begins: South has ${event.cp[0] ?? 0} CP, North ${event.cp[1] ?? 0}.`
    case 'turn begins':
      return `Turn ${event.turn}: ${seatName(event.seat)}.`
    case 'empty turn':
      return `${seatName(event.seat)} has nothing left to activate and passes.`
    case 'designated': {
      const names = event.members.map((member) => memberName(state, member))
      return `${seatName(event.seat)}'s Taskforce: ${inARow(names)}.`
    }
    case 'effects end':
      return `Tags, locks and the like end on ${inARow(event.units.map((id) => unitName(unitOf(state, id))))}.`
    case 'round ends':
      return `Round ${event.round} ends; ${seatName(event.next)} begins the next.`
  }
}
