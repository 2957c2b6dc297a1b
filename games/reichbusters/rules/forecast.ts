// What the enemy would do if its turn came now, for those who weigh up where to stand. Nothing is asked, nothing
// changes: ties go to the first option, and what Heroes could answer, and tokens that would turn up, are left out.

import type { HeroId } from '../content/hero.ts'
import type { AreaId, RoomId } from '../content/map/map.ts'
import type { UnitId } from '../content/unit.ts'
import { hasHeroes, roomOf } from '../ground.ts'
import { roomNow, type State } from '../state.ts'
import { copyEnemy, type Enemy } from '../state/castle.ts'
import type { Mode } from '../state/test.ts'
import { isNoticed } from './awareness.ts'
import { typeOrder } from './enemy-turn/order.ts'
import { combine, defenders } from './enemy-turn/group.ts'
import { aimOf, pickOf } from './enemy-turn/targets.ts'
import {
  goalDistance,
  hasInRange,
  isContent,
  isCornered,
  isHalted,
  isStaying,
  nextSteps,
  retreats,
  stepsOf,
} from './enemy-turn/ways.ts'
import { hasTrait, isAlert, isHeldDown } from './enemies.ts'
import { setOpen } from './opening.ts'

/** What one alert enemy would do. */
export interface EnemyPlan {
  readonly uid: number
  /** The areas that it would enter. */
  readonly path: readonly AreaId[]
  /** Whom it would attack afterwards, and how; null: nobody. */
  readonly target: HeroId | null
  readonly mode: Mode | null
  /** All who would have to defend (RB-189). */
  readonly hits: readonly HeroId[]
  /** The number of its whole group (RB-186); 0 for a bomber, which explodes, and where it does not attack. */
  readonly number: number
  /** RB-308 A Ruthless unit shoots in phase 2 as well. */
  readonly isTwice: boolean
  /** RB-119 The players would have to choose between ways or targets. */
  readonly isTie: boolean
}

type Draft = { -readonly [Key in keyof EnemyPlan]: EnemyPlan[Key] } & { path: AreaId[] }

const newDraft = (uid: number, isTwice: boolean): Draft => ({
  uid,
  path: [],
  target: null,
  mode: null,
  hits: [],
  number: 0,
  isTwice,
  isTie: false,
})

/** As much of the state as the enemy would change. The Hero whose turn it is will have had it (RB-185). */
function trialOf(state: State): State {
  const { turn, acted, stage } = state
  const isActing = stage === 'hero turn' && turn !== null && acted.at(-1) !== turn.hero
  return {
    ...state,
    enemies: state.enemies.map(copyEnemy),
    rooms: state.rooms.map(({ awareness, isCleared, isRaised }) => ({ awareness, isCleared, isRaised })),
    acted: isActing ? [...acted, turn.hero] : acted,
    enemyTurn: null,
  }
}

/** RB-161 */
function go(trial: State, enemy: Enemy, to: AreaId, draft: Draft): void {
  const level = roomNow(trial, roomOf(trial, enemy.area)).awareness
  const room = roomNow(trial, roomOf(trial, to))
  if (room.awareness < level) room.awareness = level
  enemy.area = to
  draft.path.push(to)
}

/** One step or one thing done to a door; false where it goes no further. */
function stepOn(trial: State, enemy: Enemy, draft: Draft): boolean {
  if (isContent(trial, enemy)) return false
  const ways = nextSteps(trial, enemy)
  const [way] = ways
  if (way === undefined) return false
  if (ways.length > 1) draft.isTie = true
  const { does, to, door } = way
  if (does === 'unlock') {
    trial.lockedDoors &= ~(1 << door)
    return true
  }
  if (door >= 0) setOpen(trial, door)
  if (does === 'open') return true
  if (hasTrait(trial, enemy, 'Coward') && hasHeroes(trial, to)) return false
  go(trial, enemy, to, draft)
  return !isHalted(trial, enemy)
}

