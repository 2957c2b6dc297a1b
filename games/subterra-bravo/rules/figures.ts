// Who stands where: figures on squares, who is next to whom, and what is empty.

import { adjacent, distance, flag, type Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { enemies } from '../content/enemies.ts'
import { forTeam } from '../content/team.ts'
import { groundOf, objectTokens } from '../ground.ts'
import { commandoOf, type EnemyFigure, enemyOf, type FigureRef, missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'

export const commandoRef = ({ id }: { readonly id: CommandoId }): FigureRef => ({ is: 'commando', id })
export const enemyRef = ({ uid }: { readonly uid: number }): FigureRef => ({ is: 'enemy', uid })

/** Still in the mission: neither killed nor gone. */
export const isOnMap = (commando: Commando): commando is Commando & { square: Square } => commando.square !== null

/** SB-065 Active, or recovering, which counts as active for most things. */
export const isStanding = ({ status }: Commando): boolean => status === 'active' || status === 'recovering'

export const onMap = (state: State): (Commando & { square: Square })[] => state.commandos.filter(isOnMap)

/** By the numbers of their initiative cards. */
export const byInitiative = (state: State): Commando[] =>
  state.commandos
    .filter(({ initiative }) => initiative !== null)
    .sort((a, b) => (a.initiative ?? 0) - (b.initiative ?? 0))

/** Where a figure or structure stands; null if it is on the map no more. */
export function squareOfFigure(state: State, ref: FigureRef): Square | null {
  switch (ref.is) {
    case 'commando':
      return commandoOf(state, ref.id).square
    case 'enemy':
      return enemyOf(state, ref.uid)?.square ?? null
    case 'console': {
      const spot = missionOf(state).map.console[0]
      return spot === undefined ? null : groundOf(state).squareOf(spot)
    }
  }
}

/** The enemy on a square. */
export const enemyAt = (state: State, square: Square): EnemyFigure | undefined =>
  state.enemies.find((enemy) => enemy.square === square)

/** The commando on a square, downed ones too. */
export const commandoAt = (state: State, square: Square): Commando | undefined =>
  state.commandos.find((commando) => commando.square === square)

/** SB-077 No figure, no downed marker and no objective token. */
export const isEmpty = (state: State, square: Square): boolean =>
  enemyAt(state, square) === undefined &&
  commandoAt(state, square) === undefined &&
  !objectTokens(state, groundOf(state)).includes(square)

/** SB-069 */
export const isAdjacent = (state: State, a: Square, b: Square): boolean => adjacent(groundOf(state).grid, a, b)

/** SB-069 "On" a marker is as good as adjacent. */
export const isOnOrAdjacent = (state: State, a: Square, b: Square): boolean => a === b || isAdjacent(state, a, b)

/** SB-070 */
export const distanceOf = (state: State, a: Square, b: Square): number => distance(groundOf(state).grid, a, b)

/** SB-109 */
export const sees = (state: State, a: Square, b: Square): boolean => groundOf(state).sight.los(a, b)

/** Explored floor, an open door, or a passage that can be used: somebody could stand there. */
export const isOpenGround = (state: State, square: Square): boolean => {
  const { grid } = groundOf(state)
  return !grid.has(square, flag.blocking | flag.unexplored)
}

export const isClone = ({ type }: Pick<EnemyFigure, 'type'>): boolean =>
  enemies.of(type).traits.some(({ trait }) => trait === 'clone')

export const isElite = ({ type }: Pick<EnemyFigure, 'type'>): boolean =>
  enemies.of(type).traits.some(({ trait }) => trait === 'elite')

export const vitalityOfEnemy = (state: State, { type }: Pick<EnemyFigure, 'type'>): number =>
  forTeam(enemies.of(type).vitality, state.terms.n)

/** SB-203 Clones are faster after the Crisis Point. */
const cloneSpeedInCrisis = 7

export const speedOfEnemy = (state: State, enemy: Pick<EnemyFigure, 'type'>): number =>
  state.isCrisis && isClone(enemy) ? cloneSpeedInCrisis : enemies.of(enemy.type).speed
