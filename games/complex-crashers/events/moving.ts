// Events of movement, and how the log says them.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import { regionName, saySide } from '../names.ts'
import type { State } from '../state.ts'
import type { RegionId, Side } from '../state/region.ts'
import { type Who, whoName } from './who.ts'

export type MovingEvent =
  | {
      readonly kind: 'moved'
      readonly rule: 'CC-162' | 'CC-047'
      readonly units: readonly Who[]
      readonly to: RegionId
      readonly how: 'move' | 'phase'
    }
  /** Something else has moved it or holds it. */
  | { readonly kind: 'movement lost'; readonly rule: 'CC-163'; readonly who: Who }
  | { readonly kind: 'pillared'; readonly rule: RuleId; readonly who: Who; readonly side: Side }

const kinds: ReadonlySet<string> = new Set<MovingEvent['kind']>(['moved', 'movement lost', 'pillared'])

export const isMovingEvent = (event: GameEvent): event is MovingEvent => kinds.has(event.kind)

/** `Vera`, `Vera and Ito`, `Vera, Ito and Mara` */
export const together = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.slice(-1).join('')}`

export function saysMoving(event: MovingEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'moved': {
      const isOne = event.units.length === 1
      const go = event.how === 'phase' ? (isOne ? 'phases' : 'phase') : isOne ? 'moves' : 'move together'
      return `${together(event.units.map((unit) => whoName(unit, state)))} ${go} to ${regionName(event.to, state)}.`
    }
    case 'movement lost':
      return `${whoName(event.who, state)} was stopped: the rest of the movement is lost.`
    case 'pillared':
      return `${whoName(event.who, state)} stands behind the pillar in the ${saySide(event.side)}.`
  }
}
