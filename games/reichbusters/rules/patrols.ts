// Patrols (RB-147 to RB-154): enemies that come through a closed door near the Hero, or from the barracks.

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId, Door } from '../content/map/map.ts'
import type { Awareness, Level } from '../content/noise.ts'
import { distance, hasHeroes, isInSight, roomOf } from '../ground.ts'
import { type PatrolWay, patrolWay } from '../questions/enemy.ts'
import { heroOf, isOpen, mapOf, roomNow, type State } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'
import { checkSights, riseTo } from './awareness.ts'
import { barracksArea, nearestBarracks } from './barracks.ts'
import { circled } from './circle.ts'
import { doorDistance, nearest } from './nearest.ts'
import { flingOpen } from './opening.ts'
import { hasToken, putToken, spawn } from './spawning.ts'
import { leadHero, settle } from './ties.ts'

/** RB-149, RB-151 The ways through a door: from its far side to the one that is nearer to the Hero. */
function waysThrough(state: State, from: AreaId, { id, areas }: Door): PatrolWay[] {
  const [one, other] = areas
  if (isOpen(state, id) || (hasHeroes(state, one) && hasHeroes(state, other))) return []
  const nearness = distance(state, from, one) - distance(state, from, other)
  const ways: PatrolWay[] = []
  if (nearness <= 0 && !roomNow(state, roomOf(state, other)).isCleared) ways.push({ door: id, area: one })
  if (nearness >= 0 && !roomNow(state, roomOf(state, one)).isCleared) ways.push({ door: id, area: other })
  return ways
}

/** RB-148 The nearest doors that are not barred. */
function patrolWays(state: State, from: AreaId): PatrolWay[] {
  const ways = mapOf(state).doors.flatMap((door) => waysThrough(state, from, door))
  return nearest(ways, ({ door }) => doorDistance(state, from, door))
}

/** RB-123 */
export function isSeenByHeroes(state: State, area: AreaId): boolean {
  for (const hero of state.heroes) {
    if (hero.area !== null && isInSight(state, hero.area, area, 'enemies')) return true
  }
  return false
}

/** RB-153, RB-154 Enemies in view of a Hero, or else a token that keeps the room on its level. */
function* arrive(t: ReichbustersTable, level: Level, awareness: Awareness, area: AreaId): Rules {
  const { state } = t
  riseTo(t, roomOf(state, area), awareness, 'RB-154')
  if (isSeenByHeroes(state, area) || !hasToken(state, level)) yield* spawn(t, level, area, 1)
  else putToken(t, level, area, awareness, 'RB-153')
}

/** RB-147 A patrol of this level and awareness, as near to the Hero as it can come. Where it came is kept for N03. */
export function* patrol(t: ReichbustersTable, level: Level, awareness: Awareness, hero: HeroId): Rules {
  const { state } = t
  const from = heroOf(state, hero).area ?? leadHero(state)?.area ?? null
  if (from === null) return
  const ways = patrolWays(state, from)
  if (ways.length === 0) return yield* patrolFromBarracks(t, level, awareness, from)
  const { door, area } = yield* settle(t, patrolWay, ways)
  t.tell({ kind: 'patrol', rule: 'RB-148', door, area, level, awareness })
  flingOpen(t, door, 'RB-150')
  state.patrolRoom = roomOf(state, area)
  yield* arrive(t, level, awareness, area)
  yield* circled().look(t)
}

/** RB-152 */
function* patrolFromBarracks(t: ReichbustersTable, level: Level, awareness: Awareness, from: AreaId): Rules {
  const { state } = t
  const area = barracksArea(state, yield* nearestBarracks(t, from))
  t.tell({ kind: 'patrol', rule: 'RB-152', door: null, area, level, awareness })
  state.patrolRoom = roomOf(state, area)
  yield* arrive(t, level, awareness, area)
  yield* checkSights(t)
}
