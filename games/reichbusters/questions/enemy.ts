// What is asked about enemies (RB-119): where the rules leave it open which way they go, whom they attack, where they
// come from; and whether a Disguise Kit is used.

import type { Question, RuleId, YesNo } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { AreaId, DoorId, RoomId } from '../content/map/map.ts'
import type { Awareness, Barracks } from '../content/noise.ts'
import { areaName, doorName, enemyName, heroName, type Named, roomName, sayArea, sayDoor, sayHero } from '../names.ts'
import { mapOf, roomNow, type State } from '../state.ts'
import { isDowned } from '../state/hero.ts'
import { areaThing, doorThing, heroThing } from '../things.ts'

/** What an enemy does next on its way. */
export interface EnemyStep {
  readonly does: 'enter' | 'open' | 'unlock'
  readonly to: AreaId
  /** -1: none. */
  readonly door: DoorId
}

/** RB-176, RB-178 Equally short ways. */
export const enemyWay = (enemy: Named): Question<EnemyStep, State> => ({
  name: 'enemy way',
  rule: 'RB-178',
  prompt: () => `Which way does ${enemyName(enemy)} go?`,
  detail: () => 'The ways are equally short: the players decide.',
  say: ({ does, to, door }, state) => (does === 'enter' ? sayArea(to, state) : `${does} ${sayDoor(door, state)}`),
  things: ({ does, to, door }) => (does === 'enter' ? [areaThing(to)] : [doorThing(door), areaThing(to)]),
  label: ({ does, to, door }, state) =>
    does === 'enter'
      ? { name: areaName(to, state), means: `goes to ${areaName(to, state)}`, icon: 'move', isPlace: true }
      : { name: doorName(door, state), means: `${does}s the door`, icon: does === 'open' ? 'open-door' : 'unlock' },
})

const areaQuestion = (
  name: string,
  rule: RuleId,
  icon: string,
  prompt: () => string,
  detail: string,
): Question<AreaId, State> => ({
  name,
  rule,
  prompt,
  detail: () => detail,
  say: sayArea,
  things: (area) => [areaThing(area)],
  label: (area, state) => ({ name: areaName(area, state), icon, isPlace: true }),
})

/** RB-173 */
export const cowardWay = (enemy: Named): Question<AreaId, State> =>
  areaQuestion(
    'coward way',
    'RB-173',
    'run',
    () => `Where does ${enemyName(enemy)} run?`,
    'These areas are equally far from the Heroes: the players decide.',
  )

/** RB-185 Heroes who are equally near, and of whom none had a turn in this round. */
export const enemyTarget = (enemy: Named): Question<HeroId, State> => ({
  name: 'enemy target',
  rule: 'RB-185',
  prompt: () => `Whom does ${enemyName(enemy)} attack?`,
  detail: () => 'The Heroes are equally near: the players decide. It holds for others of its type in this phase.',
  say: sayHero,
  things: (hero) => [heroThing(hero)],
  label: (hero, state) => {
    const found = state.heroes.find(({ id }) => id === hero)
    const wounds = found === undefined || isDowned(found) ? 0 : found.wounds.length
    return {
      name: heroName(hero),
      means: wounds === 0 ? 'unhurt' : `${wounds} ${wounds === 1 ? 'wound' : 'wounds'}`,
      icon: 'attack',
      isAttack: true,
    }
  },
})

/** RB-148, RB-151 A door and the area beside it where the patrol comes to stand. */
export interface PatrolWay {
  readonly door: DoorId
  readonly area: AreaId
}

export const patrolWay: Question<PatrolWay, State> = {
  name: 'patrol door',
  rule: 'RB-148',
  prompt: () => 'Through which door does the patrol come?',
  detail: () => 'These doors are equally near: the players decide. The door stays open.',
  say: ({ door, area }, state) => `${sayDoor(door, state)} at ${sayArea(area, state)}`,
  things: ({ door, area }) => [doorThing(door), areaThing(area)],
  label: ({ door, area }, state) => ({
    name: doorName(door, state),
    means: `comes to ${areaName(area, state)}`,
    icon: 'open-door',
  }),
}

const doorQuestion = (name: string, rule: RuleId, icon: string, prompt: string): Question<DoorId, State> => ({
  name,
  rule,
  prompt: () => prompt,
  detail: () => 'These doors are equally near: the players decide.',
  say: sayDoor,
  things: (door) => [doorThing(door)],
  label: (door, state) => ({ name: doorName(door, state), icon }),
})

/** N09 */
export const doorThatOpens = doorQuestion('door that opens', 'RB-119', 'open-door', 'Which door opens?')
/** P11 */
export const doorThatLocks = doorQuestion('door that locks', 'RB-119', 'lock', 'Which door is locked?')

const nextLevel = (awareness: Awareness): string => (awareness === 0 ? 'suspicious' : 'alert')

/** Noise cards that speak of the nearest room with enemies. */
export const roomThatHears: Question<RoomId, State> = {
  name: 'room that hears',
  rule: 'RB-119',
  prompt: () => 'Which room has heard it?',
  detail: () => 'These rooms are equally near: the players decide.',
  say: (room, state) => roomName(room, state).toLowerCase(),
  things: (room, state) => (mapOf(state).rooms[room]?.areas ?? []).map(areaThing),
  label: (room, state) => {
    const { awareness } = roomNow(state, room)
    return {
      name: roomName(room, state),
      means: awareness === 2 ? 'alert already: nothing changes' : `becomes ${nextLevel(awareness)}`,
      icon: awareness === 0 ? 'eye-suspicious' : 'eye-alert',
    }
  },
}

/** N12 */
export const tokenThatSpawns = areaQuestion(
  'token that spawns',
  'RB-119',
  'spawn',
  () => 'Which spawn token is triggered?',
  'These tokens are equally near: the players decide.',
)

/** N06 */
export const guardPointThatFills = areaQuestion(
  'guard point',
  'RB-119',
  'guard',
  () => 'On which guard point does the spawn token go?',
  'These guard points are equally near: the players decide.',
)

/** RB-152, RB-155 */
export const whichBarracks: Question<Barracks, State> = {
  name: 'barracks',
  rule: 'RB-119',
  prompt: () => 'From which barracks do they come?',
  detail: () => 'These barracks are equally near: the players decide.',
  say: (letter) => letter.toLowerCase(),
  things: (letter, state) => [areaThing(mapOf(state).barracks[letter])],
  label: (letter, state) => ({
    name: `Barracks ${letter}`,
    means: `at ${areaName(mapOf(state).barracks[letter], state)}`,
    icon: 'spawn',
  }),
}

/** RB-230 (D51) */
export const disguise = (hero: HeroId, room: RoomId): YesNo<State> => ({
  name: 'disguise',
  rule: 'RB-230',
  prompt: (state) =>
    `${heroName(hero)} is seen: does the Disguise Kit keep ${roomName(room, state)} from becoming ${nextLevel(roomNow(state, room).awareness)}?`,
  detail: () => 'The kit is discarded, and the awareness of the room does not rise.',
  things: () => [heroThing(hero)],
  label: (isUsed) =>
    isUsed
      ? { name: 'Use the Disguise Kit', means: 'no rise', cost: 'Disguise Kit', icon: 'stealth' }
      : { name: 'Keep it', means: 'the room rises', icon: 'pass' },
  stakes: (state) => ({ level: roomNow(state, room).awareness + 1 }),
})
