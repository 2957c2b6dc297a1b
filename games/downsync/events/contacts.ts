// Events of Pings: revealed, found to be Decoys, removed; and how the log says them.

import type { GameEvent, LogReader, RuleId, Seat } from '@umpire/engine'
import type { Signature } from '../content/signature.ts'
import { inches, pingName, seatName, signatureName, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'

export type RevealCause = 'owner' | 'burned' | 'scan' | 'ambush'

interface OfPing {
  readonly signature: Signature
  readonly number: number
}

export type ContactsEvent =
  | ({
      readonly kind: 'revealed'
      readonly rule: RuleId
      readonly cause: RevealCause
      /** The Unit that forced it, by id. */
      readonly by: number | null
      readonly unit: number
      /** DS-249 The Taxi beside which it appears. */
      readonly taxi: number | null
      readonly x: number
      readonly y: number
    } & OfPing)
  | ({
      readonly kind: 'decoy'
      readonly rule: 'DS-146'
      readonly seat: Seat
      readonly cause: RevealCause
      readonly by: number | null
      readonly x: number
      readonly y: number
    } & OfPing)
  | {
      readonly kind: 'pings gone'
      readonly rule: 'DS-147'
      readonly seat: Seat
      readonly signature: Signature
      readonly pings: readonly (OfPing & { readonly x: number; readonly y: number })[]
    }
  | { readonly kind: 'no room'; readonly rule: 'DS-144'; readonly unit: number; readonly lost: number }

const kinds: ReadonlySet<string> = new Set<ContactsEvent['kind']>(['revealed', 'decoy', 'pings gone', 'no room'])

export const isContactsEvent = (event: GameEvent): event is ContactsEvent => kinds.has(event.kind)

function causeWords(state: State, cause: RevealCause, by: number | null): string {
  const who = by === null ? 'the enemy' : unitName(unitOf(state, by))
  switch (cause) {
    case 'owner':
      return ''
    case 'burned':
      return ` (${who} is within 2″)`
    case 'scan':
      return ` (scanned by ${who})`
    case 'ambush':
      return ' (ambush)'
  }
}

export function saysContacts(event: ContactsEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'revealed': {
      const beside = event.taxi === null ? '' : `, beside ${unitName(unitOf(state, event.taxi))}`
      return `${pingName(event)} is ${unitName(unitOf(state, event.unit))}${beside}${causeWords(state, event.cause, event.by)}.`
    }
    case 'decoy':
      return `${pingName(event)} was a Decoy of ${seatName(event.seat)}${causeWords(state, event.cause, event.by)}.`
    case 'pings gone':
      return `All ${signatureName(event.signature)} Units of ${seatName(event.seat)} are known: ${event.pings.map(pingName).join(', ')} ${event.pings.length === 1 ? 'goes' : 'go'}.`
    case 'no room':
      return `${unitName(unitOf(state, event.unit))} finds no room: ${event.lost} ${event.lost === 1 ? 'base is' : 'bases are'} lost.`
  }
}

/** For the places of a squad. */
export const spotName = ({ x, y }: { readonly x: number; readonly y: number }): string => `${inches(x)}, ${inches(y)}`
