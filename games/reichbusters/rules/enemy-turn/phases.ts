// The four phases of the enemy turn (RB-165 to RB-191). Phases 2 and 3 go type by type. Only those are told in which
// something may happen.

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../../content/hero.ts'
import type { RoomId } from '../../content/map/map.ts'
import type { UnitId } from '../../content/unit.ts'
import { hasHeroes, roomOf, unreachable } from '../../ground.ts'
import type { Named } from '../../names.ts'
import { type EnemyTurn, enemyOf, roomNow, type State } from '../../state.ts'
import type { ReichbustersTable } from '../../table.ts'
import { noticed, riseBySight } from '../awareness.ts'
import { hasTrait, isAlert } from '../enemies.ts'
import { alarmBells } from '../features.ts'
import { react } from '../instants.ts'
import { biscuits } from '../reactions.ts'
import { advance } from '../tracker.ts'
import { attackGroups } from './attacking.ts'
import { endEnemyTurn } from './end.ts'
import { moveUnit } from './moving.ts'
import { beginEnemyTurn, typeOrder } from './order.ts'
import { aimOf } from './targets.ts'
import { goalDistance, hasInRange } from './ways.ts'

function turnNow({ enemyTurn }: State): EnemyTurn {
  if (enemyTurn === null) throw new Error('no enemy turn is going on')
  return enemyTurn
}

/** RB-167, RB-168 A phase goes through the types that are there; what is placed during it does not act in it. */
function beginPhase(state: State, stage: 'action stations' | 'kill the intruders'): void {
  const turn = turnNow(state)
  state.stage = stage
  turn.types = typeOrder(state)
  turn.before = state.nextEnemy
  turn.picks = []
}

/** RB-166 Phase 1: one box for all that are alert, and one more for each Alarm Bell that one of them can reach. */
export function* raiseTheAlarm(t: ReichbustersTable): Rules {
  const { state } = t
  if (state.enemyTurn === null) beginEnemyTurn(state)
  t.tell({ kind: 'enemy turn', rule: 'RB-165' })
  yield* react(t, { when: 'raise the alarm' })
  if (state.alarm === 'pre' && anyAlert(state)) {
    t.tell({ kind: 'enemy phase', rule: 'RB-166', phase: 'Raise the Alarm!' })
    advance(t, 1 + alarmBells(state), 'RB-166')
  }
  beginPhase(state, 'action stations')
  turnNow(state).flagged = ruthless(state)
  if (anyAlert(state)) t.tell({ kind: 'enemy phase', rule: 'RB-167', phase: 'Action Stations!' })
}

const anyAlert = (state: State): boolean => state.enemies.some((enemy) => isAlert(state, enemy))

/** Whether anybody would attack, as things are when phase 3 begins. */
const anyAim = (state: State): boolean =>
  state.enemies.some((enemy) => isAlert(state, enemy) && aimOf(state, enemy) !== undefined)

/** RB-171, RB-308 Those who shoot in phase 2 instead of moving. */
function ruthless(state: State): number[] {
  const found: number[] = []
  for (const enemy of state.enemies) {
    const isRuthless = hasTrait(state, enemy, 'Ruthless') && isAlert(state, enemy) && !hasHeroes(state, enemy.area)
    if (isRuthless && hasInRange(state, enemy)) found.push(enemy.uid)
  }
  return found
}

/** RB-168 The units of a type that act in this phase: alert when their type's step comes, and there before it began. */
function acting(state: State, unit: UnitId): number[] {
  const { before } = turnNow(state)
  const found: number[] = []
  for (const enemy of state.enemies) {
    if (enemy.unit === unit && enemy.uid < before && isAlert(state, enemy)) found.push(enemy.uid)
  }
  return found
}

/** Phase 2, the next type; after the last one phase 3 begins. */
export function* actionStations(t: ReichbustersTable): Rules {
  const { state } = t
  const turn = turnNow(state)
  const unit = turn.types.shift()
  if (unit === undefined) return yield* beginKilling(t)
  const { flagged } = turn
  const units = acting(state, unit)
  yield* attackGroups(
    t,
    unit,
    units.filter((uid) => flagged.includes(uid)),
    true,
  )
  yield* moveAll(
    t,
    units.filter((uid) => !flagged.includes(uid)),
  )
}

/** RB-169 The one nearest to its goal first, then the lowest number; read anew after each. */
function* moveAll(t: ReichbustersTable, units: readonly number[]): Rules {
  const left = units.slice()
  while (left.length > 0) {
    const place = nearestOf(t.state, left)
    for (const uid of left.splice(place, 1)) yield* moveUnit(t, uid, 2)
  }
}

/** Its place in the list; units without a route come last. */
function nearestOf(state: State, uids: readonly number[]): number {
  if (uids.length === 1) return 0
  let best = 0
  let least = unreachable + 1
  for (const [place, uid] of uids.entries()) {
    const enemy = enemyOf(state, uid)
    const away = enemy === undefined ? unreachable : goalDistance(state, enemy)
    if (away >= least) continue
    least = away
    best = place
  }
  return best
}

/** RB-184 The start of phase 3: Dog Biscuits, then instants (D43, D46). */
function* beginKilling(t: ReichbustersTable): Rules {
  beginPhase(t.state, 'kill the intruders')
  if (anyAim(t.state)) t.tell({ kind: 'enemy phase', rule: 'RB-184', phase: 'Kill the Intruders!' })
  yield* biscuits(t, null, [])
  yield* react(t, { when: 'kill the intruders' })
}

/** Phase 3, the next type; after the last one instants (D57), and on to phase 4. */
export function* killTheIntruders(t: ReichbustersTable): Rules {
  const { state } = t
  const unit = turnNow(state).types.shift()
  if (unit !== undefined) return yield* attackGroups(t, unit, acting(state, unit), false)
  yield* react(t, { when: 'end of kill the intruders' })
  state.stage = 'check awareness'
}

interface Noticing {
  readonly room: RoomId
  readonly by: Named
  readonly seen: HeroId
}

/** RB-160, RB-191 Rooms with an enemy that sees a Hero, each once. */
function noticing(state: State): Noticing[] {
  const found: Noticing[] = []
  for (const enemy of state.enemies) {
    const room = roomOf(state, enemy.area)
    if (roomNow(state, room).awareness === 2 || found.some((one) => one.room === room)) continue
    const hero = noticed(state, enemy)
    if (hero !== undefined) found.push({ room, by: { uid: enemy.uid, unit: enemy.unit }, seen: hero.id })
  }
  return found
}

/** RB-190 Phase 4, and the end of the enemy turn. */
export function* checkAwareness(t: ReichbustersTable): Rules {
  const { state } = t
  if (state.alarm !== 'post') {
    const rooms = noticing(state)
    if (rooms.length > 0) t.tell({ kind: 'enemy phase', rule: 'RB-190', phase: 'Check Awareness!' })
    for (const { room, by, seen } of rooms) yield* riseBySight(t, room, 'RB-160', by, seen)
  }
  yield* endEnemyTurn(t)
}
