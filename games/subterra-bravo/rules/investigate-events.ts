// What the events of the investigate deck do (SB-160).

import { at, type Rules } from '@umpire/engine'
import { adjacentSquares, type Square } from '@umpire/grid'
import type { Challenge } from '../content/challenge.ts'
import type { EnemyId } from '../content/enemies.ts'
import type { EventEffect } from '../content/investigate.ts'
import { forTeam } from '../content/team.ts'
import type { Weapon } from '../content/weapon.ts'
import { groundOf } from '../ground.ts'
import {
  floorPlanQuestion,
  intercomQuestion,
  panelQuestion,
  ratsQuestion,
  schematicsQuestion,
  turretQuestion,
} from '../questions/investigate.ts'
import { commandoOf, missionOf } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { deviceAttack } from './attack.ts'
import { challenge } from './challenges.ts'
import { distanceOf, enemyRef, isAdjacent, isOnMap, isOpenGround, sees } from './figures.ts'
import { freeMove } from './moving.ts'
import { gainAdrenaline, gainEnergy, loseEnergy } from './paying.ts'
import { nearestEmpty, placeEnemy, supplyLeft } from './spawning.ts'
import { facedownDoors, lookAtStack, regionsWithStack, scoutMarker } from './stacks.ts'
import { addEmi, changeTerrain } from './terrain.ts'
import { heal } from './wounds.ts'

/** All but Hidden Cache, which draws again. */
export function* resolveEvent(
  t: SubterraTable,
  drawer: Commando,
  square: Square,
  name: string,
  event: Exclude<EventEffect, { readonly effect: 'draw-and-choose' }>,
): Rules {
  const { state } = t
  switch (event.effect) {
    case 'look-at-stack':
      yield* floorPlan(t, drawer)
      break
    case 'look-at-markers':
      yield* schematics(t, drawer, event.markers)
      break
    case 'heal-around':
      healAround(t, drawer, event.wounds)
      break
    case 'move-another':
      yield* intercom(t, drawer, event.squares)
      break
    case 'seal-vent':
      yield* sealVent(t, drawer)
      break
    case 'drain-energy':
      if (yield* challenge(t, drawer, event.challenge, { of: 'any', name })) loseEnergy(t, event.energy, 'SB-160')
      break
    case 'turret':
      yield* turret(t, drawer, name, event)
      break
    case 'overseer-energy':
      gainEnergy(t, forTeam(event.energy, state.terms.n), 'SB-160')
      break
    case 'enemy-nearby':
      yield* rats(t, drawer, event.enemy)
      break
    case 'gain-adrenaline':
      gainAdrenaline(t, drawer, event.adrenaline, 'SB-052')
      break
    case 'marker-becomes-vent':
      addVent(t, square)
      break
    case 'marker-becomes-emi':
      spreadEmi(t, square)
      break
    case 'nothing':
      break
  }
}

/** SB-238 */
function* floorPlan(t: SubterraTable, { seat }: Commando): Rules {
  const regions = regionsWithStack(t.state)
  if (regions.length > 0) lookAtStack(t, yield* t.choose(seat, floorPlanQuestion, regions))
}

/** SB-238 */
function* schematics(t: SubterraTable, { seat }: Commando, most: number): Rules {
  const doors = facedownDoors(t.state)
  if (doors.length === 0) return
  for (const door of yield* t.chooseMany(seat, schematicsQuestion(most), doors, { least: 0, most }))
    scoutMarker(t, door)
}

function healAround(t: SubterraTable, drawer: Commando, wounds: number): void {
  const { state } = t
  for (const other of state.commandos) {
    const isNear =
      isOnMap(drawer) && isOnMap(other) && other.status === 'active' && isAdjacent(state, drawer.square, other.square)
    if (other === drawer || isNear) heal(t, other, wounds, 'SB-160')
  }
}

function* intercom(t: SubterraTable, drawer: Commando, squares: number): Rules {
  const { state } = t
  const others = state.commandos.filter((one) => one !== drawer && one.status === 'active').map(({ id }) => id)
  if (others.length === 0) return
  const chosen = yield* t.choose(drawer.seat, intercomQuestion(squares), others)
  yield* freeMove(t, commandoOf(state, chosen), squares, 'SB-160')
}

/** SB-082 A vent in the region in which the drawer stands. */
function* sealVent(t: SubterraTable, { seat, square: from }: Commando): Rules {
  const { state } = t
  const ground = groundOf(state)
  const region = from === null ? null : ground.regionOf(from)
  const open = state.terrain.vents.filter(
    ({ square, isSealed }) => !isSealed && region !== null && ground.regionOf(square) === region,
  )
  if (open.length === 0) return
  const squares = open.map(({ square }) => square)
  const chosen = yield* t.choose(seat, panelQuestion, squares)
  for (const vent of state.terrain.vents) if (vent.square === chosen) vent.isSealed = true
  changeTerrain(state)
  t.tell({ kind: 'vent sealed', rule: 'SB-082', square: chosen })
}

/** It fires from where the drawer stands, at what the drawer sees. */
function* turret(
  t: SubterraTable,
  drawer: Commando,
  name: string,
  { challenge: needed, weapon }: { readonly challenge: Challenge; readonly weapon: Weapon },
): Rules {
  const { state } = t
  const isReady = yield* challenge(t, drawer, needed, { of: 'any', name })
  const from = drawer.square
  if (!isReady || from === null) return
  const range = weapon.range ?? Number.POSITIVE_INFINITY
  const seen = state.enemies.filter(
    ({ square }) => distanceOf(state, from, square) <= range && sees(state, from, square),
  )
  if (seen.length === 0) return
  const uids = seen.map(({ uid }) => uid)
  const uid = yield* t.choose(drawer.seat, turretQuestion(weapon), uids)
  yield* deviceAttack(t, 'turret', from, [enemyRef({ uid })])
}

function* rats(t: SubterraTable, { square: from }: Commando, enemy: EnemyId): Rules {
  const { state } = t
  if (from === null || supplyLeft(state, enemy) === 0) return
  const squares = nearestEmpty(state, from)
  if (squares.length === 0) return
  placeEnemy(t, enemy, yield* t.choose(state.overseer, ratsQuestion(enemy), squares), 'SB-160')
}

/** SB-080, SB-081 A vent of the map tile it lies on. */
function addVent(t: SubterraTable, square: Square): void {
  const { state } = t
  const { tile } = at(missionOf(state).map.squares, square)
  if (tile === null || state.terrain.vents.some((vent) => vent.square === square)) return
  state.terrain.vents.push({ square, tile, isSealed: false })
  changeTerrain(state)
  t.tell({ kind: 'vent appears', rule: 'SB-160', square })
}

/** SB-113 The square and the floor next to it, for the rest of the mission. */
function spreadEmi(t: SubterraTable, square: Square): void {
  const { state } = t
  const ground = groundOf(state)
  const squares = [square, ...adjacentSquares(ground.grid, square)].filter(
    (one) => isOpenGround(state, one) && !ground.isPassage(one) && !ground.isLift(one),
  )
  for (const one of squares) addEmi(state, one, null)
  t.tell({ kind: 'emi spreads', rule: 'SB-113', squares })
}