function moveOn(trial: State, enemy: Enemy, draft: Draft): void {
  if (isCornered(trial, enemy)) {
    const areas = retreats(trial, enemy)
    const [to] = areas
    if (areas.length > 1) draft.isTie = true
    if (to !== undefined) go(trial, enemy, to, draft)
    return
  }
  if (isStaying(trial, enemy)) return
  for (let left: number = stepsOf(trial, enemy); left > 0; left--) if (!stepOn(trial, enemy, draft)) return
}

const alertOf = (trial: State, unit: UnitId): Enemy[] =>
  trial.enemies.filter((enemy) => enemy.unit === unit && isAlert(trial, enemy))

const isRuthless = (trial: State, enemy: Enemy): boolean =>
  hasTrait(trial, enemy, 'Ruthless') && !hasHeroes(trial, enemy.area) && hasInRange(trial, enemy)

/** RB-169 */
function moveType(trial: State, unit: UnitId, flagged: ReadonlySet<number>, drafts: Map<number, Draft>): void {
  const left = alertOf(trial, unit).filter(({ uid }) => !flagged.has(uid))
  while (left.length > 0) {
    const away = left.map((enemy) => goalDistance(trial, enemy))
    const [enemy] = left.splice(away.indexOf(Math.min(...away)), 1)
    if (enemy !== undefined) moveOn(trial, enemy, draftOf(drafts, enemy.uid))
  }
}

function draftOf(drafts: Map<number, Draft>, uid: number, isTwice = false): Draft {
  let draft = drafts.get(uid)
  if (draft === undefined) drafts.set(uid, (draft = newDraft(uid, isTwice)))
  return draft
}

/** RB-187 Whom it would attack; of several the first. */
function attackType(trial: State, unit: UnitId, drafts: Map<number, Draft>): void {
  const groups = new Map<string, [Enemy, ...Enemy[]]>()
  for (const enemy of alertOf(trial, unit)) {
    const aim = isHeldDown(trial, enemy) ? undefined : aimOf(trial, enemy)
    if (aim === undefined) continue
    const picked = pickOf(trial, unit, aim.heroes)
    const draft = draftOf(drafts, enemy.uid)
    if (picked === undefined) draft.isTie = true
    const hero = picked ?? aim.heroes[0]
    draft.mode = aim.mode
    draft.target = hero.id
    draft.hits = defenders(trial, enemy, hero, aim.mode)
    const key = `${aim.mode} ${hero.id}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [enemy])
    else group.push(enemy)
  }
  for (const group of groups.values()) addUp(trial, group, drafts)
}

/** RB-186 */
function addUp(trial: State, group: readonly [Enemy, ...Enemy[]], drafts: Map<number, Draft>): void {
  const { mode } = draftOf(drafts, group[0].uid)
  if (mode === null || (mode === 'melee' && hasTrait(trial, group[0], 'Bomber'))) return
  const { number } = combine(trial, group, mode)
  for (const { uid } of group) draftOf(drafts, uid).number = number
}

/** What every enemy would do that is alert, or is made alert by one that comes to it; in the order in which they act. */
export function forecast(state: State): readonly EnemyPlan[] {
  const trial = trialOf(state)
  const drafts = new Map<number, Draft>()
  const flagged = new Set<number>()
  for (const enemy of trial.enemies) {
    if (!isAlert(trial, enemy) || !isRuthless(trial, enemy)) continue
    flagged.add(enemy.uid)
    draftOf(drafts, enemy.uid, true)
  }
  const types = typeOrder(trial)
  for (const unit of types) moveType(trial, unit, flagged, drafts)
  for (const unit of types) attackType(trial, unit, drafts)
  return [...drafts.values()]
}

/** RB-159 The rooms with an enemy that would see a Hero in this area, and make something of it. */
export function wouldNotice(state: State, hero: HeroId, area: AreaId): RoomId[] {
  const place = state.heroes.findIndex(({ id }) => id === hero)
  const mover = state.heroes[place]
  if (mover === undefined || state.alarm === 'post') return []
  const moved = { ...mover, area }
  const trial: State = { ...state, heroes: state.heroes.with(place, moved) }
  const rooms: RoomId[] = []
  for (const enemy of trial.enemies) {
    const room = roomOf(trial, enemy.area)
    if (!rooms.includes(room) && isNoticed(trial, enemy, moved)) rooms.push(room)
  }
  return rooms
}
