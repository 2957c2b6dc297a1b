// What one of the actions of a commando's turn costs in adrenaline (SB-055 to SB-063).

import type { Action } from '../questions/turn.ts'
import type { State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { doorCost, healCost, investigateCost, moveCost, reviveCost, tradeCost } from './costs.ts'
import { useCost } from './kit-actions.ts'
import { objectiveCost } from './objective-actions.ts'
import { attackCost } from './targets.ts'
import { weaponFor } from './weapons.ts'

export function actionCost(state: State, commando: Commando, action: Action): number {
  switch (action.do) {
    case 'move':
      return moveCost(commando)
    case 'stop':
    case 'go':
      return 0
    case 'open':
      return doorCost(commando)
    case 'investigate':
      return investigateCost
    case 'trade':
      return tradeCost
    case 'attack':
      return attackCost(commando, weaponFor(state, { is: 'commando', id: commando.id }, action.weapon))
    case 'revive':
      return reviveCost(commando)
    case 'heal':
      return healCost(commando)
    case 'use':
      return useCost(commando, action.uid)
    case 'objective':
      return objectiveCost(state, action.action)
  }
}
