// Tiles of the Spawn step that bring nobody: Lockdown, Jamming Field, Regenerate. What they are used on is named first.

import { type Offer, offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import { flag, type Square } from '@umpire/grid'
import type { TileId } from '../content/dashboard.ts'
import type { DoorId } from '../content/map/map.ts'
import { groundOf } from '../ground.ts'
import { enemyName } from '../names.ts'
import { firstJammed, jammer, lockdownDoor, nextJammed, regenerate } from '../questions/spawning.ts'
import { doorOf, type EnemyFigure, enemyOf, type State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { type TileWith, whyNotTile } from './dashboard.ts'
import { commandoAt, enemyAt, isOpenGround } from './figures.ts'
import { squaresWithin } from './nearby.ts'
import { addEmi, changeTerrain } from './terrain.ts'
import { useTile } from './use-tile.ts'

// Lockdown ----------------------------------------------------------------------------------------------------------

function whyNotLock(state: State, id: DoorId): WhyNot {
  const { square, isOpen } = doorOf(state, id)
  if (!isOpen) return refuse('SB-088', `Door ${id} is closed.`)
  if (enemyAt(state, square) !== undefined || commandoAt(state, square) !== undefined)
    return refuse('SB-077', `Somebody is in door ${id}.`)
  return hasToken(state, square) ? refuse('SB-067', `A token lies in door ${id}.`) : undefined
}

const hasToken = ({ terrain, objectives }: State, square: Square): boolean =>
  terrain.mines.includes(square) ||
  terrain.rubble.includes(square) ||
  terrain.smoke.includes(square) ||
  terrain.flares.includes(square) ||
  terrain.investigate.includes(square) ||
  terrain.emi.some((token) => token.square === square) ||
  objectives.cores.some((core) => core.square === square)

const lockable = (state: State): Offer<DoorId> =>
  offer(
    state.terrain.doors.map(({ id }) => id),
    (id) => whyNotLock(state, id),
  )

export const whyNotLockdown = (state: State): WhyNot =>
  lockable(state).allowed.length > 0 ? undefined : refuse('SB-088', 'No door is open and empty.')

/** Both regions stay explored. Everybody sees the new marker (SB-089). */
export function* lockdown(t: SubterraTable, { id: tile, effect }: TileWith<'lockdown'>): Rules {
  const { state } = t
  const id = yield* t.chooseOrPass(state.overseer, lockdownDoor, lockable(state))
  if (id === undefined || !(yield* useTile(t, tile, undefined, `door ${id}`))) return
  const door = doorOf(state, id)
  door.isOpen = false
  door.marker = t.hide({ name: 'lockdown marker', faces: [effect.marker] }, effect.marker, ...t.seats, 'spectator')
  door.faceup = effect.marker
  changeTerrain(state)
  t.tell({ kind: 'door locked', rule: 'SB-088', door: id, square: door.square }, door.marker)
}

// Enemies -----------------------------------------------------------------------------------------------------------

/** The enemies that a tile can be used on. */
const enemiesFor = (state: State, whyNot: (enemy: EnemyFigure) => WhyNot): Offer<number> =>
  offer(
    state.enemies.map(({ uid }) => uid),
    (uid) => {
      const enemy = enemyOf(state, uid)
      return enemy && whyNot(enemy)
    },
  )

const wounded = (state: State, id: TileId): Offer<number> =>
  enemiesFor(state, (enemy) =>
    enemy.wounds === 0 ? refuse('SB-207', () => `${enemyName(enemy)} has no wounds.`) : whyNotTile(state, id, enemy),
  )

export const whyNotRegenerate = (state: State, id: TileId): WhyNot =>
  wounded(state, id).allowed.length > 0 ? undefined : refuse('SB-207', 'No enemy that can be chosen has wounds.')

export function* regenerateWith(t: SubterraTable, id: TileId): Rules {
  const { state } = t
  const uid = yield* t.chooseOrPass(state.overseer, regenerate, wounded(state, id))
  const enemy = uid === undefined ? undefined : enemyOf(state, uid)
  if (enemy === undefined || !(yield* useTile(t, id, enemy))) return
  const { type, figure, wounds } = enemy
  enemy.wounds = 0
  t.tell({ kind: 'regenerated', rule: 'SB-140', uid: enemy.uid, type, figure, wounds })
}

// Jamming Field -----------------------------------------------------------------------------------------------------

type Jamming = TileWith<'jamming-field'>

/** Explored floor near the enemy that is not EMI already. */
function jammable(state: State, { effect }: Jamming, { square }: EnemyFigure): Square[] {
  const { grid } = groundOf(state)
  return squaresWithin(state, square, effect.within).filter(
    (near) => isOpenGround(state, near) && !grid.has(near, flag.interference),
  )
}

const whyNotJammer = (state: State, tile: Jamming, enemy: EnemyFigure): WhyNot =>
  whyNotTile(state, tile.id, enemy) ??
  (jammable(state, tile, enemy).length > 0 ? undefined : refuse('SB-113', 'All around it is EMI already.'))

export const whyNotJam = (state: State, tile: Jamming): WhyNot =>
  state.enemies.some((enemy) => whyNotJammer(state, tile, enemy) === undefined)
    ? undefined
    : refuse('SB-169', 'There is no enemy that can be chosen.')

export function* jamWith(t: SubterraTable, tile: Jamming): Rules {
  const { state } = t
  const uid = yield* t.chooseOrPass(
    state.overseer,
    jammer,
    enemiesFor(state, (one) => whyNotJammer(state, tile, one)),
  )
  const enemy = uid === undefined ? undefined : enemyOf(state, uid)
  if (enemy === undefined) return
  const squares = yield* jammedSquares(t, tile, enemy)
  if (squares.length === 0 || !(yield* useTile(t, tile.id, enemy))) return
  const until = state.round + 1
  for (const square of squares) addEmi(state, square, until)
  t.tell({ kind: 'jammed', rule: 'SB-113', squares, until })
}

function* jammedSquares(t: SubterraTable, tile: Jamming, enemy: EnemyFigure): Rules<Square[]> {
  const { state } = t
  const chosen: Square[] = []
  while (chosen.length < tile.effect.squares) {
    const left = jammable(state, tile, enemy).filter((square) => !chosen.includes(square))
    if (left.length === 0) break
    const next = yield* t.chooseOrPass(state.overseer, chosen.length === 0 ? firstJammed : nextJammed, left)
    if (next === undefined) break
    chosen.push(next)
  }
  return chosen
}
