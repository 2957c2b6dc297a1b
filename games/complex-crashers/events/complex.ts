// Events of the Complex: Reactors, charges, Staging, Deployments, Upgrade markers, the E.M.P.; how the log says them.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { countOf } from '../content/text/words.ts'
import { defenderName, regionName, unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import { reactorUnit } from '../state/unit.ts'
import { isSetupEvent, saysSetup, type SetupEvent } from './setup.ts'
import { type Figure, type Who, whoName } from './who.ts'

interface OfReactor {
  readonly slot: number
}

interface OfCard {
  readonly card: DefenderId
}

export type ComplexEvent = SetupEvent | ReactorEvent

type ReactorEvent =
  | ({ readonly kind: 'reactor online'; readonly rule: 'CC-231' } & OfReactor)
  | ({ readonly kind: 'reactor offline'; readonly rule: RuleId } & OfReactor)
  | ({ readonly kind: 'charges gained' | 'charges lost'; readonly rule: RuleId; readonly charges: number } & OfReactor)
  | { readonly kind: 'charges paid'; readonly rule: 'CC-219'; readonly plan: readonly number[] }
  | ({ readonly kind: 'staged'; readonly rule: 'CC-215' } & OfCard)
  | ({
      readonly kind: 'deployed'
      readonly rule: RuleId
      readonly region: RegionId
      readonly figures: readonly Figure[]
    } & OfCard)
  | { readonly kind: 'redeployed'; readonly rule: 'CC-275'; readonly who: Who; readonly region: RegionId }
  | ({ readonly kind: 'upgraded'; readonly rule: 'CC-228' } & OfCard)
  | ({ readonly kind: 'upgrade removed'; readonly rule: 'CC-230' } & OfCard)
  | { readonly kind: 'disabled'; readonly rule: RuleId; readonly who: Who }
  | { readonly kind: 'emp called'; readonly rule: 'CC-237'; readonly countdown: number }
  | { readonly kind: 'emp counts down'; readonly rule: 'CC-104'; readonly left: number }
  | { readonly kind: 'emp explodes'; readonly rule: 'CC-238' }

const kinds: ReadonlySet<string> = new Set<ReactorEvent['kind']>([
  'reactor online',
  'reactor offline',
  'charges gained',
  'charges lost',
  'charges paid',
  'staged',
  'deployed',
  'redeployed',
  'upgraded',
  'upgrade removed',
  'disabled',
  'emp called',
  'emp counts down',
  'emp explodes',
])

export const isComplexEvent = (event: GameEvent): event is ComplexEvent => kinds.has(event.kind) || isSetupEvent(event)

const reactorName = ({ slot }: OfReactor, state: State): string => unitName(reactorUnit(slot), state)
const cardName = ({ card }: OfCard): string => defenders.of(card).name

const saysPlan = (plan: readonly number[]): string =>
  plan.flatMap((charges, n) => (charges > 0 ? [`Reactor ${n + 1} pays ${countOf(charges, 'charge')}`] : [])).join(', ')

export function saysComplex(event: ComplexEvent, reader: LogReader<State>): string {
  const { state } = reader
  if (isSetupEvent(event)) return saysSetup(event, reader)
  switch (event.kind) {
    case 'reactor online':
      return `${reactorName(event, state)} comes Online.`
    case 'reactor offline':
      return `${reactorName(event, state)} goes Offline.`
    case 'charges gained':
      return `${reactorName(event, state)} gains ${countOf(event.charges, 'charge')}.`
    case 'charges lost':
      return `${reactorName(event, state)} loses ${countOf(event.charges, 'charge')}.`
    case 'charges paid':
      return `${saysPlan(event.plan)}.`
    case 'staged':
      return `The Complex Manager stages ${cardName(event)}.`
    case 'deployed':
      return `${event.figures.map(defenderName).join(', ')} ${event.figures.length === 1 ? 'enters' : 'enter'} ${regionName(event.region, state)}.`
    case 'redeployed':
      return `${whoName(event.who, state)} leaves the board and enters ${regionName(event.region, state)}.`
    case 'upgraded':
      return `${cardName(event)} gets an Upgrade marker.`
    case 'upgrade removed':
      return `${cardName(event)} loses its Upgrade marker.`
    case 'disabled':
      return `${whoName(event.who, state)} cannot activate abilities.`
    case 'emp called':
      return `The Stage 2 E.M.P. is called: ${event.countdown} Initiatives of the Operatives to go.`
    case 'emp counts down':
      return `The Stage 2 E.M.P. counts down to ${event.left}.`
    case 'emp explodes':
      return 'The Stage 2 E.M.P. explodes.'
  }
}
