// Setup (CC-009 to CC-036, CC-079): the first position, what both sides choose, and the opening reveal.

import { at, type Dealer, id, type Rules, type Seat } from '@umpire/engine'
import { chargeTokens, statsWith, supply } from '../content/numbers.ts'
import { cardOf } from '../content/cards.ts'
import { decks } from '../content/presets.ts'
import type { CrashersEvent } from '../events.ts'
import type { State, Terms } from '../state.ts'
import type { Reactor, Technology } from '../state/complex.ts'
import type { Equipment, Operative } from '../state/operative.ts'
import { firstDefender, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { chooseDeck, chooseKit, type ComplexPick, operativesOf, type OperativePick, pickOfDeck } from './choosing.ts'
import { buildStack } from './deck.ts'
import { layRegion } from './placing.ts'
import { reveal } from './revealing.ts'

/**
 * The first position. The Complex Manager is the last seat (CC-001); the other seats share the Operatives out in turn.
 * Until the cards are chosen, those of a ready deck stand for the Complex.
 */
export function setUp(dealer: Dealer<CrashersEvent>, terms: Terms): State {
  const seats = dealer.seats.slice(0, -1)
  const operatives = Array.from({ length: terms.operatives }, (_, n) => newOperative(n, at(seats, n % seats.length)))
  const standIn = pickOfDeck(at(decks.rows, 0), terms)
  const { kinds, ordinary } = buildStack(dealer, terms)
  const state: State = {
    terms,
    stage: 'complex',
    manager: id<Seat>(dealer.seats.length - 1),
    initiative: 'operatives', // CC-102
    round: 1,
    operatives,
    pointer: null,
    trackers: operatives.map(() => 0), // CC-009
    reactors: reactorsOf(standIn),
    grid: gridOf(standIn),
    defenders: [],
    paints: [],
    nextDefender: firstDefender,
    nextItem: 1,
    regions: [],
    kinds,
    ordinary,
    reserve: [],
    scans: [],
    doorsLeft: terms.doors, // CC-029, CC-061
    coversLeft: supply.covers,
    emp: null, // CC-014
    isEmpCalled: false,
    stack: [],
    nextFrame: 1,
    placing: null,
    moving: null,
    revealing: [],
    revealed: [],
  }
  layRegion(state, 'TECH1', 0, 0, 0) // CC-023
  return state
}

/** CC-013 Only the last one is Online. */
const reactorsOf = ({ reactors }: ComplexPick): Reactor[] =>
  reactors.map((card, n) => ({
    slot: n + 1,
    card,
    isOnline: n === reactors.length - 1,
    charges: 0,
    region: null,
    used: 0,
  }))

/** CC-017 The tier 1 Basic card: the second place of the first row. */
const firstStaged = 1

const gridOf = ({ defenders }: ComplexPick): Technology[] =>
  defenders.map((card, n) => ({ card, isStaged: n === firstStaged, isUpgraded: false, isReinforced: false }))

/** CC-030, CC-032 Without overlay and cards; CC-023 in the start region. */
function newOperative(unit: Unit, seat: Seat): Operative {
  const { armor, ap } = statsWith(null)
  return {
    id: unit,
    seat,
    base: armor,
    armorDamage: 0,
    health: armor,
    maxAp: ap,
    ap,
    region: 0,
    pillar: null,
    trainings: ['basic-training'], // CC-033
    equipment: [],
    isDone: false,
    hasHandedOver: false,
    used: [],
    hasDucked: false,
    hasSwapped: false,
    hadMomentum: false,
    wasUnshaken: false,
    hadNotToday: false,
    refusals: [],
  }
}

/** CC-021 The Complex Manager chooses first and openly, or all seats at once. */
export function* chooseComplex(t: CrashersTable): Rules {
  const { state } = t
  if (state.terms.setup === 'blind') return yield* chooseBlind(t)
  takeComplex(t, yield* chooseDeck(t))
  state.stage = 'operatives'
}

/** CC-021 In the order of the Operatives, openly. */
export function* chooseOperatives(t: CrashersTable): Rules {
  for (const { id: unit, seat } of t.state.operatives) takeOperative(t, unit, yield* chooseKit(t, unit, seat))
  t.state.stage = 'opening'
}

interface Picks {
  readonly complex: ComplexPick | undefined
  readonly operatives: readonly { readonly unit: Unit; readonly pick: OperativePick }[]
}

/** Everybody chooses at once; nobody sees anything before all have. */
function* chooseBlind(t: CrashersTable): Rules {
  const { state } = t
  const all = yield* t.askAll(t.seats, (seat) => picksOf(t, seat))
  for (const { complex, operatives } of all) {
    if (complex !== undefined) takeComplex(t, complex)
    for (const { unit, pick } of operatives) takeOperative(t, unit, pick)
  }
  state.stage = 'opening'
}

function* picksOf(t: CrashersTable, seat: Seat): Rules<Picks> {
  if (seat === t.state.manager) return { complex: yield* chooseDeck(t), operatives: [] }
  const operatives: { unit: Unit; pick: OperativePick }[] = []
  for (const unit of operativesOf(t.state, seat)) operatives.push({ unit, pick: yield* chooseKit(t, unit, seat) })
  return { complex: undefined, operatives }
}

export function takeComplex(t: CrashersTable, pick: ComplexPick): void {
  const { state } = t
  state.reactors = reactorsOf(pick)
  state.grid = gridOf(pick)
  t.tell({ kind: 'complex chosen', rule: 'CC-021', reactors: pick.reactors, defenders: pick.defenders })
}

/** CC-030 to CC-036 */
export function takeOperative(t: CrashersTable, unit: Unit, pick: OperativePick): void {
  const { state } = t
  const { armor, ap } = statsWith(pick.overlay)
  const operative = at(state.operatives, unit)
  operative.base = armor
  operative.health = armor // CC-032
  operative.maxAp = ap
  operative.ap = ap
  operative.trainings.push(...pick.trainings)
  for (const card of [...pick.weapons, ...pick.accessories]) operative.equipment.push(newItem(state, card))
  const cards = [...pick.trainings, ...pick.weapons, ...pick.accessories]
  t.tell({ kind: 'operative chosen', rule: 'CC-021', operative: unit, armor, ap, cards })
}

/** CC-252 A card that is Fully Charged begins with its tokens. */
export const newItem = (state: State, card: Equipment['card']): Equipment => ({
  uid: state.nextItem++,
  card,
  tokens: cardOf(card).has.includes('Fully Charged') ? chargeTokens : 0,
  used: 0,
  isReloaded: false,
})

/** CC-079 The first reveal comes before the first Initiative. */
export function* opening(t: CrashersTable): Rules {
  const { state } = t
  t.tell({ kind: 'game begins', rule: 'CC-079' })
  yield* reveal(t, at(state.operatives, 0).region)
  state.stage = 'gain'
}
