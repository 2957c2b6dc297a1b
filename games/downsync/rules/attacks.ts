// Combat and Scan Actions (DS-159 to DS-179): one Attack or check after another, each with its target, roll and hit.

import { type Offer, offer, type Rules } from '@umpire/engine'
import type { Point } from '@umpire/plane'
import { placing, prices } from '../content/numbers.ts'
import { boostQuestion, targetQuestion } from '../questions/targets.ts'
import { pingOf, type State } from '../state.ts'
import type { Shot, Strike, Target } from '../state/shot.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { attackPlan } from './attack-plan.ts'
import { clearJam, rollTwo, whyNoBoost } from './boosts.ts'
import { choosePoint, spreadAttacks } from './clusters.ts'
import { cpOf, spend } from './command-points.ts'
import type { Shooter } from './eyes.ts'
import { hit } from './hits.ts'
import { placeUnit } from './placing.ts'
import { loseStealth } from './stealth.ts'
import { enemyTargets, isGone, whyNoTarget } from './targets.ts'
import { isCombat } from './unit-actions.ts'
import { cardOf } from './units.ts'

/** D29, D30 A target, with or without a Boost; or the Jam is cleared first (DS-283). */
export type Aim =
  | { readonly do: 'attack'; readonly target: Target; readonly boosted: boolean }
  | { readonly do: 'clear jam' }

interface FirstAttack {
  readonly target: Target
  readonly boosted: boolean
}

function takeAim(state: State, { unit, team, action, observer, point }: Shooter): Shot {
  const shot: Shot = { unit: unit.id, team, action: action.id, observer, point, targets: [], made: 0, now: null }
  state.shot = shot
  return shot
}

/** A Combat or Scan Action from its first target to its end. `first`: what was chosen with the Action itself. */
export function* attackWith(t: DownsyncTable, shooter: Shooter, first: FirstAttack): Rules {
  const shot = takeAim(t.state, shooter)
  let next: FirstAttack | undefined = first
  while (next !== undefined) {
    shot.targets.push(next.target)
    yield* strike(t, shot, shooter, next)
    next = shot.made < shooter.action.rof ? yield* nextTarget(t, shooter) : undefined
  }
  yield* endAction(t, shooter)
}

/** DS-159, DS-169 The next one may be aimed at the same or another; the actor may stop. */
function* nextTarget(t: DownsyncTable, shooter: Shooter): Rules<FirstAttack | undefined> {
  for (;;) {
    const aims = aimsOf(t.state, shooter)
    if (aims.allowed.every((aim) => aim.do === 'clear jam')) return undefined
    const aim = yield* t.chooseOrPass(shooter.unit.seat, targetQuestion, aims)
    if (aim === undefined || aim.do === 'attack') return aim
    clearJam(t, shooter.unit)
  }
}

/** Every target plain and Boosted, as far as it may be. */
export function aimsOf(state: State, shooter: Shooter): Offer<Aim> {
  const { unit } = shooter
  const noBoost = whyNoBoost(state, unit)
  const aims: Aim[] = []
  const targets = enemyTargets(state, shooter)
  for (const target of targets) {
    if (whyNoTarget(state, shooter, target) !== undefined) continue
    aims.push({ do: 'attack', target, boosted: false })
    if (noBoost === undefined) aims.push({ do: 'attack', target, boosted: true })
  }
  if (unit.jammed && cpOf(state, unit.seat) >= prices.jam) aims.push({ do: 'clear jam' })
  return {
    allowed: aims,
    blocked: () =>
      offer(
        targets.flatMap((target): Aim[] => [
          { do: 'attack', target, boosted: false },
          { do: 'attack', target, boosted: true },
        ]),
        (aim) =>
          aim.do === 'clear jam'
            ? undefined
            : (whyNoTarget(state, shooter, aim.target) ?? (aim.boosted ? noBoost : undefined)),
      ).blocked(),
  }
}

