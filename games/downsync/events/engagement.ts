// Events of Reaction Engagements: who takes part, priorities, holding; and how the log says them.

import type { GameEvent, LogReader, Seat } from '@umpire/engine'
import { baseName, seatName, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import type { Unit } from '../state/unit.ts'
import { inARow } from './turns.ts'

interface PriorityRoll {
  readonly unit: number
  /** The higher one counts. */
  readonly dice: readonly number[]
  /** DS-258 */
  readonly bonus: number
  readonly priority: number
}

export type EngagementEvent =
  | { readonly kind: 'engagement'; readonly rule: 'DS-188'; readonly seat: Seat }
  | { readonly kind: 'joins'; readonly rule: 'DS-191'; readonly seat: Seat; readonly units: readonly number[] }
  | {
      readonly kind: 'reactors'
      readonly rule: 'DS-192'
      readonly seat: Seat
      readonly units: readonly number[]
      /** DS-193 How many of them cost nothing. */
      readonly free: number
    }
  | { readonly kind: 'braced'; readonly rule: 'DS-298'; readonly seat: Seat; readonly bases: readonly Target[] }
  | { readonly kind: 'priorities'; readonly rule: 'DS-197'; readonly rolls: readonly PriorityRoll[] }
  | {
      readonly kind: 'swapped'
      readonly rule: 'DS-262' | 'DS-300'
      readonly units: readonly [number, number]
      /** What they have now. */
      readonly priorities: readonly [number, number]
    }
  | {
      readonly kind: 'held'
      readonly rule: 'DS-201'
      readonly unit: number
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'engagement over'; readonly rule: 'DS-206' }

const kinds: ReadonlySet<string> = new Set<EngagementEvent['kind']>([
  'engagement',
  'joins',
  'reactors',
  'braced',
  'priorities',
  'swapped',
  'held',
  'engagement over',
])

export const isEngagementEvent = (event: GameEvent): event is EngagementEvent => kinds.has(event.kind)

/** `Virago 1: 3`, `Marksman 1: 6 (2 and 5, +1)` */
function rollWords(state: State, { unit, dice, bonus, priority }: PriorityRoll): string {
  const sentry = bonus === 0 ? '' : `, +${bonus}`
  const isPlain = dice.length === 1 && bonus === 0
  return `${unitName(unitOf(state, unit))}: ${priority}${isPlain ? '' : ` (${dice.join(' and ')}${sentry})`}`
}

/** How many of so many reactors cost nothing. */
function freeWords(free: number, all: number): string {
  if (free >= all) return ''
  if (free > 0) return `, ${free} of them for free`
  return all === 1 ? ', not for free' : ', none of them for free'
}

/** Among others in a row: `team 2 of Vector Squad 1`. */
const braceName = (unit: Unit, team: number): string =>
  baseName(unit, team) === unitName(unit) ? unitName(unit) : `team ${team} of ${unitName(unit)}`

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

export function saysEngagement(event: EngagementEvent, { state }: LogReader<State>): string {
  const name = (id: number): string => unitName(unitOf(state, id))
  const names = (ids: readonly number[]): string => inARow(ids.map(name))
  switch (event.kind) {
    case 'engagement':
      return `${seatName(event.seat)} begins a Reaction Engagement.`
    case 'joins':
      return `${names(event.units)} ${event.units.length === 1 ? 'joins' : 'join'} the Taskforce.`
    case 'reactors':
      return `${seatName(event.seat)} reacts with ${names(event.units)}${freeWords(event.free, event.units.length)}.`
    case 'braced': {
      const bases = event.bases.map(({ element, team }) => braceName(unitOf(state, element), team))
      return `${capital(inARow(bases))} ${bases.length === 1 ? 'braces' : 'brace'}.`
    }
    case 'priorities':
      return `Priorities: ${event.rolls.map((roll) => rollWords(state, roll)).join('; ')}.`
    case 'swapped': {
      const [one, two] = event.units
      const [first, second] = event.priorities
      return `${name(one)} and ${name(two)} swap priorities: ${first} and ${second} now.`
    }
    case 'held':
      return `${name(event.unit)} holds: ${event.from} becomes ${event.to}.`
    case 'engagement over':
      return 'The engagement is over.'
  }
}
