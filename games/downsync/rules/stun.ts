// Stun Tokens (DS-177, DS-213 to DS-215): who is Stunned, and how it is shaken off before a Unit Activation.

import type { Rules } from '@umpire/engine'
import { prices } from '../content/numbers.ts'
import { stunQuestion } from '../questions/stun.ts'
import type { State } from '../state.ts'
import type { Activation } from '../state/activation.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { pointsOf } from './activations.ts'
import { cpOf, spend } from './command-points.ts'
import { takeToken } from './tokens.ts'
import { baseOf, isMultiBase } from './units.ts'

/** DS-129 A Unit has one token for all its bases; by the later text (option) each Infantry Base is stunned by itself. */
export const stunsPerBase = (state: State, unit: Unit): boolean => state.terms.stunsPerBase && isMultiBase(unit)

/** Whether this base has to pay before it acts. */
export const isStunned = (state: State, unit: Unit, team: number): boolean =>
  stunsPerBase(state, unit) ? baseOf(unit, team).stunned : unit.stunned

export const hasStun = (state: State, unit: Unit): boolean =>
  stunsPerBase(state, unit) ? unit.bases.some(({ stunned }) => stunned) : unit.stunned

/** DS-177 At most one token: a second one adds nothing. */
export function stun(t: DownsyncTable, unit: Unit, team: number): void {
  if (isStunned(t.state, unit, team)) {
    t.tell({ kind: 'stunned already', rule: 'DS-177', unit: unit.id, team })
    return
  }
  if (stunsPerBase(t.state, unit)) baseOf(unit, team).stunned = true
  else unit.stunned = true
  t.tell({ kind: 'stunned', rule: 'DS-177', unit: unit.id, team, isWholeUnit: !stunsPerBase(t.state, unit) })
}

/** How a Stun Token went. */
export type StunGone = 'cp' | 'ap' | 'cm' | 'emergency' | 'repair'

/** `team` null: the whole Unit is free of it. */
export function removeStun(t: DownsyncTable, unit: Unit, team: number | null, by: StunGone): void {
  if (team === null) {
    unit.stunned = false
    for (const base of unit.bases) base.stunned = false
  } else if (stunsPerBase(t.state, unit)) {
    baseOf(unit, team).stunned = false
  }
  t.tell({ kind: 'stun gone', rule: by === 'repair' ? 'DS-288' : 'DS-213', unit: unit.id, team, by })
}

/** DS-213, DS-215 One way to pay: a Command Point for the whole Unit, or what this base has. */
export interface StunPay {
  readonly team: number
  readonly by: 'cp' | 'ap' | 'cm' | 'emergency'
}

/** DS-213 The Action Point can always be chosen. `mayBuy`: with a Command Point, too. */
function waysOut(state: State, unit: Unit, team: number, mayBuy: boolean): StunPay[] {
  const { cm, emergency } = baseOf(unit, team)
  const ways: StunPay[] = [{ team, by: 'ap' }]
  if (mayBuy && cpOf(state, unit.seat) >= prices.stun) ways.push({ team, by: 'cp' })
  if (cm > 0) ways.push({ team, by: 'cm' })
  if (emergency > 0) ways.push({ team, by: 'emergency' })
  return ways
}

/**
 * DS-213, DS-215 Before its next Unit Activation, in whichever Round (DS-214), a Stunned Unit pays: a Command Point for all
 * of it, or each base for itself with what it has. Nothing else is hindered, moving least of all (DS-089).
 */
export function* payForStun(t: DownsyncTable, activation: Activation, unit: Unit): Rules {
  const { state } = t
  if (!hasStun(state, unit)) return
  const stunned = unit.bases.filter(({ team }) => isStunned(state, unit, team))
  for (const base of stunned) {
    const { team } = base
    const { by } = yield* t.choose(unit.seat, stunQuestion, waysOut(state, unit, team, base === stunned[0]))
    if (by === 'cp') {
      spend(t, unit.seat, prices.stun, 'stun', unit.id)
      removeStun(t, unit, null, by)
      return
    }
    if (by === 'ap') pointsOf(activation, team).points--
    else takeToken(base, by)
    removeStun(t, unit, stunned.length === 1 ? null : team, by)
  }
  unit.stunned = false
}
