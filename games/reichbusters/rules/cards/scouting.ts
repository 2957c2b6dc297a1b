// What cards do to doors, rooms and things that nobody has seen yet.

import { at, type Rules } from '@umpire/engine'
import type { Effect } from '../../content/effect.ts'
import type { HeroId } from '../../content/hero.ts'
import type { AreaId, DoorId, FaceId, RoomId } from '../../content/map/map.ts'
import { adjacentAreas, areasInSight, closedDoors, distance, enemiesAt, roomOf, sightDistance } from '../../ground.ts'
import { cardArea, cardDoor, cardRoom, spawnOrder, tilesToSurvey } from '../../questions/cards.ts'
import { heroOf, mapOf, roomNow, spotOf, type State } from '../../state.ts'
import type { Spot } from '../../state/castle.ts'
import type { ReichbustersTable } from '../../table.ts'
import { canLower, lower, shiftEnemy } from '../awareness.ts'
import { circled } from '../circle.ts'
import { openDoor } from '../doors.ts'
import { hasTrait } from '../enemies.ts'
import { turnUp } from '../objectives.ts'
import type { Play } from './play.ts'

// Doors -------------------------------------------------------------------------------------------------------------

export function doorsHere(state: State, id: HeroId): DoorId[] {
  const { area } = heroOf(state, id)
  return area === null ? [] : closedDoors(state, area)
}

function* whichDoor(
  t: ReichbustersTable,
  play: Play,
  prompt: string,
  doors: readonly DoorId[],
): Rules<DoorId | undefined> {
  if (doors.length === 0) return undefined
  const { seat } = heroOf(t.state, play.hero)
  const question = cardDoor(play, prompt)
  if (play.isOptional) return yield* t.chooseOrPass(seat, question, doors)
  return yield* t.choose(seat, question, doors)
}

/** BR7, CL6, SA7 A door, locked or not, without its noise. */
export function* cardOpensDoor(t: ReichbustersTable, play: Play): Rules {
  const door = yield* whichDoor(t, play, 'which door opens?', doorsHere(t.state, play.hero))
  if (door !== undefined) yield* openDoor(t, door, play.hero)
}

// Looking -----------------------------------------------------------------------------------------------------------

const isUnseen = ({ items, feature }: Spot): boolean =>
  items.some(({ secret }) => secret !== null) || (feature !== null && feature.secret !== null)

/** The items turn face up. RB-121 A feature is looked at and takes effect only when a Hero has it in sight. */
function* lookInto(t: ReichbustersTable, hero: HeroId, area: AreaId): Rules {
  const spot = spotOf(t.state, area)
  const { feature } = spot
  if (feature !== null && feature.secret !== null) {
    feature.id = t.reveal(feature.secret)
    feature.secret = null
    feature.isKnown = true
  }
  t.tell({ kind: 'looked in', rule: 'RB-121', hero, area, feature: feature?.id ?? null })
  for (const found of spot.items.slice()) yield* turnUp(t, area, found)
}

const behind = (state: State, door: DoorId, area: AreaId | null): AreaId => {
  const [first, second] = at(mapOf(state).doors, door).areas
  return first === area ? second : first
}

/** QU3 The closed doors behind which something lies face down. */
export const doorsToLookThrough = (state: State, id: HeroId): DoorId[] =>
  doorsHere(state, id).filter((door) => isUnseen(spotOf(state, behind(state, door, heroOf(state, id).area))))

/** QU3 */
export function* lookBehindDoor(t: ReichbustersTable, play: Play): Rules {
  const doors = doorsToLookThrough(t.state, play.hero)
  const door = yield* whichDoor(t, play, 'which door do you look through?', doors)
  if (door === undefined) return
  yield* lookInto(t, play.hero, behind(t.state, door, heroOf(t.state, play.hero).area))
  yield* circled().look(t)
}

/** RH7, RH2 The top cards of the spawn deck are looked at and put back in any order. */
export function* lookAtSpawns(t: ReichbustersTable, play: Play, count: number): Rules {
  const { spawnDeck } = t.state
  if (count === 0 || spawnDeck.length === 0) return
  const looked = spawnDeck.slice(-count)
  const seen = looked.map((secret) => t.reveal(secret)).toReversed()
  t.tell({ kind: 'spawn cards seen', rule: 'RB-144', hero: play.hero, seen })
  if (seen.length === 1) return
  const order = yield* t.order(heroOf(t.state, play.hero).seat, spawnOrder, seen)
  const back = order.map((card) =>
    at(
      looked,
      looked.findIndex((secret) => t.face(secret) === card),
    ),
  )
  t.state.spawnDeck.splice(-looked.length, looked.length, ...back.toReversed())
}

