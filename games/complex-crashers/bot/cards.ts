// Cards of Operatives: what a Respec drops and takes, and what is swapped.

import { cardOf } from '../content/cards.ts'
import type { EquipmentId } from '../content/equipment.ts'
import { tiles } from '../content/tiles.ts'
import { overdriveQuestion } from '../questions/initiative.ts'
import { dropItems, takeItem, takeTraining } from '../questions/cards.ts'
import { isAble } from '../rules/units.ts'
import { regionOf, runningFrame, type State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import { type Asked, choice, confirmation, many, type Reply } from './asked.ts'
import { bestIndex } from '../../best.ts'
import { gear, lessons } from './weights.ts'

const tierOf = (card: EquipmentId): number => {
  const one = cardOf(card)
  return 'tier' in one ? one.tier : 0
}

/** Everything that is worse than what there is here. */
function dropOld(uids: readonly number[], { state }: Asked): number[] {
  const operative = respeccing(state)
  if (operative === undefined) return []
  const { number } = tiles.of(regionOf(state, operative.region).tile)
  return uids.flatMap((uid, n) => {
    const item = operative.equipment.find((one) => one.uid === uid)
    return item !== undefined && tierOf(item.card) < number ? [n] : []
  })
}

const respeccing = (state: State): Operative | undefined => {
  const unit = runningFrame(state)?.ability?.unit
  return unit === undefined ? undefined : state.operatives[unit]
}

/** How early a card stands in a list; what is not in it comes by its tier. */
const rank = (list: readonly string[], card: string): number => {
  const place = list.indexOf(card)
  return place < 0 ? 0 : list.length - place
}

/** Others of the team should not all have the same. */
const copies = ({ operatives }: State, card: EquipmentId): number =>
  operatives.filter((one) => isAble(one) && one.equipment.some((item) => item.card === card)).length

export const cardReplies: readonly Reply[] = [
  many(dropItems, dropOld),
  choice(takeItem, (cards, { state }) =>
    bestIndex(
      cards,
      (card) => 10 * tierOf(card) + rank(gear, card) - (cardOf(card).kind === 'weapon' ? 0 : copies(state, card)),
    ),
  ),
  choice(takeTraining, (cards) => bestIndex(cards, (card) => rank(lessons, card))),
  confirmation({ name: 'agree to swap' }, () => false),
  confirmation(overdriveQuestion(0), ({ state, ask }) =>
    state.operatives.some((one) => one.seat === ask.seat && one.health > 2 && one.ap < one.maxAp - 1),
  ),
]
