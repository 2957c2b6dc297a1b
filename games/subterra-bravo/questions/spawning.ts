// What the Overseer is asked in the Spawn step after a tile was chosen: what it is used on, and where enemies appear.

import type { Label, Question } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { enemies, type EnemyId } from '../content/enemies.ts'
import type { DoorId } from '../content/map/map.ts'
import { enemyName, sayEnemyType, saySquare, squareName } from '../names.ts'
import { enemyOnMap } from '../rules/activating.ts'
import { tileWith } from '../rules/dashboard.ts'
import { enemyRef, vitalityOfEnemy } from '../rules/figures.ts'
import { type SpawnPoint, squaresAt, squaresOfPoint } from '../rules/spawning.ts'
import { doorOf, type EnemyFigure, type State } from '../state.ts'
import { doorThing, figureThing, squareThing } from '../things.ts'
import { nearWhom } from './near-whom.ts'

/** A figure and where it appears. */
export interface Spawn {
  readonly type: EnemyId
  readonly square: Square
}

const squareLabel = (square: Square, state: State): Label => ({
  name: squareName(square, state),
  means: nearWhom(square, state),
  icon: 'spawn',
  isPlace: true,
})

const spawnQuestion = (rule: `SB-${number}`): Question<Spawn, State> => ({
  name: 'spawn',
  rule,
  prompt: () => 'Which enemy appears next, and where?',
  say: ({ type, square }, state) => `${sayEnemyType(type)} at ${saySquare(square, state)}`,
  things: ({ square }) => [squareThing(square)],
  label: ({ type, square }, state) => ({ ...squareLabel(square, state), group: enemies.of(type).name }),
  pass: 'stop',
})

/** SB-186 */
export const reinforce: Question<Spawn, State> = {
  ...spawnQuestion('SB-186'),
  detail: (state) => {
    const tile = tileWith(state, 'clone-reinforcements')
    return tile === undefined ? '' : `Clone points spawned in this round: ${state.clonePoints}.`
  },
}

/** For tiles with one kind of enemy. */
export const spawnOne = spawnQuestion('SB-180')

/** SB-227 */
export const nestBrood: Question<Square, State> = {
  name: 'nest brood',
  rule: 'SB-227',
  prompt: () => 'Where does the Broodling of the nest appear?',
  say: saySquare,
  things: (square) => [squareThing(square)],
  label: squareLabel,
  forced: true,
}

function sayPoint(point: SpawnPoint, state: State): string {
  return point.is === 'passage' ? `passage ${point.id}` : `${point.is} ${saySquare(point.square, state)}`
}

/** `the vent on (8,18)` */
export function pointName(point: SpawnPoint, state: State): string {
  return point.is === 'passage' ? `passage ${point.id}` : `the ${point.is} on ${squareName(point.square, state)}`
}

const pointIcons: { readonly [Name in SpawnPoint['is']]: string } = { vent: 'vent', passage: 'passage', nest: 'spawn' }

export const spawnPoint: Question<SpawnPoint, State> = {
  name: 'spawn point',
  rule: 'SB-176',
  prompt: () => 'Where do the Broodlings come from?',
  say: sayPoint,
  things: (point) => squaresOfPoint(point).map(squareThing),
  label: (point, state) => ({
    name: pointName(point, state),
    means: `room for ${squaresAt(state, point).length}`,
    icon: pointIcons[point.is],
  }),
  pass: 'cancel',
}

export const lockdownDoor: Question<DoorId, State> = {
  name: 'lockdown',
  rule: 'SB-169',
  prompt: () => 'Which door closes again?',
  say: (id) => id.toLowerCase(),
  things: (id) => [doorThing(id)],
  label: (id, state) => ({ name: `Door ${id}`, means: doorOf(state, id).between.join(' and '), icon: 'lock' }),
  pass: 'cancel',
}

const oneEnemy = (
  name: string,
  prompt: string,
  means: (enemy: EnemyFigure, state: State) => string,
  icon: string,
): Question<number, State> => ({
  name,
  rule: 'SB-169',
  prompt: () => prompt,
  say: (uid, state) => figureThing(enemyRef({ uid }), state),
  things: (uid, state) => [figureThing(enemyRef({ uid }), state)],
  label: (uid, state) => {
    const enemy = enemyOnMap(state, uid)
    return { name: enemyName(enemy), means: means(enemy, state), icon }
  },
  pass: 'cancel',
})

export const regenerate = oneEnemy(
  'regenerate',
  'Which enemy loses all its wounds?',
  (enemy, state) => `${enemy.wounds} of ${vitalityOfEnemy(state, enemy)} wounds`,
  'heal',
)

export const jammer = oneEnemy(
  'jamming field',
  'Around which enemy do you lay the Jamming Field?',
  ({ square }, state) => `on ${squareName(square, state)}`,
  'emi',
)

/** `first`: nothing is paid yet, and passing cancels the tile. */
const jamQuestion = (first: boolean): Question<Square, State> => ({
  name: 'jammed square',
  rule: 'SB-169',
  prompt: () => `Which ${first ? '' : 'other '}square becomes EMI?`,
  say: saySquare,
  things: (square) => [squareThing(square)],
  label: (square, state) => ({ ...squareLabel(square, state), icon: 'emi' }),
  pass: first ? 'cancel' : 'enough',
})

export const firstJammed = jamQuestion(true)
export const nextJammed = jamQuestion(false)
