// What may come of an Attack or Scan Check, in numbers: chance to hit, Boosted, and what the whole Action does to the target.

import { attack, marks, traitNumbers } from '../content/numbers.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import type { Unit } from '../state/unit.ts'
import { type AttackPlan, attackPlan, type ModifierWhy } from './attack-plan.ts'
import type { Shooter } from './eyes.ts'
import { checkChance, rollChance, type Volley, volleyChance } from './odds.ts'
import { type Source, sourcesFor } from './sources.ts'
import { isStunned } from './stun.ts'
import { baseOf, cardOf, isInfantry } from './units.ts'

export interface Outlook {
  readonly plan: AttackPlan
  readonly hit: number
  readonly boosted: number
  /** The chance that all Attacks left destroy the target; null where the Action destroys nothing. */
  readonly destroyed: number | null
  /** That they stun it at least; null where they cannot, or it is Stunned already. */
  readonly stunned: number | null
  /** Tokens that the target may spend, and what a check needs. */
  readonly tokens: number
  readonly check: number
}

/** `attacks`: how many are left, this one included. */
export function outlook(state: State, shooter: Shooter, target: Target, attacks: number): Outlook {
  const plan = attackPlan(state, shooter, target)
  const volley = volleyOf(state, plan, attacks)
  const kills = volley !== undefined && (volley.effect === 'kill' || volley.killsStunned)
  const stuns = volley !== undefined && !volley.isStunned && (volley.effect === 'stun' || volley.isResilient)
  return {
    plan,
    hit: rollChance(plan.needed, false),
    boosted: rollChance(plan.needed, true),
    destroyed: kills ? volleyChance(volley, 'destroyed') : null,
    stunned: stuns ? volleyChance(volley, 'stunned') : null,
    tokens: volley === undefined ? 0 : volley.own + volley.lent + volley.net + volley.emergency,
    check: plan.needs - plan.bonus,
  }
}

const valueOf = ({ modifiers }: AttackPlan, why: ModifierWhy): number =>
  modifiers.reduce((sum, modifier) => (modifier.why === why ? sum + modifier.value : sum), 0)

/** The Action against this target as a volley; undefined where it neither kills nor stuns. */
function volleyOf(state: State, plan: AttackPlan, attacks: number): Volley | undefined {
  const { action, unit: by } = plan.shooter
  if (pingOf(state, plan.target.element) !== undefined) return undefined
  const unit = unitOf(state, plan.target.element)
  const effect = action.killsInfantry && isInfantry(unit) ? 'kill' : action.effect
  if (effect !== 'kill' && effect !== 'stun') return undefined
  const { team } = plan.target
  const { isFinisher, isPredator } = cardOf(by)
  const { cm, emergency } = baseOf(unit, team)
  const sources = sourcesFor(state, unit, team, 0)
  return {
    attacks,
    // What hangs on tokens and Stun is taken out, and comes back in as the volley goes on.
    needed: plan.needed + valueOf(plan, 'finisher') + valueOf(plan, 'predator'),
    easier: {
      ifEmpty: isFinisher && !action.isScan ? traitNumbers.finisher : 0,
      ifStunned: isPredator && !action.isScan ? traitNumbers.predator : 0,
      ifHit: easierOnceHit(plan, unit),
    },
    effect,
    killsStunned: action.killsStunned,
    isStunned: isStunned(state, unit, team),
    isResilient: cardOf(unit).isResilient,
    isMagnet: action.isMagnet,
    check: checkChance(plan.needs - plan.bonus, false),
    own: cm,
    lent: tokensOf(state, sources, 'defend') + tokensOf(state, sources, 'defender aura'),
    net: tokensOf(state, sources, 'net'),
    emergency,
  }
}

/** DS-273, DS-281 */
function easierOnceHit(plan: AttackPlan, unit: Unit): number {
  const { action } = plan.shooter
  const isExposed = action.exposes && valueOf(plan, 'concealed') < 0
  const cover = isExposed ? attack.concealedPenalty + valueOf(plan, 'adaptive camo') : 0
  return cover + (action.tags && !unit.tagged ? marks.tagged : 0)
}

const tokensOf = (state: State, sources: readonly Source[], how: Source['how']): number =>
  sources.reduce(
    (sum, source) => (source.how === how ? sum + baseOf(unitOf(state, source.unit), source.team).cm : sum),
    0,
  )
