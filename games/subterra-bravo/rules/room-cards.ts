// What room cards do (SB-093, SB-094): enemies, hazards and finds in the room that has just been explored.

import { type Options, refuse, type Rules } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import type { DoorId, RegionId } from '../content/map/map.ts'
import type { Figures, RoomCard, RoomEffect } from '../content/rooms.ts'
import { forTeam } from '../content/team.ts'
import type { AttackKind } from '../content/weapon.ts'
import { groundOf } from '../ground.ts'
import { flankingQuestion, freeAttackQuestion, roomEnemyQuestion } from '../questions/rooms.ts'
import { commandoOf, doorOf, enemyOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { attack } from './attack.ts'
import { challenge, suffer } from './challenges.ts'
import { byInitiative, commandoRef, distanceOf, isAdjacent, isEmpty, isOnMap, isStanding, onMap } from './figures.ts'
import { eachEffect } from './passives.ts'
import { gainAdrenaline } from './paying.ts'
import { caveIn, emiSurge, findLift, placeCore, supplyCache, wakeNest } from './room-finds.ts'
import { placeEnemy, spawnSquares, supplyLeft } from './spawning.ts'
import { exchangeMarkers, reorderStack } from './stacks.ts'
import { whyNotEnemyAttack } from './targets.ts'

/** A region being explored. */
export interface Room {
  readonly region: RegionId
  /** The opened one. */
  readonly door: DoorId
  /** Who opened it. */
  readonly explorer: CommandoId
}

type EffectOf<Name extends RoomEffect['effect']> = Extract<RoomEffect, { readonly effect: Name }>

/** All cards but Clear, which is about the stack. */
export function* resolveRoomCard(t: SubterraTable, room: Room, { name, effect }: RoomCard): Rules {
  const door = doorOf(t.state, room.door).square
  switch (effect.effect) {
    case 'place-enemies':
      yield* placeEnemies(t, room, effect)
      break
    case 'flank':
      yield* flank(t, room, effect)
      break
    case 'faulty-intel':
      yield* faultyIntel(t, room, effect.adrenaline)
      break
    case 'gas-leak':
      yield* gasLeak(t, door, effect, name)
      break
    case 'place-core':
      yield* placeCore(t, room.region, door, effect.distance)
      break
    case 'supply-cache':
      yield* supplyCache(t, room.region, door, effect)
      break
    case 'cave-in':
      yield* caveIn(t, room.region, effect.rubble)
      break
    case 'emi-surge':
      yield* emiSurge(t, room.region, effect.squares)
      break
    case 'find-lift':
      findLift(t)
      break
    case 'wake-nest':
      wakeNest(t, room.region)
      break
    case 'clear':
      break
  }
}

/** SB-094, SB-180 One after the other, as many as can be placed. */
function* placeEnemies(t: SubterraTable, room: Room, effect: EffectOf<'place-enemies'>): Rules {
  const { state } = t
  const placed: number[] = []
  for (const { enemy, figures } of effect.place) {
    for (let left = forTeam(figures, state.terms.n); left > 0 && supplyLeft(state, enemy) > 0; left--) {
      const squares = squaresFor(state, room, effect)
      if (squares.length === 0) break
      const options = inRoom(state, room, squares)
      const square = yield* t.choose(state.overseer, roomEnemyQuestion(enemy, left), options)
      placed.push(placeEnemy(t, enemy, square, 'SB-094').uid)
    }
  }
  if (effect.freeAttack !== undefined) yield* freeAttack(t, room.explorer, placed, effect.freeAttack)
}

/** The legal squares, and why the others of the room are not. */
const inRoom = (state: State, { region }: Room, squares: readonly Square[]): Options<Square> => ({
  allowed: squares,
  blocked: () =>
    groundOf(state)
      .squaresOf(region)
      .filter((square) => !squares.includes(square))
      .map((value) => ({
        value,
        refusal: isEmpty(state, value)
          ? refuse('SB-094', 'Too near to a commando, or not where the card says.')
          : refuse('SB-077', 'Somebody or something is there.'),
      })),
})

/**
 * SB-094 Empty squares of the room that are not next to a commando and obey the card; where that leaves none, all
 * empty ones. A card that places enemies next to commandos too places them in the opened door as well. Of these, those that are far enough from who carries a Motion Tracker, if there are any.
 */
function squaresFor(
  state: State,
  { region, door }: Pick<Room, 'region' | 'door'>,
  { doorWithin, alsoAdjacent }: Pick<EffectOf<'place-enemies'>, 'doorWithin' | 'alsoAdjacent'>,
): Square[] {
  const origin = doorOf(state, door).square
  const room = groundOf(state).squaresOf(region)
  const empty = (alsoAdjacent === true ? [...room, origin] : room).filter((square) => isEmpty(state, square))
  const apart = alsoAdjacent === true ? empty : empty.filter((square) => !isNextToCommando(state, square))
  const near =
    doorWithin === undefined ? apart : apart.filter((square) => distanceOf(state, origin, square) <= doorWithin)
  const legal = [near, apart, empty].find((squares) => squares.length > 0) ?? []
  const far = legal.filter((square) => isFarFromTrackers(state, square))
  return far.length > 0 ? far : legal
}

const isNextToCommando = (state: State, square: Square): boolean =>
  onMap(state).some((commando) => isAdjacent(state, commando.square, square))

function isFarFromTrackers(state: State, square: Square): boolean {
  return onMap(state).every((owner) => {
    let isFar = true
    eachEffect(owner, 'room-enemies-at-distance', ({ distance }) => {
      if (distanceOf(state, owner.square, square) < distance) isFar = false
    })
    return isFar
  })
}

/** One of the enemies just placed may attack the explorer, if that is legal. */
function* freeAttack(t: SubterraTable, explorer: CommandoId, placed: readonly number[], kind: AttackKind): Rules {
  const { state } = t
  const aim = { at: 'figure', figure: commandoRef(commandoOf(state, explorer)) } as const
  const weapon = { is: 'enemy', kind } as const
  const able = placed.filter((uid) => {
    const enemy = enemyOf(state, uid)
    return enemy !== undefined && whyNotEnemyAttack(state, enemy, { weapon, aim }) === undefined
  })
  if (able.length === 0) return
  const uid = yield* t.chooseOrPass(state.overseer, freeAttackQuestion(explorer, kind), able)
  if (uid !== undefined) yield* attack(t, { by: { is: 'enemy', uid }, weapon, aim, isExtra: false })
}

/** SB-176 At vents and passages outside the room; in the room where there is no such square. */
function* flank(t: SubterraTable, room: Room, { enemy, figures }: Figures): Rules {
  const { state } = t
  for (let left = forTeam(figures, state.terms.n); left > 0 && supplyLeft(state, enemy) > 0; left--) {
    const ground = groundOf(state)
    const outside = spawnSquares(state).filter((square) => ground.regionOf(square) !== room.region)
    const inside = outside.length > 0 ? [] : squaresFor(state, room, {})
    if (outside.length + inside.length === 0) return
    const square =
      outside.length > 0
        ? yield* t.choose(state.overseer, flankingQuestion(enemy, left), outside)
        : yield* t.choose(state.overseer, roomEnemyQuestion(enemy, left), inRoom(state, room, inside))
    placeEnemy(t, enemy, square, outside.length > 0 ? 'SB-176' : 'SB-094')
  }
}

function* faultyIntel(t: SubterraTable, { explorer }: Room, adrenaline: number): Rules {
  const commando = commandoOf(t.state, explorer)
  if (isOnMap(commando)) gainAdrenaline(t, commando, adrenaline, 'SB-052')
  yield* exchangeMarkers(t)
  yield* reorderStack(t)
}

/** Those within reach, by initiative (SB-162); the downed are out of harm's way (SB-134). */
function* gasLeak(t: SubterraTable, door: Square, leak: EffectOf<'gas-leak'>, name: string): Rules {
  const { state } = t
  const near = byInitiative(state).filter(
    (one) => isOnMap(one) && isStanding(one) && distanceOf(state, door, one.square) <= leak.within,
  )
  for (const commando of near) {
    if (!(yield* challenge(t, commando, leak.challenge, { of: 'any', name }))) suffer(t, commando, leak.failures)
  }
}
