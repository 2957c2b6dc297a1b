// Awareness (RB-157 to RB-163): who sees whom, rooms that rise and calm down, rooms that are cleared (RB-062).

import type { Rules, RuleId } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId, RoomId } from '../content/map/map.ts'
import type { Awareness } from '../content/noise.ts'
import { roomHasEnemies, roomOf, sightDistance } from '../ground.ts'
import type { Named } from '../names.ts'
import { disguise } from '../questions/enemy.ts'
import { mapOf, roomNow, spotOf, type State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { Hero } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { discardItem } from './decks.ts'
import { hasFeature } from './features/lying.ts'
import { lastingOf } from './lasting.ts'

// Sight -------------------------------------------------------------------------------------------------------------

/** Vanish, and a Dark Alcove for whoever has not attacked from it, hide a Hero from enemies in other areas. */
const isHidden = (state: State, hero: Hero, area: AreaId): boolean =>
  lastingOf(state, hero.id, 'CL2') !== undefined || (!hero.hasShown && hasFeature(state, area, 'dark-alcove'))

/** RB-124, RB-127 How far away an enemy sees a Hero; -1 where it does not. */
export function enemySight(state: State, enemy: Enemy, hero: Hero): number {
  if (hero.area === null) return -1
  if (hero.area === enemy.area) return 0
  const away = sightDistance(state, enemy.area, hero.area, 'heroes')
  return away < 0 || isHidden(state, hero, hero.area) ? -1 : away
}

export const enemySees = (state: State, enemy: Enemy, hero: Hero): boolean => enemySight(state, enemy, hero) >= 0

/** The Heroes that an enemy sees, as bits. */
function sightsOf(state: State, enemy: Enemy): number {
  let bits = 0
  for (const [n, hero] of state.heroes.entries()) if (enemySees(state, enemy, hero)) bits |= 1 << n
  return bits
}

/** QU10 Sights of a Hero in a Borrowed Greatcoat raise nothing. */
const isBorrowed = (state: State, hero: Hero): boolean => lastingOf(state, hero.id, 'QU10') !== undefined

/** The first of these Heroes of whom a sight raises awareness. */
function firstNoticed(state: State, bits: number): Hero | undefined {
  for (const [n, hero] of state.heroes.entries()) {
    if ((bits & (1 << n)) !== 0 && !isBorrowed(state, hero)) return hero
  }
  return undefined
}

/** Whether an enemy sees a Hero, and makes something of it. */
export const isNoticed = (state: State, enemy: Enemy, hero: Hero): boolean =>
  enemySees(state, enemy, hero) && !isBorrowed(state, hero)

/** The Hero of whom a sight by this enemy would raise its room, if there is one. */
export const noticed = (state: State, enemy: Enemy): Hero | undefined => firstNoticed(state, sightsOf(state, enemy))

// Levels ------------------------------------------------------------------------------------------------------------

function setLevel(
  t: ReichbustersTable,
  room: RoomId,
  to: Awareness,
  rule: RuleId,
  by: Named | null = null,
  seen: HeroId | null = null,
): void {
  const now = roomNow(t.state, room)
  const from = now.awareness
  if (from === to) return
  now.awareness = to
  t.tell({ kind: 'awareness', rule, room, from, to, by, seen })
}

const above = (level: Awareness): Awareness => (level === 0 ? 1 : 2)

/** RB-162 One level more, up to alert. */
export function raise(t: ReichbustersTable, room: RoomId, rule: RuleId): void {
  if (t.state.alarm !== 'post') setLevel(t, room, above(roomNow(t.state, room).awareness), rule)
}

/** RB-154 A patrol that has not been seen yet keeps its room on its level. */
function floorOf(state: State, room: RoomId): Awareness {
  let floor: Awareness = 0
  for (const { id, room: its } of mapOf(state).areas) {
    if (its !== room) continue
    for (const token of spotOf(state, id).spawns) if (token.floor > floor) floor = token.floor
  }
  return floor
}

/** RB-162 One level less, down to at ease. */
export function lower(t: ReichbustersTable, room: RoomId, rule: RuleId): void {
  const { awareness } = roomNow(t.state, room)
  if (t.state.alarm === 'post' || awareness <= floorOf(t.state, room)) return
  setLevel(t, room, awareness === 2 ? 1 : 0, rule)
}

/** Whether lowering a room would change anything. */
export const canLower = (state: State, room: RoomId): boolean =>
  state.alarm !== 'post' && roomNow(state, room).awareness > floorOf(state, room)

/** RB-154, RB-161 A room gets at least this level. */
export function riseTo(t: ReichbustersTable, room: RoomId, level: Awareness, rule: RuleId): void {
  if (t.state.alarm !== 'post' && roomNow(t.state, room).awareness < level) setLevel(t, room, level, rule)
}

/** RB-161 An enemy goes to another area, and brings its awareness into the room there. */
export function shiftEnemy(t: ReichbustersTable, enemy: Enemy, to: AreaId, rule: RuleId): void {
  const { state } = t
  const from = enemy.area
  enemy.area = to
  if (t.isHeard) {
    t.tell({ kind: 'enemy moved', rule, enemy: { uid: enemy.uid, unit: enemy.unit }, from, to })
  }
  riseTo(t, roomOf(state, to), roomNow(state, roomOf(state, from)).awareness, 'RB-161')
}

// Sights that raise -------------------------------------------------------------------------------------------------

/** The only Hero that the enemies of a room can see. */
function onlySeen(state: State, room: RoomId): Hero | undefined {
  let bits = 0
  for (const enemy of state.enemies) if (roomOf(state, enemy.area) === room) bits |= sightsOf(state, enemy)
  const only = state.heroes.findIndex((_, n) => bits === 1 << n)
  return state.heroes[only]
}

/** RB-230 A Hero who alone is seen may cancel the rise with a Disguise Kit (D51). */
function* isDisguised(t: ReichbustersTable, room: RoomId): Rules<boolean> {
  const { state } = t
  if (!state.heroes.some(({ items }) => items.some(({ id }) => id === 'disguise-kit'))) return false
  const hero = onlySeen(state, room)
  const kit = hero?.items.findIndex(({ id }) => id === 'disguise-kit') ?? -1
  if (hero === undefined || kit < 0) return false
  if (!(yield* t.confirm(hero.seat, disguise(hero.id, room)))) return false
  hero.items.splice(kit, 1)
  discardItem(state, 'disguise-kit')
  t.tell({ kind: 'disguised', rule: 'RB-230', hero: hero.id, room })
  return true
}

/** RB-159, RB-160 A room rises because one of its enemies sees a Hero. True if it did. */
export function* riseBySight(
  t: ReichbustersTable,
  room: RoomId,
  rule: RuleId,
  by: Named,
  seen: HeroId,
): Rules<boolean> {
  const { awareness } = roomNow(t.state, room)
  if (awareness === 2 || (yield* isDisguised(t, room))) return false
  setLevel(t, room, above(awareness), rule, by, seen)
  return true
}

interface FirstSight {
  readonly room: RoomId
  readonly by: Named
  readonly seen: HeroId
}

/** Brings what enemies see up to date; the first new sight of each room that may still rise. */
function newSights(state: State): FirstSight[] {
  const found: FirstSight[] = []
  for (const enemy of state.enemies) {
    const now = sightsOf(state, enemy)
    const fresh = now & ~enemy.sees
    enemy.sees = now
    if (fresh === 0) continue
    const room = roomOf(state, enemy.area)
    if (roomNow(state, room).isRaised || found.some((one) => one.room === room)) continue
    const hero = firstNoticed(state, fresh)
    if (hero !== undefined) found.push({ room, by: { uid: enemy.uid, unit: enemy.unit }, seen: hero.id })
  }
  return found
}

/** RB-159 Enemies that newly see a Hero raise their room, at most once in a Hero turn with its enemy turn. */
export function* checkSights(t: ReichbustersTable): Rules {
  const { state } = t
  if (state.alarm === 'post') return
  for (const { room, by, seen } of newSights(state)) {
    if (yield* riseBySight(t, room, 'RB-159', by, seen)) roomNow(state, room).isRaised = true
  }
}

/** An enemy sees whom it sees, and makes nothing of it: it is no first sight, now or later. */
export function noteSights(state: State, enemy: Enemy): void {
  enemy.sees = sightsOf(state, enemy)
}

/** The same for all enemies with this number or a higher one. */
export function seeQuietly(state: State, from: number): void {
  for (const enemy of state.enemies) if (enemy.uid >= from) noteSights(state, enemy)
}

/** RB-159 From now on every room may rise again. */
export function openWindow(state: State): void {
  for (const room of state.rooms) room.isRaised = false
}

// Rooms without enemies ---------------------------------------------------------------------------------------------

/** RB-062 A spawn token stands for enemies that nobody has seen. */
function isDeserted(state: State, room: RoomId): boolean {
  if (roomHasEnemies(state, room)) return false
  for (const { id, room: its } of mapOf(state).areas) {
    if (its === room && spotOf(state, id).spawns.length > 0) return false
  }
  return true
}

/** RB-062 Called when a Hero has come into a room, or ends a turn in it. */
export function clearIfEmpty(t: ReichbustersTable, room: RoomId): void {
  const now = roomNow(t.state, room)
  if (now.isCleared || !isDeserted(t.state, room)) return
  now.isCleared = true
  t.tell({ kind: 'room cleared', rule: 'RB-062', room })
}

/** RB-163, RB-201 At the end of a round rooms without enemies are at ease. Of tokens only patrols count as enemies. */
export function forgetDeserted(t: ReichbustersTable): void {
  const { state } = t
  const rooms: RoomId[] = []
  for (const [room, now] of state.rooms.entries()) {
    if (now.awareness === 0 || roomHasEnemies(state, room) || floorOf(state, room) > 0) continue
    now.awareness = 0
    rooms.push(room)
  }
  if (rooms.length > 0) t.tell({ kind: 'awareness removed', rule: 'RB-163', rooms })
}
