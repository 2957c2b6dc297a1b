// What a hit does (DS-164, DS-165, DS-175 to DS-178, DS-257, DS-273, DS-281 to DS-283): riders, Countermeasures, the effect.

import type { Rules } from '@umpire/engine'
import { gap } from '@umpire/plane'
import { actions } from '../content/actions.ts'
import { takeUpReach } from '../content/numbers.ts'
import { takeUpQuestion } from '../questions/take-up.ts'
import { pingOf, unitOf } from '../state.ts'
import type { Strike, Target } from '../state/shot.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import type { AttackPlan } from './attack-plan.ts'
import { negates } from './countermeasures.ts'
import { destroyBase } from './removal.ts'
import { revealPing } from './revealing.ts'
import { hackCountermeasures, hackPosition } from './specials/hacks.ts'
import { loseStealth } from './stealth.ts'
import { isStunned, stun } from './stun.ts'
import { teamsWith } from './unit-actions.ts'
import { baseOf, cardOf } from './units.ts'

/** DS-178 Tagged and Exposed come with the hit, whatever becomes of its effect. */
function addRiders(t: DownsyncTable, { shooter: { unit: by, action }, target }: AttackPlan): void {
  if (!action.tags && !action.exposes) return
  const unit = unitOf(t.state, target.element)
  if (action.tags && !unit.tagged) {
    unit.tagged = true
    t.tell({ kind: 'tagged', rule: 'DS-281', unit: unit.id, by: by.id })
  }
  if (action.exposes && !unit.exposed) {
    unit.exposed = true
    t.tell({ kind: 'exposed', rule: 'DS-273', unit: unit.id, by: by.id })
  }
}

/** DS-175 All that follows from a hit. */
export function* hit(t: DownsyncTable, plan: AttackPlan, strike: Strike): Rules {
  addRiders(t, plan)
  switch (plan.effect) {
    case 'kill':
    case 'stun':
      yield* harm(t, plan, strike)
      return
    case 'reveal':
      yield* reveal(t, plan)
      return
    case 'jam':
      jam(t, plan)
      return
    case 'special':
      yield* special(t, plan)
      return
    case 'none':
      return
  }
}

/** DS-165 A Ping is revealed, a Unit loses its Stealth Token. */
function* reveal(t: DownsyncTable, { shooter: { unit: by }, target }: AttackPlan): Rules {
  const ping = pingOf(t.state, target.element)
  if (ping === undefined) loseStealth(t, unitOf(t.state, target.element), 'DS-165')
  else yield* revealPing(t, ping.id, 'scan', by.id)
}

/** DS-283 Not cumulative. */
function jam(t: DownsyncTable, { shooter: { unit: by }, target }: AttackPlan): void {
  const unit = unitOf(t.state, target.element)
  if (unit.jammed) return
  unit.jammed = true
  t.tell({ kind: 'jammed', rule: 'DS-283', unit: unit.id, by: by.id })
}

/** DS-158 It can never be negated. */
function* special(t: DownsyncTable, plan: AttackPlan): Rules {
  if (plan.shooter.action.special === 'cm-hack') hackCountermeasures(t, plan)
  else if (plan.shooter.action.special === 'position-hack') yield* hackPosition(t, plan)
}

/** DS-176, DS-177 KILL or STUN, unless it is negated. */
function* harm(t: DownsyncTable, plan: AttackPlan, strike: Strike): Rules {
  const { effect, target, shooter } = plan
  const unit = unitOf(t.state, target.element)
  if (yield* negates(t, plan, strike)) return
  if (effect === 'kill') yield* kill(t, unit, target, shooter.unit)
  else stun(t, unit, target.team)
}

/** DS-176, DS-257 */
function* kill(t: DownsyncTable, unit: Unit, { team }: Target, by: Unit): Rules {
  if (cardOf(unit).isResilient && !isStunned(t.state, unit, team)) {
    t.tell({ kind: 'resilient', rule: 'DS-257', unit: unit.id })
    stun(t, unit, team)
    return
  }
  destroyBase(t, unit.id, yield* whoDies(t, unit, team), by.id)
}

/** DS-282 The owner may let another base die that stands within 1" and takes the weapon up. */
function* whoDies(t: DownsyncTable, unit: Unit, team: number): Rules<number> {
  const hasWeapon = cardOf(unit).actions.some(
    ({ action }) => actions.of(action).hasTakeUp && teamsWith(unit, action).includes(team),
  )
  if (!hasWeapon) return team
  const base = baseOf(unit, team)
  const near = unit.bases.filter((one) => one !== base && gap(one, base) <= takeUpReach)
  if (near.length === 0) return team
  const chosen = yield* t.chooseOrPass(
    unit.seat,
    takeUpQuestion,
    near.map((one) => ({ element: unit.id, team: one.team })),
  )
  if (chosen === undefined) return team
  t.tell({ kind: 'taken up', rule: 'DS-282', unit: unit.id, team, instead: chosen.team })
  return chosen.team
}
