// The shapes of enemies and factions (RB-167, RB-177, RB-145).

import type { EnemyKeyword } from './keywords.ts'

export type UnitId =
  | 'soldier'
  | 'castle-guard'
  | 'officer'
  | 'dog'
  | 'scientist'
  | 'zombie'
  | 'charged-zombie'
  | 'experiment-6xx'
  | 'experiment-601'
  | 'sturm-angriff'
  | 'sturm-kanonier'
  | 'tracking-bomber'
  | 'uebersoldat'
  | 'sentry-gun'
  | 'sentry-flamer'
  | 'vrilpanzer'
  | 'general-wolff'
  | 'gisela-gruber'

export interface Melee {
  readonly attack: number
  readonly support: number
}

export interface Ranged extends Melee {
  readonly range: number
}

/** What a unit is while this side of its card is up. Most units have one side only. */
export interface UnitSide {
  /** `I grey`; empty for units with one side. */
  readonly name: string
  /** RB-177 */
  readonly type: 'melee' | 'ranged'
  readonly melee: Melee | null
  readonly ranged: Ranged | null
  readonly defence: number
  readonly keywords: readonly EnemyKeyword[]
}

/** RB-071 */
export type Loot = 'normal' | 'vril' | null

export interface UnitCard {
  readonly id: UnitId
  readonly name: string
  readonly plural: string
  /** Its number among the unit cards (RB-167). */
  readonly card: number
  /** The figures it is played with, and how many there are in the box. */
  readonly figure: string
  readonly figures: number
  /** RB-069 */
  readonly wounds: number
  /** RB-070 The next side after each wound; it dies on the last. */
  readonly sides: readonly [UnitSide, ...UnitSide[]]
  readonly loot: Loot
  /** Threat points, for bots and designers. */
  readonly threat: number
}

/** Rows A to H of a faction card. */
export type Row = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'

export type FactionId = 'F1' | 'F2' | 'F3' | 'F4' | 'F5' | 'F6' | 'RF1' | 'RF2' | 'RF3' | 'RF4'

export interface FactionRow {
  readonly row: Row
  readonly unit: UnitId
  /** RB-167 Yellow rows activate; white ones are skipped. */
  readonly isYellow: boolean
  /** RB-145 On yellow rows: how many of the type may be on the map. */
  readonly limit: number
  /** On yellow rows of units with one side: its numbers with this faction, where they differ from its card. */
  readonly side: UnitSide | null
}

export interface Faction {
  readonly id: FactionId
  readonly name: string
  readonly rows: readonly FactionRow[]
}

/** A spawn card: the rows that come, by level. */
export interface SpawnCard {
  readonly id: SpawnCardId
  readonly levels: readonly [readonly Row[], readonly Row[], readonly Row[]]
}

export type SpawnCardId =
  | 'X01'
  | 'X02'
  | 'X03'
  | 'X04'
  | 'X05'
  | 'X06'
  | 'X07'
  | 'X08'
  | 'X09'
  | 'X10'
  | 'X11'
  | 'X12'
  | 'X13'
  | 'X14'
  | 'X15'
  | 'X16'
  | 'X17'
  | 'X18'
  | 'X19'
  | 'X20'
