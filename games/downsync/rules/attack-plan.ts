// The plan of an Attack or Scan Check: every modifier with its rule, what the dice need, what a hit would do, and what stops
// it. Roll, refusals, odds, labels, log and page all go by it.

import type { RuleId } from '@umpire/engine'
import type { Effect } from '../content/action.ts'
import { attack, marks, scan, traitNumbers } from '../content/numbers.ts'
import { signatureFacts } from '../content/signature.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Target } from '../state/shot.ts'
import type { Unit } from '../state/unit.ts'
import { checkBonus } from './auras.ts'
import { isConcealedFor, type Shooter, seesTarget } from './eyes.ts'
import { gapBetween } from './ground.ts'
import { isStunned } from './stun.ts'
import { baseOf, cardOf, isInfantry } from './units.ts'

/** Why a roll or a Defense is changed. */
export type ModifierWhy =
  | 'short range'
  | 'close and personal'
  | 'long range'
  | 'concealed'
  | 'out of sight'
  | 'finisher'
  | 'predator'
  | 'specialized'
  | 'adaptive camo'
  | 'obscured'
  | 'tagged'
  | 'locked'

/** DS-003 What is added to the roll, or to the Defense it has to reach. */
export interface Modifier {
  readonly why: ModifierWhy
  readonly on: 'roll' | 'defense'
  readonly value: number
  readonly rule: RuleId
}

export interface AttackPlan {
  readonly shooter: Shooter
  readonly target: Target
  readonly stat: 'TARG' | 'SCAN'
  /** DS-161, DS-171 What the card adds to the dice. */
  readonly skill: number
  /** DS-162 Before modifiers. */
  readonly defense: number
  readonly gap: number
  readonly modifiers: readonly Modifier[]
  /** What the dice have to reach. */
  readonly needed: number
  /** DS-164, DS-271, DS-272 What a hit does to this target. */
  readonly effect: Effect
  /** DS-180 Whether Countermeasures may stop it. */
  readonly isNegatable: boolean
  /** DS-184, DS-243 What a Countermeasure Check has to reach, and what an aura adds to it. */
  readonly needs: number
  readonly bonus: number
}

const roll = (why: ModifierWhy, value: number, rule: RuleId): Modifier => ({ why, on: 'roll', value, rule })
const defense = (why: ModifierWhy, value: number, rule: RuleId): Modifier => ({ why, on: 'defense', value, rule })

/** DS-172, DS-173, DS-269, DS-274, DS-280 */
function rangeModifiers({ action }: Shooter, gap: number, to: Modifier[]): void {
  if (gap < attack.short) {
    if (!action.noShortBonus) to.push(roll('short range', attack.shortBonus, 'DS-172'))
    if (action.closeBonus > 0) to.push(roll('close and personal', action.closeBonus, 'DS-269'))
  }
  if (gap > attack.long && !action.isStabilized) to.push(roll('long range', -attack.longPenalty, 'DS-173'))
}

/** What the target makes easier or harder for a Combat Action. */
function combatModifiers(state: State, shooter: Shooter, target: Target, unit: Unit, to: Modifier[]): void {
  const { action } = shooter
  if (!action.ignoresConcealment && isConcealedFor(state, shooter, target)) {
    to.push(roll('concealed', -attack.concealedPenalty, 'DS-174'))
    if (cardOf(unit).adaptiveCamo) to.push(defense('adaptive camo', traitNumbers.adaptiveCamo, 'DS-235'))
  }
  const { isFinisher, isPredator } = cardOf(shooter.unit)
  const base = baseOf(unit, target.team)
  if (isFinisher && base.cm === 0 && base.emergency === 0) to.push(roll('finisher', traitNumbers.finisher, 'DS-247'))
  if (isPredator && isStunned(state, unit, target.team)) to.push(roll('predator', traitNumbers.predator, 'DS-256'))
  if (action.versusInfantry > 0 && isInfantry(unit)) to.push(roll('specialized', action.versusInfantry, 'DS-279'))
}

