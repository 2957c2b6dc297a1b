// Enemies move (RB-172 to RB-183): step by step, through doors, and what follows from each step.

import { at, type Rules } from '@umpire/engine'
import type { AreaId } from '../../content/map/map.ts'
import { hasHeroes } from '../../ground.ts'
import { cowardWay, type EnemyStep, enemyWay } from '../../questions/enemy.ts'
import { enemyOf, isOpen } from '../../state.ts'
import type { Enemy } from '../../state/castle.ts'
import type { ReichbustersTable } from '../../table.ts'
import { checkSights, shiftEnemy } from '../awareness.ts'
import { hasTrait, isHeldDown } from '../enemies.ts'
import { react } from '../instants.ts'
import { look } from '../looking.ts'
import { enemyOpens, enemyUnlocks } from '../opening.ts'
import { settle } from '../ties.ts'
import { isContent, isCornered, isHalted, isStaying, nextSteps, retreats, stepsOf } from './ways.ts'

/** RB-182 First sights, then what Heroes see now, then their instants. */
function* afterStep(t: ReichbustersTable, uid: number, area: AreaId, hasEntered: boolean): Rules {
  yield* checkSights(t)
  yield* look(t)
  if (enemyOf(t.state, uid) !== undefined) yield* react(t, { when: 'enemy moved', uid, area, hasEntered })
}

function* enter(t: ReichbustersTable, enemy: Enemy, to: AreaId, rule: 'RB-173' | 'RB-178'): Rules {
  shiftEnemy(t, enemy, to, rule)
  yield* afterStep(t, enemy.uid, to, true)
}

/** RB-173 */
function* flee(t: ReichbustersTable, enemy: Enemy): Rules {
  const areas = retreats(t.state, enemy)
  if (areas.length === 0) return
  const to = areas.length === 1 ? at(areas, 0) : yield* settle(t, cowardWay(enemy), areas)
  yield* enter(t, enemy, to, 'RB-173')
}

/** RB-176, RB-178 The players choose between ways that are equally short. */
const chooseWay = (t: ReichbustersTable, enemy: Enemy, ways: readonly EnemyStep[]): Rules<EnemyStep> =>
  settle(t, enemyWay({ uid: enemy.uid, unit: enemy.unit }), ways)

/** RB-178 to RB-180 One step, or one thing done to a door. False: it goes no further. */
function* step(t: ReichbustersTable, uid: number): Rules<boolean> {
  const { state } = t
  const enemy = enemyOf(state, uid)
  if (enemy === undefined || isHeldDown(state, enemy) || isContent(state, enemy)) return false
  const ways = nextSteps(state, enemy)
  if (ways.length === 0) return false
  const { does, to, door } = ways.length === 1 ? at(ways, 0) : yield* chooseWay(t, enemy, ways)
  if (does === 'unlock') {
    enemyUnlocks(t, enemy, door)
    return true
  }
  if (does === 'open') {
    enemyOpens(t, enemy, door)
    yield* afterStep(t, uid, enemy.area, false)
    return true
  }
  if (hasTrait(state, enemy, 'Coward') && hasHeroes(state, to)) return false
  if (door >= 0 && !isOpen(state, door)) enemyOpens(t, enemy, door)
  yield* enter(t, enemy, to, 'RB-178')
  const after = enemyOf(state, uid)
  return after !== undefined && !isHalted(state, after)
}

/** RB-172 to RB-183 An enemy moves as in Action Stations!, at most so many steps; P04 gives it one. */
export function* moveUnit(t: ReichbustersTable, uid: number, most: 1 | 2 = 1): Rules {
  const { state } = t
  const enemy = enemyOf(state, uid)
  if (enemy === undefined) return
  if (isCornered(state, enemy)) return yield* flee(t, enemy)
  if (isStaying(state, enemy)) return
  for (let left = Math.min(most, stepsOf(state, enemy)); left > 0; left--) if (!(yield* step(t, uid))) return
}
