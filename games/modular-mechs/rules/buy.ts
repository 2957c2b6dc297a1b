// The Buy turn (MM-021 to MM-033): buying, hiring, refreshing, and the menu from which all of it is chosen.

import { type Blocked, type Offer, refuse, type Rules, type Seat, type WhyNot } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import { type Deck, deckNames } from '../content/module-type.ts'
import { type Action, buyMenu, spot } from '../questions.ts'
import {
  activeSeat,
  coreOf,
  type ForSale,
  isCore,
  type Mech,
  mechOf,
  type Module,
  moduleOf,
  type State,
} from '../state.ts'
import { attach, cutOffWithout, fitsAnywhere, labelFor, spotOffer, working } from './building.ts'
import { crewPrice, type MechsTable, priceFor, refreshPriceFor, repairPrice } from './money.ts'
import { moveByGantry, repair, sell } from './workshop.ts'

/** MM-021 to MM-024 One thing of a Buy turn; gives true when the turn is ended. */
export function* buyAction(t: MechsTable): Rules<boolean> {
  const seat = activeSeat(t.state)
  const action = yield* t.chooseOrPass(seat, buyMenu, buyOffer(t.state, seat))
  if (action === undefined) {
    // MM-022
    endBuyTurn(t)
    return true
  }
  t.state.actionsDone++
  switch (action.do) {
    case 'buy':
      yield* buy(t, seat, action.deck, action.slot)
      break
    case 'hire':
      hire(t, seat)
      break
    case 'refresh':
      refresh(t, seat)
      break
    case 'sell':
      yield* sell(t, seat, action.module)
      break
    case 'repair':
      repair(t, seat, action.module)
      break
    case 'gantry':
      yield* moveByGantry(t, seat, action.module)
      break
    case 'activate':
    case 'step':
      throw new Error('only in the Fight turn')
  }
  return false
}

/** Everything a player might think of in a Buy turn. The same card twice in the shop is one option. */
function candidates(state: State, mech: Mech): Action[] {
  const actions: Action[] = []
  for (const deck of deckNames) {
    for (const [slot, sale] of state.shop[deck].entries()) {
      if (sale !== null && state.shop[deck].findIndex((other) => other?.type === sale.type) === slot) {
        actions.push({ do: 'buy', deck, slot, type: sale.type })
      }
    }
  }
  actions.push({ do: 'hire' }, { do: 'refresh' })
  const hasGantry = mech.modules.some((module) => typeOf(module.type).traits.gantry === true)
  for (const { label: module, broken } of mech.modules) {
    actions.push({ do: 'sell', module })
    if (broken) actions.push({ do: 'repair', module })
    if (hasGantry) actions.push({ do: 'gantry', module }) // MM-041: nothing else moves a module
  }
  return actions
}

function buyOffer(state: State, seat: Seat): Offer<Action> {
  const mech = mechOf(state, seat)
  const all = candidates(state, mech)
  return {
    allowed: all.filter((action) => whyNotBuy(state, mech, action) === undefined),
    blocked: () =>
      [...all, ...elsewhere(mech)].flatMap((value): Blocked<Action>[] => {
        const refusal = whyNotBuy(state, mech, value)
        return refusal === undefined ? [] : [{ value, refusal }]
      }),
  }
}

/** What belongs to the Fight turn, or is never possible, so that asking for it gets a reason. */
const elsewhere = (mech: Mech): Action[] => [
  ...mech.modules.filter(({ broken }) => !broken).map(({ label: module }): Action => ({ do: 'repair', module })),
  ...mech.crew.flatMap((_, crew) => mech.modules.map(({ label: to }): Action => ({ do: 'step', crew, to }))),
  ...mech.modules.map(({ label: module }): Action => ({ do: 'activate', module })),
]

/** MM-012, MM-024 Nobody has less than $0. */
const tooDear = (mech: Mech, price: number): WhyNot =>
  price > mech.money ? refuse('MM-024', () => `Costs $${price}, you have $${mech.money}.`) : undefined

function whyNotBuy(state: State, mech: Mech, action: Action): WhyNot {
  switch (action.do) {
    case 'buy':
      if (!fitsAnywhere(mech, action.type)) return refuse('MM-025', 'No open connection fits this module.')
      return tooDear(mech, priceFor(mech, action.type))
    case 'hire':
      if (mech.crew.length >= state.terms.crewLimit) {
        return refuse('MM-032', () => `Your mech is full: ${mech.crew.length} crew.`)
      }
      return tooDear(mech, crewPrice)
    case 'refresh':
      return tooDear(mech, refreshPriceFor(mech, state.refreshes))
    case 'sell':
      return whyNotSell(state, moduleOf(mech, action.module))
    case 'repair': {
      const module = moduleOf(mech, action.module)
      if (!module.broken) return refuse('MM-056', 'Only broken modules can be repaired.')
      return tooDear(mech, repairPrice(module))
    }
    case 'gantry':
      return whyNotGantry(state, mech, moduleOf(mech, action.module))
    case 'activate':
    case 'step':
      return refuse('MM-058', 'Only in your Fight turn.')
  }
}

