// What is asked by effects: keeping an ability or letting it go, a pillar that is called out, an Action that is ordered.

import type { Label, Question } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import { cardOf } from '../content/cards.ts'
import { abilityText } from '../content/text/abilities.ts'
import { abilityName, sayAbility, saySide, sayUnit, unitName } from '../names.ts'
import { abilityOf } from '../rules/abilities.ts'
import { frameOf, operativeOf, runningFrame, type State } from '../state.ts'
import type { Side } from '../state/region.ts'
import type { AbilityRef, Declared, Frame } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { borderThing, cardThing, trackerThing, unitThing } from '../things.ts'
import { declaredName, declaredThings, sayDeclared } from './declared.ts'

/** CC-134 One AP of an Operative, or of the tracker of one, or the ability. */
export type LoseOrCancel = { readonly lose: Unit } | 'cancel'

/** The ability that the running one answers. */
function answered(state: State): Frame | undefined {
  const frame = runningFrame(state)?.cause?.frame ?? null
  return frame === null ? undefined : frameOf(state, frame)
}

const answeredName = (state: State): string => {
  const ability = answered(state)?.ability
  return ability ? abilityName(ability) : 'the ability'
}

const isOwnLoss = (state: State): boolean => {
  const owner = answered(state)?.ability?.unit
  return owner !== undefined && isOperative(owner)
}

export const loseOrCancel: Question<LoseOrCancel, State> = {
  name: 'lose or cancel',
  rule: 'CC-134',
  prompt: (state) => `Lose 1 AP to go on with ${answeredName(state)}, or let it be cancelled?`,
  detail: () => 'What was paid for it stays spent either way.',
  say: (value, state) => {
    if (value === 'cancel') return 'cancel'
    return isOwnLoss(state) ? 'lose 1 ap' : `lose 1 ap of ${sayUnit(value.lose, state)}`
  },
  things: (value, state) => {
    if (value === 'cancel') return []
    return [isOwnLoss(state) ? unitThing(value.lose, state) : trackerThing(value.lose)]
  },
  label: (value, state): Label => {
    if (value === 'cancel') return { name: 'Cancel', means: `${answeredName(state)} does nothing`, icon: 'cancel' }
    if (!isOwnLoss(state)) {
      return { name: `Tracker of ${unitName(value.lose, state)}`, means: 'the Action goes on', cost: '1 AP' }
    }
    const { ap, maxAp } = operativeOf(state, value.lose)
    const isLast = ap === -maxAp
    return { name: 'Go on', means: isLast ? 'Exhausted by it' : `${ap - 1} AP left`, cost: '1 AP', icon: 'confirm' }
  },
  forced: true,
}

/** The Operative that is offered a pillar. */
const called = (state: State): Unit | null => runningFrame(state)?.cause?.unit ?? null

export const offeredPillar: Question<Side, State> = {
  name: 'offered pillar',
  rule: 'CC-063',
  prompt: (state) => {
    const unit = called(state)
    return `Behind which pillar does ${unit === null ? 'the Operative' : unitName(unit, state)} stand?`
  },
  detail: () => 'Ranged Direct attacks from that side cannot hit who stands there, nor go out on it.',
  say: saySide,
  things: (side, state) => {
    const unit = called(state)
    return unit === null ? [] : [borderThing(operativeOf(state, unit).region, side)]
  },
  label: (side) => ({ name: `The pillar in the ${saySide(side)}`, icon: 'pillar' }),
  pass: 'decline',
}

/** An Action with all that it names. */
export interface Ordered {
  readonly ref: AbilityRef
  readonly declared: Declared
}

/** CC-157 An Operative's Action that another one has commanded. */
export const commandedAction: Question<Ordered, State> = {
  name: 'commanded action',
  rule: 'CC-157',
  prompt: (state) => {
    const unit = runningFrame(state)?.declared.unit ?? null
    return `Which Action does ${unit === null ? 'the Operative' : unitName(unit, state)} activate without paying?`
  },
  detail: () => 'Slow Reload and what is used up count as usual.',
  say: ({ ref, declared }, state) => `${sayAbility(ref)}${sayOf(ref)} ${sayDeclared(declared, state)}`.trim(),
  things: ({ ref, declared }, state) => [cardThing(ref.unit, ref.card), ...declaredThings(declared, state)],
  label: ({ ref, declared }, state): Label => {
    const means = declaredName(declared, state)
    return {
      name: abilityName(ref),
      ...(means === '' ? {} : { means }),
      group: cardOf(ref.card).name,
      isAttack: isAttack(abilityOf(ref)),
    }
  },
  pass: 'none',
}

/** Two cards may have abilities of the same name. */
const sayOf = ({ card }: AbilityRef): string => ` of ${cardOf(card).name.toLowerCase()}`

/** CC-157 An Action of a Defender that another one has ordered; what it is used on is asked next. */
export const orderedAction: Question<AbilityRef, State> = {
  name: 'ordered action',
  rule: 'CC-157',
  prompt: () => 'Which Action of a Defender is activated without paying?',
  detail: () => 'The trackers that have paid for the order count as having paid for it.',
  say: (ref, state) => `${sayUnit(ref.unit, state)} ${sayAbility(ref)}`,
  things: ({ unit }, state) => [unitThing(unit, state)],
  label: (ref, state): Label => {
    const ability = abilityOf(ref)
    return {
      name: abilityName(ref),
      means: abilityText(ability),
      group: unitName(ref.unit, state),
      isAttack: isAttack(ability),
    }
  },
  pass: 'none',
}
