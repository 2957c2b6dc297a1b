// What it is worth to do something about the mission.

import { chanceOfHits } from '../rules/odds.ts'
import { challengeDice } from '../rules/challenges.ts'
import type { ObjectiveAction } from '../rules/objectives.ts'
import { maxAdrenalineOf } from '../rules/passives.ts'
import { losesByLeaving } from '../rules/moving.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { isTimeToTake } from './cores.ts'
import { isTimeToStart } from './goals.ts'
import { staysBehind } from './leaving.ts'
import { isTimeToPlant } from './nests.ts'
import type { Outlook } from './turn.ts'
import { weights } from './weights.ts'

export function worthOfObjective(outlook: Outlook, action: ObjectiveAction): number {
  const { state, commando } = outlook
  switch (action.is) {
    case 'leave':
      return losesByLeaving(state, commando) || staysBehind(state, commando) ? -1 : weights.first
    case 'generator':
      return generatorWorth(state, commando, action.step)
    case 'take core':
      return isTimeToTake(state, commando) ? weights.first : -1
    case 'plant charge':
      return isTimeToPlant(state, commando, action.square) ? weights.first : -1
    case 'upload':
      return weights.first * chanceOfHits({ black: challengeDice(commando, 'intelligence', 'objective'), red: 0 }, 2)
  }
}

/** SB-192 Both steps are made in one turn, so that there must be adrenaline enough for both. */
function generatorWorth(state: State, commando: Commando, step: 1 | 2): number {
  const { objective } = missionOf(state)
  if (objective.objective !== 'generator' || !isTimeToStart(state, commando)) return -1
  if (step === 2) return weights.first
  const [one, two] = objective.steps
  return commando.adrenaline + one.adrenaline + two.adrenaline <= maxAdrenalineOf(commando) ? weights.first : -1
}
