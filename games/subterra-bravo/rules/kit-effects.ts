// What Action cards do (SB-062), once they are paid for and it is clear on what they are used.

import { offer, type Rules } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { ActionEffect, FindCard, KitCard } from '../content/kit/card.ts'
import { cardOf } from '../names.ts'
import { freeAttack } from '../questions/free-attack.ts'
import { pull as pullQuestion } from '../questions/moving.ts'
import { stanceOf } from '../questions/planning.ts'
import { commandoOf, type EnemyFigure, enemyOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { attack } from './attack.ts'
import { challenge } from './challenges.ts'
import { openAsAfterSuccess } from './doors.ts'
import { commandoRef, isOnMap } from './figures.ts'
import type { CardObject } from './kit-objects.ts'
import { layFlare, layMine, laySmoke, mark, sealVent, stun, suppressAround } from './kit-tokens.ts'
import { freeMove, push } from './moving.ts'
import { loseEnergy } from './paying.ts'
import { speedOf } from './passives.ts'
import { pullSquares } from './reach.ts'
import { scoutMarker, scoutStack } from './stacks.ts'
import { stanceIds, takeStance, turnUpStance } from './stances.ts'
import { attackChoices, whyNotAttack } from './targets.ts'
import { heal } from './wounds.ts'

type ActionCard = Extract<KitCard | FindCard, { readonly type: 'action' }>

/** What a card is used on, looked up. An object of another kind was never offered. */
function theCommando(state: State, object: CardObject): Commando {
  if (object.is !== 'commando') throw new Error(`${object.is} is no commando`)
  return commandoOf(state, object.id)
}

function theEnemy(state: State, object: CardObject): EnemyFigure {
  const enemy = object.is === 'enemy' ? enemyOf(state, object.uid) : undefined
  if (enemy === undefined) throw new Error(`${object.is} is no enemy on the map`)
  return enemy
}

function theSquare(object: CardObject): Square {
  if (object.is !== 'square') throw new Error(`${object.is} is no square`)
  return object.square
}

export function* carryOut(t: SubterraTable, owner: Commando, card: ActionCard, object: CardObject): Rules {
  const { state } = t
  const { action } = card
  switch (action.effect) {
    case 'order-move': {
      const other = theCommando(state, object)
      turnUpStance(t, other) // SB-044
      return yield* freeMove(t, other, speedOf(state, other), 'SB-062')
    }
    case 'order-attack':
      return yield* orderAttack(t, theCommando(state, object))
    case 'open-door':
      if (object.is !== 'door') throw new Error(`${object.is} is no door`)
      return yield* openAsAfterSuccess(t, owner, object.id)
    case 'revive-at-once':
      return yield* reviveAtOnce(t, theCommando(state, object), action.wounds)
    case 'drain-energy':
      if (yield* challenge(t, owner, action.challenge, { of: 'any', name: card.name }))
        loseEnergy(t, action.energy, 'SB-062')
      return
    case 'pull':
      return yield* pull(t, owner, theCommando(state, object), action.squares)
    case 'scout':
      return scout(t, object, action.cards)
    case 'raise-max':
    case 'heal':
    case 'called-shot':
    case 'cloak':
    case 'mark':
    case 'stun':
    case 'suppress':
    case 'flare':
    case 'smoke':
    case 'mine':
    case 'seal-vent':
    case 'reload':
    case 'return-adrenaline':
      return takeEffect(t, owner, action, object)
  }
}

/** What needs no further answer from anybody. */
type QuietEffect = Exclude<
  ActionEffect,
  {
    readonly effect: 'order-move' | 'order-attack' | 'open-door' | 'revive-at-once' | 'drain-energy' | 'pull' | 'scout'
  }
>

function takeEffect(t: SubterraTable, owner: Commando, action: QuietEffect, object: CardObject): void {
  const { state } = t
  switch (action.effect) {
    case 'raise-max':
      return raiseMax(t, action.of === 'owner' ? owner : theCommando(state, object), action.by)
    case 'heal':
      return heal(t, theCommando(state, object), action.wounds, 'SB-062')
    case 'called-shot':
      owner.turn.calledShot = { dice: action.dice, pierce: action.pierce }
      return
    case 'cloak':
      owner.cloak = action.distance
      return
    case 'mark':
      return mark(t, theEnemy(state, object))
    case 'stun':
      return stun(t, theEnemy(state, object))
    case 'suppress':
      return suppressAround(t, theSquare(object), action.noSurpriseAttack)
    case 'flare':
      return layFlare(t, theSquare(object))
    case 'smoke':
      return laySmoke(t, theSquare(object))
    case 'mine':
      return layMine(t, theSquare(object))
    case 'seal-vent':
      return sealVent(t, theSquare(object))
    case 'reload':
      return reload(t, object, action.uses)
    case 'return-adrenaline':
      return returnAdrenaline(t, object)
  }
}

/** DC-36 The one who was ordered to decides with what, and at what; it costs nothing. */
function* orderAttack(t: SubterraTable, other: Commando): Rules {
  const { state } = t
  turnUpStance(t, other) // SB-044
  const choices = attackChoices(state, other)
  const choice = yield* t.chooseOrPass(
    other.seat,
    freeAttack(other.id),
    offer(choices, (one) => whyNotAttack(state, other, one, { free: true })),
  )
  if (choice === undefined) return
  const { weapon, aim } = choice
  yield* attack(t, { by: { is: 'commando', id: other.id }, weapon, aim, isExtra: false })
}

/** DC-35 Never recovering: it takes a stance and is active at once. */
function* reviveAtOnce(t: SubterraTable, other: Commando, wounds: number): Rules {
  heal(t, other, wounds, 'SB-062')
  other.status = 'active'
  const stance = yield* t.choose(other.seat, stanceOf(other.id), stanceIds(other.id))
  takeStance(other, stance)
  t.tell({ kind: 'back in action', rule: 'SB-062', commando: other.id, stance })
}

/** SB-085 Square by square, each of the owner's choice. */
function* pull(t: SubterraTable, owner: Commando, other: Commando, squares: number): Rules {
  const { state } = t
  for (let left = squares; left > 0; left--) {
    if (!isOnMap(owner) || !isOnMap(other)) return
    const next = pullSquares(state, other.square, owner.square)
    if (next.length === 0) return
    state.moving = { who: commandoRef(other), points: left, diagonals: 0 }
    const square = yield* t.chooseOrPass(owner.seat, pullQuestion, next)
    state.moving = null
    if (square === undefined) return
    push(t, commandoRef(other), [square])
  }
}

/** SB-238 */
function scout(t: SubterraTable, object: CardObject, cards: number): void {
  if (object.is === 'door') scoutMarker(t, object.id)
  else if (object.is === 'stack') scoutStack(t, object.region, cards)
  else throw new Error(`${object.is} cannot be scouted`)
}

/** Until the end of the round. */
function raiseMax(t: SubterraTable, commando: Commando, by: number): void {
  commando.maxBonus += by
  t.tell({ kind: 'max raised', rule: 'SB-062', commando: commando.id, by })
}

/** SB-146 Never beyond what the card began with. */
function reload(t: SubterraTable, object: CardObject, uses: number): void {
  if (object.is !== 'weapon') throw new Error(`${object.is} is no weapon`)
  const item = commandoOf(t.state, object.of).kit.find(({ uid }) => uid === object.uid)
  if (item === undefined || item.uses === null) throw new Error('a weapon without uses')
  item.uses = Math.min(cardOf(item.card).uses ?? 0, item.uses + uses)
  t.tell({ kind: 'reloaded', rule: 'SB-146', commando: object.of, card: item.card, uses: item.uses })
}

function returnAdrenaline(t: SubterraTable, object: CardObject): void {
  if (object.is !== 'tokens') throw new Error(`${object.is} are no tokens`)
  commandoOf(t.state, object.of).adrenaline -= object.tokens
  t.tell({ kind: 'adrenaline returned', rule: 'SB-062', commando: object.of, amount: object.tokens })
}
