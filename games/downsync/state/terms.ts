// What the options mean for the rules.

import type { FactionId } from '../content/factions.ts'
import type { LayoutId, TerrainPiece } from '../content/layouts/layout.ts'
import type { MissionId } from '../content/missions.ts'
import type { SizeId } from '../content/sizes.ts'

export interface Terms {
  readonly size: SizeId
  /** Drawn in set-up where the option says random. */
  readonly mission: MissionId
  readonly layout: LayoutId
  /** What lies on the table instead of the layout's pieces, where a scenario says so; null: the layout. */
  readonly terrain: readonly TerrainPiece[] | null
  /** By seat. */
  readonly factions: readonly [FactionId, FactionId]
  /** DS-034, DS-035 Where lists come from: built, one of the ready ones, or drawn. */
  readonly lists: 'own' | 'ready' | 'random'
  readonly hasDesignedUnits: boolean
  readonly hasUnreleasedUnits: boolean
  /** One Medium slot may take a mercenary. */
  readonly hasMercenary: boolean
  /** DS-296 */
  readonly hasAdvisors: boolean
  /** DS-058 Null: none. */
  readonly roundLimit: number | null
  /** DS-163 Of the later text: -1 concealed in sight, -2 out of sight. */
  readonly harderScans: boolean
  /** DS-134 Of the later text: Pings keep off each other without sight, too. */
  readonly pingsNeedNoSight: boolean
  /** DS-177, DS-215 Of the later text: each base is stunned by itself. */
  readonly stunsPerBase: boolean
  /** DS-081 Of the quick reference: slowing terrain costs once a Turn. */
  readonly slowOncePerTurn: boolean
  /** DS-203 Of the later text: after Overwatch in a reaction no other Action. */
  readonly overwatchEndsReaction: boolean
  /** Hundredths of an inch. */
  readonly guardianSpeed: number
}

const copyPiece = ({ id, type, height, capacity, outline }: TerrainPiece): TerrainPiece => ({
  id,
  type,
  height,
  capacity,
  outline: outline.map(({ x, y }) => ({ x, y })),
})

export const copyTerms = (terms: Terms): Terms => ({
  size: terms.size,
  mission: terms.mission,
  layout: terms.layout,
  terrain: terms.terrain && terms.terrain.map(copyPiece),
  factions: [terms.factions[0], terms.factions[1]],
  lists: terms.lists,
  hasDesignedUnits: terms.hasDesignedUnits,
  hasUnreleasedUnits: terms.hasUnreleasedUnits,
  hasMercenary: terms.hasMercenary,
  hasAdvisors: terms.hasAdvisors,
  roundLimit: terms.roundLimit,
  harderScans: terms.harderScans,
  pingsNeedNoSight: terms.pingsNeedNoSight,
  stunsPerBase: terms.stunsPerBase,
  slowOncePerTurn: terms.slowOncePerTurn,
  overwatchEndsReaction: terms.overwatchEndsReaction,
  guardianSpeed: terms.guardianSpeed,
})
