// Events of the stack: who activates what, who pays, gains and loses Ability Points; and how the log says it.

import type { LogReader, RuleId } from '@umpire/engine'
import { type CardId, cardOf } from '../content/cards.ts'
import { trackerMaximum } from '../content/numbers.ts'
import type { CrashersEvent } from '../events.ts'
import { abilityName, regionName, saySide, unitName } from '../names.ts'
import { exhaustedAp } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { AbilityRef, Declared } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import { type Who, whoName } from './who.ts'

interface OfOperative {
  readonly operative: Unit
}

interface OfAbility {
  readonly who: Who
  readonly ability: Pick<AbilityRef, 'card' | 'number'>
}

interface OfTracker {
  /** The Operative whose tracker it is. */
  readonly tracker: Unit
}

export type StackEvent =
  /** `whom`: the unit that was declared, as it may be gone when this is read. */
  | ({
      readonly kind: 'activated'
      readonly rule: RuleId
      readonly declared: Declared
      readonly whom: Who | null
      readonly isAction: boolean
    } & OfAbility)
  | ({ readonly kind: 'cancelled'; readonly rule: 'CC-155' } & OfAbility)
  | ({ readonly kind: 'null'; readonly rule: RuleId } & OfAbility)
  | { readonly kind: 'stepped out'; readonly rule: 'CC-069'; readonly who: Who }
  | ({
      readonly kind: 'used up'
      readonly rule: 'CC-247'
      readonly card: CardId
      readonly ability: string
    } & OfOperative)
  | ({
      readonly kind: 'paid'
      readonly rule: 'CC-120'
      readonly cost: number
      readonly ap: number
      readonly maxAp: number
    } & OfOperative)
  | ({ readonly kind: 'gained AP'; readonly rule: RuleId; readonly ap: number } & OfOperative)
  | ({
      readonly kind: 'lost AP'
      readonly rule: RuleId
      readonly ap: number
      readonly isExhausted: boolean
    } & OfOperative)
  | ({ readonly kind: 'unshaken'; readonly rule: 'CC-133' } & OfOperative)
  | ({ readonly kind: 'tracker paid'; readonly rule: 'CC-126'; readonly cost: number; readonly ap: number } & OfTracker)
  | ({ readonly kind: 'tracker gained'; readonly rule: RuleId; readonly ap: number } & OfTracker)
  | ({ readonly kind: 'tracker lost'; readonly rule: RuleId; readonly ap: number } & OfTracker)

const kinds: ReadonlySet<string> = new Set<StackEvent['kind']>([
  'activated',
  'cancelled',
  'null',
  'stepped out',
  'used up',
  'paid',
  'gained AP',
  'lost AP',
  'unshaken',
  'tracker paid',
  'tracker gained',
  'tracker lost',
])

export const isStackEvent = (event: CrashersEvent): event is StackEvent => kinds.has(event.kind)

/** ` (Archive (1,0), north)`: what was fixed when an ability was activated. */
function declaredWords({ region, side, card, action }: Declared, whom: Who | null, state: State): string {
  const words: string[] = []
  if (region !== null) words.push(regionName(region, state))
  if (side !== null) words.push(saySide(side))
  if (whom !== null) words.push(whoName(whom, state))
  if (card !== null) words.push(cardOf(card).name)
  if (action !== null) words.push(abilityName(action))
  return words.length === 0 ? '' : ` (${words.join(', ')})`
}

const tracksOf = (tracker: Unit, state: State): string => `The tracker of ${unitName(tracker, state)}`

const nowWords = (ap: number, maximum: number): string => (ap === exhaustedAp(maximum) ? 'Exhausted' : `now ${ap}`)

export function saysStack(event: StackEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'activated': {
      const verb = event.isAction ? 'activates' : 'reacts with'
      return `${whoName(event.who, state)} ${verb} ${abilityName(event.ability)}${declaredWords(event.declared, event.whom, state)}.`
    }
    case 'cancelled':
      return `${abilityName(event.ability)} of ${whoName(event.who, state)} is cancelled.`
    case 'null':
      return `${abilityName(event.ability)} of ${whoName(event.who, state)} does nothing.`
    case 'stepped out':
      return `${whoName(event.who, state)} steps out from behind the pillar.`
    case 'used up':
      return `${unitName(event.operative, state)} has used up ${cardOf(event.card).name}.`
    case 'paid':
      return `${unitName(event.operative, state)} pays ${event.cost} AP, ${nowWords(event.ap, event.maxAp)}.`
    case 'gained AP':
      return `${unitName(event.operative, state)} gains ${event.ap} AP.`
    case 'lost AP':
      return `${unitName(event.operative, state)} loses ${event.ap} AP${event.isExhausted ? ' and is Exhausted' : ''}.`
    case 'unshaken':
      return `${unitName(event.operative, state)} is Unshaken and loses no AP.`
    case 'tracker paid':
      return `${tracksOf(event.tracker, state)} pays ${event.cost} AP, ${nowWords(event.ap, trackerMaximum)}.`
    case 'tracker gained':
      return `${tracksOf(event.tracker, state)} gains ${event.ap} AP.`
    case 'tracker lost':
      return `${tracksOf(event.tracker, state)} loses ${event.ap} AP.`
  }
}
