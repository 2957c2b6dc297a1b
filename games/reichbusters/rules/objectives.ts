// The objectives of missions (RB-220 to RB-225): tokens that are turned up, taken, planted; and what missions add.

import { at, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { demolitionWounds } from '../content/numbers.ts'
import type { UnitId } from '../content/unit.ts'
import { hasEnemies, heroesAt, isInSight, roomOf } from '../ground.ts'
import type { Named } from '../names.ts'
import { heroOf, mapOf, missionOf, type State, spotOf } from '../state.ts'
import type { Enemy, Found } from '../state/castle.ts'
import type { Hero, Item } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { riseTo } from './awareness.ts'
import { spawnAtNearestBarracks } from './barracks.ts'
import { circled } from './circle.ts'
import { layFaceUp } from './found.ts'
import { patrol } from './patrols.ts'
import { placeEnemy, spawn } from './spawning.ts'

const isRaid = (state: State, objective: string): boolean => state.missionId === objective

/** Turns up a token that is revealed by sight, or by a card or item (RB-225). */
export function* revealObjective(t: ReichbustersTable, area: AreaId): Rules {
  const found = spotOf(t.state, area).items.find(({ isSeen, secret }) => isSeen && secret !== null)
  if (found !== undefined) yield* turnUp(t, area, found)
}

/** A face-down item of the map is turned face up. What a mission adds to it happens at once. */
export function* turnUp(t: ReichbustersTable, area: AreaId, found: Found): Rules {
  if (found.secret === null) return
  const id = t.reveal(found.secret)
  found.id = id
  found.secret = null
  t.tell({ kind: 'item turned up', rule: 'RB-220', area, item: id })
  if (!found.isSeen) return
  if (id === 'objective-complete') yield* findVrilmeister(t, area, found)
  else if (id === 'escort') yield* postGuard(t, area)
  else yield* findNothing(t, area)
}

/** RO2 The Vrilmeister stands there, with a guard of level 2, or with four of level 3 against four Heroes. */
function* findVrilmeister(t: ReichbustersTable, area: AreaId, found: Found): Rules {
  const { state } = t
  const spot = spotOf(state, area)
  spot.items = spot.items.filter(({ uid }) => uid !== found.uid)
  const { vrilmeister } = state.progress
  if (vrilmeister !== null) placeEnemy(t, vrilmeister, area)
  if (state.terms.heroes === 4) yield* spawn(t, 3, area, 4)
  else yield* spawn(t, 2, area, 1)
}

/** RO3 A guard point and a guard where any token is turned up; M2 has neither. RB-225 The prisoner stays face up. */
function* postGuard(t: ReichbustersTable, area: AreaId): Rules {
  if (!isRaid(t.state, 'RO3')) return
  spotOf(t.state, area).hasGuardPoint = true
  yield* spawn(t, 1, area, 1)
}

/** M2: the cells, where a zombie waits instead. */
const cells: ReadonlySet<string> = new Set(['D1', 'E1', 'F1'])

/** RB-221 A false one: RO2 and RO3 a guard of level 1 (RO2 of level 2 against four Heroes), M2 a zombie in a cell. */
function* findNothing(t: ReichbustersTable, area: AreaId): Rules {
  const { state } = t
  yield* postGuard(t, area)
  if (isRaid(state, 'RO2')) yield* spawn(t, state.terms.heroes === 4 ? 2 : 1, area, 1)
  if (isRaid(state, 'M2') && cells.has(at(mapOf(state).areas, area).name)) placeEnemy(t, 'zombie', area)
}

/** Why a Hero may not take an item of the map, by a search (RB-074) or by sight (RB-222). */
export function whyNotTake(state: State, hero: Hero, area: AreaId, found: Found): WhyNot {
  if (found.id === 'false-objective') return refuse('RB-221', 'A false objective cannot be taken.')
  if (found.isSeen && found.secret !== null) return refuse('RB-225', 'It has to be seen first.')
  if (found.id === 'escort') return refuse('RB-272', "O'Reilly is escorted, not searched for.")
  if (hasEnemies(state, area))
    return refuse(found.id === 'objective-complete' ? 'RB-222' : 'RB-074', 'Enemies are in that area.')
  const vault = spotOf(state, area).feature
  if (found.category === 'objective' && vault?.id === 'reinforced-vault' && found.secret !== null) {
    return refuse('RB-121', 'The Reinforced Vault has to be opened first.')
  }
  return found.id === 'objective-complete' ? whyNotPickUp(state, hero, area, found) : undefined
}

/** RB-222 By sight, and not again what was dropped in the same turn: that could go on for ever. */
function whyNotPickUp(state: State, hero: Hero, area: AreaId, { uid }: Found): WhyNot {
  if (!isSeenBy(state, hero, area)) return refuse('RB-222', 'The Hero does not see it.')
  return state.turn?.taken.includes(uid) === true ? refuse('RB-222', 'It was taken in this turn already.') : undefined
}

const isSeenBy = (state: State, hero: Hero, area: AreaId): boolean =>
  hero.area !== null && isInSight(state, hero.area, area, 'enemies')

/** M5 Cores that wake the Vrilpanzer. */
const coresToWake = 3

/** After a Hero took an item from the map. */
export function* itemTaken(t: ReichbustersTable, hero: HeroId, item: Item): Rules {
  const { state } = t
  const { progress } = state
  if (item.id === 'objective-complete') state.turn?.taken.push(item.uid)
  if (item.id === 'objective-complete' && !progress.taken.includes(item.uid)) {
    progress.taken.push(item.uid)
    if (isRaid(state, 'M5') && progress.taken.length >= coresToWake) yield* wakePanzer(t)
  }
  if (item.id === 'dossier' && isRaid(state, 'RO1') && !progress.taken.includes(item.uid)) {
    progress.taken.push(item.uid)
    yield* dossierTaken(t, hero)
  }
}

/** RO1 */
function* dossierTaken(t: ReichbustersTable, hero: HeroId): Rules {
  if (t.state.alarm === 'post') yield* spawnAtNearestBarracks(t, 1, hero)
  else yield* patrol(t, 1, 1, hero)
}

/** M5: where it waits. */
const panzerArea = 'E4'

function* wakePanzer(t: ReichbustersTable): Rules {
  const { state } = t
  if (!isRaid(state, 'M5') || state.progress.isPanzerAwake) return
  state.progress.isPanzerAwake = true
  const area = mapOf(state).areas.find(({ name }) => name === panzerArea)
  if (area === undefined) return
  t.tell({ kind: 'vrilpanzer awakes', rule: 'RB-212', area: area.id })
  placeEnemy(t, 'vrilpanzer', area.id)
  yield* circled().look(t)
}

/** RB-132 In alarm step 2: what the mission does when the alarm sounds. */
export function* alarmSounded(t: ReichbustersTable): Rules {
  const { state } = t
  if (isRaid(state, 'M5')) yield* wakePanzer(t)
  if (!isRaid(state, 'RO2')) return
  for (const point of ['O1', 'O2', 'O3'] as const) {
    if (state.progress.vrilmeister !== null && state.progress.uniques.includes(state.progress.vrilmeister)) return
    const area = mapOf(state).points[point]
    if (area !== undefined) yield* revealObjective(t, area)
  }
}

/** After an enemy was removed from the map. */
export function enemyDied(t: ReichbustersTable, { unit }: Named, area: AreaId): void {
  const { state } = t
  const isWanted = missionOf(state).goals.some(
    (goal) =>
      goal.goal === 'kill' &&
      (goal.unit === unit || (goal.unit === 'drawn Vrilmeister' && unit === state.progress.vrilmeister)),
  )
  if (!isWanted || state.progress.killed.includes(unit)) return
  state.progress.killed.push(unit)
  t.tell({ kind: 'target killed', rule: 'RB-205', unit })
  if (isRaid(state, 'M6')) layFaceUp(state, area, 'detonator')
}

/** M4: General Wolff's cards, in sides: the second card begins with the third. */
const howlSide = 2
const hounds: ReadonlySet<UnitId> = new Set(['dog', 'experiment-6xx'])

/** RB-070 After a wound turned a unit to its next side. M4: General Wolff howls. */
export function sideFlipped(t: ReichbustersTable, { unit, side }: Enemy): void {
  const { state } = t
  if (!isRaid(state, 'M4') || unit !== 'general-wolff' || side !== howlSide || state.alarm === 'post') return
  t.tell({ kind: 'wolff howls', rule: 'RB-212' })
  for (const enemy of state.enemies) {
    if (hounds.has(enemy.unit)) riseTo(t, roomOf(state, enemy.area), 2, 'RB-212')
  }
}

/** RB-223 The false objectives of the Hero's area that have no charge yet. */
export function whyNotPlant(state: State, hero: Hero): WhyNot {
  if (hero.area === null) return refuse('RB-223', 'The Hero has left the map.')
  const isSpot = spotOf(state, hero.area).items.some(({ id }) => id === 'false-objective')
  if (!isSpot) return refuse('RB-223', 'A charge is planted on a false objective.')
  if (state.progress.planted.includes(hero.area)) return refuse('RB-223', 'A charge is planted here already.')
  return undefined
}

/** RB-223 The caller counts it as giving or dropping, and makes its noise. */
export function plant(t: ReichbustersTable, id: HeroId, uid: number): void {
  const hero = heroOf(t.state, id)
  if (hero.area === null) return
  hero.items = hero.items.filter((item) => item.uid !== uid)
  t.state.progress.planted.push(hero.area)
  t.tell({ kind: 'charge planted', rule: 'RB-223', hero: id, area: hero.area })
}

const chargesNeeded = (state: State): number =>
  missionOf(state).goals.reduce((most, goal) => (goal.goal === 'demolish' ? Math.max(most, goal.charges) : most), 0)

/** RB-224 */
export function whyNotDetonate(state: State): WhyNot {
  const { planted, isDetonated } = state.progress
  if (isDetonated) return refuse('RB-224', 'The charges have gone off.')
  const needed = chargesNeeded(state)
  if (needed === 0 || planted.length < needed) {
    return refuse('RB-224', () => `${planted.length} of ${needed} charges are planted.`)
  }
  if (planted.some((area) => heroesAt(state, area).length > 0))
    return refuse('RB-224', 'A Hero stands beside a charge.')
  return undefined
}

/** RB-224 The caller makes the BOOM! */
export function* detonate(t: ReichbustersTable, hero: HeroId): Rules {
  const { state } = t
  state.progress.isDetonated = true
  t.tell({ kind: 'charges detonated', rule: 'RB-224', hero, areas: [...state.progress.planted] })
  for (const area of state.progress.planted) {
    for (const { uid } of state.enemies.filter((enemy) => enemy.area === area)) {
      yield* circled().woundEnemy(t, uid, demolitionWounds, {
        hero,
        how: 'explosion',
        isArmourPiercing: true,
        ignoresArmour: true,
      })
    }
  }
  if (isRaid(state, 'M3')) yield* orchardBurns(t)
}

/** M3: the factory, and the area that smokes for the rest of the mission. */
const factory = '04b'
const smokingArea = 'E2'

function* orchardBurns(t: ReichbustersTable): Rules {
  const { state } = t
  const map = mapOf(state)
  for (const { id, areas } of map.doors) {
    if (areas.some((area) => at(map.areas, area).tile === factory)) {
      state.openDoors |= 1 << id
      state.lockedDoors &= ~(1 << id)
    }
  }
  const smoking = map.areas.find(({ name }) => name === smokingArea)
  if (smoking !== undefined) spotOf(state, smoking.id).obscured = -1
  yield* circled().look(t)
}

const isEscorting = ({ items }: Hero): boolean => items.some(({ id }) => id === 'escort')

/** M2: with O'Reilly, locked doors are unlocked ones. */
export const knowsTheHouse = (state: State, hero: Hero): boolean => isRaid(state, 'M2') && isEscorting(hero)

/** RO3: O'Reilly limps. */
export const isHeldUp = (state: State, hero: Hero): boolean => isRaid(state, 'RO3') && isEscorting(hero)
