// What Actions cost (DS-150): Action Points of the base, Command Points of the Force, either, both, or nothing.

import { refuse, type WhyNot } from '@umpire/engine'
import type { Action, Cost } from '../content/action.ts'
import { unitName } from '../names.ts'
import type { State } from '../state.ts'
import type { Activation } from '../state/activation.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { pointsOf } from './activations.ts'
import { cpOf, spend } from './command-points.ts'

/** One way to pay for an Action. */
export type Pay = 'ap' | 'cp' | 'both' | 'free'

const waysOf: { readonly [C in Cost]: readonly Pay[] } = {
  A: ['ap'],
  C: ['cp'],
  'A/C': ['ap', 'cp'],
  'A+C': ['both'],
  free: ['free'],
}

export const waysToPay = (cost: Cost): readonly Pay[] => waysOf[cost]

export const apIn = (pay: Pay): 0 | 1 => (pay === 'ap' || pay === 'both' ? 1 : 0)
export const cpIn = (pay: Pay): 0 | 1 => (pay === 'cp' || pay === 'both' ? 1 : 0)

/** Why it cannot be paid this way. DS-289: who was just unloaded has one Action, with its Action Point. */
export function whyNotPaid(state: State, activation: Activation, unit: Unit, team: number, pay: Pay): WhyNot {
  if (apIn(pay) > 0 && pointsOf(activation, team).points === 0) {
    return refuse('DS-150', () => `${unitName(unit)} has no Action Point left`)
  }
  if (cpIn(pay) > cpOf(state, unit.seat)) return refuse('DS-150', 'there is no Command Point left')
  if (activation.isUnloaded && apIn(pay) === 0) {
    return refuse('DS-289', () => `${unitName(unit)} was unloaded: one Action, with its Action Point`)
  }
  return undefined
}

export function payFor(
  t: DownsyncTable,
  activation: Activation,
  unit: Unit,
  team: number,
  way: Pay,
  action: Pick<Action, 'id'>,
): void {
  if (apIn(way) > 0) {
    pointsOf(activation, team).points--
    activation.hasActed = true
  }
  if (cpIn(way) > 0) spend(t, unit.seat, 1, 'action', unit.id)
  t.tell({ kind: 'action', rule: 'DS-150', unit: unit.id, team, action: action.id, pay: way })
}
