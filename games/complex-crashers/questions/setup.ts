// What is asked before the game: the Complex Manager's cards, and those of the Operatives.

import type { Label, Question } from '@umpire/engine'
import type { AccessoryId } from '../content/accessories.ts'
import type { DefenderType, Tier } from '../content/card.ts'
import { type CardId, cardOf } from '../content/cards.ts'
import { type DefenderId, defenders } from '../content/defenders.ts'
import type { EquipmentId } from '../content/equipment.ts'
import { type Overlay, statsWith } from '../content/numbers.ts'
import { type Deck, decks, type Kit, kits } from '../content/presets.ts'
import { type ReactorId, reactors } from '../content/reactors.ts'
import { cardText } from '../content/text/cards.ts'
import { trainings, type TrainingId } from '../content/trainings.ts'
import type { WeaponId } from '../content/weapons.ts'
import { unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'

const names = (cards: readonly CardId[]): string => cards.map((card) => cardOf(card).name).join(', ')

/** The whole text of a card in one line. */
const inOneLine = (card: CardId): string => cardText(cardOf(card)).replaceAll('\n', ' ')

const cardParts = {
  say: (card: CardId): string => cardOf(card).name.toLowerCase(),
  label: (card: CardId): Label => ({ name: cardOf(card).name, means: inOneLine(card) }),
}

/** A ready deck, or one card after another. */
export const deckQuestion: Question<Deck['id'] | 'own', State> = {
  name: 'deck',
  rule: 'CC-021',
  prompt: () => 'Which deck do you run the Complex with?',
  say: (deck) => (deck === 'own' ? 'own' : decks.of(deck).name.toLowerCase()),
  label: (deck) =>
    deck === 'own'
      ? { name: 'Build your own', means: 'choose every Reactor and every Defender', icon: 'settings' }
      : {
          name: decks.of(deck).name,
          means: `${names(decks.of(deck).reactors)}. ${names(decks.of(deck).defenders)}`,
          icon: 'deck',
        },
}

/** D-01 */
export const reactorQuestion = (taken: readonly ReactorId[]): Question<ReactorId, State> => ({
  name: 'reactors',
  rule: 'CC-012',
  prompt: ({ terms }) => `Which card is Reactor ${taken.length + 1} of ${terms.reactors}?`,
  detail: ({ terms }) =>
    `A card may be taken several times. Reactor ${terms.reactors} is Online at the start.${taken.length === 0 ? '' : ` So far: ${names(taken)}.`}`,
  say: cardParts.say,
  label: (card) => ({ name: reactors.of(card).name, means: inOneLine(card), icon: 'reactor' }),
})

/** D-02 */
export const defenderQuestion = (tier: Tier, type: DefenderType): Question<DefenderId, State> => ({
  name: 'grid',
  rule: 'CC-015',
  prompt: () => `Which Defender is your tier ${tier} ${type}?`,
  say: cardParts.say,
  label: (card) => ({ name: defenders.of(card).name, means: inOneLine(card), icon: 'deploy' }),
})

/** What the others have chosen already. */
function othersWords(operative: Unit, state: State): string {
  const chosen = state.operatives.filter(({ id, equipment }) => id !== operative && equipment.length > 0)
  return chosen
    .map(({ id, trainings: learned, equipment }) => {
      const cards = [...learned.slice(1), ...equipment.map(({ card }) => card)]
      return `${unitName(id, state)} ${names(cards)}`
    })
    .join('; ')
}

const teamDetail =
  (operative: Unit) =>
  (state: State): string => {
    const words = othersWords(operative, state)
    return words === '' ? '' : `The others have: ${words}.`
  }

function kitLabel(id: Kit['id']): Label {
  const { name, overlay, trainings: learned, weapons, accessories } = kits.of(id)
  const { armor, ap } = statsWith(overlay)
  return {
    name,
    means: `Armor and Health ${armor}, ${ap} AP; ${names([...learned, ...weapons, ...accessories])}`,
    icon: 'gear',
  }
}

/** A ready kit, or one card after another. */
export const kitQuestion = (operative: Unit): Question<Kit['id'] | 'own', State> => ({
  name: 'kit',
  rule: 'CC-021',
  prompt: (state) => `What does ${unitName(operative, state)} go in with?`,
  detail: teamDetail(operative),
  say: (kit) => kit,
  label: (kit) =>
    kit === 'own'
      ? { name: 'Choose your own', means: 'overlay, trainings, weapon and accessory', icon: 'settings' }
      : kitLabel(kit),
})

/** D-03 */
export const overlayQuestion = (operative: Unit): Question<Overlay | null, State> => ({
  name: 'overlay',
  rule: 'CC-031',
  prompt: (state) => `Which overlay does ${unitName(operative, state)} take?`,
  say: (overlay) => (overlay === null ? 'no overlay' : `overlay ${overlay}`),
  label: (overlay) => {
    const { armor, ap } = statsWith(overlay)
    return {
      name: overlay === null ? 'No overlay' : `Overlay ${overlay}`,
      means: `Armor ${armor}, Health ${armor}, ${ap} AP`,
      icon: 'armour',
    }
  },
})

/** D-04 */
export const trainingQuestion = (operative: Unit, chosen: readonly TrainingId[]): Question<TrainingId, State> => ({
  name: 'trainings',
  rule: 'CC-033',
  prompt: (state) =>
    `Which ${chosen.length === 0 ? '' : 'other '}training has ${unitName(operative, state)} beside ${trainings.of('basic-training').name}?`,
  detail: teamDetail(operative),
  ...cardParts,
})

const equipmentQuestion =
  <Id extends EquipmentId>(name: 'weapon' | 'accessory', rule: 'CC-034' | 'CC-035') =>
  (operative: Unit): Question<Id, State> => ({
    name,
    rule,
    prompt: (state) => `Which ${name} does ${unitName(operative, state)} carry?`,
    detail: teamDetail(operative),
    ...cardParts,
    pass: 'no more',
  })

/** D-05 */
export const weaponQuestion = equipmentQuestion<WeaponId>('weapon', 'CC-034')

/** D-05 */
export const accessoryQuestion = equipmentQuestion<AccessoryId>('accessory', 'CC-035')
