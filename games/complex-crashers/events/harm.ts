// Events of Health and Armor, of units that fall and of those that get up again; and how the log says them.

import type { LogReader, RuleId } from '@umpire/engine'
import type { CrashersEvent } from '../events.ts'
import { regionName, unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { Unit } from '../state/unit.ts'
import { type Figure, whoName } from './who.ts'

interface OfOperative {
  readonly operative: Unit
}

export type HarmEvent =
  | ({
      readonly kind: 'damaged'
      readonly rule: 'CC-184'
      readonly damage: number
      readonly health: number
    } & OfOperative)
  | ({ readonly kind: 'incapacitated'; readonly rule: 'CC-199' } & OfOperative)
  | ({ readonly kind: 'not today'; readonly rule: 'CC-202' } & OfOperative)
  | ({
      readonly kind: 'revived'
      readonly rule: 'CC-203'
      readonly health: number
      readonly armor: number
      readonly ap: number
    } & OfOperative)
  | ({
      readonly kind: 'healed'
      readonly rule: 'CC-206'
      readonly gained: number
      readonly health: number
    } & OfOperative)
  | ({
      readonly kind: 'armor lost'
      readonly rule: RuleId
      readonly lost: number
      readonly armor: number
    } & OfOperative)
  | ({
      readonly kind: 'armor recovered'
      readonly rule: 'CC-205'
      readonly gained: number
      readonly armor: number
    } & OfOperative)
  | { readonly kind: 'destroyed'; readonly rule: RuleId; readonly who: Figure; readonly region: RegionId }

const kinds: ReadonlySet<string> = new Set<HarmEvent['kind']>([
  'damaged',
  'incapacitated',
  'not today',
  'revived',
  'healed',
  'armor lost',
  'armor recovered',
  'destroyed',
])

export const isHarmEvent = (event: CrashersEvent): event is HarmEvent => kinds.has(event.kind)

export function saysHarm(event: HarmEvent, { state }: LogReader<State>): string {
  if (event.kind === 'destroyed') {
    return `${whoName(event.who, state)} is destroyed in ${regionName(event.region, state)}.`
  }
  const name = unitName(event.operative, state)
  switch (event.kind) {
    case 'damaged':
      return `${name} suffers ${event.damage} damage: Health ${event.health}.`
    case 'incapacitated':
      return `${name} is Incapacitated.`
    case 'not today':
      return `${name} will not go down today.`
    case 'revived':
      return `${name} is Able again: Armor ${event.armor}, Health ${event.health}, AP ${event.ap}.`
    case 'healed':
      return `${name} gains ${event.gained} Health, now ${event.health}.`
    case 'armor lost':
      return `${name} loses ${event.lost} Armor, now ${event.armor}.`
    case 'armor recovered':
      return `${name} recovers ${event.gained} Armor, now ${event.armor}.`
  }
}
