// Events before a mission begins, and how the log says them.

import type { GameEvent, LogReader, Seat } from '@umpire/engine'
import type { HeroId, WeaponId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import { castleMaps } from '../content/map/maps.ts'
import type { AreaId, MapId } from '../content/map/map.ts'
import type { MissionId } from '../content/mission.ts'
import { missions } from '../content/missions.ts'
import { factions } from '../content/factions.ts'
import type { FactionId } from '../content/unit.ts'
import { weapons } from '../content/weapons.ts'
import { areaName, heroName } from '../names.ts'
import type { State } from '../state.ts'

export type SetupEvent =
  | { readonly kind: 'hero chosen'; readonly rule: 'RB-208'; readonly hero: HeroId; readonly seat: Seat }
  | {
      readonly kind: 'mission begins'
      readonly rule: 'RB-215'
      readonly mission: MissionId
      readonly map: MapId
      readonly faction: FactionId
      readonly pre: number
      readonly post: number
    }
  | { readonly kind: 'opening hand redrawn'; readonly rule: 'RB-209'; readonly hero: HeroId }
  | { readonly kind: 'hero enters'; readonly rule: 'RB-214'; readonly hero: HeroId; readonly area: AreaId }
  | { readonly kind: 'charges divided'; readonly rule: 'RB-212'; readonly hero: HeroId; readonly charges: number }
  | { readonly kind: 'left behind'; readonly rule: 'RB-212'; readonly hero: HeroId; readonly item: ItemId }
  | {
      readonly kind: 'vril start'
      readonly hero: HeroId
      readonly weapon: WeaponId
      readonly skill: HeroKeyword
    }

const kinds: ReadonlySet<string> = new Set<SetupEvent['kind']>([
  'hero chosen',
  'mission begins',
  'opening hand redrawn',
  'hero enters',
  'charges divided',
  'left behind',
  'vril start',
])

export const isSetupEvent = (event: GameEvent): event is SetupEvent => kinds.has(event.kind)

export function saysSetup(event: SetupEvent, { state, seatNames }: LogReader<State>): string {
  switch (event.kind) {
    case 'hero chosen':
      return `${seatNames[event.seat] ?? 'Somebody'} plays ${heroName(event.hero)}.`
    case 'mission begins':
      return `${missions.of(event.mission).name}: ${castleMaps.of(event.map).name}, against ${factions.of(event.faction).name}. ${event.pre} boxes before the alarm, ${event.post} after it.`
    case 'opening hand redrawn':
      return `${heroName(event.hero)} draws another opening hand.`
    case 'hero enters':
      return `${heroName(event.hero)} comes in at ${areaName(event.area, state)}.`
    case 'charges divided':
      return `${heroName(event.hero)} takes ${event.charges === 1 ? 'a demolition charge' : `${event.charges} demolition charges`}.`
    case 'left behind':
      return `${heroName(event.hero)} leaves ${items.of(event.item).name} behind.`
    case 'vril start':
      return `${heroName(event.hero)} begins with ${weapons.of(event.weapon).vril.name}, ${event.skill} and a Vril Orb.`
  }
}
