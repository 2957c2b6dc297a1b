// Resolving an attack (CC-144, CC-181 to CC-189): what its locked dice do to all units together, and what follows.

import type { Rules } from '@umpire/engine'
import { passives } from '../content/passives.ts'
import { whoIs } from '../events/who.ts'
import { defenderOf, operativeOf, type State } from '../state.ts'
import type { AttackNow, Frame, Group } from '../state/stack.ts'
import { isDefender, isOperative, isReactor, type Unit } from '../state/unit.ts'
import type { CrashersTable } from '../table.ts'
import { damage, damageToFall, destroy } from './harm.ts'
import { damageOf } from './odds.ts'
import { gainAp } from './paying.ts'
import { goOffline } from './reactors.ts'
import { carryOutRiders } from './riders.ts'
import { isAble, isThere, operativeHas } from './units.ts'
import { checkVictory } from './victory.ts'
import type { Destroyed, Results } from './windows.ts'

/** What the locked groups of an attack do to a unit. */
interface Suffered {
  readonly unit: Unit
  readonly damage: number
}

/** CC-144, CC-189 Damage of all groups at once, then what the ability adds, then whether the game is won. */
export function* resolve(t: CrashersTable, frame: Frame): Rules<Results> {
  const suffered = frame.attack === null ? [] : countDamage(t, frame.attack)
  const incapacitated: Unit[] = []
  const destroyed: Destroyed[] = []
  const offline: Unit[] = []
  for (const one of suffered) {
    if (isOperative(one.unit)) {
      if (damage(t, operativeOf(t.state, one.unit), one.damage)) incapacitated.push(one.unit)
    } else if (one.damage < damageToFall(t.state, one.unit)) withstand(t, one)
    else if (isReactor(one.unit)) offline.push(one.unit)
    else destroyed.push(...removed(t, one.unit))
  }
  if (offline.length > 0) yield* goOffline(t, offline, 'CC-186')
  if (destroyed.length + offline.length > 0) momentum(t, frame)
  const results: Results = { destroyed, incapacitated, offline, damaged: suffered.map(({ unit }) => unit) }
  yield* carryOutRiders(t, frame, results, (unit) => destroyed.push(...removed(t, unit)))
  checkVictory(t)
  return results
}

/** CC-178, CC-181, CC-187 The damage of each unit that is still there, where there is any. */
function countDamage(t: CrashersTable, { groups }: AttackNow): Suffered[] {
  const found: { unit: Unit; damage: number }[] = []
  for (const { unit, armor, dice } of tallies(t.state, groups)) {
    const points = damageOf(dice, armor)
    t.tell({ kind: 'group counted', rule: 'CC-181', on: whoIs(t.state, unit), dice, armor, damage: points })
    if (points === 0) continue
    const known = found.find((one) => one.unit === unit)
    if (known === undefined) found.push({ unit, damage: points })
    else known.damage += points
  }
  return found
}

/** Locked dice of a unit that meet the same Armor. */
interface Tally {
  readonly unit: Unit
  readonly armor: number
  readonly dice: number[]
}

function tallies(state: State, groups: readonly Group[]): Tally[] {
  const found: Tally[] = []
  for (const { unit, status, armor, dice } of groups) {
    if (status !== 'locked' || armor === null || !isThere(state, unit)) continue
    const known = found.find((one) => one.unit === unit && one.armor === armor)
    if (known === undefined) found.push({ unit, armor, dice: dice.slice() })
    else known.dice.push(...dice)
  }
  return found
}

/** CC-185, CC-186 Less than the Kill Threshold does nothing and is not remembered. */
const withstand = (t: CrashersTable, { unit, damage: points }: Suffered): void =>
  t.tell({
    kind: 'withstood',
    rule: isReactor(unit) ? 'CC-186' : 'CC-185',
    who: whoIs(t.state, unit),
    damage: points,
    needed: damageToFall(t.state, unit),
  })

function removed(t: CrashersTable, unit: Unit): Destroyed[] {
  const defender = isDefender(unit) ? defenderOf(t.state, unit) : undefined
  if (defender === undefined) return []
  destroy(t, defender)
  const { card, figure, region, isDisabled } = defender
  return [{ unit, card, figure, region, isDisabled }]
}

/** Momentum: the first success of an Operative's attack in an Initiative gives it a point back. */
function momentum(t: CrashersTable, { ability }: Frame): void {
  if (ability === null || !isOperative(ability.unit)) return
  const operative = operativeOf(t.state, ability.unit)
  if (operative.hadMomentum || !isAble(operative) || !operativeHas(operative, 'momentum')) return
  operative.hadMomentum = true
  gainAp(t, operative.id, passives.momentum.ap, 'CC-135')
}
