// Answers out of turn: instants, stepping in for others, disguises; and ties that the enemy leaves to the players.

import { bestAbove, bestIndex } from '../../best.ts'
import type { HeroId } from '../content/hero.ts'
import type { AreaId, DoorId, RoomId } from '../content/map/map.ts'
import type { Barracks, NoiseCardId } from '../content/noise.ts'
import { cards } from '../content/cards.ts'
import type { Effect } from '../content/effect.ts'
import { distance } from '../ground.ts'
import {
  doorThatLocks,
  doorThatOpens,
  type EnemyStep,
  guardPointThatFills,
  type PatrolWay,
  patrolWay,
  roomThatHears,
  tokenThatSpawns,
  whichBarracks,
} from '../questions/enemy.ts'
import { calmQuestion } from '../questions/noise.ts'
import { noiseOrderQuestion } from '../questions/features.ts'
import { revealQuestion } from '../questions/mission.ts'
import { plainAttack } from '../rules/attack-plan.ts'
import { isAlert } from '../rules/enemies.ts'
import { defenceChance } from '../rules/defence.ts'
import type { Instant } from '../rules/instants.ts'
import { heroOf, mapOf, roomNow, type State } from '../state.ts'
import { type Asked, choice, choiceNamed, confirmation, ordering, type Reply } from './asked.ts'
import { bestAttack } from './attacking.ts'
import { alertCount, riskAt, woundCost } from './danger.ts'
import { errandOf } from './errands.ts'
import { gainOfMove } from './moving.ts'
import { noiseTrouble } from './preferences.ts'
import { reacting } from './weights.ts'
import { instantNames } from '../questions/reactions.ts'

/** What an effect of an instant is worth. */
function worthOfEffect(state: State, { play }: Instant, effect: Effect): number {
  const hero = heroOf(state, play.hero)
  if (effect.does === 'attack') {
    const plan = plainAttack(hero.id, { mode: effect.mode, weapons: effect.weapons, only: play.only })
    return bestAttack(state, plan, effect.weapons === 'unarmed')
  }
  if (effect.does === 'move') return gainOfMove(state, hero, errandOf(state, hero.id), effect.areas)
  if (effect.does === 'shrug off wound') return woundCost(hero) * reacting.shrug
  if (effect.does === 'lower room') return alertCount(state) > 0 ? reacting.calm : 0
  if (effect.does === 'take loot') return reacting.loot
  return effect.does === 'last' && hero.area !== null ? riskAt(state, hero, hero.area) * reacting.hold : 0
}

function instantWorth(state: State, instant: Instant): number {
  const { effects } = cards.of(instant.play.card).top
  return effects.reduce((sum, effect) => sum + worthOfEffect(state, instant, effect), 0) - reacting.price
}

const chooseInstant = (instants: readonly Instant[], { state }: Asked): number | undefined =>
  bestAbove(instants, 0, (instant) => instantWorth(state, instant))

/** How far all Heroes are from an area: what comes from there comes late. */
function remoteness(state: State, area: AreaId): number {
  let least = Number.POSITIVE_INFINITY
  for (const hero of state.heroes) if (hero.area !== null) least = Math.min(least, distance(state, area, hero.area))
  return least
}

/** An area where Heroes do not want to go. */
function aside(state: State, area: AreaId): number {
  let sum = 0
  for (const { id, area: where } of state.heroes) {
    if (where === null) continue
    const field = errandOf(state, id)?.field
    sum += field === undefined ? 0 : (field[area] ?? 0)
  }
  return sum
}

/** Enemies that are suspicious already are dearer to raise; those that are alert cost nothing. */
const raised = (state: State, room: RoomId): number => {
  const { awareness } = roomNow(state, room)
  return awareness === 2 ? 0 : awareness === 0 ? 1 : 2
}

/** Who stands an attack best. */
const sturdiness = (state: State, id: HeroId): number => {
  const hero = heroOf(state, id)
  return defenceChance(state, id, reacting.usualAttack) * woundCost(hero) * -1 - hero.wounds.length
}

const doorAreas = (state: State, door: DoorId): readonly AreaId[] => mapOf(state).doors[door]?.areas ?? []

export const reactionReplies: readonly Reply[] = [
  ...Object.values(instantNames).map((name) => choiceNamed<Instant, State>(name, chooseInstant)),
  confirmation({ name: 'decoy' }, () => true),
  confirmation({ name: 'dog biscuits' }, () => true),
  confirmation({ name: 'disguise' }, ({ ask }) => (ask.stakes()['level'] ?? 2) >= 2),
  confirmation({ name: 'less damage' }, ({ ask }) => (ask.stakes()['damage'] ?? 0) >= reacting.stiff),
  confirmation({ name: 'pacify' }, () => true),
  confirmation({ name: 'bitter' }, () => true),
  choiceNamed<EnemyStep, State>('enemy way', (steps, { state }) =>
    bestIndex(steps, ({ does, to }) => (does === 'enter' ? 0 : reacting.delay) + remoteness(state, to)),
  ),
  choiceNamed<AreaId, State>('coward way', (areas, { state }) => bestIndex(areas, (area) => aside(state, area))),
  choiceNamed<HeroId, State>('enemy target', (heroes, { state }) => bestIndex(heroes, (id) => sturdiness(state, id))),
  choice(patrolWay, (found: readonly PatrolWay[], { state }) => bestIndex(found, ({ area }) => aside(state, area))),
  choice(doorThatOpens, (doors, { state }) =>
    bestIndex(doors, (door) => -aside(state, doorAreas(state, door)[0] ?? 0)),
  ),
  choice(doorThatLocks, (doors, { state }) => bestIndex(doors, (door) => aside(state, doorAreas(state, door)[0] ?? 0))),
  choice(roomThatHears, (rooms, { state }) => bestIndex(rooms, (room) => -raised(state, room))),
  choice(calmQuestion, (rooms, { state }) => bestIndex(rooms, (room) => roomNow(state, room).awareness)),
  choiceNamed<RoomId, State>('calmed room', (rooms, { state }) =>
    bestIndex(rooms, (room) => {
      const isSeen = state.enemies.some((enemy) => isAlert(state, enemy) && enemy.sees !== 0)
      return roomNow(state, room).awareness + (isSeen ? 0.5 : 0)
    }),
  ),
  choice(tokenThatSpawns, (areas, { state }) => bestIndex(areas, (area) => aside(state, area))),
  choice(guardPointThatFills, (areas, { state }) => bestIndex(areas, (area) => aside(state, area))),
  choice(whichBarracks, (letters: readonly Barracks[], { state }) =>
    bestIndex(letters, (letter) => remoteness(state, mapOf(state).barracks[letter])),
  ),
  choice(revealQuestion, (areas, { state }) => bestIndex(areas, (area) => -remoteness(state, area))),
  choiceNamed<NoiseCardId, State>('noise card', (found) => bestIndex(found, (card) => -(noiseTrouble[card] ?? 1))),
  ordering(noiseOrderQuestion, () => (card) => -(noiseTrouble[card] ?? 1)),
]
