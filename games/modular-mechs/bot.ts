// What a good player of Modular Mechs knows: a quick answer to every question, and how good a position is.

import {
  type Answer,
  type Ask,
  at,
  type Bot,
  ChooseMany,
  fraction,
  isChoose,
  pick,
  type Random,
  type Seat,
} from '@umpire/engine'
import { actionWorth, priceOf, spotWorth } from './bot/buying.ts'
import { bayWorth, Outlook, shieldWorth, targetWorth, towWorth } from './bot/fighting.ts'
import { bestIndex } from '../best.ts'
import { buysLeft, dollarWith } from './bot/growth.ts'
import { routeWorth } from './bot/worth.ts'
import { typeOf } from './content/catalogue.ts'
import * as questions from './questions.ts'
import { healthNow } from './rules/building.ts'
import { scoreOf } from './rules/rounds.ts'
import { type Mech, mechOf, type Module, type State } from './state.ts'

/** The module that is being activated. */
const actingModule = (state: State, mech: Mech): Module | undefined =>
  mech.modules.find(({ label }) => label === state.acting?.module)

function choose(ask: Ask, state: State, random: Random): Answer {
  const mech = mechOf(state, ask.seat)
  const acting = actingModule(state, mech)
  if (isChoose(ask, questions.assembly)) return 0
  if (isChoose(ask, questions.buyMenu)) return chooseInShop(ask.allowed, state, mech, random)
  if (isChoose(ask, questions.fightMenu)) return chooseStep(ask.allowed, state, mech)
  if (isChoose(ask, questions.spot) || isChoose(ask, questions.reattach)) return chooseSpot(ask.allowed, state, mech)
  if (ask.kind === 'confirm') return acting !== undefined && wantsToActivate(state, mech, acting) ? 0 : 1
  if (isChoose(ask, questions.target) || isChoose(ask, questions.scatterTarget) || isChoose(ask, questions.ramTarget)) {
    // Of equal targets any: always the first would be hard on the first seat.
    const worth = (target: questions.Target): number =>
      targetWorth(state, mech, acting, target) + 0.01 * fraction(random)
    return ask.allowed.length === 0 ? 0 : bestIndex(ask.allowed, worth)
  }
  if (isChoose(ask, questions.move)) {
    const outlook = new Outlook(state, mech)
    return bestIndex(ask.allowed, (space) => outlook.moveWorth(acting, space))
  }
  if (isChoose(ask, questions.push) || isChoose(ask, questions.pull)) return 0
  if (isChoose(ask, questions.tractor)) return chooseTow(ask.allowed, state, mech)
  if (isChoose(ask, questions.shield)) return bestIndex(ask.allowed, (label) => shieldWorth(mech, label))
  if (isChoose(ask, questions.overclock) || isChoose(ask, questions.teleport)) {
    return bestIndex(ask.allowed, (label) => afterOverclock(state, mech, label))
  }
  if (isChoose(ask, questions.bay)) return bestIndex(ask.allowed, (work) => bayWorth(mech, work))
  if (isChoose(ask, questions.redirect)) return chooseDecoy(ask.allowed, state, mech)
  if (isChoose(ask, questions.foam)) return chooseFoam(ask.allowed, state, mech)
  if (ask instanceof ChooseMany) return ask.allowed.slice(0, ask.most).map((_, index) => index)
  return ask.sample(random)
}

/** A novice takes anything that brings at least this much of the best. */
const goodEnough = 0.55

/** One of the things that bring most for a dollar; passing is the answer after the last option. */
function chooseInShop(actions: readonly questions.Action[], state: State, mech: Mech, random: Random): number {
  const perDollar = actions.map((action) => actionWorth(state, mech, action) / priceOf(state, mech, action))
  const best = Math.max(0, ...perDollar)
  if (best === 0) return actions.length
  const good = perDollar.flatMap((worth, index) => (worth > 0 && worth >= best * goodEnough ? [index] : []))
  return pick(random, good)
}

function chooseStep(actions: readonly questions.Action[], state: State, mech: Mech): number {
  const step = new Outlook(state, mech).bestStep()
  if (step?.do !== 'step') return actions.length
  const found = actions.findIndex(
    (action) => action.do === 'step' && action.crew === step.crew && action.to === step.to,
  )
  return found < 0 ? actions.length : found
}

