// What a mission says: its map, what is laid out, what happens when, and what has to be done.

import type { Challenge } from './challenge.ts'
import type { TileId } from './dashboard.ts'
import type { Pool } from './dice.ts'
import type { DoorMarkerId } from './doors.ts'
import type { EnemyId } from './enemies.ts'
import type { MissionMap, PassageId, RegionId } from './map/map.ts'
import type { RoomCardId } from './rooms.ts'
import type { ByTeam } from './team.ts'

export type MissionId = '1' | '2' | '3' | '4'

/** SB-019 Its cards; the Overseer decides their order (SB-020). */
interface RoomStack {
  readonly region: RegionId
  readonly cards: readonly RoomCardId[]
}

/** SB-021 The Overseer decides which of the stacks lies in which of the regions. */
export interface FreeStacks {
  readonly regions: readonly RegionId[]
  readonly stacks: readonly { readonly id: string; readonly cards: readonly RoomCardId[] }[]
}

/** In the Timer Phase of that round the Overseer places one of these passages that is not there yet. */
interface PassageRound {
  readonly round: number
  readonly oneOf: readonly PassageId[]
}

/** A passage that comes with a region, or with something else if that is earlier. */
interface LatePassage {
  readonly passage: PassageId
  readonly whenExplored: RegionId
  readonly orAt: 'generator-start' | 'crisis'
}

/** SB-200, SB-231 In the Timer Phase of that round, or earlier by the trigger. */
interface Crisis {
  readonly round: number
  readonly trigger:
    | { readonly trigger: 'generator-started' }
    /** So many different ones. */
    | { readonly trigger: 'cores-taken'; readonly cores: number }
    | { readonly trigger: 'uploads'; readonly uploads: ByTeam }
    | { readonly trigger: 'nests-burnt'; readonly nests: number }
  /** The enemy that comes free, and the passages of which a placed one is chosen. */
  readonly arrival: { readonly enemy: EnemyId; readonly at: readonly PassageId[] }
}

/** SB-063 What it costs to try, and the challenge. */
export interface ObjectiveAction {
  readonly adrenaline: number
  readonly challenge: Challenge
}

export type Objective =
  /** SB-190, SB-191; then the passage is sealed until the Overseer has paid so much energy (SB-195, SB-196). */
  | {
      readonly objective: 'generator'
      /** In this order, within one turn. */
      readonly steps: readonly [ObjectiveAction, ObjectiveAction]
      readonly seals: PassageId
      readonly sealPrice: number
    }
  /** SB-220 to SB-223 So many have to be brought out; each one carried slows. */
  | {
      readonly objective: 'data-cores'
      readonly take: ObjectiveAction
      readonly needed: number
      readonly speedPerCore: number
    }
  /** SB-225, SB-226 */
  | {
      readonly objective: 'uplink'
      readonly upload: ObjectiveAction
      readonly perRound: ByTeam
      readonly needed: ByTeam
    }
  /** SB-227 to SB-230 What a nest spawns in each Spawn step; the attack of a charge that explodes. */
  | {
      readonly objective: 'nests'
      readonly plant: ObjectiveAction
      readonly needed: ByTeam
      readonly spawns: { readonly enemy: EnemyId; readonly figures: number }
      readonly explosion: Pool
    }

export interface Mission {
  readonly id: MissionId
  readonly name: string
  readonly brief: string
  readonly map: MissionMap
  /** SB-018 More than there are doors. */
  readonly doorSupply: readonly DoorMarkerId[]
  readonly stacks: readonly RoomStack[]
  readonly freeStacks?: FreeStacks
  /** SB-022 */
  readonly dashboard: readonly [TileId, TileId, TileId, TileId, TileId, TileId]
  /** SB-023 */
  readonly energyMinimum: ByTeam
  /** SB-026 The most that the kit of one commando may cost. */
  readonly kitPoints: ByTeam
  /** Passages that are placed from the start (SB-016). */
  readonly passagesAtStart: readonly PassageId[]
  readonly passageRounds: readonly PassageRound[]
  readonly latePassage?: LatePassage
  readonly crisis: Crisis
  readonly objective: Objective
  /** How commandos leave: by the lift (SB-199), on the start squares (SB-218), or not at all. */
  readonly exit?: 'lift' | 'start'
  /** SB-008 After this round the Overseer wins. */
  readonly roundLimit: ByTeam
  /** The enemies that there are in this mission. */
  readonly enemies: readonly EnemyId[]
}

/** Two for each commando. */
export const twoEach: ByTeam = [2, 4, 6, 8, 10]

/** Even teams need more exits and bear fewer losses. */
export const usualKitPoints: ByTeam = [10, 12, 10, 12, 10]
