// How a match ends: what a mission that was won or lost means for the seats.

import type { Outcome } from '@umpire/engine'
import type { ReichbustersTable } from '../table.ts'
import { recordMission } from './campaign.ts'
import type { MissionEnds } from './ends.ts'
import { secondaryGoals } from './victory.ts'

/** RB-001 All win or lose together. A mission of a campaign ends nothing but itself. */
export function missionOver(t: ReichbustersTable, { isWon, rule }: MissionEnds): Outcome | undefined {
  const { state } = t
  const goals = isWon ? secondaryGoals(state) : []
  state.actions = []
  state.tests = []
  state.woundNow = null
  t.tell({ kind: 'mission over', rule, isWon, goals })
  if (state.campaign !== null) {
    recordMission(t, state.campaign, isWon)
    return undefined
  }
  const score = isWon ? 1 + goals.length : 0
  return { winners: isWon ? t.seats : [], scores: t.seats.map(() => score), rule }
}
