// What a campaign carries from mission to mission (RB-216 to RB-219).

import type { HeroId, WeaponId } from '../content/hero.ts'
import type { ItemId } from '../content/item.ts'
import type { HeroKeyword } from '../content/keywords.ts'
import type { CampaignMissionId } from '../content/mission.ts'

/** What a Hero brings into the next mission. */
export interface Kept {
  readonly hero: HeroId
  readonly items: readonly ItemId[]
  /** At most one heroic point. */
  readonly heroic: 'attack' | 'defence' | 'wild' | null
  /** Points bought at the HQ. */
  readonly wild: number
  readonly vrilWeapons: readonly WeaponId[]
  readonly vrilSkill: HeroKeyword | null
}

export interface Campaign {
  /** RB-216 */
  results: { readonly mission: CampaignMissionId; readonly isWon: boolean }[]
  /** RB-218 */
  points: number
  kept: Kept[]
  /** RB-219 Pre-alarm boxes more or fewer in the next mission, and bought ones. */
  boxes: number
  defeatsInARow: number
  hasBetterMaps: boolean
  /** Rewards that wait: M1 (look at one O token), M5 (the first Vril Workbench needs no orb). */
  canLook: boolean
  hasFreeWorkbench: boolean
}

const copyKept = (kept: Kept): Kept => ({
  hero: kept.hero,
  items: kept.items.slice(),
  heroic: kept.heroic,
  wild: kept.wild,
  vrilWeapons: kept.vrilWeapons.slice(),
  vrilSkill: kept.vrilSkill,
})

export const copyCampaign = (campaign: Campaign): Campaign => ({
  results: campaign.results.map((result) => ({ mission: result.mission, isWon: result.isWon })),
  points: campaign.points,
  kept: campaign.kept.map(copyKept),
  boxes: campaign.boxes,
  defeatsInARow: campaign.defeatsInARow,
  hasBetterMaps: campaign.hasBetterMaps,
  canLook: campaign.canLook,
  hasFreeWorkbench: campaign.hasFreeWorkbench,
})
