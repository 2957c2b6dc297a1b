// The actions that a mission gives (SB-063): which there are, what they cost and the challenge they need.

import type { Square } from '@umpire/grid'
import type { ObjectiveAction as Attempt } from '../content/mission.ts'
import { missionOf, type State } from '../state.ts'

export type ObjectiveAction =
  | { readonly is: 'generator'; readonly step: 1 | 2 }
  | { readonly is: 'upload' }
  | { readonly is: 'take core'; readonly square: Square }
  | { readonly is: 'plant charge'; readonly square: Square }
  | { readonly is: 'leave' }

/** SB-063 In adrenaline. */
export const objectiveCost = (state: State, action: ObjectiveAction): number =>
  attemptOf(state, action)?.adrenaline ?? 0

/** What is there to be done; a thing that is not found yet is not. */
export function objectiveActions(state: State): ObjectiveAction[] {
  const { objectives } = state
  const { objective, exit } = missionOf(state)
  const leaving: ObjectiveAction[] = exit === 'start' ? [{ is: 'leave' }] : []
  switch (objective.objective) {
    case 'generator':
      if (objectives.generator === null) return leaving
      return [{ is: 'generator', step: 1 }, { is: 'generator', step: 2 }, ...leaving]
    case 'data-cores': {
      const squares = objectives.cores.flatMap(({ square }) => square ?? [])
      return [...new Set(squares)].map((square): ObjectiveAction => ({ is: 'take core', square })).concat(leaving)
    }
    case 'uplink':
      return [{ is: 'upload' }, ...leaving]
    case 'nests':
      return objectives.nests
        .filter(({ isAwake, isBurnt }) => isAwake && !isBurnt)
        .map(({ square }): ObjectiveAction => ({ is: 'plant charge', square }))
        .concat(leaving)
  }
}

/** What it costs and the challenge; undefined for leaving, which has neither. */
export function attemptOf(state: State, action: ObjectiveAction): Attempt | undefined {
  const { objective } = missionOf(state)
  switch (action.is) {
    case 'generator':
      return objective.objective === 'generator' ? objective.steps[action.step === 1 ? 0 : 1] : undefined
    case 'upload':
      return objective.objective === 'uplink' ? objective.upload : undefined
    case 'take core':
      return objective.objective === 'data-cores' ? objective.take : undefined
    case 'plant charge':
      return objective.objective === 'nests' ? objective.plant : undefined
    case 'leave':
      return undefined
  }
}
