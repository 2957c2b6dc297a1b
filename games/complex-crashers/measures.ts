// What the lab counts in Complex Crashers: decks and kits, the cards of both sides, overlays and Region tiles.

import {
  type ContentItem,
  type ContentKind,
  type Measures,
  type Seat,
  seatsOf,
  type Use,
  type UsesByKind,
} from '@umpire/engine'
import { wordIn, wordOf } from '../option-fields.ts'
import { isActive, isAttack } from './content/ability.ts'
import { accessories } from './content/accessories.ts'
import type { Card, EquipmentCard, TrainingCard } from './content/card.ts'
import { type CardId, cardOf, cards } from './content/cards.ts'
import { defenders } from './content/defenders.ts'
import { armorRange, type Overlay, overlays, statsWith } from './content/numbers.ts'
import { decks, kits } from './content/presets.ts'
import { reactors } from './content/reactors.ts'
import { tiles } from './content/tiles.ts'
import { trainings } from './content/trainings.ts'
import { weapons } from './content/weapons.ts'
import type { CrashersEvent } from './events.ts'
import type { Who } from './events/who.ts'
import type { options } from './options.ts'
import { operativeOf, reactorOf, type State } from './state.ts'
import { isOperative, isReactor, type Unit } from './state/unit.ts'

/** A card without abilities to activate works by itself. */
const cardItem = (card: Card, note: string): ContentItem => ({
  id: card.id,
  name: card.name,
  note,
  ...(card.abilities.some(isActive) ? {} : { isPassive: true }),
})

/** Cards of tier 1 are chosen before the game; the others are earned in it. */
const byTier = (name: string, rows: readonly (EquipmentCard | TrainingCard)[]): ContentKind[] => [
  { name: `${name} of tier 1`, items: rows.filter(({ tier }) => tier === 1).map((card) => cardItem(card, '')) },
  {
    name: `${name} of tiers 2 and 3`,
    comesByPlay: true,
    items: rows.filter(({ tier }) => tier > 1).map((card) => cardItem(card, `tier ${card.tier}`)),
  },
]

const overlayId = (overlay: Overlay | null): string => (overlay === null ? 'no overlay' : `overlay ${overlay}`)

const overlayWith = (armor: number): string =>
  overlayId(overlays.find((overlay) => statsWith(overlay).armor === armor) ?? null)

const seatOf = (unit: Unit, state: State): Seat => (isOperative(unit) ? operativeOf(state, unit).seat : state.manager)

const isAttackOf = (card: CardId, number: number): boolean => {
  const ability = cardOf(card).abilities[number]
  return ability !== undefined && isAttack(ability)
}

/** The card that dice on the table come from: a Defender's or Reactor's own, or the one that an Operative attacks with. */
function cardOfDice({ unit, card }: Who, state: State, earlier: readonly CrashersEvent[]): string | undefined {
  if (card !== null) return card
  if (isReactor(unit)) return reactorOf(state, unit).card
  const attack = earlier.findLast(
    (event) =>
      event.kind === 'activated' && event.who.unit === unit && isAttackOf(event.ability.card, event.ability.number),
  )
  return attack?.kind === 'activated' ? attack.ability.card : undefined
}

function damageUses(damage: number, state: State, earlier: readonly CrashersEvent[]): Use[] {
  const roll = earlier.findLast(({ kind }) => kind === 'dice rolled')
  if (roll?.kind !== 'dice rolled' || roll.by === null) return []
  const item = cardOfDice(roll.by, state, earlier)
  return item === undefined ? [] : [{ item, seat: seatOf(roll.by.unit, state), times: 0, effect: damage }]
}

const had = (card: string, operative: Unit, state: State): Use => ({
  item: card,
  seat: seatOf(operative, state),
  times: 0,
})

const uses: UsesByKind<State, CrashersEvent> = {
  'complex chosen': ({ reactors: cores, defenders: grid }, { manager }) =>
    [...cores, ...grid].map((item) => ({ item, seat: manager, times: 0 })),
  'operative chosen': ({ operative, armor, cards: kit }, state) =>
    [overlayWith(armor), ...kit].map((item) => had(item, operative, state)),
  taken: ({ card, operative }, state) => [had(card, operative, state)],
  learned: ({ card, operative }, state) => [had(card, operative, state)],
  activated: ({ ability, who }, state) => [{ item: ability.card, seat: seatOf(who.unit, state) }],
  'reactor online': ({ slot }, { reactors: slots, manager }) => {
    const reactor = slots[slot - 1]
    return reactor === undefined ? [] : [{ item: reactor.card, seat: manager }]
  },
  deployed: ({ card, figures }, { manager }) => [{ item: card, seat: manager, times: figures.length }],
  'tile placed': ({ tile }, { manager }) => [{ item: tile, seat: manager }],
  'group counted': ({ damage }, state, earlier) => damageUses(damage, state, earlier),
}

export const measures: Measures<State, typeof options, CrashersEvent> = {
  round: ({ round }) => round,
  sides: (_, seats) => [
    { name: 'Operatives', seats: seatsOf(seats).slice(0, -1) },
    { name: 'Complex Manager', seats: seatsOf(seats).slice(-1) },
  ],
  wanted: { low: 0.35, high: 0.65 },
  secondsForDecision: 12,
  effect: 'damage',
  content: [
    { name: 'Ready decks', items: decks.rows.map(({ id, name }) => ({ id, name, isPassive: true })) },
    { name: 'Ready kits', items: kits.rows.map(({ id, name }) => ({ id, name, isPassive: true })) },
    {
      name: 'Overlays',
      items: [null, ...overlays].map((overlay) => {
        const { armor, ap } = statsWith(overlay)
        return {
          id: overlayId(overlay),
          name: overlay === null ? 'No overlay' : `Overlay ${overlay}`,
          note: `Armor ${armor}, ${ap} AP`,
          isPassive: true,
        }
      }),
    },
    ...byTier('Weapons', weapons.rows),
    ...byTier('Accessories', accessories.rows),
    ...byTier('Trainings', trainings.rows),
    {
      name: 'Reactors',
      items: reactors.rows.map((card) => cardItem(card, `Armor ${card.armor}, threshold ${card.killThreshold}`)),
    },
    {
      name: 'Defenders',
      items: defenders.rows.map((card) => cardItem(card, `tier ${card.tier} ${card.type}`)),
    },
    {
      name: 'Region tiles',
      comesByPlay: true,
      items: tiles.rows.map(({ id, name, edges }) => ({ id, name, note: edges })),
    },
  ],
  tables: { cards: cards.rows },
  ranges: {
    armor: [armorRange.least, armorRange.most],
    killThreshold: [1, 9],
    strength: [1, 9],
    cost: [0, 9],
    models: [1, 6],
    limit: [1, 12],
    tier: [1, 3],
    upgrades: [0, 2],
  },
  offers: {
    deck: wordOf,
    kit: wordOf,
    reactors: wordOf,
    grid: wordOf,
    trainings: wordOf,
    weapon: wordOf,
    accessory: wordOf,
    take: wordOf,
    training: wordOf,
    'reserved tile': wordOf,
    overlay: (value) => overlayId(overlays.find((overlay) => overlay === value) ?? null),
    'drawn tile': (value) => wordIn(value, 'tile'),
  },
  causes: ['activated', 'dice rolled'],
  uses,
}
