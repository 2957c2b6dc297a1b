// Action cards (SB-062, SB-141 to SB-146): whether one can be used now, on what, and that it is paid for.

import { offer, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { ActionEffect, FindCard, KitCard } from '../content/kit/card.ts'
import { cardOf } from '../names.ts'
import { objectQuestion } from '../questions/kit.ts'
import type { State } from '../state.ts'
import type { Commando, KitInstance } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { exhaust, spendUse } from './interrupts.ts'
import { carryOut } from './kit-effects.ts'
import { type CardObject, hasObject, objectsOf, whyNotObject } from './kit-objects.ts'
import { pay, whyNotPay } from './paying.ts'

type ActionCard = Extract<KitCard | FindCard, { readonly type: 'action' }>

/** The card behind an item, if it is an Action card. */
function actionCard(item: KitInstance): ActionCard | undefined {
  const card = cardOf(item.card)
  return card.type === 'action' ? card : undefined
}

export const itemWith = ({ kit }: Commando, uid: number): KitInstance | undefined =>
  kit.find((item) => item.uid === uid)

/** What it costs to use a carried card as an action. */
export const useCost = (commando: Commando, uid: number): number => {
  const item = itemWith(commando, uid)
  return (item && actionCard(item))?.adrenaline ?? 0
}

/** SB-141, SB-142, SB-145 */
export function whyNotUse(state: State, commando: Commando, uid: number): WhyNot {
  const item = itemWith(commando, uid)
  const card = item && actionCard(item)
  if (item === undefined || card === undefined) return refuse('SB-141', whyNoAction(item))
  if (item.exhausted) return refuse('SB-145', () => `${card.name} is exhausted until the next round.`)
  const tooDear = whyNotPay(commando, card.adrenaline, card.name)
  if (tooDear !== undefined) return tooDear
  return hasObject(state, commando, card.action)
    ? undefined
    : refuse('SB-062', () => `There is nothing to use ${card.name} on.`)
}

const whyNoAction = (item: KitInstance | undefined) => (): string => {
  if (item === undefined) return 'You do not carry this card.'
  const { type, name } = cardOf(item.card)
  return type === 'interrupt' ? `${name} is used in its window only.` : `${name} is no Action card.`
}

/** False if the seat took it back before paying. */
export function* useCard(t: SubterraTable, commando: Commando, uid: number): Rules<boolean> {
  const item = itemWith(commando, uid)
  const card = item && actionCard(item)
  if (item === undefined || card === undefined) throw new Error(`${commando.id} has no Action card ${uid}`)
  const object = yield* chooseObject(t, commando, item, card.action)
  if (object === undefined) return false
  pay(t, commando, card.adrenaline, card.name)
  t.tell({ kind: 'card used', rule: 'SB-062', commando: commando.id, card: item.card })
  if (card.exhausts) exhaust(item)
  spendUse(t, commando, item)
  yield* carryOut(t, commando, card, object)
  return true
}

function* chooseObject(
  t: SubterraTable,
  commando: Commando,
  { card }: KitInstance,
  action: ActionEffect,
): Rules<CardObject | undefined> {
  const { state } = t
  const objects = objectsOf(state, commando, action)
  const [first] = objects
  if (first?.is === 'nothing') return first
  return yield* t.chooseOrPass(
    commando.seat,
    objectQuestion(card),
    offer(objects, (object) => whyNotObject(state, commando, action, object)),
  )
}
