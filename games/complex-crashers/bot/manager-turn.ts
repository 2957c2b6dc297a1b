// The Complex Manager's Initiative: what is worth doing next, on what, where Defenders come in, and who pays.

import { at, fraction } from '@umpire/engine'
import { type DefenderId, defenders } from '../content/defenders.ts'
import { isAttack } from '../content/ability.ts'
import { deployDoorQuestion, neededDoorQuestion } from '../questions/borders.ts'
import {
  chargedReactorQuestion,
  chargesQuestion,
  chargeWaysQuestion,
  type ChargePlan,
  spreadQuestion,
} from '../questions/charges.ts'
import { orderedAction } from '../questions/effects.ts'
import { uplinkQuestion } from '../questions/initiative.ts'
import { type DeclareQuestion, type ManagerAction, manageQuestion } from '../questions/manager.ts'
import type { Payment, PaymentQuestion } from '../questions/payment.ts'
import { upgradeQuestion, upgradeRemovalQuestion } from '../questions/upgrades.ts'
import { goAlong } from '../questions/moving.ts'
import type { Use } from '../questions/use.ts'
import { abilityOf } from '../rules/abilities.ts'
import { deployRegions } from '../rules/deploying.ts'
import { modelsOnBoard } from '../rules/models.ts'
import { costOfOnline } from '../rules/reactors.ts'
import { payersOf } from '../rules/shares.ts'
import { usesOf } from '../rules/uses.ts'
import { isWorking, technologyOf } from '../rules/units.ts'
import { defenderOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import type { AbilityRef, Declared } from '../state/stack.ts'
import type { Unit } from '../state/unit.ts'
import { type Asked, choice, choiceNamed, many, type Reply, sharing } from './asked.ts'
import { bestAbove, bestIndex } from '../../best.ts'
import { Design } from './design.ts'
import { worthOfArrival, worthOfDeclared, worthOfUse } from './manager-uses.ts'
import { priceOfShares } from './prices.ts'
import { worthOfAttack } from './strikes.ts'
import { designs } from './weights.ts'
import { countOnline, worthOfHealth } from './worth.ts'

function worthOfManaging(design: Design, action: ManagerAction): number {
  switch (action.do) {
    case 'online':
      return worthOfOnline(design, action.slot)
    case 'stage':
      return worthOfStaging(design, action.card)
    case 'deploy':
      return worthOfDeploying(design, action.card)
    case 'order':
      return worthOfOrder(design, action.unit)
  }
}

/** Another Reactor: charges for the rest of the game, and one more that has to be switched off. */
function worthOfOnline({ state }: Design, slot: number): number {
  const { terms, emp, round } = state
  const online = countOnline(state)
  const isLast = slot === terms.reactors
  const isSeen = state.reactors.some((one) => isWorking(one))
  const insurance = (isSeen ? designs.insuranceSeen : designs.insurance) / online ** 2
  const doomed = emp !== null && !isLast ? -designs.doomed / emp : 0
  const needed = isLast ? (emp === null ? designs.insurance : 3 * designs.insurance) : 0
  const later = Math.max(0, designs.online - designs.onlineByRound * round)
  return later + insurance + doomed + needed - designs.charge * costOfOnline(state)
}

function worthOfStaging({ charges, savings }: Design, card: DefenderId): number {
  const { tier, models } = defenders.of(card)
  if (charges - tier < savings) return Number.NEGATIVE_INFINITY
  const several = models > 1 ? designs.several : 0
  return (designs.stage[tier] ?? 0) + several - designs.charge * tier
}

function worthOfDeploying(design: Design, card: DefenderId): number {
  const { tier } = defenders.of(card)
  let best = Number.NEGATIVE_INFINITY
  if (design.charges - tier < design.savings) return best
  for (const region of deployRegions(design.state, card)) {
    best = Math.max(best, worthOfArrival(design, card, region))
  }
  return best - designs.charge * tier
}

/** The best that a unit can do; the same for all that are alike. */
function worthOfOrder(design: Design, unit: Unit): number {
  const defender = defenderOf(design.state, unit)
  if (defender === undefined) return bestUse(design, unit)
  const { card, region, pillar, used } = defender
  return design.alike(`${card} ${region} ${pillar} ${used}`, () => bestUse(design, unit))
}

function bestUse(design: Design, unit: Unit): number {
  let best = Number.NEGATIVE_INFINITY
  for (const { ref, declared } of usesOf(design.state, unit).allowed) {
    best = Math.max(best, worthOfUse(design, ref, declared))
  }
  return best
}

function chooseAction(actions: readonly ManagerAction[], { state, random }: Asked): number | undefined {
  const design = new Design(state)
  return bestAbove(actions, designs.whim, (action) => worthOfManaging(design, action) + designs.whim * fraction(random))
}

/** It was worth it a moment ago, so it is not taken back. */
function chooseUse(uses: readonly Use[], { state }: Asked): number {
  const design = new Design(state)
  return bestIndex(uses, ({ ref, declared }) => worthOfUse(design, ref, declared))
}

/** What an Action that was ordered is used on. */
function chooseDeclared(options: readonly Declared[], { ask, state }: Asked): number | undefined {
  const { question } = ask
  if (!isAboutAction(question)) return undefined
  const design = new Design(state)
  return bestIndex(options, (declared) => worthOfDeclared(design, question.ref, declared))
}

const isAboutAction = (question: object): question is DeclareQuestion => 'ref' in question
const isAboutPayment = (question: object): question is PaymentQuestion => 'paid' in question

/** The best of the staged cards stands for the one that comes: all of them want to see Operatives. */
function chooseEntry(regions: readonly RegionId[], { state }: Asked): number {
  const design = new Design(state)
  const staged = state.grid.filter(({ isStaged }) => isStaged)
  const { card } = at(staged, staged.length - 1)
  return bestIndex(regions, (region) => worthOfArrival(design, card, region))
}

/** Trackers of those who are worth hitting, and as little as possible that feeds them. */
function choosePayment(ways: readonly Payment[], { ask, state }: Asked): number | undefined {
  const { question } = ask
  if (!isAboutPayment(question)) return undefined
  const { ref, isAction, mayHit } = question.paid
  return bestIndex(ways, (way) => {
    if (way === 'otherwise') return Number.NEGATIVE_INFINITY
    const hit = mayHit ? worthOfHits(state, ref, isAction, payersOf(way)) : 0
    return hit - priceOfShares(state, way, isAction)
  })
}

function worthOfHits(state: State, ref: AbilityRef, isAction: boolean, payers: number): number {
  if (isAction && isAttack(abilityOf(ref))) return worthOfAttack(state, ref, null, null, payers)
  let best = 0
  for (const one of state.operatives) if (((payers >> one.id) & 1) !== 0) best = Math.max(best, worthOfHealth(one))
  return best
}

/** Charges of Reactors that are about to be lost go first: those that work, and those that the E.M.P. will hit. */
function dearness(state: State, plan: ChargePlan): number {
  let worth = 0
  for (const [n, charges] of plan.entries()) {
    const reactor = at(state.reactors, n)
    const isDoomed = state.emp !== null && reactor.slot < state.terms.reactors
    worth += charges * ((isWorking(reactor) ? 1 : 0) + (isDoomed ? 2 : 0) + reactor.charges / 20)
  }
  return worth
}

const choosePlan = (plans: readonly (ChargePlan | 'otherwise')[], { state }: Asked): number =>
  bestIndex(plans, (plan) => (plan === 'otherwise' ? -1 : dearness(state, plan)))

/** New charges where they are safe. */
const safety = (state: State, slot: number, given: number): number => {
  const reactor = at(state.reactors, slot - 1)
  const isDoomed = state.emp !== null && slot < state.terms.reactors
  return (isWorking(reactor) ? 0 : 2) - (isDoomed ? 3 : 0) - (reactor.charges + given) / 10
}

/** An Upgrade for those that are on the board, or cheap. */
function worthOfUpgrade(state: State, card: DefenderId): number {
  const { tier } = defenders.of(card)
  const { isStaged } = technologyOf(state, card)
  return 2 * modelsOnBoard(state, card) * tier + (isStaged ? 2 : 0) + (4 - tier) / 2
}

export const managerReplies: readonly Reply[] = [
  choice(manageQuestion, chooseAction),
  choiceNamed('order', chooseUse),
  choiceNamed('used on', chooseDeclared),
  choiceNamed('deploy to', chooseEntry),
  choiceNamed('entry', chooseEntry),
  choice(deployDoorQuestion, () => undefined),
  choice(neededDoorQuestion, () => 0),
  choiceNamed('payment', choosePayment),
  choice(chargesQuestion, choosePlan),
  choice(chargeWaysQuestion, choosePlan),
  sharing(
    spreadQuestion,
    ({ state }) =>
      (slot, given) =>
        safety(state, slot, given),
  ),
  choice(chargedReactorQuestion, (slots, { state }) => bestIndex(slots, (slot) => safety(state, slot, 0))),
  choice(uplinkQuestion, (trackers, { state }) => bestIndex(trackers, (n) => -at(state.trackers, n))),
  choice(upgradeQuestion, (cards, { state }) => bestIndex(cards, (card) => worthOfUpgrade(state, card))),
  many(upgradeRemovalQuestion, (cards, { state }, most) => leastUpgrades(cards, state, most)),
  choice(orderedAction, (refs, { state }) => bestAbove(refs, 0, (ref) => worthOfAttack(state, ref, null, null))),
  many(goAlong, (units) => units.map((_, n) => n)),
]

function leastUpgrades(cards: readonly DefenderId[], state: State, count: number): number[] {
  const order = cards
    .map((_, n) => n)
    .sort((a, b) => worthOfUpgrade(state, at(cards, a)) - worthOfUpgrade(state, at(cards, b)))
  return order.slice(0, count)
}
