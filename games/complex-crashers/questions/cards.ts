// What is asked about cards of Operatives: what changes hands, whether that is agreed to, what a Respec drops and takes.

import type { Label, Question, YesNo } from '@umpire/engine'
import { cardOf } from '../content/cards.ts'
import type { EquipmentId } from '../content/equipment.ts'
import type { TrainingId } from '../content/trainings.ts'
import { sayUnit, unitName } from '../names.ts'
import { limitOf } from '../rules/carrying.ts'
import { operativeOf, runningFrame, type State } from '../state.ts'
import type { Equipment, Operative } from '../state/operative.ts'
import type { Unit } from '../state/unit.ts'
import { cardThing } from '../things.ts'

const cardName = (card: EquipmentId | TrainingId): string => cardOf(card).name

const sayCard = (card: EquipmentId | TrainingId): string => cardName(card).toLowerCase()

/** Which of two Operatives carries an item. */
function carrierOf(uid: number, state: State): { readonly by: Unit; readonly item: Equipment } {
  for (const { id, equipment } of state.operatives) {
    for (const item of equipment) if (item.uid === uid) return { by: id, item }
  }
  throw new Error(`nobody carries item ${uid}`)
}

const tierWords = (card: EquipmentId | TrainingId): string => {
  const one = cardOf(card)
  return 'tier' in one ? `tier ${one.tier} ${one.kind}` : one.kind
}

/** CC-213, CC-252 What goes with a card. */
function itemWords({ card, tokens, used }: Equipment): string {
  const words = [tierWords(card)]
  if (used !== 0) words.push('Slow Reload spent')
  if (tokens > 0) words.push(`${tokens} charge tokens`)
  return words.join(', ')
}

/** CC-212 Any of what two Operatives carry, by number. */
export const itemsToSwap = (unit: Unit, partner: Unit): Question<number, State> => ({
  name: 'items to swap',
  rule: 'CC-212',
  prompt: (state) => `What changes hands between ${unitName(unit, state)} and ${unitName(partner, state)}?`,
  detail: (state) =>
    `Of each kind ${unitName(unit, state)} carries at most ${limitOf(operativeOf(state, unit))}, ${unitName(partner, state)} ${limitOf(operativeOf(state, partner))}.`,
  say: (uid, state) => {
    const { by, item } = carrierOf(uid, state)
    return `${sayCard(item.card)} of ${sayUnit(by, state)}`
  },
  things: (uid, state) => {
    const { by, item } = carrierOf(uid, state)
    return [cardThing(by, item.card)]
  },
  label: (uid, state): Label => {
    const { by, item } = carrierOf(uid, state)
    return { name: cardName(item.card), means: itemWords(item), group: unitName(by, state), icon: 'trade' }
  },
})

/** Those of some items that an Operative carries. */
function listed({ equipment }: Operative, items: readonly number[]): string {
  const names = equipment.filter(({ uid }) => items.includes(uid)).map(({ card }) => cardName(card))
  return names.length === 0 ? 'nothing' : names.join(' and ')
}

/** CC-212 The other seat has to agree. */
export const agreeToSwap = (unit: Unit, partner: Unit, items: readonly number[]): YesNo<State> => ({
  name: 'agree to swap',
  rule: 'CC-212',
  prompt: (state) => {
    const given = listed(operativeOf(state, unit), items)
    const taken = listed(operativeOf(state, partner), items)
    return `${unitName(unit, state)} offers ${unitName(partner, state)} ${given} for ${taken}. Agreed?`
  },
  detail: () => 'A refused exchange cannot be proposed again in this Initiative.',
  things: (_, state) =>
    items.map((uid) => {
      const { by, item } = carrierOf(uid, state)
      return cardThing(by, item.card)
    }),
  label: (isYes) => (isYes ? { name: 'Agree', icon: 'trade' } : { name: 'Refuse', icon: 'cancel' }),
})

/** The Operative whose Respec it is. */
const respecOf = (state: State): Unit => runningFrame(state)?.ability?.unit ?? 0

/** CC-210 Equipment to do without, by number. */
export const dropItems: Question<number, State> = {
  name: 'drop',
  rule: 'CC-210',
  prompt: (state) => `What does ${unitName(respecOf(state), state)} leave behind?`,
  detail: (state) => `It carries at most ${limitOf(operativeOf(state, respecOf(state)))} of a kind.`,
  say: (uid, state) => sayCard(carrierOf(uid, state).item.card),
  things: (uid, state) => {
    const { by, item } = carrierOf(uid, state)
    return [cardThing(by, item.card)]
  },
  label: (uid, state) => {
    const { item } = carrierOf(uid, state)
    return { name: cardName(item.card), means: itemWords(item) }
  },
}

/** CC-210 One card at a time, until nothing more is wanted. */
export const takeItem: Question<EquipmentId, State> = {
  name: 'take',
  rule: 'CC-210',
  prompt: (state) => `What does ${unitName(respecOf(state), state)} take along?`,
  detail: () => 'A card with Slow Reload counts as used in this Initiative.',
  say: (card) => sayCard(card),
  label: (card) => ({ name: cardName(card), group: tierWords(card), icon: 'gear' }),
  pass: 'take nothing more',
}

/** CC-208 */
export const takeTraining: Question<TrainingId, State> = {
  name: 'training',
  rule: 'CC-208',
  prompt: (state) => `What does ${unitName(respecOf(state), state)} learn?`,
  detail: () => 'Each Operative learns one Training of tier 2 and one of tier 3 in a game.',
  say: (card) => sayCard(card),
  label: (card) => ({ name: cardName(card), group: tierWords(card), icon: 'upgrade' }),
  pass: 'learn nothing',
}
