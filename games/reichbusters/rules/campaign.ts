// The campaign (RB-216 to RB-219): results, rewards, and which mission comes next.

import { at, type Outcome, type Rules } from '@umpire/engine'
import type { CampaignMissionId } from '../content/mission.ts'
import { missions } from '../content/missions.ts'
import { defeatsToEnd, requisition } from '../content/numbers.ts'
import { replayQuestion } from '../questions/headquarters.ts'
import type { State } from '../state.ts'
import type { Campaign } from '../state/campaign.ts'
import { isDowned } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { keepThings, shop } from './headquarters.ts'
import { takeReward } from './rewards.ts'
import { hostOf } from './setup.ts'

/** RB-216 In order. */
const campaignOrder: readonly CampaignMissionId[] = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6']

/** The mission of the campaign that is played, by its place. */
const placeOf = ({ missionId }: State): number => campaignOrder.findIndex((mission) => mission === missionId)

/** RB-216, RB-218 Writes the result down; what follows is decided at the HQ. */
export function recordMission(t: ReichbustersTable, campaign: Campaign, isWon: boolean): void {
  const { state } = t
  const mission = at(campaignOrder, placeOf(state))
  const points = isWon ? pointsFor(state) : 0
  campaign.results.push({ mission, isWon })
  campaign.points += points
  campaign.defeatsInARow = isWon ? 0 : campaign.defeatsInARow + 1
  campaign.boxes = 0
  campaign.hasBetterMaps = false
  t.tell({ kind: 'campaign mission over', rule: isWon ? 'RB-218' : 'RB-219', mission, isWon, points })
  state.stage = 'headquarters'
}

/** RB-218, and the reward of M2. */
function pointsFor(state: State): number {
  const isWhole = !state.heroes.some(isDowned)
  return (
    requisition.victory +
    (isWhole ? requisition.nobodyDowned : 0) +
    (state.alarmRound === null ? requisition.noAlarm : 0) +
    (state.missionId === 'M2' ? 1 : 0)
  )
}

/** Stage `headquarters`: what is kept, rewards, purchases; then the next mission, or the end. */
export function* headquarters(t: ReichbustersTable): Rules<Outcome | undefined> {
  const { state } = t
  const { campaign } = state
  if (campaign === null) throw new Error('there is no campaign')
  const isWon = at(campaign.results, campaign.results.length - 1).isWon
  const isLast = placeOf(state) === campaignOrder.length - 1
  if (campaign.defeatsInARow >= defeatsToEnd) return outcomeOf(t, campaign) // RB-219
  if (isWon && isLast) return outcomeOf(t, campaign)
  const isReplayed = !isWon && (isLast || (yield* t.confirm(hostOf(t), replayQuestion)))
  yield* keepThings(t, campaign)
  if (isWon) yield* takeReward(t, campaign)
  yield* shop(t, campaign)
  campaign.boxes += isWon ? 0 : isReplayed ? 1 : -1 // RB-219
  begin(state, at(campaignOrder, placeOf(state) + (isReplayed ? 0 : 1)))
  return undefined
}

function begin(state: State, next: CampaignMissionId): void {
  const { map, faction } = missions.of(next)
  if (map === null || faction === null) throw new Error(`${next} is no mission of the campaign`)
  state.missionId = next
  state.mapId = map
  state.faction = faction
  state.stage = 'set up'
}

/** Victories that delay the project at least: the campaign is won. */
const victoriesToWin = 4

const outcomeOf = (t: ReichbustersTable, { results }: Campaign): Outcome => {
  const victories = results.filter(({ isWon }) => isWon).length
  return {
    winners: victories >= victoriesToWin ? t.seats : [],
    scores: t.seats.map(() => victories),
    rule: 'RB-216',
  }
}
