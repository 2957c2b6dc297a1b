// Stealth Tokens (DS-216 to DS-219): who may gain one, and what takes it away.

import { refuse, type RuleId, type WhyNot } from '@umpire/engine'
import { burnReach } from '../content/numbers.ts'
import { unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { areWithin } from './ground.ts'

/** DS-218 The enemy Unit that is too near. */
export const enemyNear = (state: State, unit: Unit): Unit | undefined =>
  state.units.find((enemy) => enemy.seat !== unit.seat && enemy.at === 'table' && areWithin(unit, enemy, burnReach))

/** DS-218 Why the Unit cannot gain a Stealth Token now. */
export function whyNoStealth(state: State, unit: Unit): WhyNot {
  if (unit.stealth) return refuse('DS-216', () => `${unitName(unit)} has a Stealth Token already`)
  if (unit.cache !== null) return refuse('DS-218', () => `${unitName(unit)} carries a cache and cannot hide`)
  const enemy = enemyNear(state, unit)
  return enemy && refuse('DS-218', () => `${unitName(enemy)} is within 2″ of ${unitName(unit)}`)
}

export function gainStealth(t: DownsyncTable, unit: Unit, rule: RuleId): void {
  unit.stealth = true
  t.tell({ kind: 'stealth gained', rule, unit: unit.id })
}

/** Nothing happens where there is none. */
export function loseStealth(t: DownsyncTable, unit: Unit, rule: RuleId, by: number | null = null): void {
  if (!unit.stealth) return
  unit.stealth = false
  t.tell({ kind: 'stealth lost', rule, unit: unit.id, by })
}

/** DS-217, DS-225 The Unit has ended a move or Placement: between it and enemy Units within 2" no Stealth lasts. */
export function stripStealth(t: DownsyncTable, unit: Unit): void {
  for (const enemy of t.state.units) {
    if (enemy.seat === unit.seat || enemy.at !== 'table' || !(unit.stealth || enemy.stealth)) continue
    if (!areWithin(unit, enemy, burnReach)) continue
    loseStealth(t, unit, 'DS-217', enemy.id)
    loseStealth(t, enemy, 'DS-217', unit.id)
  }
}
