// Events of time: the tracker, the alarm, the phases of the enemy turn, and the effects of noise cards.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { AreaId } from '../content/map/map.ts'
import type { NoiseCardId } from '../content/noise.ts'
import { noiseCards } from '../content/noises.ts'
import { noiseText } from '../content/text.ts'
import { areaName } from '../names.ts'
import type { State } from '../state.ts'

/** The phases of an enemy turn, as the rulebook calls them. */
type PhaseName = 'Raise the Alarm!' | 'Action Stations!' | 'Kill the Intruders!' | 'Check Awareness!'

export type AlarmEvent =
  | {
      readonly kind: 'tracker'
      readonly rule: RuleId
      readonly section: 'pre' | 'alarm' | 'post'
      readonly from: number
      readonly to: number
      readonly isPast: boolean
    }
  | { readonly kind: 'alarm sounds'; readonly rule: 'RB-131' }
  | { readonly kind: 'everybody alert'; readonly rule: 'RB-133' }
  | { readonly kind: 'noise deck replaced'; readonly rule: 'RB-134' }
  | { readonly kind: 'alarm over'; readonly rule: 'RB-137' }
  | { readonly kind: 'enemy turn'; readonly rule: 'RB-165' }
  /** Only where something may happen in it. */
  | { readonly kind: 'enemy phase'; readonly rule: RuleId; readonly phase: PhaseName }
  | {
      readonly kind: 'noise effect'
      readonly rule: 'RB-028'
      readonly card: NoiseCardId
      readonly half: 'top' | 'lower'
    }
  | { readonly kind: 'noise ignored'; readonly rule: RuleId; readonly card: NoiseCardId }
  | { readonly kind: 'smoke gone'; readonly rule: RuleId; readonly area: AreaId }

const kinds: ReadonlySet<string> = new Set<AlarmEvent['kind']>([
  'tracker',
  'alarm sounds',
  'everybody alert',
  'noise deck replaced',
  'alarm over',
  'enemy turn',
  'enemy phase',
  'noise effect',
  'noise ignored',
  'smoke gone',
])

export const isAlarmEvent = (event: GameEvent): event is AlarmEvent => kinds.has(event.kind)

export function saysAlarm(event: AlarmEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'tracker':
      return saysTracker(event)
    case 'alarm sounds':
      return 'The alarm sounds!'
    case 'everybody alert':
      return 'Every enemy is alert from now on.'
    case 'noise deck replaced':
      return 'The noise cards of the alarm replace those before it.'
    case 'alarm over':
      return 'The tracker is on the first box after the alarm.'
    case 'enemy turn':
      return 'Enemy turn.'
    case 'enemy phase':
      return event.phase
    case 'noise effect': {
      const card = noiseCards.of(event.card)
      return `${card.name}: ${noiseText(card[event.half])}`
    }
    case 'noise ignored':
      return `${noiseCards.of(event.card).name} has no effect.`
    case 'smoke gone':
      return `The smoke at ${areaName(event.area, state)} clears.`
  }
}

function saysTracker({ section, from, to, isPast }: Extract<AlarmEvent, { kind: 'tracker' }>): string {
  if (!isPast) return `The tracker goes from box ${from} to box ${to}.`
  return section === 'pre' ? 'The tracker reaches the alarm.' : 'The tracker has reached its end.'
}