type Survey = Extract<Effect, { does: 'survey' }>

const areasOfTile = (state: State, face: FaceId): readonly AreaId[] => mapOf(state).tiles.get(face)?.areas ?? []

/** RH2 The tiles within reach on which there is anything to find out. */
export function tilesInReach(state: State, id: HeroId, reach: number): FaceId[] {
  const { area } = heroOf(state, id)
  if (area === null) return []
  return [...mapOf(state).tiles.keys()].filter((face) => {
    const areas = areasOfTile(state, face)
    return (
      areas.some((one) => distance(state, area, one) <= reach) &&
      areas.some((one) => isUnseen(spotOf(state, one)) || spotOf(state, one).spawns.length > 0)
    )
  })
}

/** RH2 */
export function* survey(t: ReichbustersTable, play: Play, { tiles, distance: reach }: Survey): Rules {
  const offered = tilesInReach(t.state, play.hero, reach)
  if (offered.length === 0) return
  const { seat } = heroOf(t.state, play.hero)
  const chosen = yield* t.chooseMany(seat, tilesToSurvey(play), offered, { least: 1, most: tiles })
  const areas = chosen.flatMap((face) => areasOfTile(t.state, face))
  const tokens = areas.reduce((sum, area) => sum + spotOf(t.state, area).spawns.length, 0)
  for (const area of areas) if (isUnseen(spotOf(t.state, area))) yield* lookInto(t, play.hero, area)
  yield* lookAtSpawns(t, play, tokens)
  yield* circled().look(t)
}

// Rooms -------------------------------------------------------------------------------------------------------------

/** CL9, QU6 The rooms in sight that can calm down. */
export function roomsToLower(state: State, id: HeroId): RoomId[] {
  const { area } = heroOf(state, id)
  if (area === null || state.alarm === 'post') return []
  const rooms = new Set(areasInSight(state, area, 'enemies').map((one) => roomOf(state, one)))
  return [...rooms].filter((room) => canLower(state, room))
}

export function* lowerRoom(t: ReichbustersTable, play: Play): Rules {
  const rooms = roomsToLower(t.state, play.hero)
  if (rooms.length === 0) return
  const room = yield* t.choose(heroOf(t.state, play.hero).seat, cardRoom(play), rooms)
  lower(t, room, 'RB-162')
}

// QU12 --------------------------------------------------------------------------------------------------------------

const pebbleReach = 2

const canBeLured = (state: State, area: AreaId): boolean =>
  roomNow(state, roomOf(state, area)).awareness < 2 &&
  enemiesAt(state, area).some((enemy) => !hasTrait(state, enemy, 'Fixed')) &&
  adjacentAreas(state, area).length > 0

/** QU12 The areas in reach whose enemies can be lured away. */
export function luredAreas(state: State, id: HeroId): AreaId[] {
  const { area } = heroOf(state, id)
  if (area === null || state.alarm === 'post') return []
  return areasInSight(state, area, 'enemies').filter(
    (one) => sightDistance(state, area, one, 'enemies') <= pebbleReach && canBeLured(state, one),
  )
}

export function* pebble(t: ReichbustersTable, play: Play): Rules {
  const areas = luredAreas(t.state, play.hero)
  if (areas.length === 0) return
  const { seat } = heroOf(t.state, play.hero)
  const from = yield* t.choose(seat, cardArea(play, 'whose enemies go?', false), areas)
  const to = yield* t.choose(seat, cardArea(play, 'where do they go?', false), adjacentAreas(t.state, from))
  const lured = enemiesAt(t.state, from).filter((enemy) => !hasTrait(t.state, enemy, 'Fixed'))
  t.tell({
    kind: 'lured',
    rule: 'RB-092',
    hero: play.hero,
    enemies: lured.map(({ uid, unit }) => ({ uid, unit })),
    area: to,
  })
  for (const enemy of lured) shiftEnemy(t, enemy, to, 'RB-092')
  yield* circled().look(t)
}