/** MM-052, and the option of refilling at once, with which buying and selling could go on for ever. */
function whyNotSell(state: State, module: Module): WhyNot {
  if (isCore(module)) return refuse('MM-052', 'The Core cannot be sold.')
  return state.terms.refillAtOnce && module.isNew ? refuse('MM-057', 'Bought this turn.') : undefined
}

/** MM-140 */
function whyNotGantry(state: State, mech: Mech, module: Module): WhyNot {
  if (!mech.modules.some((arm) => working(arm).gantry === true)) return refuse('MM-140', 'The Gantry Arm is broken.')
  if (state.gantryUsed) return refuse('MM-140', 'Already used this Buy turn.')
  if (isCore(module) || typeOf(module.type).traits.gantry === true)
    return refuse('MM-140', 'The Gantry Arm cannot move that.')
  return cutOffWithout(mech, module).length > 0 ? refuse('MM-140', 'Other modules would come off.') : undefined
}

/** MM-023 to MM-026 The module is paid for and attached at once; its slot stays empty. */
function* buy(t: MechsTable, seat: Seat, deck: Deck, slot: number): Rules {
  const { state } = t
  const mech = mechOf(state, seat)
  const sale = state.shop[deck][slot]
  if (sale === undefined || sale === null) throw new Error('nothing for sale there')
  const price = priceFor(mech, sale.type)
  mech.money -= price
  state.shop[deck][slot] = null
  state.attaching = { module: labelFor(mech, sale.type), type: sale.type }
  const where = yield* t.choose(seat, spot, spotOffer(mech, sale.type))
  state.attaching = null
  const module = attach(mech, sale.card, sale.type, where)
  module.isNew = true
  t.tell({ kind: 'bought', rule: 'MM-023', seat, type: sale.type, module: module.label, price })
  t.tell({ kind: 'attached', rule: 'MM-037', seat, module: module.label, spot: where })
  if (state.terms.refillAtOnce) fillShop(t, 'MM-026')
}

/** MM-031, MM-033, MM-108 The new crew member stands on the Core, broken or not, and gets its steps with all others. */
function hire(t: MechsTable, seat: Seat): void {
  const mech = mechOf(t.state, seat)
  mech.money -= crewPrice
  mech.crew.push({ at: coreOf(mech).label, steps: 0, hubs: [] })
  t.tell({ kind: 'hired', rule: 'MM-031', seat, price: crewPrice })
}

/** MM-027, MM-028, MM-029 All cards for sale go under their decks in random order; then two of each are shown. */
function refresh(t: MechsTable, seat: Seat): void {
  const { state } = t
  const mech = mechOf(state, seat)
  const price = refreshPriceFor(mech, state.refreshes)
  mech.money -= price
  state.refreshes++
  const returned: ForSale[] = []
  for (const deck of deckNames) {
    const back = state.shop[deck].filter((sale) => sale !== null)
    returned.push(...back)
    const cards = back.map(({ card }) => card)
    t.shuffle(cards)
    state.decks[deck].unshift(...cards)
    state.shop[deck].fill(null)
  }
  t.tell({ kind: 'refreshed', rule: 'MM-027', seat, price, returned: returned.map(({ type }) => type) })
  fillShop(t, 'MM-028')
}

/** MM-008, MM-026, MM-030 Every empty slot gets the top card of its deck, as long as there are cards. */
export function fillShop(t: MechsTable, rule: 'MM-008' | 'MM-026' | 'MM-028'): void {
  const { state } = t
  for (const deck of deckNames) {
    const types = []
    for (const [slot, sale] of state.shop[deck].entries()) {
      if (sale !== null) continue
      const card = t.draw(state.decks[deck])
      if (card === undefined) continue
      const type = t.reveal(card) // MM-159: what was done before cannot be taken back any more
      state.shop[deck][slot] = { type, card }
      types.push(type)
    }
    if (types.length > 0) t.tell({ kind: 'for sale', rule, deck, types })
  }
}

/** MM-026 At the end of a Buy turn the shop is filled for the next. */
function endBuyTurn(t: MechsTable): void {
  const { state } = t
  for (const module of mechOf(state, activeSeat(state)).modules) module.isNew = false
  state.refreshes = 0
  state.gantryUsed = false
  fillShop(t, 'MM-026')
}
