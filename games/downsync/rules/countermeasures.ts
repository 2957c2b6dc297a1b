// Countermeasures (DS-180 to DS-185, DS-277): tokens are spent one after the other, each with its check.

import { d6, type Rules } from '@umpire/engine'
import { prices } from '../content/numbers.ts'
import { countermeasureQuestion } from '../questions/countermeasures.ts'
import { type State, unitOf } from '../state.ts'
import type { Strike } from '../state/shot.ts'
import type { Base, Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import type { AttackPlan } from './attack-plan.ts'
import { clearJam, whyNoBoost } from './boosts.ts'
import { cpOf, spend } from './command-points.ts'
import { type Source, sourcesFor } from './sources.ts'
import { isStunned } from './stun.ts'
import { takeToken } from './tokens.ts'
import { baseOf } from './units.ts'

export type Answer =
  | { readonly do: 'spend'; readonly source: Source; readonly boosted: boolean }
  /** DS-283 Once it is clear, a check may be Boosted. */
  | { readonly do: 'clear jam' }

/** DS-181, DS-185, DS-045 Each source plain and, where a die is rolled, Boosted. */
function answersTo(state: State, unit: Unit, sources: readonly Source[]): Answer[] {
  const answers: Answer[] = []
  const mayBoost = whyNoBoost(state, unit) === undefined
  for (const source of sources) {
    answers.push({ do: 'spend', source, boosted: false })
    if (mayBoost && source.how !== 'emergency') answers.push({ do: 'spend', source, boosted: true })
  }
  const hasRoll = sources.some(({ how }) => how !== 'emergency')
  if (unit.jammed && hasRoll && cpOf(state, unit.seat) >= prices.jam) answers.push({ do: 'clear jam' })
  return answers
}

/** DS-277 It has to go on as long as it has Countermeasure Tokens of its own. */
const mustSpend = ({ shooter }: AttackPlan, base: Base): boolean => shooter.action.isMagnet && base.cm > 0

/** DS-177 It is Stunned already. */
const isIdle = (state: State, { effect, target }: AttackPlan, unit: Unit): boolean =>
  effect === 'stun' && isStunned(state, unit, target.team)

/**
 * DS-181 to DS-183 The owner of the target spends tokens, one after the other, until the effect is negated, nothing is left
 * or it is accepted. True: negated.
 */
export function* negates(t: DownsyncTable, plan: AttackPlan, strike: Strike): Rules<boolean> {
  const { state } = t
  const unit = unitOf(state, plan.target.element)
  const { team } = plan.target
  const base = baseOf(unit, team)
  for (;;) {
    const sources = sourcesFor(state, unit, team, strike.netSpent)
    const must = mustSpend(plan, base)
    // DS-177 Against a STUN that changes nothing only a Magnet draws tokens.
    if (sources.length === 0 || (!must && isIdle(state, plan, unit))) return false
    const answers = answersTo(state, unit, sources)
    const answer = must
      ? yield* t.choose(unit.seat, countermeasureQuestion, answers)
      : yield* t.chooseOrPass(unit.seat, countermeasureQuestion, answers)
    if (answer === undefined) {
      t.tell({ kind: 'accepted', rule: 'DS-183', unit: unit.id, team, effect: plan.effect })
      return false
    }
    if (answer.do === 'clear jam') clearJam(t, unit)
    else if (spendOne(t, plan, strike, answer.source, answer.boosted)) return true
  }
}

/** DS-181 The token is gone either way. True: negated. */
function spendOne(t: DownsyncTable, plan: AttackPlan, strike: Strike, source: Source, boosted: boolean): boolean {
  const { element, team } = plan.target
  const unit = unitOf(t.state, element)
  const from = { unit: source.unit, team: source.team }
  if (boosted) spend(t, unit.seat, 1, 'boost', unit.id)
  takeToken(baseOf(unitOf(t.state, source.unit), source.team), source.how === 'emergency' ? 'emergency' : 'cm')
  if (source.how === 'emergency') {
    t.tell({ kind: 'emergency', rule: 'DS-185', unit: unit.id, team, effect: plan.effect })
    return true
  }
  if (source.how === 'net') strike.netSpent++
  const dice = t.roll(d6, boosted ? 2 : 1)
  const isNegated = Math.max(...dice) + plan.bonus >= plan.needs
  t.tell({
    kind: 'countermeasure',
    rule: 'DS-184',
    unit: unit.id,
    team,
    how: source.how,
    from,
    dice,
    boosted,
    bonus: plan.bonus,
    needs: plan.needs,
    isNegated,
    effect: plan.effect,
  })
  return isNegated
}
