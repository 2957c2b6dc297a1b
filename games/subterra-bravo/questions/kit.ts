// What is asked when an Action card is used: whom or what it is for. Passing takes it back before it is paid.

import type { Label, Question } from '@umpire/engine'
import type { FindId, KitId } from '../content/kit/card.ts'
import { cardText } from '../content/text/kit.ts'
import { countOf } from '../content/text/words.ts'
import { cardOf, commandoName, enemyName, sayCard, sayCommando, sayEnemy, saySquare, squareName } from '../names.ts'
import { enemyAt, isElite, vitalityOfEnemy } from '../rules/figures.ts'
import { type CardObject, enemiesAround } from '../rules/kit-objects.ts'
import { maxAdrenalineOf, speedOf, vitalityOf } from '../rules/passives.ts'
import { commandoOf, type EnemyFigure, enemyOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { doorThing, figureThing, kitThing, squareThing } from '../things.ts'

/** The number of a card among equal ones of the same owner: nothing for the first, then ` 2`, ` 3`. */
function copyNumber({ kit }: Commando, uid: number): string {
  const card = kit.find((item) => item.uid === uid)?.card
  const number = kit.filter((item) => item.card === card).findIndex((item) => item.uid === uid)
  return number < 1 ? '' : ` ${number + 1}`
}

/** The notation of a carried card: `frag grenade 2`. */
export function sayItem(commando: Commando, uid: number): string {
  const item = commando.kit.find((one) => one.uid === uid)
  return item === undefined ? `card ${uid}` : `${sayCard(item.card)}${copyNumber(commando, uid)}`
}

/** Its name for people: `Frag Grenade 2`. */
export function itemName(commando: Commando, uid: number): string {
  const item = commando.kit.find((one) => one.uid === uid)
  return item === undefined ? 'a card' : `${cardOf(item.card).name}${copyNumber(commando, uid)}`
}

function sayObject(object: CardObject, state: State): string {
  switch (object.is) {
    case 'nothing':
      return 'use'
    case 'commando':
      return sayCommando(object.id)
    case 'enemy': {
      const enemy = enemyOf(state, object.uid)
      return enemy === undefined ? `enemy ${object.uid}` : sayEnemy(enemy)
    }
    case 'square':
      return saySquare(object.square, state)
    case 'door':
      return object.id.toLowerCase()
    case 'stack':
      return `stack behind ${object.door.toLowerCase()}`
    case 'weapon':
      return `${sayItem(commandoOf(state, object.of), object.uid)} of ${sayCommando(object.of)}`
    case 'tokens':
      return `${sayCommando(object.of)} ${object.tokens}`
  }
}

function objectThings(object: CardObject, state: State): string[] {
  switch (object.is) {
    case 'nothing':
      return []
    case 'commando':
    case 'enemy':
      return [figureThing(object, state)]
    case 'square':
      return [squareThing(object.square)]
    case 'door':
      return [doorThing(object.id)]
    case 'stack':
      return [doorThing(object.door)]
    case 'weapon':
      return [kitThing(object.uid)]
    case 'tokens':
      return [figureThing({ is: 'commando', id: object.of }, state)]
  }
}

const healthOf = (state: State, commando: Commando): string =>
  `${commando.wounds} of ${vitalityOf(state, commando)} wounds`

const enemyWords = (state: State, enemy: EnemyFigure): string => {
  const left = vitalityOfEnemy(state, enemy) - enemy.wounds
  const marks = [enemy.suppressed ? 'Suppressed' : '', enemy.stunned ? 'Stunned' : '', enemy.marked ? 'Marked' : '']
  return [`${left} left`, ...marks.filter((mark) => mark !== '')].join(', ')
}

/** SB-044 What a facedown stance comes to is not said. */
const moveWords = (state: State, commando: Commando): string =>
  commando.facedown === null ? `moves up to ${speedOf(state, commando)} MP` : 'turns up its stance and moves'

/** What using it on a commando would do. */
function commandoMeans(state: State, id: KitId | FindId, commando: Commando): string {
  const card = cardOf(id)
  const health = healthOf(state, commando)
  if (card.type !== 'action') return health
  const { action } = card
  if (action.effect === 'order-move') return moveWords(state, commando)
  if (action.effect === 'heal') return `${health}, ${Math.max(0, commando.wounds - action.wounds)} afterwards`
  if (action.effect !== 'raise-max' || commando.facedown !== null) return health
  const max = maxAdrenalineOf(commando)
  return `${commando.adrenaline} of ${max} adrenaline, then of ${max + action.by}`
}

function enemyMeans(state: State, id: KitId | FindId, enemy: EnemyFigure): string {
  const card = cardOf(id)
  const isStun = card.type === 'action' && card.action.effect === 'stun'
  return `${enemyWords(state, enemy)}${isStun && isElite(enemy) ? ': only Suppressed, it is Elite' : ''}`
}

function squareMeans(state: State, id: KitId | FindId, square: number): string {
  const card = cardOf(id)
  const effect = card.type === 'action' ? card.action.effect : undefined
  if (effect === 'seal-vent') return 'closed for the rest of the mission'
  if (effect === 'suppress') {
    const found = enemiesAround(state, square).flatMap((uid) => enemyOf(state, uid) ?? [])
    return found.map(enemyName).join(', ')
  }
  const enemy = enemyAt(state, square)
  return enemy === undefined ? '' : enemyName(enemy)
}

const withMeans = (name: string, means: string, icon: string): Label =>
  means === '' ? { name, icon } : { name, means, icon }

function objectLabel(id: KitId | FindId, object: CardObject, state: State): Label {
  switch (object.is) {
    case 'nothing':
      return { name: 'Use it' }
    case 'commando':
      return withMeans(commandoName(object.id), commandoMeans(state, id, commandoOf(state, object.id)), 'crew')
    case 'enemy': {
      const enemy = enemyOf(state, object.uid)
      if (enemy === undefined) return { name: 'An enemy' }
      return withMeans(enemyName(enemy), enemyMeans(state, id, enemy), 'stun')
    }
    case 'square':
      return {
        ...withMeans(squareName(object.square, state), squareMeans(state, id, object.square), 'area'),
        isPlace: true,
      }
    case 'door':
      return { name: `Door ${object.id}`, icon: 'door-closed' }
    case 'stack':
      return { name: `Stack behind ${object.door}`, means: `the top card in ${object.region}`, icon: 'stack' }
    case 'weapon': {
      const owner = commandoOf(state, object.of)
      const uses = owner.kit.find(({ uid }) => uid === object.uid)?.uses ?? 0
      const name = `${commandoName(object.of)}: ${itemName(owner, object.uid)}`
      return withMeans(name, `${countOf(uses, 'use')} left`, 'replay')
    }
    case 'tokens': {
      const left = commandoOf(state, object.of).adrenaline - object.tokens
      return withMeans(`${commandoName(object.of)} ${object.tokens}`, `${left} adrenaline left`, 'adrenaline')
    }
  }
}

const made = new Map<KitId | FindId, Question<CardObject, State>>()

/** The question of a card, always the same one. */
export function objectQuestion(id: KitId | FindId): Question<CardObject, State> {
  let question = made.get(id)
  if (question === undefined) {
    const card = cardOf(id)
    question = {
      name: sayCard(id),
      rule: 'SB-062',
      prompt: () => `What do you use ${card.name} on?`,
      detail: () => cardText(card),
      say: sayObject,
      things: objectThings,
      label: (object, state) => objectLabel(id, object, state),
      pass: 'cancel',
    }
    made.set(id, question)
  }
  return question
}
