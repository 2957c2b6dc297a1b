// Exploring a region (SB-092, SB-093): what the mission does then, and its stack from the top.

import { at, type Rules } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import type { DoorId, RegionId } from '../content/map/map.ts'
import { isObjective, type RoomCard, roomCards } from '../content/rooms.ts'
import { forTeam } from '../content/team.ts'
import { groundOf } from '../ground.ts'
import { generatorQuestion } from '../questions/rooms.ts'
import { doorOf, missionOf } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { putPassage } from './crisis.ts'
import { isEmpty } from './figures.ts'
import { gainEnergy } from './paying.ts'
import { resolveRoomCard, type Room } from './room-cards.ts'
import { stackIn } from './stacks.ts'
import { changeTerrain, explore, isExplored } from './terrain.ts'

/** SB-091, SB-096 What is unexplored behind an opened door is explored by the one who opened it. */
export function* exploreBehind(t: SubterraTable, explorer: CommandoId, door: DoorId): Rules {
  for (const region of doorOf(t.state, door).between) {
    if (!isExplored(t.state, region)) yield* exploreRegion(t, { explorer, door, region })
  }
}

/** SB-092 */
function* exploreRegion(t: SubterraTable, room: Room): Rules {
  const { state } = t
  const { region, door, explorer } = room
  explore(state, region)
  t.tell({ kind: 'explored', rule: 'SB-092', region, commando: explorer })
  state.exploring = { region, door, card: null }
  yield* whenExplored(t, region)
  yield* resolveStack(t, room)
  state.exploring = null
}

/** SB-188, SB-194 */
function* whenExplored(t: SubterraTable, region: RegionId): Rules {
  const { latePassage } = missionOf(t.state)
  yield* findGenerator(t, region)
  if (latePassage?.whenExplored === region) putPassage(t, latePassage.passage, 'SB-194')
}

/** SB-188 */
function* findGenerator(t: SubterraTable, region: RegionId): Rules {
  const { state } = t
  const ground = groundOf(state)
  const squares = missionOf(state)
    .map.generator.map((spot) => ground.squareOf(spot))
    .filter((square) => ground.regionOf(square) === region && isEmpty(state, square))
  if (squares.length === 0 || state.objectives.generator !== null || state.objectives.isPowered) return
  const square = yield* t.choose(state.overseer, generatorQuestion, squares)
  state.objectives.generator = square
  changeTerrain(state)
  t.tell({ kind: 'generator found', rule: 'SB-188', square })
}

/** SB-093 Card after card, each completely before the next; afterwards the stack is gone. */
function* resolveStack(t: SubterraTable, room: Room): Rules {
  const { state } = t
  const { region, door } = room
  const which = state.stackPlaces.find((place) => place.region === region)?.which ?? null
  if (which !== null) t.reveal(which)
  state.peeks = state.peeks.filter((peek) => peek.region !== region)
  for (;;) {
    const card = takeTop(t, region)
    if (card === undefined) return
    state.exploring = { region, door, card: card.id }
    t.tell({ kind: 'room card', rule: 'SB-093', region, card: card.id })
    if (card.effect.effect === 'clear') yield* clear(t, room, forTeam(card.effect.energy, state.terms.n))
    else yield* resolveRoomCard(t, room, card)
  }
}

/** Turns up the top card of the stack in a region and takes it off. */
function takeTop(t: SubterraTable, region: RegionId): RoomCard | undefined {
  const stack = stackIn(t, region)
  if (stack === undefined || stack.cards.length === 0) return undefined
  const card = t.reveal(at(stack.cards, 0))
  stack.cards = stack.cards.slice(1)
  return roomCards.of(card)
}

/** All cards below Clear are discarded for energy, but Objective cards are resolved. */
function* clear(t: SubterraTable, room: Room, energy: number): Rules {
  const { region, door } = room
  for (;;) {
    const card = takeTop(t, region)
    if (card === undefined) return
    if (isObjective(card)) {
      t.state.exploring = { region, door, card: card.id }
      t.tell({ kind: 'room card', rule: 'SB-093', region, card: card.id })
      yield* resolveRoomCard(t, room, card)
    } else {
      t.tell({ kind: 'room card discarded', rule: 'SB-093', region, card: card.id })
      gainEnergy(t, energy, 'SB-093')
    }
  }
}
