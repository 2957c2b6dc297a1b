// What the Overseer pays for one thing of his Spawn or Activate step (SB-165, SB-166, SB-172, SB-173, SB-196).

import type { ActivateAction, SpawnAction } from '../questions/overseer.ts'
import type { State } from '../state.ts'
import { activationCost, enemyOnMap } from './activating.ts'
import { surchargeOf, tileCost, tileWith } from './dashboard.ts'

export const spawnActionCost = (state: State, action: SpawnAction): number =>
  action.do === 'tile' ? tileCost(state, action.tile) : action.energy

export function activateActionCost(state: State, action: ActivateAction): number {
  switch (action.do) {
    case 'move':
    case 'combat':
      return activationCost(enemyOnMap(state, action.uid), action.do === 'combat')
    case 'hasten':
      return costOfTile(state, 'hasten') + surchargeOf(enemyOnMap(state, action.uid))
    case 'fear pheromone':
      return costOfTile(state, 'fear-pheromone')
    case 'wall crawlers':
      return costOfTile(state, 'wall-crawlers')
  }
}

function costOfTile(state: State, name: 'hasten' | 'fear-pheromone' | 'wall-crawlers'): number {
  const tile = tileWith(state, name)
  return tile === undefined ? 0 : tileCost(state, tile.id)
}
