// What scenarios may expect of a mech, by the name of its piece: `rhino.money`, `mantis.laser cannon.damage`.

import { at, type Plain } from '@umpire/engine'
import { deckNames } from './content/module-type.ts'
import { pieces } from './pieces.ts'
import { healthNow, linkedTo, mobilityNow } from './rules/building.ts'
import { type MechsTable, repairPrice, salePrice } from './rules/money.ts'
import { scoreOf } from './rules/rounds.ts'
import { isActive, type Mech, type State, turnOrder } from './state.ts'

const mechFacts = (mech: Mech): { [name: string]: Plain } => ({
  money: mech.money,
  space: mech.space,
  score: scoreOf(mech),
  taken: mech.damageTaken,
  boost: mech.boost,
  crew: mech.crew.map((crew) => crew.at),
  steps: mech.crew.map((crew) => crew.steps),
  count: mech.modules.length,
  detached: mech.detached.map((module) => module.label),
  ...Object.fromEntries(
    mech.modules.map((module) => [
      module.label,
      {
        at: [module.x, module.y, module.turned],
        broken: module.broken,
        damage: module.damage,
        shield: module.shield,
        activated: module.activated,
        jammed: module.jammed,
        firedIn: module.firedIn,
        health: healthNow(mech, module),
        mobility: mobilityNow(mech, module),
        sale: salePrice(module),
        repair: repairPrice(module),
        links: linkedTo(mech, module).map((other) => other.label),
      },
    ]),
  ),
})

/** Of each deck its cards, from the top. */
const cardsIn = (t: MechsTable): { [name: string]: Plain } =>
  Object.fromEntries(deckNames.map((deck) => [deck, t.state.decks[deck].map((card) => t.face(card)).toReversed()]))

const forSale = (state: State): { [name: string]: Plain } =>
  Object.fromEntries(deckNames.map((deck) => [deck, state.shop[deck].map((sale) => sale?.type ?? null)]))

/** `order`: the seats as they act in this round; `deck.weapon`: what lies in it, from the top. */
export const facts = (t: MechsTable): { [name: string]: Plain } => ({
  ...Object.fromEntries(t.state.mechs.map((mech, seat) => [at(pieces, seat), mechFacts(mech)])),
  active: t.state.mechs.filter(({ seat }) => isActive(t.state, seat)).map(({ seat }) => at(pieces, seat))[0] ?? null,
  order: turnOrder(t.state).map((seat) => at(pieces, seat)),
  shop: forSale(t.state),
  deck: cardsIn(t),
})
