// The table of Modular Mechs: mechs, shop, decks, track and whose turn it is. All of it is public but the decks' order.

import { at, type Seat, type Secret } from '@umpire/engine'
import { core, type ModuleSet, typeOf } from './content/catalogue.ts'
import type { Deck, ModuleType, TypeId } from './content/module-type.ts'

/** A module in a mech. */
export interface Module {
  readonly type: TypeId
  /** The card, which goes under its deck when the module is sold. */
  readonly card: Secret<TypeId>
  /** Unique in its mech: `laser cannon`, `standard legs 2`. */
  readonly label: string
  x: number
  y: number
  /** Quarter turns clockwise. */
  turned: number
  broken: boolean
  damage: number
  shield: number
  /** MM-066 Activated in this Fight Phase. */
  activated: boolean
  jammed: boolean
  /** MM-117 Fired in this round with Reload; 0: never. */
  firedIn: number
  /** MM-124, MM-125 Its reaction is used up for this Fight Phase. */
  reacted: boolean
  /** Bought in the Buy turn that is going on. */
  isNew: boolean
}

export interface Crew {
  /** The label of the module it stands in. */
  at: string
  /** Steps left in this Fight turn. */
  steps: number
  /** MM-134 The Hubs it has entered by a step in this turn. */
  hubs: string[]
}

export interface Mech {
  readonly seat: Seat
  money: number
  /** MM-077 Where its piece stands on the track. */
  space: number
  modules: Module[]
  crew: Crew[]
  /** MM-103 Damage taken from others in this Fight Phase. */
  damageTaken: number
  /** MM-054 Modules that came off and are not yet seen to. */
  detached: Module[]
  /** MM-118 Boost for the next use of a damage icon in this Fight turn. */
  boost: number
}

/** A card for sale. */
export interface ForSale {
  readonly type: TypeId
  readonly card: Secret<TypeId>
}

export type Phase = 'assembly' | 'buy' | 'fight' | 'over'

/** What the options mean for the rules. */
export interface Terms {
  readonly rounds: number
  readonly overkillCapped: boolean
  readonly freeAssembly: boolean
  readonly set: ModuleSet
  readonly crewLimit: number
  readonly refillAtOnce: boolean
  readonly trackEnd: number
  readonly startSpread: boolean
  readonly meltdown: boolean
}

export interface State {
  readonly terms: Terms
  round: number
  phase: Phase
  /** MM-016 Who acts first in this round. */
  starter: Seat
  /** How many have had their turn in this phase. */
  turnsDone: number
  /** How many things the player whose turn it is has done in it. */
  actionsDone: number
  mechs: Mech[]
  /** The order is hidden; the top is the end. */
  decks: Record<Deck, Secret<TypeId>[]>
  shop: Record<Deck, (ForSale | null)[]>
  /** Refreshes in the Buy turn that is going on. */
  refreshes: number
  /** MM-140 The Gantry Arm was used in this Buy turn. */
  gantryUsed: boolean
  /** What is being attached, while it is asked where. */
  attaching: Attaching | null
  /** The module that a crew member has entered, while it is decided and carried out what it does. */
  acting: Acting | null
  /** The hit that an owner may still react to. */
  incoming: Incoming | null
}

export interface Attaching {
  readonly module: string
  readonly type: TypeId
}

export interface Acting {
  readonly module: string
  readonly crew: number
  /** MM-074 Nothing it does would have an effect now. */
  readonly isIdle: boolean
}

export interface Incoming {
  readonly by: Seat
  readonly module: string
  readonly amount: number
}

export const mechOf = (state: State, seat: Seat): Mech => at(state.mechs, seat)

export const moduleOf = (mech: Mech, label: string): Module => {
  const found = mech.modules.find((module) => module.label === label)
  if (found === undefined) throw new Error(`no ${label} in this mech`)
  return found
}

export const coreOf = (mech: Mech): Module => at(mech.modules, 0)

export const isCore = ({ type }: Module): boolean => type === core

export const kindOf = ({ type }: Module): ModuleType['kind'] => typeOf(type).kind

/** MM-016 The seats in the order of their turns in this round. */
export const turnOrder = (state: State): Seat[] => {
  const seats = state.mechs.map(({ seat }) => seat)
  return [...seats.slice(state.starter), ...seats.slice(0, state.starter)]
}

/** Whose turn it is, in a Buy or Fight Phase. */
export const activeSeat = (state: State): Seat => at(turnOrder(state), state.turnsDone)

export const isActive = (state: State, seat: Seat): boolean =>
  (state.phase === 'buy' || state.phase === 'fight') && activeSeat(state) === seat

export const copyState = (state: State): State => ({
  terms: copyTerms(state.terms),
  round: state.round,
  phase: state.phase,
  starter: state.starter,
  turnsDone: state.turnsDone,
  actionsDone: state.actionsDone,
  mechs: state.mechs.map(copyMech),
  decks: {
    weapon: state.decks.weapon.slice(),
    utility: state.decks.utility.slice(),
    movement: state.decks.movement.slice(),
  },
  shop: {
    weapon: state.shop.weapon.map(copySale),
    utility: state.shop.utility.map(copySale),
    movement: state.shop.movement.map(copySale),
  },
  refreshes: state.refreshes,
  gantryUsed: state.gantryUsed,
  attaching: state.attaching && { module: state.attaching.module, type: state.attaching.type },
  acting: state.acting && { module: state.acting.module, crew: state.acting.crew, isIdle: state.acting.isIdle },
  incoming: state.incoming && { by: state.incoming.by, module: state.incoming.module, amount: state.incoming.amount },
})

const copyTerms = (terms: Terms): Terms => ({
  rounds: terms.rounds,
  overkillCapped: terms.overkillCapped,
  freeAssembly: terms.freeAssembly,
  set: terms.set,
  crewLimit: terms.crewLimit,
  refillAtOnce: terms.refillAtOnce,
  trackEnd: terms.trackEnd,
  startSpread: terms.startSpread,
  meltdown: terms.meltdown,
})

const copyMech = (mech: Mech): Mech => ({
  seat: mech.seat,
  money: mech.money,
  space: mech.space,
  modules: mech.modules.map(copyModule),
  crew: mech.crew.map((crew) => ({ at: crew.at, steps: crew.steps, hubs: crew.hubs.slice() })),
  damageTaken: mech.damageTaken,
  detached: mech.detached.map(copyModule),
  boost: mech.boost,
})

const copyModule = (module: Module): Module => ({
  type: module.type,
  card: module.card,
  label: module.label,
  x: module.x,
  y: module.y,
  turned: module.turned,
  broken: module.broken,
  damage: module.damage,
  shield: module.shield,
  activated: module.activated,
  jammed: module.jammed,
  firedIn: module.firedIn,
  reacted: module.reacted,
  isNew: module.isNew,
})

const copySale = (sale: ForSale | null): ForSale | null => sale && { type: sale.type, card: sale.card }