/** What changes a Unit's Defense against whatever Action. */
function defenseModifiers(unit: Unit, gap: number, to: Modifier[]): void {
  if (cardOf(unit).isObscured && gap >= traitNumbers.obscured.from) {
    to.push(defense('obscured', traitNumbers.obscured.def, 'DS-255'))
  }
  if (unit.tagged) to.push(defense('tagged', -marks.tagged, 'DS-281'))
  if (unit.locked) to.push(defense('locked', -marks.targetLock, 'DS-286'))
}

/** DS-163 Once, for a Ping that is concealed or out of sight; by the later text it is harder out of sight. */
function pingModifiers(state: State, shooter: Shooter, target: Target, to: Modifier[]): void {
  if (!seesTarget(state, shooter, target)) {
    const penalty = state.terms.harderScans ? scan.laterHidden : scan.hiddenPenalty
    to.push(roll('out of sight', -penalty, 'DS-163'))
  } else if (isConcealedFor(state, shooter, target)) {
    to.push(roll('concealed', -scan.hiddenPenalty, 'DS-163'))
  }
}

/** DS-271, DS-272 */
function effectOn(state: State, { action }: Shooter, unit: Unit, team: number): Effect {
  if (action.killsInfantry && isInfantry(unit)) return 'kill'
  if (action.killsStunned && isStunned(state, unit, team)) return 'kill'
  return action.effect
}

const sum = (modifiers: readonly Modifier[], on: Modifier['on']): number =>
  modifiers.reduce((total, modifier) => (modifier.on === on ? total + modifier.value : total), 0)

/** DS-120 A dash cannot be rolled with: no card has an Action without the number for it. */
function skillOf({ unit, action }: Shooter): number {
  const card = cardOf(unit)
  const skill = action.isScan ? card.scan : card.targ
  if (skill === null) throw new Error(`${card.name} has no number for ${action.name}`)
  return skill
}

export function attackPlan(state: State, shooter: Shooter, target: Target): AttackPlan {
  const ping = pingOf(state, target.element)
  return ping === undefined ? planOnUnit(state, shooter, target) : planOnPing(state, shooter, target, ping)
}

function planOnPing(state: State, shooter: Shooter, target: Target, ping: Ping): AttackPlan {
  const modifiers: Modifier[] = []
  pingModifiers(state, shooter, target, modifiers)
  return planWith(
    state,
    shooter,
    target,
    signatureFacts[ping.signature].pingDefense,
    modifiers,
    shooter.action.effect,
    0,
  )
}

function planOnUnit(state: State, shooter: Shooter, target: Target): AttackPlan {
  const unit = unitOf(state, target.element)
  const gap = gapOf(state, shooter, target)
  const modifiers: Modifier[] = []
  if (!shooter.action.isScan) {
    rangeModifiers(shooter, gap, modifiers)
    combatModifiers(state, shooter, target, unit, modifiers)
  }
  defenseModifiers(unit, gap, modifiers)
  const effect = effectOn(state, shooter, unit, target.team)
  return planWith(state, shooter, target, cardOf(unit).def, modifiers, effect, checkBonus(state, unit))
}

const gapOf = (state: State, { unit, team }: Shooter, target: Target): number =>
  gapBetween(state, { element: unit.id, team }, target)

function planWith(
  state: State,
  shooter: Shooter,
  target: Target,
  base: number,
  modifiers: readonly Modifier[],
  effect: Effect,
  bonus: number,
): AttackPlan {
  const skill = skillOf(shooter)
  return {
    shooter,
    target,
    stat: shooter.action.isScan ? 'SCAN' : 'TARG',
    skill,
    defense: base,
    gap: gapOf(state, shooter, target),
    modifiers,
    needed: base + sum(modifiers, 'defense') - skill - sum(modifiers, 'roll'),
    effect,
    isNegatable: effect === 'kill' || effect === 'stun',
    needs: shooter.action.needs,
    bonus,
  }
}
