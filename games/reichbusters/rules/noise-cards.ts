// What noise cards do (RB-028): patrols and rising awareness before the alarm, reinforcements after it.

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId, RoomId } from '../content/map/map.ts'
import type { Barracks, NoiseCardId, NoiseEffect } from '../content/noise.ts'
import { noiseCards } from '../content/noises.ts'
import { locks } from '../content/numbers.ts'
import { distance, roomHasEnemies, roomOf } from '../ground.ts'
import {
  doorThatLocks,
  doorThatOpens,
  guardPointThatFills,
  roomThatHears,
  tokenThatSpawns,
} from '../questions/enemy.ts'
import { heroOf, isLocked, mapOf, roomNow, type State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { ReichbustersTable } from '../table.ts'
import { raise } from './awareness.ts'
import { barracksArea, barracksByExit, farthestBarracks, nearestBarracks } from './barracks.ts'
import { circled } from './circle.ts'
import { hasTrait } from './enemies.ts'
import { nearest, nearestDoors, roomDistance } from './nearest.ts'
import { flingOpen } from './opening.ts'
import { isSeenByHeroes, patrol } from './patrols.ts'
import { hasToken, putToken, spawn, triggerToken } from './spawning.ts'
import { leadHero, settle } from './ties.ts'
import { advance } from './tracker.ts'

/** Which halves of the card take effect. */
interface Halves {
  readonly hasTop: boolean
  readonly hasLower: boolean
}

/** The card that is resolved, for whom, and the barracks of its top effect (P05). */
interface Resolving {
  readonly hero: HeroId
  barracks: Barracks | null
}

/** RB-028 Top first. RB-148 Patrols are measured from the Hero whose turn it is, all else from the one who was heard. */
export function* resolveNoise(
  t: ReichbustersTable,
  hero: HeroId,
  card: NoiseCardId,
  { hasTop, hasLower }: Halves,
): Rules {
  const { state } = t
  if (isSpared(t, card)) return
  state.patrolRoom = null
  const resolving: Resolving = { hero, barracks: null }
  const { top, lower } = noiseCards.of(card)
  if (hasTop) {
    t.tell({ kind: 'noise effect', rule: 'RB-028', card, half: 'top' })
    yield* carryOut(t, top, resolving)
  }
  if (hasLower) {
    t.tell({ kind: 'noise effect', rule: 'RB-028', card, half: 'lower' })
    yield* carryOut(t, lower, resolving)
  }
}

/** M1 The first noise card of the mission does nothing. */
function isSpared(t: ReichbustersTable, card: NoiseCardId): boolean {
  const { missionId, progress } = t.state
  if (missionId !== 'M1' || progress.isNoiseSpared) return false
  progress.isNoiseSpared = true
  t.tell({ kind: 'noise ignored', rule: 'RB-212', card })
  return true
}

/** Where the Hero is who was heard; a Hero that has left stands for the next one (RB-009). */
const heardAt = (state: State, hero: HeroId): AreaId | null => heroOf(state, hero).area ?? leadHero(state)?.area ?? null

function* carryOut(t: ReichbustersTable, effect: NoiseEffect, resolving: Resolving): Rules {
  const { state } = t
  const from = heardAt(state, resolving.hero)
  if (from === null) return
  switch (effect.does) {
    case 'nothing':
      return
    case 'raise nearest':
      return yield* raiseNearest(t, from)
    case 'raise all':
      return raiseRooms(t, () => true)
    case 'raise with':
      return raiseRooms(t, effect.who === 'dogs' ? isDog : isLeader)
    case 'patrol':
      return yield* patrol(t, effect.level, effect.awareness, leadHero(state)?.id ?? resolving.hero)
    case 'raise patrol':
      if (state.patrolRoom !== null) raise(t, state.patrolRoom, 'RB-028')
      return
    case 'token at guard point':
      return yield* fillGuardPoint(t, from)
    case 'advance':
      return advance(t, 1, 'RB-028')
    case 'open next door':
      return yield* openNext(t, leadHero(state)?.area ?? from)
    case 'trigger nearest token':
      return yield* triggerNearest(t, from)
    case 'spawn':
      return yield* spawnAt(t, effect, resolving, from)
    case 'hunt':
      return yield* hunt(t, barracksArea(state, effect.at))
    case 'no draw':
      state.isDrawLost = true
      return
    case 'lock door':
      return yield* lockNearest(t, from)
  }
}

// Before the alarm --------------------------------------------------------------------------------------------------

/** The nearest room with enemies. Among rooms that are alert already there is nothing to choose. */
function* raiseNearest(t: ReichbustersTable, from: AreaId): Rules {
  const { state } = t
  const held = mapOf(state).rooms.flatMap(({ id }) => (roomHasEnemies(state, id) ? [id] : []))
  const near = nearest(held, (room) => roomDistance(state, from, room))
  const alert = near.find((room) => roomNow(state, room).awareness === 2)
  const options = near.filter((room) => room === alert || roomNow(state, room).awareness < 2)
  if (options.length > 0) raise(t, yield* settle(t, roomThatHears, options), 'RB-028')
}

const isDog = (_: State, { unit }: Enemy): boolean =>
  unit === 'dog' || unit === 'experiment-6xx' || unit === 'general-wolff'

const isLeader = (state: State, enemy: Enemy): boolean =>
  enemy.unit === 'officer' || enemy.unit === 'scientist' || hasTrait(state, enemy, 'Vrilmeister')

/** Every room that holds such an enemy rises once. */
function raiseRooms(t: ReichbustersTable, isWanted: (state: State, enemy: Enemy) => boolean): void {
  const { state } = t
  const rooms = new Set<RoomId>()
  for (const enemy of state.enemies) if (isWanted(state, enemy)) rooms.add(roomOf(state, enemy.area))
  for (const room of rooms) raise(t, room, 'RB-028')
}

/** N06 */
function* fillGuardPoint(t: ReichbustersTable, from: AreaId): Rules {
  const { state } = t
  if (!hasToken(state, 1)) return
  const unseen: AreaId[] = []
  for (const [area, spot] of state.spots.entries()) {
    if (spot.hasGuardPoint && !isSeenByHeroes(state, area)) unseen.push(area)
  }
  const near = nearest(unseen, (area) => distance(state, from, area))
  if (near.length > 0) putToken(t, 1, yield* settle(t, guardPointThatFills, near), 0, 'RB-028')
}

/** N09 */
function* openNext(t: ReichbustersTable, from: AreaId): Rules {
  const doors = nearestDoors(t.state, from, () => true)
  if (doors.length === 0) return
  flingOpen(t, yield* settle(t, doorThatOpens, doors), 'RB-028')
  yield* circled().look(t)
}

/** N12 */
function* triggerNearest(t: ReichbustersTable, from: AreaId): Rules {
  const { state } = t
  const laid: AreaId[] = []
  for (const [area, { spawns }] of state.spots.entries()) if (spawns.length > 0) laid.push(area)
  const near = nearest(laid, (area) => distance(state, from, area))
  if (near.length > 0) yield* triggerToken(t, yield* settle(t, tokenThatSpawns, near))
}

// After the alarm ---------------------------------------------------------------------------------------------------

type SpawnEffect = Extract<NoiseEffect, { does: 'spawn' }>
type SpawnPlace = SpawnEffect['at'][number]

/** RB-155 */
function* spawnAt(t: ReichbustersTable, effect: SpawnEffect, resolving: Resolving, from: AreaId): Rules {
  for (const place of effect.at) {
    const letter = yield* barracksOf(t, place, resolving, from)
    resolving.barracks = letter
    yield* spawn(t, effect.level, barracksArea(t.state, letter), 1)
  }
}

function* barracksOf(t: ReichbustersTable, place: SpawnPlace, { barracks }: Resolving, from: AreaId): Rules<Barracks> {
  switch (place) {
    case 'nearest to exit':
      return yield* barracksByExit(t)
    case 'the same':
      return barracks ?? (yield* barracksByExit(t))
    case 'farthest':
      return yield* farthestBarracks(t, from)
    case 'nearest':
      return yield* nearestBarracks(t, from)
    case 'A':
    case 'B':
    case 'C':
      return place
  }
}

/** P04 Everybody in the area makes one step, in the order of their numbers. */
function* hunt(t: ReichbustersTable, area: AreaId): Rules {
  const hunters = t.state.enemies.filter((enemy) => enemy.area === area)
  for (const { uid } of hunters) yield* circled().moveEnemy(t, uid)
}

const countOf = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** P11 */
function* lockNearest(t: ReichbustersTable, from: AreaId): Rules {
  const { state } = t
  if (countOf(state.lockedDoors) >= locks) return
  const doors = nearestDoors(state, from, (door) => !isLocked(state, door))
  if (doors.length === 0) return
  const door = yield* settle(t, doorThatLocks, doors)
  state.lockedDoors |= 1 << door
  t.tell({ kind: 'door locked', rule: 'RB-028', door })
}
