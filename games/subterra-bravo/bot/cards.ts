// Action cards: what using one is worth, and what it is best used on.

import type { ActionEffect, FindId, KitId } from '../content/kit/card.ts'
import { kit } from '../content/kit/kit.ts'
import { groundOf } from '../ground.ts'
import { cardOf } from '../names.ts'
import { objectQuestion } from '../questions/kit.ts'
import { challengeDice } from '../rules/challenges.ts'
import { distanceOf, isElite } from '../rules/figures.ts'
import { type CardObject, enemiesAround, objectsOf, whyNotObject } from '../rules/kit-objects.ts'
import { chanceOfHits } from '../rules/odds.ts'
import { maxAdrenalineOf, speedOf } from '../rules/passives.ts'
import { commandoOf, enemyOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { type Asked, choice, type Reply } from './asked.ts'
import { bestIndex } from './best.ts'
import { goalOf, waysToGoal } from './goals.ts'
import { healWorth } from './healing.ts'
import { mannerOf } from './manner.ts'
import { worthOfEnemy } from './strikes.ts'
import type { Outlook } from './turn.ts'
import { far } from './ways.ts'
import { weights } from './weights.ts'

/** What it is worth to use this card of the commando now, on the best there is. */
export function worthOfCard({ state, commando }: Outlook, uid: number): number {
  const item = commando.kit.find((one) => one.uid === uid)
  const card = item && cardOf(item.card)
  if (card?.type !== 'action') return 0
  const { action } = card
  let most = 0
  for (const object of objectsOf(state, commando, action)) {
    const worth = worthOn(state, commando, action, object)
    if (worth > most && (object.is === 'nothing' || whyNotObject(state, commando, action, object) === undefined)) {
      most = worth
    }
  }
  return most
}

/** How far weapons carry, more or less. */
const shootingRange = 7

function worthOn(state: State, owner: Commando, action: ActionEffect, object: CardObject): number {
  switch (object.is) {
    case 'nothing':
      return worthForOwner(state, owner, action)
    case 'commando':
      return worthForCommando(state, action, commandoOf(state, object.id))
    case 'enemy':
      return worthAgainst(state, action, object.uid)
    case 'square':
      return worthAt(state, owner, action, object.square)
    case 'door':
      return action.effect === 'open-door' ? doorWorth(state, owner, object.id) : 0
    case 'tokens':
      return 1.5 * mannerOf(state).adrenaline * object.tokens
    case 'stack':
    case 'weapon':
      return 0
  }
}

/** SB-062 A door on the way opens for certain. */
function doorWorth(state: State, owner: Commando, id: string): number {
  const door = state.terrain.doors.find((one) => one.id === id)
  if (door === undefined || owner.square === null) return 0
  const ways = waysToGoal(state, goalOf(state, owner))
  return (ways[door.square] ?? far) < (ways[owner.square] ?? far) ? mannerOf(state).door : 0
}

function worthForOwner(state: State, owner: Commando, action: ActionEffect): number {
  if (action.effect === 'raise-max') {
    return owner.adrenaline >= maxAdrenalineOf(owner) - 1 && state.enemies.length > 0 ? 1 : 0
  }
  if (action.effect === 'drain-energy') {
    const { hits, stats } = action.challenge
    const chance = chanceOfHits({ black: challengeDice(owner, stats[0], 'any'), red: 0 }, hits)
    return chance * Math.min(action.energy, state.energy) * 0.5
  }
  return action.effect === 'cloak' && owner.wounds > 2 ? 0.6 : 0
}

function worthForCommando(state: State, action: ActionEffect, other: Commando): number {
  const { square } = other
  if (square === null) return 0
  if (action.effect === 'heal') return healWorth(state, other, action.wounds)
  if (action.effect === 'revive-at-once') return weights.revive + 1
  if (action.effect === 'order-move') {
    const goal = goalOf(state, other)
    const steps = Math.max(0, (waysToGoal(state, goal)[square] ?? far) - goal.stop)
    return 0.8 * mannerOf(state).step * Math.min(steps, speedOf(state, other))
  }
  if (action.effect !== 'order-attack') return 0
  const { sight } = groundOf(state)
  const isInSight = state.enemies.some(
    (enemy) => distanceOf(state, enemy.square, square) <= shootingRange && sight.los(enemy.square, square),
  )
  return isInSight ? 2 : 0
}

function worthAgainst(state: State, action: ActionEffect, uid: number): number {
  const enemy = enemyOf(state, uid)
  if (enemy === undefined) return 0
  if (action.effect === 'stun') return enemy.stunned ? 0 : (isElite(enemy) ? 0.15 : 0.5) * worthOfEnemy(state, uid)
  if (action.effect === 'mark') return enemy.marked ? 0 : isElite(enemy) ? 1.2 : 0.4
  return 0
}

/** How near enemies are that may step on a mine. */
const mineRange = 6

function worthAt(state: State, owner: Commando, action: ActionEffect, square: number): number {
  if (action.effect === 'suppress') {
    return enemiesAround(state, square).reduce(
      (sum, uid) => sum + (enemyOf(state, uid)?.suppressed === false ? 0.15 * worthOfEnemy(state, uid) : 0),
      0,
    )
  }
  if (action.effect === 'mine') {
    return state.enemies.some((enemy) => distanceOf(state, enemy.square, square) <= mineRange) ? 0.8 : 0
  }
  if (action.effect !== 'seal-vent' || owner.square === null) return 0
  return distanceOf(state, owner.square, square) <= 1 ? 0.5 : 0
}

/** What a card that was chosen is used on. It was worth it a moment ago, so it is not taken back. */
function chooseObject(id: KitId | FindId, objects: readonly CardObject[], { state }: Asked): number {
  const card = cardOf(id)
  const owner = state.acting === null ? undefined : commandoOf(state, state.acting)
  if (card.type !== 'action' || owner === undefined) return 0
  return bestIndex(objects, (object) => worthOn(state, owner, card.action, object))
}

const finds: readonly FindId[] = ['IV-01', 'IV-08']

export const cardReplies: readonly Reply[] = [
  ...kit.rows.filter(({ type }) => type === 'action').map(({ id }) => id),
  ...finds,
].map((id) => choice(objectQuestion(id), (objects, asked) => chooseObject(id, objects, asked)))