function chooseSpot(spots: readonly Parameters<typeof spotWorth>[2][], state: State, mech: Mech): number {
  const { attaching } = state
  return attaching === null ? 0 : bestIndex(spots, (spot) => spotWorth(mech, attaching.type, spot))
}

/** Skates force a move; all else can be activated and left where it is. */
function wantsToActivate(state: State, mech: Mech, module: Module): boolean {
  return typeOf(module.type).traits.skate === true ? new Outlook(state, mech).activationWorth(module) > 0 : true
}

function chooseTow(tows: readonly questions.Tow[], state: State, mech: Mech): number {
  const best = bestIndex(tows, (tow) => towWorth(state, mech, tow))
  const tow = tows[best]
  return tow !== undefined && towWorth(state, mech, tow) > 0 ? best : tows.length
}

function afterOverclock(state: State, mech: Mech, label: string): number {
  const module = mech.modules.find((one) => one.label === label)
  if (module === undefined) return 0
  return new Outlook(state, mech).activationWorth({ ...module, activated: false })
}

/** A decoy takes a hit that would break something dearer. */
function chooseDecoy(decoys: readonly string[], state: State, mech: Mech): number {
  const { incoming } = state
  const target = mech.modules.find(({ label }) => label === incoming?.module)
  if (incoming === null || target === undefined) return decoys.length
  const breaks = (module: Module): boolean => incoming.amount - module.shield >= healthNow(mech, module) - module.damage
  const loss = (module: Module): number => (breaks(module) ? typeOf(module.type).cost + 3 : 0)
  const best = bestIndex(decoys, (label) => -loss(mech.modules.find((one) => one.label === label) ?? target))
  const decoy = mech.modules.find(({ label }) => label === decoys[best])
  return decoy !== undefined && loss(decoy) < loss(target) ? best : decoys.length
}

/** Foam is paid for if it saves a module that is dearer than twice the payment. */
function chooseFoam(payments: readonly number[], { incoming }: State, mech: Mech): number {
  const target = mech.modules.find(({ label }) => label === incoming?.module)
  if (incoming === null || target === undefined) return 0
  const left = healthNow(mech, target) - target.damage + target.shield
  const needed = incoming.amount - left + 1
  const isWorthIt = needed > 0 && needed <= payments.length - 1 && typeOf(target.type).cost + 3 > 2 * needed
  return isWorthIt ? payments.indexOf(needed) : 0
}

/** What things at the start of a round are worth at the end of the game, with so many Buy Phases to come. */
interface Outlay {
  readonly modules: number
  readonly route: number
  readonly crew: number
  /** How far the end differs from this estimate, give or take. */
  readonly spread: number
}

/** Fitted to novices' games, as is the worth of a dollar. The last entry serves for more Buy Phases. */
const outlays: readonly Outlay[] = [
  { modules: 1, route: 0, crew: 0, spread: 1 },
  { modules: 1.1, route: 0.2, crew: 3, spread: 5 },
  { modules: 1.25, route: 0.3, crew: 10, spread: 8 },
  { modules: 1.7, route: 0.6, crew: 17, spread: 12 },
  { modules: 2.1, route: 1.2, crew: 24, spread: 16 },
  { modules: 2.6, route: 2.5, crew: 28, spread: 20 },
]

/** What a seat can hope to end with. */
function prospects(mech: Mech, { modules, route, crew }: Outlay, dollar: number): number {
  const worth = (scoreOf(mech) - mech.money) * modules + mech.money * dollar + mech.crew.length * crew
  return route === 0 ? worth : worth + routeWorth(mech) * route
}

function evaluate(state: State, seat: Seat): number {
  const left = buysLeft(state)
  const outlay = at(outlays, Math.min(left, outlays.length - 1))
  const hopes = (mech: Mech): number => prospects(mech, outlay, dollarWith(left))
  const own = hopes(mechOf(state, seat))
  const others = state.mechs.filter((mech) => mech.seat !== seat).map(hopes)
  return 1 / (1 + Math.exp((Math.max(...others) - own) / outlay.spread))
}

export const bot: Bot<State> = {
  policy: (ask, { state }, random) => choose(ask, state, random),
  evaluate: ({ state }, seat) => evaluate(state, seat),
  levels: {
    regular: { by: 'search', iterations: 60, depth: 1, whims: 0 },
    expert: { by: 'search', iterations: 400, depth: 1, whims: 0 },
  },
  isSettled: ({ state: { phase, turnsDone, actionsDone } }) => phase === 'buy' && turnsDone + actionsDone === 0,
}
