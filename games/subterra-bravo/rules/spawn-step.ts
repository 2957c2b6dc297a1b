// The Spawn step (SB-169, SB-170, SB-175, SB-227): tiles in any order, payments for a sealed passage, then the nests.

import { offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { type TileId, tiles } from '../content/dashboard.ts'
import type { Objective } from '../content/mission.ts'
import { type SpawnAction, spawnStepMenu } from '../questions/overseer.ts'
import { nestBrood } from '../questions/spawning.ts'
import { missionOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { jamWith, lockdown, regenerateWith, whyNotJam, whyNotLockdown, whyNotRegenerate } from './building-tiles.ts'
import { newWindow, whyNotTile } from './dashboard.ts'
import { payTowards, sealedPassage, sealPriceOf } from './sealed-passage.ts'
import { reinforceWith, surgeWith, swarmWith, whyNotReinforce, whyNotSurge, whyNotSwarm } from './spawn-tiles.ts'
import { placeEnemy, squaresAt, supplyLeft } from './spawning.ts'

/** One thing of the step. */
export function* spawnStep(t: SubterraTable): Rules {
  const { state } = t
  const actions = offer(spawnActions(state), (action) => whyNot(state, action))
  const action =
    actions.allowed.length === 0 ? undefined : yield* t.chooseOrPass(state.overseer, spawnStepMenu, actions)
  if (action === undefined) yield* endStep(t)
  else if (action.do === 'pay') payTowards(t, action.passage, action.energy)
  else yield* useTileOfStep(t, action.tile)
}

export function spawnActions(state: State): SpawnAction[] {
  const actions: SpawnAction[] = []
  for (const { id } of state.tiles) if (spawnTileOf(id) !== undefined) actions.push({ do: 'tile', tile: id })
  const passage = sealedPassage(state)
  if (passage === undefined) return actions
  const missing = sealPriceOf(state) - passage.timer
  for (let energy = 1; energy <= missing; energy++) actions.push({ do: 'pay', passage: passage.id, energy })
  return actions
}

function whyNot(state: State, action: SpawnAction): WhyNot {
  if (action.do === 'tile') return whyNotTile(state, action.tile) ?? spawnTileOf(action.tile)?.whyNot(state)
  return action.energy <= state.energy ? undefined : refuse('SB-196', () => `The pool holds ${state.energy}.`)
}

/** A tile of this step: why it would do nothing now, and how it is used. */
interface SpawnTile {
  whyNot(state: State): WhyNot
  use(t: SubterraTable): Rules
}

/** SB-168 Undefined for tiles with another window. */
function spawnTileOf(id: TileId): SpawnTile | undefined {
  const { effect } = tiles.of(id)
  switch (effect.effect) {
    case 'clone-reinforcements':
      return { whyNot: (state) => whyNotReinforce(state, effect), use: (t) => reinforceWith(t, { id, effect }) }
    case 'vent-swarm':
      return { whyNot: (state) => whyNotSwarm(state, effect), use: (t) => swarmWith(t, { id, effect }) }
    case 'brood-surge':
      return { whyNot: (state) => whyNotSurge(state, effect), use: (t) => surgeWith(t, { id, effect }) }
    case 'lockdown':
      return { whyNot: whyNotLockdown, use: (t) => lockdown(t, { id, effect }) }
    case 'jamming-field':
      return { whyNot: (state) => whyNotJam(state, { id, effect }), use: (t) => jamWith(t, { id, effect }) }
    case 'regenerate':
      return { whyNot: (state) => whyNotRegenerate(state, id), use: (t) => regenerateWith(t, id) }
    case 'backswing':
    case 'frenzy':
    case 'charge':
    case 'hasten':
    case 'surprise-attack':
    case 'fear-pheromone':
    case 'wall-crawlers':
    case 'adrenal-howl':
    case 'blackout':
    case 'pack-hunt':
      return undefined
  }
}

function* useTileOfStep(t: SubterraTable, id: TileId): Rules {
  const tile = spawnTileOf(id)
  if (tile !== undefined) yield* tile.use(t)
}

function* endStep(t: SubterraTable): Rules {
  yield* broodOfNests(t)
  newWindow(t.state)
  t.state.stage = 'activate'
}

type NestsObjective = Extract<Objective, { objective: 'nests' }>

/** SB-227 Each nest that is awake and not burnt gives birth, as long as there are figures and room. */
function* broodOfNests(t: SubterraTable): Rules {
  const { state } = t
  const { objective } = missionOf(state)
  if (objective.objective !== 'nests') return
  for (const nest of state.objectives.nests) if (nest.isAwake && !nest.isBurnt) yield* brood(t, nest.square, objective)
}

function* brood(t: SubterraTable, square: Square, { spawns: { enemy, figures } }: NestsObjective): Rules {
  const { state } = t
  for (let n = 0; n < figures && supplyLeft(state, enemy) > 0; n++) {
    const squares = squaresAt(state, { is: 'nest', square })
    if (squares.length === 0) return
    placeEnemy(t, enemy, yield* t.choose(state.overseer, nestBrood, squares), 'SB-227')
  }
}
