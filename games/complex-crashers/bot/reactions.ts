// Reactions of both sides: what they save or do, less what they cost.

import { at } from '@umpire/engine'
import { isAttack } from '../content/ability.ts'
import type { Effect } from '../content/effect.ts'
import type { WindowName } from '../content/trigger.ts'
import type { ReactionChoice } from '../questions/reaction.ts'
import { loseOrCancel } from '../questions/effects.ts'
import { abilityOf } from '../rules/abilities.ts'
import { effectiveArmor } from '../rules/armor.ts'
import { damageOf } from '../rules/odds.ts'
import { type Reaction, reactionCost } from '../rules/reacting.ts'
import { areEnemies } from '../rules/units.ts'
import { frameOf, type State } from '../state.ts'
import type { Cause, Frame, Group } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { type Asked, choice, choiceNamed, type Reply } from './asked.ts'
import { bestAbove, bestIndex } from '../../best.ts'
import { priceFor } from './prices.ts'
import { worthOfAttack } from './strikes.ts'
import { designs, reacting } from './weights.ts'
import { worthOfDamage, worthOfDefender } from './worth.ts'

interface Answered {
  readonly frame: Frame
  readonly group: Group
}

function groupOf(state: State, { frame: id, group: n }: Cause): Answered | undefined {
  const frame = id === null ? undefined : frameOf(state, id)
  const group = frame?.attack?.groups.find((one) => one.n === n)
  return frame === undefined || group === undefined ? undefined : { frame, group }
}

/** What dice would do to a unit, to those who suffer it. */
function harmOf(state: State, { frame, group }: Answered, unit: Unit, dice: readonly number[], more: number): number {
  const armor = Math.min(9, effectiveArmor(state, frame, unit, group) + more)
  return worthOfDamage(state, unit, damageOf(dice, armor))
}

/** Somebody gets this group out of the way already: paid, and about to be done. */
function isAnswered(state: State, { frame, group }: Answered): boolean {
  return state.stack.some(({ stage, ability, cause }) => {
    if (stage !== 'paid' || ability === null || cause === null) return false
    if (cause.frame !== frame.id || cause.group !== group.n) return false
    const active = abilityOf(ability)
    return active.effect !== undefined && savingEffects.has(active.effect.do)
  })
}

const savingEffects: ReadonlySet<Effect['do']> = new Set([
  'ignore group',
  'duck',
  'dodge',
  'ignore dice',
  'harden',
  'reassign',
])

/** A reaction to dice that lie there: what would be suffered, and what will be. */
function worthAgainstGroup(state: State, unit: Unit, effect: Effect, answered: Answered): number {
  const { group } = answered
  if (isAnswered(state, answered)) return 0
  const harm = harmOf(state, answered, group.unit, group.dice, 0)
  if (harm === 0) return 0
  if (effect.do === 'duck') return harm + reacting.sheltered
  if (effect.do === 'ignore group') return harm
  if (effect.do === 'dodge') return reacting.dodge * harm
  if (effect.do === 'ignore dice') {
    const left = group.dice.toSorted((a, b) => a - b).slice(0, Math.max(0, group.dice.length - effect.highest))
    return harm - harmOf(state, answered, group.unit, left, 0)
  }
  if (effect.do === 'harden') return harm - harmOf(state, answered, group.unit, group.dice, effect.armor)
  if (effect.do !== 'reassign') return 0
  return effect.to === 'this' ? harm - harmOf(state, answered, unit, group.dice, 0) : harm + reacting.sheltered
}

/** Groups of a whole attack, before they are contested. */
function worthOfBulwark(state: State, unit: Unit, { frame: id }: Cause): number {
  const frame = id === null ? undefined : frameOf(state, id)
  let worth = 0
  for (const group of frame?.attack?.groups ?? []) {
    if (frame === undefined || group.unit === unit) continue
    worth += harmOf(state, { frame, group }, group.unit, group.dice, 0)
    worth -= harmOf(state, { frame, group }, unit, group.dice, 0)
  }
  return worth
}

/** Effects that answer no dice. */
function worthOfAnswer(state: State, effect: Effect, { card }: Cause): number {
  if (effect.do === 'lose AP') return designs.troubled * effect.ap
  if (effect.do === 'charge') return designs.gained * effect.charges
  if (effect.do === 'replace' || effect.do === 'deploy') {
    return reacting.replaced + (card === null ? 0 : worthOfDefender(state, { card }))
  }
  return reacting.answers[effect.do] ?? 0
}

function worthOfReaction(state: State, reaction: Reaction): number {
  const { ref, cause, action } = reaction
  const price = priceFor(state, ref.unit, reactionCost(state, reaction), false)
  const ability = abilityOf(ref)
  if (isAttack(ability)) return worthOfAttack(state, ref, cause, null) - price
  if (action !== null) return worthOfAttack(state, action, cause, null) - price
  const answered = cause.window === 'group' ? groupOf(state, cause) : undefined
  if (answered !== undefined) return worthAgainstGroup(state, ref.unit, ability.effect, answered) - price
  if (cause.window === 'assigned') return worthOfBulwark(state, ref.unit, cause) - price
  return worthOfAnswer(state, ability.effect, cause) - price
}

const react = (options: readonly ReactionChoice[], { state }: Asked): number | undefined =>
  bestAbove(options, 0, (option) => (option === 'hold' ? Number.NEGATIVE_INFINITY : worthOfReaction(state, option)))

const windows: { readonly [Window in WindowName]: string } = {
  activated: 'reaction to an ability',
  step: 'reaction to a step',
  assigned: 'reaction to assigned dice',
  group: 'reaction to a group',
  ignored: 'reaction to ignored dice',
  resolved: 'reaction to a result',
}

/** To whom a group goes instead: to enemies, where it hurts most; else where it hurts least. */
function chooseTaker(units: readonly Unit[], { state }: Asked): number {
  const reaction = state.stack.findLast(({ stage }) => stage !== 'paid')
  const cause = reaction?.cause ?? null
  const by = reaction?.ability?.unit
  const answered = cause === null ? undefined : groupOf(state, cause)
  if (answered === undefined || by === undefined) return 0
  return bestIndex(units, (unit) => {
    const harm = harmOf(state, answered, unit, answered.group.dice, 0)
    return areEnemies(by, unit) ? 1 + harm : -harm
  })
}

export const reactionReplies: readonly Reply[] = [
  ...Object.values(windows).map((name) => choiceNamed(name, react)),
  choice(loseOrCancel, (options, { state }) =>
    bestIndex(options, (option) => {
      if (option === 'cancel') return -1
      return isOperative(option.lose) ? at(state.trackers, option.lose) / 100 : 0
    }),
  ),
  choiceNamed('new unit of the group', chooseTaker),
]
