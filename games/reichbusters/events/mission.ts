// Events of objectives and exits, and how the log says them.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { AreaId } from '../content/map/map.ts'
import type { UnitId } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { areaName, heroName } from '../names.ts'
import type { State } from '../state.ts'

export type MissionEvent =
  | { readonly kind: 'item turned up'; readonly rule: 'RB-220'; readonly area: AreaId; readonly item: ItemId }
  | { readonly kind: 'vrilpanzer awakes'; readonly rule: 'RB-212'; readonly area: AreaId }
  | { readonly kind: 'wolff howls'; readonly rule: 'RB-212' }
  | { readonly kind: 'target killed'; readonly rule: 'RB-205'; readonly unit: UnitId }
  | { readonly kind: 'charge planted'; readonly rule: 'RB-223'; readonly hero: HeroId; readonly area: AreaId }
  | {
      readonly kind: 'charges detonated'
      readonly rule: 'RB-224'
      readonly hero: HeroId
      readonly areas: readonly AreaId[]
    }
  | { readonly kind: 'hero left'; readonly rule: 'RB-204'; readonly hero: HeroId; readonly items: readonly ItemId[] }
  | {
      readonly kind: 'mission over'
      readonly rule: RuleId
      readonly isWon: boolean
      readonly goals: readonly string[]
    }

const kinds: ReadonlySet<string> = new Set<MissionEvent['kind']>([
  'item turned up',
  'vrilpanzer awakes',
  'wolff howls',
  'target killed',
  'charge planted',
  'charges detonated',
  'hero left',
  'mission over',
])

export const isMissionEvent = (event: GameEvent): event is MissionEvent => kinds.has(event.kind)

export function saysMission(event: MissionEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'item turned up':
      return `${areaName(event.area, state)}: ${items.of(event.item).name} lies there.`
    case 'vrilpanzer awakes':
      return `The Vrilpanzer awakes at ${areaName(event.area, state)}.`
    case 'wolff howls':
      return 'General Wolff howls. Every dog and every Experiment 6XX is alert.'
    case 'target killed':
      return `${units.of(event.unit).name} is dead: an objective of the mission is done.`
    case 'charge planted':
      return `${heroName(event.hero)} plants a demolition charge at ${areaName(event.area, state)}.`
    case 'charges detonated':
      return `${heroName(event.hero)} sets off the charges at ${event.areas.map((area) => areaName(area, state)).join(', ')}.`
    case 'hero left': {
      const taken = event.items.map((item) => items.of(item).name).join(', ')
      return `${heroName(event.hero)} leaves the castle${taken === '' ? '' : ` with ${taken}`}.`
    }
    case 'mission over': {
      const also = event.goals.length === 0 ? '' : ` Beside it: ${event.goals.join(', ')}.`
      return `${event.isWon ? 'The mission is done.' : 'The mission has failed.'}${also}`
    }
  }
}
