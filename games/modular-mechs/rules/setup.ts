// Set-up (MM-001 to MM-011): parts, money, crew, decks, and the assembly of all mechs at once.

import { type Blocked, type Dealer, refuse, type Rules, type Seat } from '@umpire/engine'
import { cardsOf, core, laserCannon, standardLegs, startingParts, typeOf } from '../content/catalogue.ts'
import type { TypeId } from '../content/module-type.ts'
import type { MechsEvent } from '../events.ts'
import { assembly, type Part, type Preset, presets, startingPart } from '../questions.ts'
import { coreOf, type Mech, mechOf, type State, type Terms } from '../state.ts'
import { attach, spotOffer } from './building.ts'
import { fillShop } from './buy.ts'
import type { MechsTable } from './money.ts'
import { beginPhase } from './rounds.ts'

/** MM-004 */
const startingMoney = 5

/** The ready assemblies of MM-003. */
export const presetParts: { readonly [Name in Preset]: readonly Part[] } = {
  loop: [
    { type: laserCannon, x: 1, y: 0, turned: 2 },
    { type: standardLegs, x: 0, y: -1, turned: 0 },
    { type: standardLegs, x: 1, y: -1, turned: 0 },
  ],
  totem: [
    { type: laserCannon, x: 0, y: 1, turned: 1 },
    { type: standardLegs, x: 0, y: -1, turned: 0 },
    { type: standardLegs, x: 1, y: -1, turned: 0 },
  ],
  open: [
    { type: laserCannon, x: 1, y: 0, turned: 0 },
    { type: standardLegs, x: 0, y: -1, turned: 0 },
    { type: standardLegs, x: -1, y: -1, turned: 0 },
  ],
}

/** A card that everybody sees, for modules that come from no deck. */
const openCard = (dealer: Dealer<MechsEvent>, type: TypeId) => {
  const card = dealer.hide({ name: typeOf(type).kind }, type)
  dealer.reveal(card)
  return card
}

/** MM-002 to MM-007, MM-010 */
export function setUp(dealer: Dealer<MechsEvent>, terms: Terms): State {
  const decks = {
    weapon: dealer.deal('weapon', cardsOf('weapon', terms.set)),
    utility: dealer.deal('utility', cardsOf('utility', terms.set)),
    movement: dealer.deal('movement', cardsOf('movement', terms.set)),
  }
  return {
    terms,
    round: 1,
    phase: 'assembly',
    starter: dealer.pick(dealer.seats), // MM-010
    turnsDone: 0,
    actionsDone: 0,
    mechs: dealer.seats.map((seat) => newMech(dealer, terms, seat)),
    decks,
    shop: { weapon: [null, null], utility: [null, null], movement: [null, null] },
    refreshes: 0,
    gantryUsed: false,
    attaching: null,
    acting: null,
    incoming: null,
  }
}

/** MM-003 to MM-006 A Core with one crew member on it, and $5. */
export function newMech(dealer: Dealer<MechsEvent>, terms: Terms, seat: Seat): Mech {
  const mech: Mech = {
    seat,
    money: startingMoney,
    space: terms.startSpread ? Math.round(-8 + (16 * seat) / (dealer.seats.length - 1)) : 0,
    modules: [],
    crew: [],
    damageTaken: 0,
    detached: [],
    boost: 0,
  }
  const { label } = attach(mech, openCard(dealer, core), core, { x: 0, y: 0, turned: 0 })
  mech.crew.push({ at: label, steps: 0, hubs: [] }) // MM-005
  return mech
}

export function addPart(dealer: Dealer<MechsEvent>, mech: Mech, part: Part): void {
  attach(mech, openCard(dealer, part.type), part.type, part)
}

/** MM-003, MM-008, MM-011, MM-156 All assemble at once; then the shop opens and the first Buy Phase begins. */
export function* assembleAll(t: MechsTable): Rules {
  const { state, seats } = t
  const chosen = state.terms.freeAssembly
    ? yield* t.askAll(seats, (seat) => assembleOne(t, seat))
    : seats.map(() => presetParts.loop)
  for (const [n, seat] of seats.entries()) {
    for (const part of chosen[n] ?? []) addPart(t, mechOf(state, seat), part)
    t.tell({ kind: 'assembled', rule: 'MM-003', seat })
  }
  fillShop(t, 'MM-008')
  beginPhase(t, 'buy')
}

/** MM-003 A ready assembly, or part after part in any order, each legally attached. */
function* assembleOne(t: MechsTable, seat: Seat): Rules<readonly Part[]> {
  const choice = yield* t.choose(seat, assembly, [...presets, 'own'] as const)
  if (choice !== 'own') return presetParts[choice]
  const parts: Part[] = []
  const plan: Mech = { ...mechOf(t.state, seat), modules: mechOf(t.state, seat).modules.slice() }
  while (parts.length < startingParts.length) {
    const left = [laserCannon, standardLegs].filter(
      (type) =>
        count(startingParts, type) >
        count(
          parts.map((part) => part.type),
          type,
        ),
    )
    const offers = left.map((type) => ({ type, spots: spotOffer(plan, type) }))
    const part = yield* t.choose(seat, startingPart(plan, parts.slice()), {
      allowed: offers.flatMap(({ type, spots }) => spots.allowed.map((where) => ({ type, ...where }))),
      blocked: () => [
        ...offers.flatMap(({ type, spots }) =>
          spots.blocked().map(({ value, refusal }) => ({ value: { type, ...value }, refusal })),
        ),
        ...turnedCores,
      ],
    })
    parts.push(part)
    attach(plan, coreOf(plan).card, part.type, part) // any card will do: the plan is only for finding places
  }
  return parts
}

/** MM-035 The Core lies as it is printed. */
const turnedCores: readonly Blocked<Part>[] = [1, 2, 3].map((turned) => ({
  value: { type: core, x: 0, y: 0, turned },
  refusal: refuse('MM-035', 'Modules can be turned, not mirrored.'),
}))

const count = (types: readonly TypeId[], type: TypeId): number => types.filter((one) => one === type).length
