// What Action cards lay on the map or on enemies: flares, smoke, mines, sealed vents, and statuses (SB-156 to SB-158).

import { adjacentSquares, type Square } from '@umpire/grid'
import { groundOf } from '../ground.ts'
import { type EnemyFigure, enemyOf } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { isElite, isOpenGround } from './figures.ts'
import { enemiesAround } from './kit-objects.ts'
import { changeTerrain } from './terrain.ts'

const ofEnemy = ({ uid, type, figure }: EnemyFigure): Pick<EnemyFigure, 'uid' | 'type' | 'figure'> => ({
  uid,
  type,
  figure,
})

/** SB-158 */
export function mark(t: SubterraTable, enemy: EnemyFigure): void {
  enemy.marked = true
  t.tell({ kind: 'given a status', rule: 'SB-158', status: 'Marked', ...ofEnemy(enemy) })
}

/** SB-156 */
function suppress(t: SubterraTable, enemy: EnemyFigure): void {
  enemy.suppressed = true
  t.tell({ kind: 'given a status', rule: 'SB-156', status: 'Suppressed', ...ofEnemy(enemy) })
}

/** SB-157, SB-211 Elite enemies are only Suppressed. */
export function stun(t: SubterraTable, enemy: EnemyFigure): void {
  if (isElite(enemy)) return suppress(t, enemy)
  enemy.stunned = true
  t.tell({ kind: 'given a status', rule: 'SB-157', status: 'Stunned', ...ofEnemy(enemy) })
}

/** SB-156 All on the square and adjacent to it, perhaps also barred from Surprise Attack this round. */
export function suppressAround(t: SubterraTable, square: Square, isDazzling: boolean): void {
  for (const uid of enemiesAround(t.state, square)) {
    const enemy = enemyOf(t.state, uid)
    if (enemy === undefined) continue
    if (isDazzling) enemy.dazzled = true
    suppress(t, enemy)
  }
}

export function layFlare(t: SubterraTable, square: Square): void {
  t.state.terrain.flares.push(square)
  changeTerrain(t.state)
  t.tell({ kind: 'laid', rule: 'SB-062', what: 'flare', square })
}

/** SB-116 On the square and on all floor squares adjacent to it. */
export function laySmoke(t: SubterraTable, square: Square): void {
  const { state } = t
  const around = adjacentSquares(groundOf(state).grid, square).filter((one) => isOpenGround(state, one))
  const { smoke } = state.terrain
  for (const one of [square, ...around]) if (!smoke.includes(one)) smoke.push(one)
  changeTerrain(state)
  t.tell({ kind: 'laid', rule: 'SB-116', what: 'smoke', square })
}

export function layMine(t: SubterraTable, square: Square): void {
  t.state.terrain.mines.push(square)
  changeTerrain(t.state)
  t.tell({ kind: 'laid', rule: 'SB-062', what: 'mine', square })
}

/** SB-082 For the rest of the mission. */
export function sealVent(t: SubterraTable, square: Square): void {
  const vent = t.state.terrain.vents.find((one) => one.square === square)
  if (vent === undefined) throw new Error(`no vent on ${square}`)
  vent.isSealed = true
  changeTerrain(t.state)
  t.tell({ kind: 'laid', rule: 'SB-082', what: 'seal', square })
}
