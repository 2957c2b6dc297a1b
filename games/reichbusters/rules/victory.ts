// How a mission is won and lost (RB-205, RB-206), and what it scores.

import type { Goal } from '../content/mission.ts'
import { secondary } from '../content/numbers.ts'
import { missionOf, type State } from '../state.ts'
import { isDowned, isOnMap } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { MissionEnds } from './ends.ts'

/** Whether a primary objective is done. */
export function isDone({ progress }: State, goal: Goal): boolean {
  switch (goal.goal) {
    case 'carry off':
      return progress.carriedOff.filter((item) => item === goal.item).length >= goal.count
    case 'kill':
      return progress.killed.includes(
        goal.unit === 'drawn Vrilmeister' ? (progress.vrilmeister ?? 'soldier') : goal.unit,
      )
    case 'demolish':
      return progress.isDetonated
  }
}

/** RB-205 */
export function checkVictory({ state }: ReichbustersTable): void {
  const hasEscaped = state.heroes.some((hero) => !isOnMap(hero))
  if (hasEscaped && missionOf(state).goals.every((goal) => isDone(state, goal))) throw new MissionEnds(true, 'RB-205')
  if (state.heroes.every((hero) => !isOnMap(hero))) throw new MissionEnds(false, 'RB-206')
}

/** RB-206 At the end of an enemy turn. A lone Hero is lost only when captured. */
export function checkDefeat({ state }: ReichbustersTable): void {
  const left = state.heroes.filter(isOnMap)
  const isLost = state.terms.heroes === 1 ? left.every(({ isCaptured }) => isCaptured) : left.every(isDowned)
  if (isLost) throw new MissionEnds(false, 'RB-206')
}

/** The secondary goals that were reached, in words. */
export function secondaryGoals(state: State): string[] {
  const goals: string[] = []
  if (!state.heroes.some(isDowned)) goals.push('nobody Downed')
  if (state.alarmRound === null || state.alarmRound >= secondary.roundsUnheard)
    goals.push(`no alarm before round ${secondary.roundsUnheard}`)
  const cleared = state.rooms.filter(({ isCleared }) => isCleared).length + state.pacified
  if (cleared >= secondary.rooms) goals.push(`${secondary.rooms} rooms cleared or pacified`)
  return goals
}
