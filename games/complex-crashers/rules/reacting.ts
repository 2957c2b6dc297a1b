// A reaction that somebody may activate now (CC-149, CC-152): which there are, why not the others, and paying for one.

import { type Offer, refuse, type Rules, type Seat, type WhyNot } from '@umpire/engine'
import { type ActiveAbility, isAttack } from '../content/ability.ts'
import type { CardId } from '../content/cards.ts'
import { defenderOf, operativeOf, type State } from '../state.ts'
import { type AbilityRef, type Cause, declaring, type Frame, nothingDeclared } from '../state/stack.ts'
import { isDefender, isOperative, reactorUnit, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { type AbilitiesByCard, abilityOf, costOf, markUsed, whyNotUpgraded, whyNotUse } from './abilities.ts'
import { answersOf } from './answers.ts'
import { newFrame, tellActivated } from './frames.ts'
import { payOperative, whyNotPay } from './paying.ts'
import { weaponAttacks, whyNotEffect, whyNotReturn } from './possible.ts'
import { askShares, canPay, hasShares, payersOf, payShares } from './shares.ts'
import { canAttack } from './targets.ts'
import { causesOf } from './triggers.ts'
import { isWorking } from './units.ts'
import type { Happening } from './windows.ts'

/** A reaction to something, before it is paid. */
export interface Reaction {
  readonly ref: AbilityRef
  readonly cause: Cause
  /** The attack Action that Return Fire makes, and that is paid with it. */
  readonly action: AbilityRef | null
}

/** Whether a reaction makes an Action, which is paid together with it. */
const returnsFire = (ability: ActiveAbility): boolean => ability.effect?.do === 'return fire'

/** Adds those of the wanted reactions that are on a card of a unit and fit. `item`: the copy of the card if it is Equipment. */
function addFitting(
  found: Reaction[],
  state: State,
  happening: Happening,
  wanted: AbilitiesByCard,
  unit: Unit,
  card: CardId,
  item: number | null,
): void {
  const ofCard = wanted.get(card)
  if (ofCard === undefined) return
  for (const { number, ability } of ofCard) {
    for (const cause of causesOf(state, happening, ability, unit)) {
      const ref = { unit, card, number, item }
      if (!returnsFire(ability)) found.push({ ref, cause, action: null })
      else for (const action of weaponAttacks(state, unit)) found.push({ ref, cause, action })
    }
  }
}

/** What is paid for a reaction, and for the Action that it makes. */
export const reactionCost = (state: State, { ref, action }: Pick<Reaction, 'ref' | 'action'>): number =>
  costOf(state, ref) + (action === null ? 0 : costOf(state, action))

const none: readonly Reaction[] = []

/** What one seat's Operatives could answer. */
export function reactionsOfSeat(state: State, happening: Happening, seat: Seat): readonly Reaction[] {
  const wanted = answersOf(happening).operatives
  const found: Reaction[] = []
  for (const { id, seat: owner, trainings, equipment } of state.operatives) {
    if (owner !== seat) continue
    for (const card of trainings) addFitting(found, state, happening, wanted, id, card, null)
    for (const { card, uid } of equipment) addFitting(found, state, happening, wanted, id, card, uid)
  }
  return found
}

/** What the Complex could answer: Reactors and Defenders that were there, and those that were just destroyed (CC-153). */
export function reactionsOfComplex(state: State, happening: Happening): readonly Reaction[] {
  const wanted = answersOf(happening).complex
  if (wanted.size === 0) return none
  const found: Reaction[] = []
  for (const one of state.reactors) {
    if (!isWorking(one) || (happening.window === 'step' && (one.region ?? 0) >= happening.regions)) continue
    addFitting(found, state, happening, wanted, reactorUnit(one.slot), one.card, null)
  }
  for (const { unit, card } of state.defenders) {
    const wasThere = happening.window !== 'step' || unit < happening.before // CC-099
    if (wasThere) addFitting(found, state, happening, wanted, unit, card, null)
  }
  if (happening.window === 'resolved') {
    for (const { unit, card, isDisabled } of happening.results.destroyed) {
      if (!isDisabled) addFitting(found, state, happening, wanted, unit, card, null)
    }
  }
  return found
}

const isSameAbility = (one: AbilityRef, other: AbilityRef): boolean =>
  one.unit === other.unit && one.card === other.card && one.number === other.number && one.item === other.item

/** CC-149, CC-165, CC-189 A movement is one event; what a Resolve does to several units are several. */
const isSameEvent = (one: Cause, other: Cause): boolean => one.window !== 'resolved' || one.unit === other.unit

/** CC-149, CC-152 `used`: those that were activated in this window. */
function whyNotReact(state: State, used: readonly Reaction[], reaction: Reaction): WhyNot {
  const { ref, cause } = reaction
  for (const one of used) {
    if (isSameAbility(one.ref, ref) && isSameEvent(one.cause, cause)) {
      return refuse('CC-149', 'It has answered this already.')
    }
  }
  return whyNotUseOrGone(state, ref) ?? whyNotAfford(state, reaction) ?? whyNoTarget(state, reaction)
}

/** CC-153 Whoever answers its own destruction is gone. */
const whyNotUseOrGone = (state: State, ref: AbilityRef): WhyNot =>
  isDefender(ref.unit) && defenderOf(state, ref.unit) === undefined
    ? whyNotUpgraded(state, ref, abilityOf(ref))
    : whyNotUse(state, ref)

const isAnything = (): boolean => true

/** CC-127 Which trackers may pay, by their bits. */
const legalPayers = (state: State, ref: AbilityRef, cause: Cause): ((payers: number) => boolean) =>
  isAttack(abilityOf(ref)) ? (payers) => canAttack(state, ref, cause, payers) : isAnything

const tooDear = (cost: number): WhyNot => refuse('CC-126', () => `No tracker can pay ${cost} AP.`)

function whyNotAfford(state: State, reaction: Reaction): WhyNot {
  const { ref, cause } = reaction
  const cost = reactionCost(state, reaction)
  if (isOperative(ref.unit)) return whyNotPay(operativeOf(state, ref.unit), cost)
  if (!canPay(state, cost)) return tooDear(cost)
  if (hasShares(state, cost, legalPayers(state, ref, cause))) return undefined
  return canAttack(state, ref, cause, -1)
    ? refuse('CC-127', 'The tracker of whom it would hit is Exhausted.')
    : refuse('CC-140', 'There is nobody that it can hit.')
}

function whyNoTarget(state: State, { ref, cause, action }: Reaction): WhyNot {
  if (action !== null) return whyNotReturn(state, action, cause)
  const ability = abilityOf(ref)
  if (!isAttack(ability)) return whyNotEffect(state, ref, ability.effect, cause)
  if (!isOperative(ref.unit) || canAttack(state, ref, cause, -1)) return undefined
  return refuse('CC-140', 'There is nobody that it can hit.')
}

/** Whether anything can be activated of what fits. */
export function hasReaction(state: State, fits: readonly Reaction[]): boolean {
  for (const one of fits) if (whyNotReact(state, none, one) === undefined) return true
  return false
}

/** What can be activated of what fits. Most of the time that is nothing. */
export function reactionOffer(state: State, fits: readonly Reaction[], used: readonly Reaction[]): Offer<Reaction> {
  const allowed: Reaction[] = []
  for (const one of fits) if (whyNotReact(state, used, one) === undefined) allowed.push(one)
  return {
    allowed,
    blocked: () =>
      fits.flatMap((value) => {
        const refusal = whyNotReact(state, used, value)
        return refusal === undefined ? [] : [{ value, refusal }]
      }),
  }
}

/** CC-139, CC-146 Pays for a reaction and puts it on the stack, where it waits for its turn. */
export function* payReaction(t: CrashersTable, reaction: Reaction): Rules<Frame> {
  const { state } = t
  const { ref, cause, action } = reaction
  const cost = reactionCost(state, reaction)
  const isComplexUnit = !isOperative(ref.unit)
  const paid = { ref, isAction: false, mayHit: isAttack(abilityOf(ref)) }
  const shares = isComplexUnit ? yield* askShares(t, cost, legalPayers(state, ref, cause), paid) : []
  const declared = action === null ? nothingDeclared : declaring({ action })
  const payers = payersOf(shares)
  const frame = newFrame(state, { ability: ref, isAction: false, cost, shares, payers, declared, cause })
  tellActivated(t, frame, ref, 'CC-146')
  if (isComplexUnit) payShares(t, shares, false)
  else payOperative(t, operativeOf(state, ref.unit), cost, false)
  markUsed(t, ref)
  return frame
}
