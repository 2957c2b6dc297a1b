// Tiles of the Spawn step that bring enemies (SB-178, SB-180, SB-186): Clone Reinforcements, Vent Swarm, Brood Surge.

import { type Offer, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { enemies, type EnemyId } from '../content/enemies.ts'
import { forTeam } from '../content/team.ts'
import { pointName, reinforce, type Spawn, spawnOne, spawnPoint } from '../questions/spawning.ts'
import { missionOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import type { TileWith } from './dashboard.ts'
import {
  canStand,
  hasSpawnSquare,
  placeEnemy,
  spawnCandidates,
  spawnPoints,
  spawnSquares,
  squaresAt,
  supplyLeft,
  whyNoSupply,
  whyNotSpawnAt,
} from './spawning.ts'
import { openVents } from './terrain.ts'
import { useTile } from './use-tile.ts'

// Clone Reinforcements ----------------------------------------------------------------------------------------------

type Reinforcements = TileWith<'clone-reinforcements'>['effect']

/** SB-178 What a Clone counts; 0 for whoever is none. */
function clonePoints(type: EnemyId): number {
  const clone = enemies.of(type).traits.find(({ trait }) => trait === 'clone')
  return clone?.trait === 'clone' ? clone.points : 0
}

const cloneTypes = (state: State): EnemyId[] => missionOf(state).enemies.filter((type) => clonePoints(type) > 0)

/** SB-178 However often the tile is used. */
function whyNotPoints(state: State, effect: Reinforcements, type: EnemyId): WhyNot {
  const most = forTeam(effect.points, state.terms.n)
  const points = clonePoints(type)
  if (state.clonePoints + points <= most) return undefined
  return refuse('SB-178', () => {
    const name = `A ${enemies.of(type).name} counts ${points}`
    return `${name}: ${state.clonePoints} of ${most} Clone points spawned this round.`
  })
}

const whyNotClone = (state: State, effect: Reinforcements, type: EnemyId): WhyNot =>
  whyNotPoints(state, effect, type) ?? whyNoSupply(state, type)

/** One Clone at least has to be able to come. */
export function whyNotReinforce(state: State, effect: Reinforcements): WhyNot {
  const most = forTeam(effect.points, state.terms.n)
  if (state.clonePoints >= most)
    return refuse('SB-178', () => `${state.clonePoints} of ${most} Clone points spawned this round.`)
  const refusals = cloneTypes(state).map((type) => whyNotClone(state, effect, type))
  if (!refusals.includes(undefined)) return refusals[0]
  return hasSpawnSquare(state) ? undefined : refuse('SB-176', 'No square at an open vent or passage is free.')
}

export function* reinforceWith(t: SubterraTable, { id, effect }: TileWith<'clone-reinforcements'>): Rules {
  const { state } = t
  if (!(yield* useTile(t, id))) return
  for (;;) {
    const spawns = cloneSpawns(state, effect)
    if (spawns.allowed.length === 0) return
    const spawn = yield* t.chooseOrPass(state.overseer, reinforce, spawns)
    if (spawn === undefined) return
    state.clonePoints += clonePoints(spawn.type)
    placeEnemy(t, spawn.type, spawn.square, 'SB-186')
  }
}

function cloneSpawns(state: State, effect: Reinforcements): Offer<Spawn> {
  const types = cloneTypes(state)
  const squares = spawnSquares(state)
  const allowed = types
    .filter((type) => whyNotClone(state, effect, type) === undefined)
    .flatMap((type) => squares.map((square) => ({ type, square })))
  return {
    allowed,
    blocked: () => offer(candidatesOf(state, types), (spawn) => whyNotSpawn(state, effect, spawn)).blocked(),
  }
}

const candidatesOf = (state: State, types: readonly EnemyId[]): Spawn[] => {
  const { squares } = missionOf(state).map
  const floor = spawnCandidates(state).filter((square) => squares[square]?.terrain !== 'wall')
  return types.flatMap((type) => floor.map((square) => ({ type, square })))
}

const whyNotSpawn = (state: State, effect: Reinforcements, { type, square }: Spawn): WhyNot =>
  whyNotClone(state, effect, type) ?? whyNotSpawnAt(state, square)

// Vent Swarm and Brood Surge ----------------------------------------------------------------------------------------

/** SB-082 A Clone on a vent does not block it, but leaves no room for another. */
const freeVents = (state: State): Square[] => openVents(state).filter((square) => canStand(state, square))

export const whyNotSwarm = (state: State, { enemy }: TileWith<'vent-swarm'>['effect']): WhyNot =>
  whyNoSupply(state, enemy) ??
  (freeVents(state).length > 0 ? undefined : refuse('SB-082', 'No explored vent is open and free.'))

export function* swarmWith(t: SubterraTable, { id, effect }: TileWith<'vent-swarm'>): Rules {
  if (!(yield* useTile(t, id))) return
  yield* spawnUpTo(t, effect.enemy, forTeam(effect.figures, t.state.terms.n), () => freeVents(t.state))
}

export const whyNotSurge = (state: State, { enemy }: TileWith<'brood-surge'>['effect']): WhyNot =>
  whyNoSupply(state, enemy) ??
  (hasSpawnSquare(state) ? undefined : refuse('SB-176', 'No square at a nest, open vent or passage is free.'))

/** The vent, passage or nest is named before the tile is paid for. */
export function* surgeWith(t: SubterraTable, { id, effect }: TileWith<'brood-surge'>): Rules {
  const { state } = t
  const points = offer(spawnPoints(state), (point) =>
    squaresAt(state, point).length > 0 ? undefined : refuse('SB-176', 'No square there is free.'),
  )
  const point = yield* t.chooseOrPass(state.overseer, spawnPoint, points)
  if (point === undefined || !(yield* useTile(t, id, undefined, pointName(point, state)))) return
  yield* spawnUpTo(t, effect.enemy, forTeam(effect.figures, state.terms.n), () => squaresAt(state, point))
}

/** SB-177, SB-180 One after the other, and fewer if the Overseer likes. */
function* spawnUpTo(t: SubterraTable, type: EnemyId, most: number, squaresNow: () => Square[]): Rules {
  const { state } = t
  for (let n = 0; n < most && supplyLeft(state, type) > 0; n++) {
    const spawns = squaresNow().map((square) => ({ type, square }))
    if (spawns.length === 0) return
    const spawn = yield* t.chooseOrPass(state.overseer, spawnOne, spawns)
    if (spawn === undefined) return
    placeEnemy(t, type, spawn.square, 'SB-176')
  }
}
