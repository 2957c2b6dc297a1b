// Events of attacks of Heroes and of enemies that suffer: wounds, deaths, explosions, loot; and how the log says them.

import type { GameEvent, LogReader } from '@umpire/engine'
import type { HeroId, HeroicKind } from '../content/hero.ts'
import type { Category } from '../content/item.ts'
import type { AreaId, RoomId } from '../content/map/map.ts'
import type { UnitId } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { areaName, enemyName, heroName, type Named, roomName } from '../names.ts'
import type { State } from '../state.ts'
import type { Mode } from '../state/test.ts'

export type HarmEvent =
  | {
      readonly kind: 'attack'
      readonly rule: 'RB-067'
      readonly hero: HeroId
      readonly weapon: string
      readonly mode: Mode
      readonly enemies: readonly Named[]
      readonly area: AreaId
    }
  | { readonly kind: 'enemy unharmed'; readonly rule: 'RB-251' | 'RB-248'; readonly enemy: Named }
  | {
      readonly kind: 'enemy wounded'
      readonly rule: 'RB-069'
      readonly enemy: Named
      readonly wounds: number
      readonly of: number
    }
  | { readonly kind: 'enemy changed'; readonly rule: 'RB-070'; readonly enemy: Named; readonly side: number }
  | {
      readonly kind: 'enemy killed'
      readonly rule: 'RB-068'
      readonly enemy: Named
      readonly area: AreaId
      readonly by: HeroId | null
    }
  | {
      readonly kind: 'loot dropped'
      readonly rule: 'RB-071'
      readonly unit: UnitId
      readonly category: Category
      readonly area: AreaId
    }
  | { readonly kind: 'exploded'; readonly rule: 'RB-256' | 'RB-325'; readonly enemy: Named; readonly area: AreaId }
  | { readonly kind: 'crates exploded'; readonly rule: 'RB-121'; readonly area: AreaId }
  | { readonly kind: 'grenade'; readonly rule: 'RB-232' | 'RB-240'; readonly hero: HeroId; readonly area: AreaId }
  | {
      readonly kind: 'pacified'
      readonly rule: 'RB-041'
      readonly hero: HeroId
      readonly room: RoomId
      readonly point: HeroicKind
    }
  | { readonly kind: 'evaded'; readonly rule: 'RB-273'; readonly hero: HeroId; readonly to: AreaId }

const kinds: ReadonlySet<string> = new Set<HarmEvent['kind']>([
  'attack',
  'enemy unharmed',
  'enemy wounded',
  'enemy changed',
  'enemy killed',
  'loot dropped',
  'exploded',
  'crates exploded',
  'grenade',
  'pacified',
  'evaded',
])

export const isHarmEvent = (event: GameEvent): event is HarmEvent => kinds.has(event.kind)

export function saysHarm(event: HarmEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'attack': {
      const targets = event.enemies.map(enemyName).join(' and ')
      return `${heroName(event.hero)} goes for ${targets} with ${event.weapon}.`
    }
    case 'enemy unharmed':
      return event.rule === 'RB-251'
        ? `The armour of ${enemyName(event.enemy)} holds.`
        : `The shield of ${enemyName(event.enemy)} keeps the blast off.`
    case 'enemy wounded':
      return `${enemyName(event.enemy)} is wounded: ${event.wounds} of ${event.of}.`
    case 'enemy changed':
      return `${enemyName(event.enemy)} is wounded and becomes ${units.of(event.enemy.unit).sides[event.side]?.name ?? 'another'}.`
    case 'enemy killed':
      return event.by === null
        ? `${enemyName(event.enemy)} dies at ${areaName(event.area, state)}.`
        : `${heroName(event.by)} kills ${enemyName(event.enemy)} at ${areaName(event.area, state)}.`
    case 'loot dropped':
      return `${units.of(event.unit).name} leaves a ${event.category} item at ${areaName(event.area, state)}.`
    case 'exploded':
      return `${enemyName(event.enemy)} explodes at ${areaName(event.area, state)}.`
    case 'crates exploded':
      return `The ammunition crates at ${areaName(event.area, state)} go up as well.`
    case 'grenade':
      return `A grenade of ${heroName(event.hero)} goes off at ${areaName(event.area, state)}.`
    case 'pacified':
      return `${heroName(event.hero)} has pacified ${roomName(event.room, state)} and draws a heroic point: ${event.point}.`
    case 'evaded':
      return `${heroName(event.hero)} slips away to ${areaName(event.to, state)}.`
  }
}
