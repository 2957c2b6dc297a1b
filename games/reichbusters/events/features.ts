// Events of room features, and how the log says them.

import type { GameEvent, LogReader } from '@umpire/engine'
import type { Face } from '../content/dice.ts'
import type { FeatureId } from '../content/feature.ts'
import { features } from '../content/features.ts'
import type { HeroId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { AreaId } from '../content/map/map.ts'
import type { NoiseCardId } from '../content/noise.ts'
import { noiseCards } from '../content/noises.ts'
import { areaName, heroName } from '../names.ts'
import type { State } from '../state.ts'

export type FeatureEvent =
  | { readonly kind: 'feature seen'; readonly rule: 'RB-121'; readonly area: AreaId; readonly feature: FeatureId }
  | {
      readonly kind: 'feature used'
      readonly rule: 'RB-121'
      readonly hero: HeroId
      readonly area: AreaId
      readonly feature: FeatureId
    }
  | { readonly kind: 'passage found'; readonly rule: 'RB-120'; readonly area: AreaId; readonly end: AreaId }
  | { readonly kind: 'trap goes off'; readonly rule: 'RB-121'; readonly hero: HeroId; readonly area: AreaId }
  | { readonly kind: 'vril leaks'; readonly rule: 'RB-121'; readonly hero: HeroId; readonly face: Face }
  | { readonly kind: 'item found'; readonly rule: 'RB-121'; readonly area: AreaId; readonly item: ItemId }
  | { readonly kind: 'noise cards seen'; readonly rule: 'RB-121'; readonly cards: readonly NoiseCardId[] }
  | { readonly kind: 'objectives swapped'; readonly rule: 'RB-121'; readonly area: AreaId; readonly other: AreaId }

const kinds: ReadonlySet<string> = new Set<FeatureEvent['kind']>([
  'feature seen',
  'feature used',
  'passage found',
  'trap goes off',
  'vril leaks',
  'item found',
  'noise cards seen',
  'objectives swapped',
])

export const isFeatureEvent = (event: GameEvent): event is FeatureEvent => kinds.has(event.kind)

const leakWords = (face: Face): string =>
  face === 'U' ? 'a surge' : face === 'S' ? 'a special result heals a wound' : 'nothing happens'

export function saysFeature(event: FeatureEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'feature seen':
      return `${areaName(event.area, state)}: ${features.of(event.feature).name}.`
    case 'feature used':
      return `${heroName(event.hero)} uses ${features.of(event.feature).name} at ${areaName(event.area, state)}.`
    case 'passage found':
      return `A secret passage joins ${areaName(event.area, state)} and ${areaName(event.end, state)}.`
    case 'trap goes off':
      return `${heroName(event.hero)} sets off the Booby Trap at ${areaName(event.area, state)}.`
    case 'vril leaks':
      return `${heroName(event.hero)} stands in the Vril Leak: ${leakWords(event.face)}.`
    case 'item found':
      return `${items.of(event.item).name} lies at ${areaName(event.area, state)}.`
    case 'noise cards seen':
      return `The next noise cards: ${event.cards.map((card) => noiseCards.of(card).name).join(', ')}.`
    case 'objectives swapped':
      return `Behind a False Wall: what lies at ${areaName(event.area, state)} and at ${areaName(event.other, state)} has changed places.`
  }
}
