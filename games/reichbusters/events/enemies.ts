// Events of enemies: spawns and patrols, their steps and doors, their attacks; and how the log says them.

import type { GameEvent, LogReader, RuleId } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId, DoorId } from '../content/map/map.ts'
import type { Awareness, Level } from '../content/noise.ts'
import type { SpawnCardId, UnitId } from '../content/unit.ts'
import { units } from '../content/units.ts'
import { areaName, doorName, enemyName, heroName, type Named } from '../names.ts'
import type { State } from '../state.ts'
import type { Mode } from '../state/test.ts'
import { levelWords } from './awareness.ts'

export type EnemiesEvent =
  | {
      readonly kind: 'spawn card'
      readonly rule: 'RB-144'
      readonly card: SpawnCardId
      readonly level: Level
      readonly area: AreaId
    }
  | { readonly kind: 'enemy placed'; readonly rule: RuleId; readonly enemy: Named; readonly area: AreaId }
  | { readonly kind: 'nobody placed'; readonly rule: 'RB-145' | 'RB-323'; readonly unit: UnitId }
  | { readonly kind: 'spawn token placed'; readonly rule: RuleId; readonly level: Level; readonly area: AreaId }
  | { readonly kind: 'spawn token triggered'; readonly rule: RuleId; readonly level: Level; readonly area: AreaId }
  | {
      readonly kind: 'patrol'
      readonly rule: 'RB-148' | 'RB-152'
      /** Null: from the barracks. */
      readonly door: DoorId | null
      readonly area: AreaId
      readonly level: Level
      readonly awareness: Awareness
    }
  | {
      readonly kind: 'enemy moved'
      readonly rule: RuleId
      readonly enemy: Named
      readonly from: AreaId
      readonly to: AreaId
    }
  | {
      readonly kind: 'enemy door'
      readonly rule: RuleId
      readonly does: 'unlocks' | 'opens'
      readonly enemy: Named
      readonly door: DoorId
    }
  | { readonly kind: 'door flung open'; readonly rule: RuleId; readonly door: DoorId }
  | { readonly kind: 'door locked'; readonly rule: RuleId; readonly door: DoorId }
  | {
      readonly kind: 'enemies attack'
      readonly rule: 'RB-186'
      /** The main attacker first. */
      readonly group: readonly Named[]
      readonly hero: HeroId
      readonly mode: Mode
      readonly number: number
    }

const kinds: ReadonlySet<string> = new Set<EnemiesEvent['kind']>([
  'spawn card',
  'enemy placed',
  'nobody placed',
  'spawn token placed',
  'spawn token triggered',
  'patrol',
  'enemy moved',
  'enemy door',
  'door flung open',
  'door locked',
  'enemies attack',
])

export const isEnemiesEvent = (event: GameEvent): event is EnemiesEvent => kinds.has(event.kind)

export function saysEnemies(event: EnemiesEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'spawn card':
      return `Spawn card ${event.card}, level ${event.level}, at ${areaName(event.area, state)}.`
    case 'enemy placed':
      return `${enemyName(event.enemy)} appears at ${areaName(event.area, state)}.`
    case 'nobody placed':
      return event.rule === 'RB-323'
        ? `${units.of(event.unit).name} has been here already: nobody comes.`
        : `No figure of ${units.of(event.unit).name} is left: nobody comes.`
    case 'spawn token placed':
      return `A spawn token of level ${event.level} is put at ${areaName(event.area, state)}.`
    case 'spawn token triggered':
      return `The spawn token of level ${event.level} at ${areaName(event.area, state)} is triggered.`
    case 'patrol':
      return saysPatrol(event, state)
    case 'enemy moved':
      return `${enemyName(event.enemy)} goes from ${areaName(event.from, state)} to ${areaName(event.to, state)}.`
    case 'enemy door':
      return `${enemyName(event.enemy)} ${event.does} the door ${doorName(event.door, state)}.`
    case 'door flung open':
      return `The door ${doorName(event.door, state)} opens.`
    case 'door locked':
      return `The door ${doorName(event.door, state)} is locked.`
    case 'enemies attack':
      return saysAttackers(event)
  }
}

function saysPatrol(event: Extract<EnemiesEvent, { kind: 'patrol' }>, state: State): string {
  const way = event.door === null ? 'from the barracks' : `through the door ${doorName(event.door, state)}`
  const where = areaName(event.area, state)
  return `A patrol of level ${event.level}, ${levelWords[event.awareness]}, comes ${way} to ${where}.`
}

const manner: { readonly [In in Mode]: string } = { melee: 'attack', ranged: 'shoot at' }
const mannerOfOne: { readonly [In in Mode]: string } = { melee: 'attacks', ranged: 'shoots at' }

function saysAttackers({ group, hero, mode, number }: Extract<EnemiesEvent, { kind: 'enemies attack' }>): string {
  const names = group.map(enemyName).join(' and ')
  return `${names} ${(group.length === 1 ? mannerOfOne : manner)[mode]} ${heroName(hero)} with ${number}.`
}
