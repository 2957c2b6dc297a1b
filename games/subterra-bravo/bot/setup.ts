// Setup, for both sides: varied by chance, so that nobody can count on what lies where.

import { at, fraction, type Random, shuffle } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import { type TileEffect, tiles } from '../content/dashboard.ts'
import { type DoorMarkerId, doorMarkers } from '../content/doors.ts'
import type { KitId } from '../content/kit/card.ts'
import { type RoomCardId, roomCards } from '../content/rooms.ts'
import { type Ground, groundOf } from '../ground.ts'
import * as questions from '../questions/setup.ts'
import { chanceOfHits } from '../rules/odds.ts'
import { missionOf, type State } from '../state.ts'
import { type Asked, assignment, choice, many, type Reply } from './asked.ts'
import { bestIndex } from './best.ts'
import { routeTargets } from './goals.ts'
import { chooseKit } from './kits.ts'
import { aims } from './weights.ts'
import { far, routeFrom, waysTo } from './ways.ts'

// The commandos -----------------------------------------------------------------------------------------------------

/** What a commando brings to a team. */
const commandoWorth: { readonly [Name in CommandoId]: number } = {
  QUILL: 1,
  ROAKE: 1.3,
  CALDER: 1.2,
  OKONJO: 0.8,
  BRANDT: 0.8,
}

const kitOf = (cards: readonly KitId[], { state, random }: Asked): number[] =>
  chooseKit(cards, state.terms.kitPoints, random)

// The Overseer's doors ----------------------------------------------------------------------------------------------

/** The dice of most commandos. */
const usualDice = 3

/** How hard a marker is to get past. */
function hardness(id: DoorMarkerId): number {
  const { challenge, failures } = doorMarkers.of(id)
  if (challenge === undefined) return 0
  return 1 - chanceOfHits({ black: usualDice, red: 0 }, challenge.hits) + 0.15 * failures.length
}

/** The squares of the shortest way from the start to the goal. */
function routeOf(state: State, ground: Ground): readonly Square[] {
  const [start] = ground.mission.map.start
  return start === undefined ? [] : routeFrom(state, ground.squareOf(start), waysTo(state, routeTargets(state)))
}

/** Hard markers lie on the doors of the short way, more often than not. */
function layMarkers(doors: readonly string[], targets: readonly DoorMarkerId[], { state, random }: Asked): number[] {
  const route = routeOf(state, groundOf(state))
  const wanted = doors.map((id) => {
    const door = state.terrain.doors.find((one) => one.id === id)
    return (door !== undefined && route.includes(door.square) ? aims.route : 0) + 0.9 * fraction(random)
  })
  const supply = [...missionOf(state).doorSupply]
  const hard = supply.map((id) => hardness(id) + 0.3 * fraction(random))
  const byHardness = supply.map((_, n) => n).sort((a, b) => at(hard, b) - at(hard, a))
  const markers = doors.map(() => 0)
  for (const [n, door] of doors
    .map((_, index) => index)
    .sort((a, b) => at(wanted, b) - at(wanted, a))
    .entries()) {
    markers[door] = targets.indexOf(at(supply, at(byHardness, n)))
  }
  return markers
}

// The Overseer's stacks ---------------------------------------------------------------------------------------------

/** Clear takes away what lies below it, so it mostly lies at the bottom; the rest is anybody's guess. */
function cardWorth(id: RoomCardId, random: Random): number {
  const { effect } = roomCards.of(id).effect
  return (effect === 'clear' ? -1 : 0) + 1.3 * fraction(random)
}

/** The words of a stack's question name its cards. */
const stackOrder: Reply = [
  'stack order',
  ({ ask, random }) => {
    const names = ask.options().map(({ say }) => say.replace(/ [0-9]+$/, ''))
    const worth = names.map((name) => {
      const card = roomCards.rows.find((one) => one.name.toLowerCase() === name)
      return card === undefined ? 0 : cardWorth(card.id, random)
    })
    return worth.map((_, index) => index).sort((a, b) => at(worth, b) - at(worth, a))
  },
]

// The Overseer's dashboard ------------------------------------------------------------------------------------------

/** Tiles that are worth having beside Clone Reinforcements. */
const tileWorth: { readonly [Name in TileEffect['effect']]?: number } = {
  frenzy: 3,
  'vent-swarm': 3,
  'surprise-attack': 2,
  hasten: 2,
  backswing: 1.5,
  charge: 1.5,
  'fear-pheromone': 1.5,
  'brood-surge': 2,
}

export const setupReplies: readonly Reply[] = [
  choice(questions.commandoQuestion, (ids, { random }) =>
    bestIndex(ids, (id) => commandoWorth[id] + 0.6 * fraction(random)),
  ),
  many(questions.kitQuestion('QUILL', 0), kitOf),
  choice(questions.startQuestion('QUILL'), (squares, { state }) => {
    const ways = waysTo(state, routeTargets(state))
    return bestIndex(squares, (square) => -(ways[square] ?? far))
  }),
  many(questions.dashboardQuestion, (ids, { random }, most) => {
    const worth = ids.map((id) => (tileWorth[tiles.of(id).effect.effect] ?? 0.5) + fraction(random))
    return worth
      .map((_, index) => index)
      .sort((a, b) => at(worth, b) - at(worth, a))
      .slice(0, most)
  }),
  assignment(questions.markersQuestion, layMarkers),
  assignment(questions.stackRoomsQuestion, (regions, stacks, { random }) =>
    shuffle(
      random,
      stacks.map((_, index) => index),
    ).slice(0, regions.length),
  ),
  stackOrder,
]
