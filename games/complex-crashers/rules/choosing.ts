// What both sides choose before the game (CC-012, CC-015, CC-021, CC-030 to CC-036): questions only, nothing is changed.

import { at, type Question, type Rules, type Seat } from '@umpire/engine'
import { type AccessoryId, accessories } from '../content/accessories.ts'
import type { DefenderType, EquipmentCard, Tier } from '../content/card.ts'
import { cardOf } from '../content/cards.ts'
import { type DefenderId, defenders } from '../content/defenders.ts'
import type { EquipmentId } from '../content/equipment.ts'
import { carryingLimit, type Overlay, overlays } from '../content/numbers.ts'
import { type Deck, decks, type Kit, kits } from '../content/presets.ts'
import { type ReactorId, reactors } from '../content/reactors.ts'
import { type TrainingId, trainings } from '../content/trainings.ts'
import { type WeaponId, weapons } from '../content/weapons.ts'
import type { WithId } from '../content/write.ts'
import {
  accessoryQuestion,
  deckQuestion,
  defenderQuestion,
  kitQuestion,
  overlayQuestion,
  reactorQuestion,
  trainingQuestion,
  weaponQuestion,
} from '../questions/setup.ts'
import type { State, Terms } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'

/** What the Complex Manager plays with. */
export interface ComplexPick {
  readonly reactors: readonly ReactorId[]
  /** As in the grid (CC-016). */
  readonly defenders: readonly DefenderId[]
}

/** What an Operative begins with. */
export interface OperativePick {
  readonly overlay: Overlay | null
  readonly trainings: readonly TrainingId[]
  readonly weapons: readonly WeaponId[]
  readonly accessories: readonly AccessoryId[]
}

/** The last Reactor of a deck is the one that is Online at the start, in a short game too. */
export const pickOfDeck = (deck: Deck, terms: Terms): ComplexPick => ({
  reactors: [...deck.reactors.slice(0, terms.reactors - 1), at(deck.reactors, deck.reactors.length - 1)],
  defenders: deck.defenders,
})

const deckIds = decks.rows.map(({ id }) => id)

/** CC-021 Reactors, then Defenders; or a ready deck. */
export function* chooseDeck(t: CrashersTable): Rules<ComplexPick> {
  const { manager, terms } = t.state
  const ready = terms.setup === 'presets' ? deckIds : [...deckIds, 'own' as const]
  const chosen = yield* t.choose(manager, deckQuestion, ready)
  if (chosen !== 'own') return pickOfDeck(decks.of(chosen), terms)
  const own: ReactorId[] = []
  while (own.length < terms.reactors) own.push(yield* chooseReactor(t, own))
  return { reactors: own, defenders: yield* chooseDefenders(t) }
}

/** CC-012 Any card for each place, also one that is taken already. */
function* chooseReactor(t: CrashersTable, taken: readonly ReactorId[]): Rules<ReactorId> {
  const { manager } = t.state
  return yield* t.choose(
    manager,
    reactorQuestion(taken),
    reactors.rows.map(({ id }) => id),
  )
}

const tiers: readonly Tier[] = [1, 2, 3]
const types: readonly DefenderType[] = ['Alien', 'Basic', 'Mechanical']

/** CC-015, CC-016 A card for each place of the grid. */
function* chooseDefenders(t: CrashersTable): Rules<DefenderId[]> {
  const chosen: DefenderId[] = []
  for (const tier of tiers) {
    for (const type of types) {
      const fitting = defenders.rows.filter((card) => card.tier === tier && card.type === type)
      const ids = fitting.map(({ id }) => id)
      chosen.push(yield* t.choose(t.state.manager, defenderQuestion(tier, type), ids))
    }
  }
  return chosen
}

/** With fewer trainings at the start, a kit keeps its first ones. */
const pickOfKit = (kit: Kit, terms: Terms): OperativePick => ({
  ...kit,
  trainings: kit.trainings.slice(0, terms.startTrainings),
})

const kitIds = kits.rows.map(({ id }) => id)

/** CC-021 Overlay, trainings, weapon, accessory; or a ready kit. */
export function* chooseKit(t: CrashersTable, operative: Unit, seat: Seat): Rules<OperativePick> {
  const { terms } = t.state
  const ready = terms.setup === 'presets' ? kitIds : [...kitIds, 'own' as const]
  const chosen = yield* t.choose(seat, kitQuestion(operative), ready)
  if (chosen !== 'own') return pickOfKit(kits.of(chosen), terms)
  const overlay = yield* t.choose(seat, overlayQuestion(operative), [null, ...overlays]) // CC-031
  const learned = yield* chooseTrainings(t, operative, seat)
  const limit = carryingLimit + learned.filter((id) => cardOf(id).has.includes('Locked And Loaded')).length
  return {
    overlay,
    trainings: learned,
    weapons: yield* chooseEquipment(t, seat, weaponQuestion(operative), weapons.rows, limit),
    accessories: yield* chooseEquipment(t, seat, accessoryQuestion(operative), accessories.rows, limit),
  }
}

/** CC-033 Different ones of tier 1, beside Basic Training. */
function* chooseTrainings(t: CrashersTable, operative: Unit, seat: Seat): Rules<TrainingId[]> {
  const chosen: TrainingId[] = []
  const open = trainings.rows.filter(({ id, tier }) => tier === 1 && id !== 'basic-training').map(({ id }) => id)
  while (chosen.length < t.state.terms.startTrainings) {
    const left = open.filter((id) => !chosen.includes(id))
    chosen.push(yield* t.choose(seat, trainingQuestion(operative, chosen), left))
  }
  return chosen
}

/** CC-034 to CC-036 One of tier 1, and up to the carrying limit more, all different. */
function* chooseEquipment<Id extends EquipmentId>(
  t: CrashersTable,
  seat: Seat,
  question: Question<Id, State>,
  cards: readonly WithId<EquipmentCard, Id>[],
  limit: number,
): Rules<Id[]> {
  const chosen: Id[] = []
  const open = cards.filter(({ tier }) => tier === 1).map(({ id }) => id)
  while (chosen.length < limit) {
    const left = open.filter((id) => !chosen.includes(id))
    const next =
      chosen.length === 0 ? yield* t.choose(seat, question, left) : yield* t.chooseOrPass(seat, question, left)
    if (next === undefined) break
    chosen.push(next)
  }
  return chosen
}

/** The Operatives that a seat plays. */
export const operativesOf = ({ operatives }: State, seat: Seat): Unit[] =>
  operatives.filter((one) => one.seat === seat).map(({ id }) => id)
