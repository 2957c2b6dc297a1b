// Events of moves and Placements, and how the log says them.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { Point } from '@umpire/plane'
import { inches, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import { type Member, memberName } from './turns.ts'

/** The way of one base: from where, by which points, how long. A Ping has team 0. */
export interface MovedBase {
  readonly team: number
  readonly from: Point
  readonly path: readonly Point[]
  readonly length: number
  /** The piece of terrain that slowed it down, by id; null: none. */
  readonly slowedBy: string | null
}

export type MovingEvent =
  | {
      readonly kind: 'moved'
      readonly rule: 'DS-068' | 'DS-155'
      readonly member: Member
      readonly bases: readonly MovedBase[]
    }
  | {
      readonly kind: 'placed'
      readonly rule: RuleId
      readonly unit: number
      readonly bases: readonly { readonly team: number; readonly from: Point | null; readonly to: Point }[]
    }
  | { readonly kind: 'clears the way'; readonly rule: 'DS-240'; readonly unit: number }

const kinds: ReadonlySet<string> = new Set<MovingEvent['kind']>(['moved', 'placed', 'clears the way'])

export const isMovingEvent = (event: GameEvent): event is MovingEvent => kinds.has(event.kind)

function movedWords(bases: readonly MovedBase[]): string {
  const slowed = [...new Set(bases.flatMap(({ slowedBy }) => (slowedBy === null ? [] : [slowedBy])))]
  const through = slowed.length === 0 ? '' : `, slowed by ${slowed.join(' and ')}`
  const [only] = bases
  if (bases.length === 1 && only !== undefined) return ` ${inches(only.length)}${through}`
  return `: ${bases.map(({ team, length }) => `team ${team} ${inches(length)}`).join(', ')}${through}`
}

export function saysMoving(event: MovingEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'moved':
      return `${memberName(state, event.member)} moves${movedWords(event.bases)}.`
    case 'placed':
      return `${unitName(unitOf(state, event.unit))} is placed${event.bases.length === 1 ? '' : ` with ${event.bases.length} bases`}.`
    case 'clears the way':
      return `${unitName(unitOf(state, event.unit))} clears the way.`
  }
}
