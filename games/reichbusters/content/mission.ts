// The shapes of missions: RAID objective cards and campaign missions, Team cards, and the HQ card.

import type { HeroicKind } from './hero.ts'
import type { ItemId } from './item.ts'
import type { MapId } from './map/map.ts'
import type { FactionId, UnitId } from './unit.ts'

export type RaidObjectiveId = 'RO1' | 'RO2' | 'RO3' | 'RO4'
export type CampaignMissionId = 'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6'
export type MissionId = RaidObjectiveId | CampaignMissionId

/** O points of the map (5.11). */
export type PointId = 'O1' | 'O2' | 'O3' | 'O4'

/** What lies on the O points when the mission begins. */
export interface Placed {
  /** Shuffled over these points, if there is more than one kind of item. */
  readonly points: readonly PointId[]
  readonly items: readonly ItemId[]
  readonly isFaceUp: boolean
  /** Turned up by sight, not by a search. */
  readonly isSeen: boolean
}

/** Special units at the start. `perHeroBeyond`: one for each Hero beyond so many. */
export interface Posted {
  readonly unit: UnitId
  readonly point: PointId | null
  /** An area by name where it is not a point. */
  readonly area: string | null
  readonly count: number
  readonly perHeroBeyond: number | null
}

/** A primary objective. All of a mission's must be done (RB-205). */
export type Goal =
  | { readonly goal: 'carry off'; readonly item: ItemId; readonly count: number }
  | { readonly goal: 'kill'; readonly unit: UnitId | 'drawn Vrilmeister' }
  | { readonly goal: 'demolish'; readonly charges: number }

export interface Mission {
  readonly id: MissionId
  readonly name: string
  /** RB-004 To be read, and without effect. */
  readonly story: string
  /** Fixed by campaign missions; null on RAID cards. */
  readonly map: MapId | null
  readonly faction: FactionId | null
  readonly placed: readonly Placed[]
  readonly posted: readonly Posted[]
  /** Demolition charges that the Heroes divide among them. */
  readonly charges: number
  readonly goals: readonly Goal[]
  /** In words, for the page: one line each. */
  readonly setUp: string
  readonly objective: string
  readonly special: string
  readonly reward: string | null
}

/** RB-208 */
export interface TeamCard {
  readonly heroes: 1 | 2 | 3 | 4
  readonly hand: number
  readonly heroic: readonly (HeroicKind | 'random')[]
}

export type PurchaseId = 'items' | 'heroic' | 'vril-weapon' | 'vril-skill' | 'maps' | 'signalman'

/** RB-218 */
export interface Purchase {
  readonly id: PurchaseId
  readonly cost: number
  readonly text: string
}
