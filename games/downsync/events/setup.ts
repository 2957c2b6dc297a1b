// Events before the first Round, and how the log says them.

import type { GameEvent, LogReader, RuleId, Seat } from '@umpire/engine'
import { advisors } from '../content/advisors.ts'
import type { Signature } from '../content/signature.ts'
import { cardName, inches, markerName, seatName, sayPing } from '../names.ts'
import type { State } from '../state.ts'
import type { ForceList } from '../state/force.ts'

export type SetupEvent =
  | { readonly kind: 'list shown'; readonly rule: 'DS-035'; readonly seat: Seat; readonly list: ForceList }
  | {
      readonly kind: 'starting roll'
      readonly rule: 'DS-036'
      /** By seat. */
      readonly dice: readonly (readonly number[])[]
      /** Null: a tie, rolled again. */
      readonly winner: Seat | null
    }
  | { readonly kind: 'first chosen'; readonly rule: 'DS-037'; readonly by: Seat; readonly first: Seat }
  | {
      readonly kind: 'marker placed'
      readonly rule: RuleId
      readonly seat: Seat
      readonly marker: number
      readonly x: number
      readonly y: number
    }
  | {
      readonly kind: 'deployed'
      readonly rule: 'DS-038'
      readonly seat: Seat
      readonly pings: readonly {
        readonly signature: Signature
        readonly number: number
        readonly x: number
        readonly y: number
      }[]
    }

const kinds: ReadonlySet<string> = new Set<SetupEvent['kind']>([
  'list shown',
  'starting roll',
  'first chosen',
  'marker placed',
  'deployed',
])

export const isSetupEvent = (event: GameEvent): event is SetupEvent => kinds.has(event.kind)

/** `Virago ×2, Phantom` */
function counted(list: ForceList): string {
  const names = list.units.map(cardName)
  const different = [...new Set(names)]
  return different
    .map((name) => {
      const many = names.filter((one) => one === name).length
      return many === 1 ? name : `${name} ×${many}`
    })
    .join(', ')
}

export function saysSetup(event: SetupEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'list shown': {
      const { advisor, mounted } = event.list
      const advice = advisor === null ? '' : `, with ${advisors.of(advisor).name}`
      const riding = mounted.length === 0 ? '' : `; ${mounted.length} mounted`
      return `${seatName(event.seat)} brings ${counted(event.list)}${advice}${riding}.`
    }
    case 'starting roll': {
      const rolls = event.dice.map((dice) => dice.join(' and ')).join(' against ')
      return event.winner === null
        ? `Starting roll: ${rolls}, a tie.`
        : `Starting roll: ${rolls}. ${seatName(event.winner)} chooses.`
    }
    case 'first chosen':
      return `${seatName(event.first)} deploys first and has the first turn.`
    case 'marker placed': {
      const marker = state.markers.find(({ id }) => id === event.marker)
      const name = marker === undefined ? 'A marker' : markerName(marker)
      return `${seatName(event.seat)} places ${name} at ${inches(event.x)}, ${inches(event.y)}.`
    }
    case 'deployed':
      return `${seatName(event.seat)} deploys ${event.pings.length} Pings: ${event.pings.map((ping) => sayPing(ping).toUpperCase()).join(', ')}.`
  }
}
