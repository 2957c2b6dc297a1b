// Statements about a campaign: results, points, and what waits for the next mission.

import type { CampaignMissionId } from '../content/mission.ts'
import type { Campaign } from '../state/campaign.ts'
import { bad, listed, type Sentence } from './sentence.ts'

const missionIds: readonly CampaignMissionId[] = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6']

/** `M2 lost` */
function readResult(words: string): Campaign['results'][number] | undefined {
  const [word, result] = words.split(' ')
  const mission = missionIds.find((id) => id === word)
  return mission === undefined ? undefined : { mission, isWon: result === 'won' }
}

const waiting: { readonly [words: string]: (campaign: Campaign) => void } = {
  'can look': (campaign) => void (campaign.canLook = true),
  'better maps': (campaign) => void (campaign.hasBetterMaps = true),
  'free workbench': (campaign) => void (campaign.hasFreeWorkbench = true),
}

export const campaignSentences: readonly Sentence[] = [
  [
    /^requisition (\d+)$/,
    ({ state }, [, points]) => {
      if (state.campaign === null) return bad('requisition', 'said of a single mission')
      state.campaign.points = Number(points)
      return undefined
    },
  ],
  [
    /^results (.+)$/,
    ({ state }, [, text = '']) => {
      const results = listed(text).flatMap((words) => readResult(words) ?? [])
      if (state.campaign === null || results.length === 0)
        return bad(text, 'results of a campaign like M1 won + M2 lost')
      state.campaign.results = results
      state.campaign.defeatsInARow = results.length - 1 - results.findLastIndex(({ isWon }) => isWon)
      return undefined
    },
  ],
  [
    new RegExp(`^(${Object.keys(waiting).join('|')})$`),
    ({ state }, [, words = '']) => {
      if (state.campaign === null) return bad(words, 'said of a single mission')
      waiting[words]?.(state.campaign)
      return undefined
    },
  ],
]
