// Attacks and scans of the bot (D28 to D30): what each is worth, exactly as the rules would roll it.

import { attack as attackNumbers, marks, traitNumbers } from '../content/numbers.ts'
import { rollChance } from '../rules/odds.ts'
import { type AttackPlan, attackPlan, type ModifierWhy } from '../rules/attack-plan.ts'
import type { Shooter } from '../rules/eyes.ts'
import { sourcesFor } from '../rules/sources.ts'
import { isStunned } from '../rules/stun.ts'
import { baseOf, cardOf } from '../rules/units.ts'
import { pingOf, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { boostGain, type Salvo } from './chances.ts'
import { harmBy } from './guns.ts'
import type { Scene } from './scene.ts'
import { revealWorth } from './strikes.ts'
import { aims, worths } from './weights.ts'

const valueOf = ({ modifiers }: AttackPlan, why: ModifierWhy): number =>
  modifiers.reduce((sum, modifier) => (modifier.why === why ? sum + modifier.value : sum), 0)

/** All Attacks that are left, on this base. */
function salvoNow({ state }: Scene, plan: AttackPlan, attacks: number, effect: 'kill' | 'stun'): Salvo {
  const { action, unit: by } = plan.shooter
  const unit = unitOf(state, plan.target.element)
  const { team } = plan.target
  const { isFinisher, isPredator } = cardOf(by)
  const base = baseOf(unit, team)
  const lent = sourcesFor(state, unit, team, 0).filter(({ how }) => how !== 'own' && how !== 'emergency').length
  const isHidden = action.exposes && valueOf(plan, 'concealed') < 0
  return {
    needed: plan.needed + valueOf(plan, 'finisher') + valueOf(plan, 'predator'),
    attacks,
    effect,
    check: plan.needs - plan.bonus,
    tokens: base.cm + lent,
    emergency: base.emergency,
    isStunned: isStunned(state, unit, team),
    isResilient: cardOf(unit).isResilient,
    killsStunned: action.killsStunned,
    ifEmpty: isFinisher && !action.isScan ? traitNumbers.finisher : 0,
    ifStunned: isPredator && !action.isScan ? traitNumbers.predator : 0,
    ifHit: (action.tags && !unit.tagged ? marks.tagged : 0) + (isHidden ? attackNumbers.concealedPenalty : 0),
  }
}

/** What a target is worth to be aimed at with all Attacks that are left, and what a Boost of the next one adds. */
export interface Worth {
  readonly plain: number
  readonly boost: number
}

const nothing: Worth = { plain: 0, boost: 0 }

export function targetWorth(scene: Scene, shooter: Shooter, target: Target, attacks: number): Worth {
  const foe = scene.foeOf(target.element)
  if (foe === undefined) return nothing
  const plan = attackPlan(scene.state, shooter, target)
  const chance = rollChance(plan.needed, false)
  const more = rollChance(plan.needed, true) - chance
  const { effect } = plan
  if (effect === 'kill' || effect === 'stun') return harmWorth(scene, plan, attacks, effect)
  const worth = effect === 'reveal' ? revealNow(scene, target, foe.mark.whole) : sideWorth(scene, shooter, target)
  return { plain: chance * worth, boost: more * worth }
}

/** To open a Ping or to end Stealth; better if friends are still to act in this Taskforce. */
function revealNow(scene: Scene, { element }: Target, whole: number): number {
  const foe = scene.foeOf(element)
  if (foe === undefined) return 0
  const { state, seat } = scene
  const helpers = state.taskforce.filter(
    (id) => pingOf(state, id) === undefined && unitOf(state, id).seat === seat && !unitOf(state, id).activated,
  ).length
  return revealWorth(scene, foe) + (helpers > 1 ? aims.revealForOthers * whole : 0)
}

/** JAM and hacks. */
function sideWorth(scene: Scene, { action }: Shooter, { element, team }: Target): number {
  const unit = unitOf(scene.state, element)
  const foe = scene.foeOf(element)
  if (action.effect === 'jam') return unit.jammed ? 0 : aims.jam
  if (action.special === 'cm-hack') return (aims.token * baseOf(unit, team).cm) / 3
  // DS-294 To be rid of somebody where it stands.
  return foe === undefined ? 0 : Math.max(0, scene.factorOf(foe) - 1.5) * foe.mark.whole
}

function harmWorth(scene: Scene, plan: AttackPlan, attacks: number, effect: 'kill' | 'stun'): Worth {
  const foe = scene.foeOf(plan.target.element)
  if (foe === undefined) return nothing
  const salvo = salvoNow(scene, plan, attacks, effect)
  const factor = scene.factorOf(foe)
  const { action } = plan.shooter
  const isUseless = effect === 'stun' && salvo.isStunned && !action.killsStunned && !action.isMagnet
  const tag = action.tags && !foe.unit?.tagged ? aims.tag * foe.mark.whole : 0
  const harm = isUseless ? 0 : harmBy({ ...salvo, effect }, foe.mark)
  const kills = effect === 'kill'
  const boost = isUseless
    ? 0
    : boostGain(salvo, kills ? 'destroyed' : 'stunned') * (kills ? foe.mark.worth : worths.stun * foe.mark.whole)
  return { plain: harm * factor + tag * rollChance(plan.needed, false), boost: boost * factor }
}
