// Events between the missions of a campaign, and how the log says them.

import type { GameEvent } from '@umpire/engine'
import { purchases } from '../content/headquarters.ts'
import type { CampaignMissionId, PurchaseId } from '../content/mission.ts'
import { missions } from '../content/missions.ts'

export type CampaignEvent =
  | {
      readonly kind: 'campaign mission over'
      readonly rule: 'RB-218' | 'RB-219'
      readonly mission: CampaignMissionId
      readonly isWon: boolean
      readonly points: number
    }
  | { readonly kind: 'bought'; readonly rule: 'RB-218'; readonly purchase: PurchaseId; readonly left: number }

const kinds: ReadonlySet<string> = new Set<CampaignEvent['kind']>(['campaign mission over', 'bought'])

export const isCampaignEvent = (event: GameEvent): event is CampaignEvent => kinds.has(event.kind)

export function saysCampaign(event: CampaignEvent): string {
  if (event.kind === 'bought')
    return `Requisitioned: ${purchases.of(event.purchase).text} ${event.left === 1 ? '1 point is' : `${event.left} points are`} left.`
  const { name } = missions.of(event.mission)
  return event.isWon ? `${name} is won: ${event.points} requisition points.` : `${name} is lost.`
}
