// What an Action card can be used on (SB-062): the objects of each card, and why something is none.

import { refuse, type WhyNot } from '@umpire/engine'
import { adjacentSquares, type Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import type { ActionEffect } from '../content/kit/card.ts'
import type { DoorId, RegionId } from '../content/map/map.ts'
import { groundOf } from '../ground.ts'
import { cardOf, commandoName, enemyName } from '../names.ts'
import { commandoOf, doorOf, enemyOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { areAdjacent } from './cure.ts'
import { whyNotOpen } from './doors.ts'
import { distanceOf, enemyAt, isAdjacent, isEmpty, isOnMap, isOnOrAdjacent, isOpenGround, sees } from './figures.ts'
import { hasEffect } from './passives.ts'
import { pullSquares, squareOn } from './reach.ts'
import { regionBehind } from './stacks.ts'
import { attackChoices, whyNotAttack } from './targets.ts'

/** `nothing`: the card is for its owner, or needs no object. */
export type CardObject =
  | { readonly is: 'nothing' }
  | { readonly is: 'commando'; readonly id: CommandoId }
  | { readonly is: 'enemy'; readonly uid: number }
  | { readonly is: 'square'; readonly square: Square }
  | { readonly is: 'door'; readonly id: DoorId }
  /** SB-238 The stack of the region behind a door. */
  | { readonly is: 'stack'; readonly door: DoorId; readonly region: RegionId }
  /** A card that a commando carries. */
  | { readonly is: 'weapon'; readonly of: CommandoId; readonly uid: number }
  | { readonly is: 'tokens'; readonly of: CommandoId; readonly tokens: number }

const nothing: readonly CardObject[] = [{ is: 'nothing' }]

/** Everything that comes into question; `whyNotObject` says which of it is legal. */
export function objectsOf(state: State, commando: Commando, action: ActionEffect): readonly CardObject[] {
  switch (action.effect) {
    case 'order-move':
    case 'order-attack':
    case 'pull':
    case 'revive-at-once':
      return commandosBut(state, commando)
    case 'raise-max':
      return action.of === 'owner' ? nothing : commandosBut(state, commando)
    case 'heal':
      return [{ is: 'commando', id: commando.id }, ...commandosBut(state, commando)]
    case 'mark':
    case 'stun':
      return state.enemies.map(({ uid }) => ({ is: 'enemy', uid }))
    case 'flare':
    case 'smoke':
      return squaresWithin(state, squareOn(commando), action.within)
    case 'suppress':
      return squaresAroundEnemies(state)
    case 'mine':
      return squares(adjacentSquares(groundOf(state).grid, squareOn(commando)))
    case 'seal-vent':
      return squares(state.terrain.vents.map(({ square }) => square))
    case 'open-door':
      return state.terrain.doors.map(({ id }) => ({ is: 'door', id }))
    case 'scout':
      return thingsToScout(state)
    case 'reload':
      return weaponsWithUses(state, commando)
    case 'return-adrenaline':
      return tokensOf(state, action.adrenaline)
    case 'called-shot':
    case 'cloak':
    case 'drain-energy':
      return nothing
  }
}

/** Whether there is anything to use it on. One's own square always is, where squares in sight are. */
export function hasObject(state: State, commando: Commando, action: ActionEffect): boolean {
  if (action.effect === 'flare' || action.effect === 'smoke') return true
  return objectsOf(state, commando, action).some((one) => whyNotObject(state, commando, action, one) === undefined)
}

const commandosBut = (state: State, commando: Commando): CardObject[] =>
  state.commandos.filter((one) => one !== commando && isOnMap(one)).map(({ id }) => ({ is: 'commando', id }))

const squares = (found: readonly Square[]): CardObject[] => found.map((square) => ({ is: 'square', square }))

function squaresWithin(state: State, from: Square, within: number): CardObject[] {
  const { grid } = groundOf(state)
  const found: Square[] = []
  for (let square = 0; square < grid.size; square++) {
    if (isOpenGround(state, square) && distanceOf(state, from, square) <= within) found.push(square)
  }
  return squares(found)
}

/** Only squares at which the card does something. */
function squaresAroundEnemies(state: State): CardObject[] {
  const { grid } = groundOf(state)
  const found = new Set<Square>()
  for (const { square } of state.enemies) {
    found.add(square)
    for (const near of adjacentSquares(grid, square)) if (isOpenGround(state, near)) found.add(near)
  }
  return squares([...found])
}

/** SB-238 The markers of closed doors, and the stacks behind them. */
function thingsToScout(state: State): CardObject[] {
  return state.terrain.doors.flatMap(({ id, isOpen }): CardObject[] => {
    if (isOpen) return []
    const region = regionBehind(state, id)
    return region === undefined
      ? [{ is: 'door', id }]
      : [
          { is: 'door', id },
          { is: 'stack', door: id, region },
        ]
  })
}

const weaponsWithUses = (state: State, commando: Commando): CardObject[] =>
  state.commandos
    .filter((one) => one === commando || areAdjacent(state, commando, one))
    .flatMap((one) => one.kit.map(({ uid }): CardObject => ({ is: 'weapon', of: one.id, uid })))

const tokensOf = (state: State, most: number): CardObject[] =>
  state.commandos.flatMap(({ id }) =>
    Array.from({ length: most }, (_, n): CardObject => ({ is: 'tokens', of: id, tokens: n + 1 })),
  )

export function whyNotObject(state: State, commando: Commando, action: ActionEffect, object: CardObject): WhyNot {
  switch (object.is) {
    case 'nothing':
      return undefined
    case 'commando':
      return whyNotCommando(state, commando, action, commandoOf(state, object.id))
    case 'enemy':
      return whyNotEnemy(state, commando, action, object.uid)
    case 'square':
      return whyNotSquare(state, commando, action, object.square)
    case 'door':
      return action.effect === 'scout'
        ? whyNotMarker(state, commando, object.id, action.within)
        : whyNotOpen(state, commando, object.id)
    case 'stack':
      return whyNotStack(state, commando, object.door)
    case 'weapon':
      return whyNotReload(commandoOf(state, object.of), object.uid)
    case 'tokens':
      return whyNotReturn(state, commando, commandoOf(state, object.of), object.tokens)
  }
}

function whyNotCommando(state: State, commando: Commando, action: ActionEffect, other: Commando): WhyNot {
  const { effect } = action
  const name = (): string => commandoName(other.id)
  if (effect === 'pull')
    return whyNotInSight(state, commando, other, action.within) ?? whyNotPull(state, commando, other)
  if (effect === 'revive-at-once') {
    if (other.status !== 'downed') return refuse('SB-062', () => `${name()} is not downed.`)
    return whyNotBeside(state, commando, other)
  }
  if (other.status !== 'active') return refuse('SB-065', () => `${name()} is not active.`)
  if (effect === 'heal') {
    if (other.wounds === 0) return refuse('SB-062', () => `${name()} has no wound to discard.`)
    return other === commando ? undefined : whyNotBeside(state, commando, other)
  }
  return whyNotInSight(state, commando, other) ?? (effect === 'order-attack' ? whyNoAttack(state, other) : undefined)
}

const whyNotBeside = (state: State, commando: Commando, other: Commando): WhyNot =>
  areAdjacent(state, commando, other) ? undefined : refuse('SB-069', () => `${commandoName(other.id)} is not adjacent.`)

/** One stance makes line of sight to other commandos unnecessary. */
function whyNotInSight(state: State, commando: Commando, other: Commando, within?: number): WhyNot {
  if (!isOnMap(other)) return refuse('SB-062', () => `${commandoName(other.id)} is not on the map.`)
  const isFree = hasEffect(commando, 'orders-without-line')
  return whyNotSeen(state, squareOn(commando), other.square, () => commandoName(other.id), within, isFree)
}

function whyNotSeen(
  state: State,
  from: Square,
  to: Square,
  name: () => string,
  within: number | undefined,
  isLineFree = false,
): WhyNot {
  if (within !== undefined && distanceOf(state, from, to) > within)
    return refuse('SB-070', () => `${name()} is ${distanceOf(state, from, to)} away, not within ${within}.`)
  return isLineFree || sees(state, from, to) ? undefined : refuse('SB-103', () => `No line of sight to ${name()}.`)
}

const whyNotPull = (state: State, commando: Commando, other: Commando): WhyNot =>
  pullSquares(state, squareOn(other), squareOn(commando)).length > 0
    ? undefined
    : refuse('SB-085', () => `${commandoName(other.id)} cannot be pulled any nearer.`)

const whyNoAttack = (state: State, other: Commando): WhyNot =>
  attackChoices(state, other).some((choice) => whyNotAttack(state, other, choice, { free: true }) === undefined)
    ? undefined
    : refuse('SB-059', () => `${commandoName(other.id)} has nothing to attack.`)

function whyNotEnemy(state: State, commando: Commando, action: ActionEffect, uid: number): WhyNot {
  const enemy = enemyOf(state, uid)
  if (enemy === undefined) return refuse('SB-062', 'That enemy is not on the map.')
  const within = action.effect === 'stun' ? action.within : undefined
  return whyNotSeen(state, squareOn(commando), enemy.square, () => enemyName(enemy), within)
}

function whyNotSquare(state: State, commando: Commando, action: ActionEffect, square: Square): WhyNot {
  const from = squareOn(commando)
  if (action.effect === 'mine') return whyNotMine(state, square)
  if (action.effect === 'seal-vent') {
    const vent = state.terrain.vents.find((one) => one.square === square)
    if (vent?.isSealed !== false) return refuse('SB-082', 'That vent is sealed.')
    return isOnOrAdjacent(state, from, square) ? undefined : refuse('SB-069', 'That vent is not next to you.')
  }
  return whyNotSeen(state, from, square, () => 'that square', 'within' in action ? action.within : undefined)
}

/** An empty floor square, on which enemies and commandos may walk alike. */
function whyNotMine(state: State, square: Square): WhyNot {
  const ground = groundOf(state)
  const isFloor = isOpenGround(state, square) && !ground.isPassage(square) && !ground.isLift(square)
  if (!isFloor) return refuse('SB-067', 'That is no floor square.')
  if (!isEmpty(state, square)) return refuse('SB-077', 'That square is not empty.')
  return state.terrain.mines.includes(square) ? refuse('SB-062', 'There is a mine already.') : undefined
}

function whyNotMarker(state: State, commando: Commando, id: DoorId, within: number): WhyNot {
  const { square, faceup } = doorOf(state, id)
  if (faceup !== null) return refuse('SB-238', 'That marker is faceup.')
  return whyNotSeen(state, squareOn(commando), square, () => `door ${id}`, within)
}

const whyNotStack = (state: State, commando: Commando, id: DoorId): WhyNot =>
  isAdjacent(state, squareOn(commando), doorOf(state, id).square)
    ? undefined
    : refuse('SB-069', () => `Door ${id} is not adjacent.`)

function whyNotReload(owner: Commando, uid: number): WhyNot {
  const item = owner.kit.find((one) => one.uid === uid)
  const card = item && cardOf(item.card)
  if (card?.type !== 'weapon' || card.uses === undefined) return refuse('SB-146', 'That is no weapon with uses.')
  return (item?.uses ?? 0) < card.uses ? undefined : refuse('SB-146', () => `${card.name} has all its uses.`)
}

function whyNotReturn(state: State, commando: Commando, other: Commando, tokens: number): WhyNot {
  const isNear = other === commando ? undefined : whyNotBeside(state, commando, other)
  if (isNear !== undefined || other.adrenaline >= tokens) return isNear
  return refuse('SB-062', () => `${commandoName(other.id)} has only ${other.adrenaline} adrenaline.`)
}

/** SB-156 The enemies on a square and on those adjacent to it. */
export const enemiesAround = (state: State, square: Square): number[] =>
  [square, ...adjacentSquares(groundOf(state).grid, square)].flatMap((one) => enemyAt(state, one)?.uid ?? [])
