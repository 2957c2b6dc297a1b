// Barracks (RB-155, RB-156): where reinforcements come from after the alarm.

import { at, type Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import type { Barracks, Level } from '../content/noise.ts'
import { distance, unreachable } from '../ground.ts'
import { whichBarracks } from '../questions/enemy.ts'
import { heroOf, mapOf, type State } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'
import { nearest } from './nearest.ts'
import { spawn } from './spawning.ts'
import { leadHero, settle } from './ties.ts'

const letters: readonly Barracks[] = ['A', 'B', 'C']

/** RB-156 */
export const barracksArea = (state: State, letter: Barracks): AreaId => mapOf(state).barracks[letter]

/** One of the barracks of which the measure is least; the players choose among several. */
function* leastFar(t: ReichbustersTable, far: (area: AreaId) => number): Rules<Barracks> {
  const found = nearest(letters, (letter) => far(barracksArea(t.state, letter)))
  return found.length === 0 ? at(letters, 0) : yield* settle(t, whichBarracks, found)
}

export const nearestBarracks = (t: ReichbustersTable, from: AreaId): Rules<Barracks> =>
  leastFar(t, (area) => distance(t.state, from, area))

/** P07 */
export const farthestBarracks = (t: ReichbustersTable, from: AreaId): Rules<Barracks> =>
  leastFar(t, (area) => unreachable - 1 - distance(t.state, from, area))

/** P05 */
export const barracksByExit = (t: ReichbustersTable): Rules<Barracks> =>
  leastFar(t, (area) => Math.min(...mapOf(t.state).exits.map((exit) => distance(t.state, exit.area, area))))

/** A spawn at the barracks nearest to a Hero. */
export function* spawnAtNearestBarracks(t: ReichbustersTable, level: Level, hero: HeroId): Rules {
  const from = heroOf(t.state, hero).area ?? leadHero(t.state)?.area ?? null
  if (from === null) return
  const letter = yield* nearestBarracks(t, from)
  yield* spawn(t, level, barracksArea(t.state, letter), 1)
}
