// What an Operative carries (CC-036, CC-209): how much, and taking a new card in hand.

import { refuse, type WhyNot } from '@umpire/engine'
import type { EquipmentCard } from '../content/card.ts'
import { cardOf } from '../content/cards.ts'
import type { EquipmentId } from '../content/equipment.ts'
import { carryingLimit } from '../content/numbers.ts'
import type { Operative } from '../state/operative.ts'
import { countOfQuality } from './units.ts'

/** CC-209, CC-255 How many Weapons it may carry, and as many Accessories. */
export const limitOf = (operative: Operative): number => carryingLimit + countOfQuality(operative, 'Locked And Loaded')

const countOfKind = ({ equipment }: Operative, kind: EquipmentCard['kind']): number =>
  equipment.reduce((count, { card }) => (cardOf(card).kind === kind ? count + 1 : count), 0)

/** CC-036, CC-209 Why it cannot take one more card. */
export function whyNotCarry(operative: Operative, card: EquipmentId): WhyNot {
  const { name, kind } = cardOf(card)
  if (operative.equipment.some((item) => item.card === card))
    return refuse('CC-036', () => `Nobody carries two of ${name}.`)
  const limit = limitOf(operative)
  if ((kind !== 'weapon' && kind !== 'accessory') || countOfKind(operative, kind) < limit) return undefined
  return refuse('CC-209', () => `It carries ${limit === 1 ? `one ${kind}` : `${limit} of a kind`} and no more.`)
}

/** CC-036, CC-209 Why it cannot carry all of these. */
export function whyNotCarryAll(operative: Operative, cards: readonly EquipmentId[]): WhyNot {
  const empty: Operative = { ...operative, equipment: [] }
  for (const [uid, card] of cards.entries()) {
    const flaw = whyNotCarry(empty, card)
    if (flaw !== undefined) return flaw
    empty.equipment.push({ uid, card, tokens: 0, used: 0, isReloaded: false })
  }
  return undefined
}
