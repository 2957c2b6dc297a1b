// The Activate step (SB-171, SB-175, SB-185): activations one after the other, and tiles in the gaps between them.

import { offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import { commandoName } from '../names.ts'
import { type ActivateAction, activateStepMenu } from '../questions/overseer.ts'
import { commandoOf, type EnemyFigure, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { enemyOnMap, whyNotActivate } from './activating.ts'
import { activate } from './activation.ts'
import { tileWith, whyNotTile } from './dashboard.ts'
import { moveEnemy } from './enemy-moving.ts'
import { distanceOf, onMap, sees, speedOfEnemy } from './figures.ts'
import { gainAdrenaline } from './paying.ts'
import { useTile } from './use-tile.ts'

/** One thing of the step. */
export function* activateStep(t: SubterraTable): Rules {
  const { state } = t
  const actions = offer(activateActions(state), (action) => whyNot(state, action))
  const action =
    actions.allowed.length === 0 ? undefined : yield* t.chooseOrPass(state.overseer, activateStepMenu, actions)
  if (action === undefined) state.stage = 'discard'
  else yield* carryOut(t, action)
}

export function activateActions(state: State): ActivateAction[] {
  const actions: ActivateAction[] = []
  for (const { uid } of state.enemies) actions.push({ do: 'combat', uid }, { do: 'move', uid })
  if (tileWith(state, 'hasten') !== undefined) for (const { uid } of state.enemies) actions.push({ do: 'hasten', uid })
  if (tileWith(state, 'fear-pheromone') !== undefined)
    for (const { id } of onMap(state)) actions.push({ do: 'fear pheromone', commando: id })
  if (tileWith(state, 'wall-crawlers') !== undefined) actions.push({ do: 'wall crawlers' })
  return actions
}

function whyNot(state: State, action: ActivateAction): WhyNot {
  switch (action.do) {
    case 'move':
    case 'combat':
      return whyNotActivate(state, enemyOnMap(state, action.uid), action.do === 'combat')
    case 'hasten': {
      const tile = tileWith(state, 'hasten')
      return tile && whyNotTile(state, tile.id, enemyOnMap(state, action.uid))
    }
    case 'fear pheromone':
      return whyNotPheromone(state, action)
    case 'wall crawlers': {
      const tile = tileWith(state, 'wall-crawlers')
      if (state.wallCrawlers) return refuse('SB-207', 'Wall Crawlers are in force until the end of the phase.')
      return tile && whyNotTile(state, tile.id)
    }
  }
}

type Pheromone = Extract<ActivateAction, { do: 'fear pheromone' }>

/** SB-065 Only an active commando, and one that an enemy near it sees. */
function whyNotPheromone(state: State, { commando: id }: Pheromone): WhyNot {
  const tile = tileWith(state, 'fear-pheromone')
  const { square, status } = commandoOf(state, id)
  if (tile === undefined || square === null) return undefined
  const refusal = whyNotTile(state, tile.id)
  if (refusal !== undefined) return refusal
  if (status !== 'active') return refuse('SB-065', () => `${commandoName(id)} is not active.`)
  const { within } = tile.effect
  const isSmelt = state.enemies.some(
    (enemy) => distanceOf(state, enemy.square, square) <= within && sees(state, enemy.square, square),
  )
  return isSmelt ? undefined : refuse('SB-103', () => `No enemy sees ${commandoName(id)} within ${within}.`)
}

function* carryOut(t: SubterraTable, action: ActivateAction): Rules {
  switch (action.do) {
    case 'move':
    case 'combat':
      return yield* activate(t, enemyOnMap(t.state, action.uid), action.do === 'combat')
    case 'hasten':
      return yield* hasten(t, enemyOnMap(t.state, action.uid))
    case 'fear pheromone':
      return yield* pheromone(t, action)
    case 'wall crawlers':
      return yield* wallCrawlers(t)
  }
}

/** SB-185 Not its activation: neither is it paid for, nor does it count. */
function* hasten(t: SubterraTable, enemy: EnemyFigure): Rules {
  const tile = tileWith(t.state, 'hasten')
  if (tile === undefined || !(yield* useTile(t, tile.id, enemy))) return
  yield* moveEnemy(t, enemy, speedOfEnemy(t.state, enemy))
}

/** SB-052 Also above Max. */
function* pheromone(t: SubterraTable, { commando: id }: Pheromone): Rules {
  const tile = tileWith(t.state, 'fear-pheromone')
  if (tile === undefined || !(yield* useTile(t, tile.id, undefined, commandoName(id)))) return
  gainAdrenaline(t, commandoOf(t.state, id), tile.effect.adrenaline, 'SB-052')
}

function* wallCrawlers(t: SubterraTable): Rules {
  const tile = tileWith(t.state, 'wall-crawlers')
  if (tile !== undefined && (yield* useTile(t, tile.id))) t.state.wallCrawlers = true
}
