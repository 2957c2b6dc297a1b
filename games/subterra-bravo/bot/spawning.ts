// The Spawn step: which tiles are worth their energy, and where enemies appear.

import { fraction } from '@umpire/engine'
import { enemies, type EnemyId } from '../content/enemies.ts'
import { type TileEffect, type TileId, tiles } from '../content/dashboard.ts'
import { type SpawnAction, spawnStepMenu } from '../questions/overseer.ts'
import * as questions from '../questions/spawning.ts'
import { isReady, tileCost } from '../rules/dashboard.ts'
import { isElite, speedOfEnemy } from '../rules/figures.ts'
import { squaresAt } from '../rules/spawning.ts'
import { doorOf, enemyOf, type State } from '../state.ts'
import { type Asked, choice, type Reply } from './asked.ts'
import { bestAbove, bestIndex } from './best.ts'
import { teamGoal, waysToGoal } from './goals.ts'
import { gateWorth } from './gate.ts'
import { Hunt } from './hunt.ts'
import { far } from './ways.ts'
import { aims } from './weights.ts'

/** Energy that the enemies in reach can use in this phase. */
function energyWanted(state: State, hunt: Hunt): number {
  let sum = 0
  for (const enemy of state.enemies) {
    if (enemy.stunned) continue
    const speed = speedOfEnemy(state, enemy)
    const canAttack = hunt.prey.some((prey) => hunt.kindFor(enemy, prey, speed) !== undefined)
    if (canAttack) sum += enemies.of(enemy.type).combatCost
  }
  return sum
}

/** What is left after a tile and the attacks, if it is used. */
function spare(state: State, id: TileId, hunt: Hunt): number {
  const wanted = energyWanted(state, hunt) * (isReady(state, id) ? aims.keptBack : 1)
  return state.energy - tileCost(state, id) - wanted
}

/** Tiles that bring enemies. */
const isSpawning = ({ effect }: TileEffect): boolean =>
  effect === 'clone-reinforcements' || effect === 'vent-swarm' || effect === 'brood-surge'

function tileWorth(state: State, id: TileId, hunt: Hunt): number {
  const { effect } = tiles.of(id)
  const left = spare(state, id, hunt)
  const { poolCap } = state.terms
  if (isSpawning(effect)) return left >= 0 && (isReady(state, id) || left >= poolCap / 2) ? 3 : 0
  if (effect.effect === 'regenerate') {
    return left >= 2 && state.enemies.some((enemy) => isElite(enemy) && enemy.wounds >= 3) ? 2 : 0
  }
  if (effect.effect === 'lockdown') return left >= 4 && lockable(state) ? 1.5 : 0
  return effect.effect === 'jamming-field' && left >= poolCap - 4 ? 0.5 : 0
}

/** A door that the team still has to pass. */
function lockable(state: State): boolean {
  const ways = waysToGoal(state, teamGoal(state))
  return state.terrain.doors.some(
    ({ square, isOpen }) =>
      isOpen && state.commandos.some((one) => one.square !== null && isBefore(ways, one.square, square)),
  )
}

const isBefore = (ways: Uint8Array, from: number, door: number): boolean => (ways[door] ?? far) + 1 < (ways[from] ?? 0)

function actionWorth(state: State, action: SpawnAction, hunt: Hunt): number {
  if (action.do === 'tile') return tileWorth(state, action.tile, hunt)
  const left = state.energy - action.energy - energyWanted(state, hunt)
  return left >= 2 ? 0.1 * action.energy : 0
}

/** Clones of one type hunt together; before the crisis the strong ones live longer. */
function typeWorth(state: State, type: EnemyId): number {
  const same = state.enemies.filter((enemy) => enemy.type === type).length
  return aims.pack * Math.min(3, same) + (type === 'ROGUE' ? aims.rogues : 0)
}

function chooseSpawn(spawns: readonly questions.Spawn[], { state, random }: Asked): number {
  const hunt = new Hunt(state)
  const gate = gateWorth(state)
  return bestIndex(
    spawns,
    ({ type, square }) =>
      typeWorth(state, type) - hunt.nearest(square) + aims.gate * gate(square) + 0.2 * fraction(random),
  )
}

export const spawningReplies: readonly Reply[] = [
  choice(spawnStepMenu, (actions, { state }) => {
    const hunt = new Hunt(state)
    return bestAbove(actions, 0, (action) => actionWorth(state, action, hunt))
  }),
  choice(questions.reinforce, chooseSpawn),
  choice(questions.spawnPoint, (points, { state }) => {
    const hunt = new Hunt(state)
    return bestIndex(points, (point) => {
      const squares = squaresAt(state, point)
      return Math.max(-far, ...squares.map((square) => -hunt.nearest(square)))
    })
  }),
  choice(questions.lockdownDoor, (ids, { state }) => {
    const ways = waysToGoal(state, teamGoal(state))
    return bestIndex(ids, (id) => ways[doorOf(state, id).square] ?? 0)
  }),
  choice(questions.regenerate, (uids, { state }) => bestIndex(uids, (uid) => enemyOf(state, uid)?.wounds ?? 0)),
  choice(questions.jammer, () => 0),
  choice(questions.firstJammed, () => 0),
]