/** DS-161, DS-171 One Attack or Scan Check: the Boost is paid, the dice are rolled, a hit does what it does. */
function* strike(t: DownsyncTable, shot: Shot, shooter: Shooter, { target, boosted }: FirstAttack): Rules {
  const { unit, team, action } = shooter
  if (boosted) spend(t, unit.seat, 1, 'boost', unit.id)
  const plan = attackPlan(t.state, shooter, target)
  const ping = pingOf(t.state, target.element)
  const { dice, dropped, total } = rollTwo(t, boosted)
  const isHit = total >= plan.needed
  shot.made++
  const now: Strike = {
    target,
    dice,
    boosted,
    needed: plan.needed,
    isHit,
    effect: plan.effect,
    needs: plan.needs - plan.bonus,
    netSpent: 0,
  }
  shot.now = now
  t.tell({
    kind: 'attack',
    rule: action.isScan ? 'DS-161' : 'DS-171',
    unit: unit.id,
    team,
    action: action.id,
    target,
    ping: ping === undefined ? null : { signature: ping.signature, number: ping.number },
    dice,
    dropped,
    stat: plan.stat,
    skill: plan.skill,
    defense: plan.defense,
    modifiers: plan.modifiers,
    gap: plan.gap,
    needed: plan.needed,
    total,
    isHit,
    number: shot.made,
    of: action.rof,
  })
  if (isHit) yield* hit(t, plan, now)
  shot.now = null
}

/** DS-270 A point first, then the targets of all Attacks, then one after the other. */
export function* attackCluster(t: DownsyncTable, aiming: Shooter): Rules {
  const shot = takeAim(t.state, aiming)
  const point: Point = yield* choosePoint(t, aiming)
  shot.point = point
  const shooter = { ...aiming, point }
  t.tell({
    kind: 'point chosen',
    rule: 'DS-270',
    unit: aiming.unit.id,
    action: aiming.action.id,
    x: point.x,
    y: point.y,
  })
  shot.targets = yield* spreadAttacks(t, shooter)
  for (const target of shot.targets) {
    if (isGone(t.state, target)) {
      shot.made++
      t.tell({ kind: 'attack lost', rule: 'DS-179', unit: aiming.unit.id, action: aiming.action.id, number: shot.made })
      continue
    }
    const boosted = yield* isBoosted(t, shooter)
    if (boosted === undefined) break
    yield* strike(t, shot, shooter, { target, boosted })
  }
  yield* endAction(t, shooter)
}

/** D30 for a target that is declared already; undefined: the actor stops. */
function* isBoosted(t: DownsyncTable, { unit }: Shooter): Rules<boolean | undefined> {
  for (;;) {
    const options = boostOptions(t.state, unit)
    if (options.length === 1) return false
    const chosen = yield* t.chooseOrPass(unit.seat, boostQuestion, options)
    if (chosen !== 'clear jam') return chosen && chosen === 'boosted'
    clearJam(t, unit)
  }
}

export type BoostOption = 'fire' | 'boosted' | 'clear jam'

function boostOptions(state: State, unit: Unit): BoostOption[] {
  const options: BoostOption[] = ['fire']
  if (whyNoBoost(state, unit) === undefined) options.push('boosted')
  if (unit.jammed && cpOf(state, unit.seat) >= prices.jam) options.push('clear jam')
  return options
}

/** DS-217 A Combat Action costs the Stealth Token; DS-167 a scan does not. DS-248 Hit and Run. */
function* endAction(t: DownsyncTable, { unit, action }: Shooter): Rules {
  t.state.shot = null
  if (!isCombat(action) || unit.at !== 'table') return
  loseStealth(t, unit, 'DS-217')
  if (!cardOf(unit).hitAndRun) return
  const teams = unit.bases.map(({ team }) => team)
  yield* placeUnit(t, unit.seat, unit, teams, { kind: 'own', within: placing.hitAndRun }, 'DS-248')
}
