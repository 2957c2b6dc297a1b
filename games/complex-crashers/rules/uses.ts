// All Actions of a unit with what they can be used on (CC-137, CC-139), in one list.

import type { Blocked, Offer } from '@umpire/engine'
import type { Use } from '../questions/use.ts'
import type { State } from '../state.ts'
import { type AbilityRef, nothingDeclared } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { actionsOf, whyNotUse } from './abilities.ts'
import { whyNotActivate, whyNotAfford } from './activate.ts'
import { declarationsOf } from './declaring.ts'
import { usableTrackers } from './shares.ts'

/** CC-127 The trackers that may pay for it, as bits; -1 for Operatives, who pay themselves. */
const payersFor = (state: State, unit: Unit): number => (isOperative(unit) ? -1 : usableTrackers(state))

/** What a unit can do now, and on request what it cannot. */
export function usesOf(state: State, unit: Unit): Offer<Use> {
  const payers = payersFor(state, unit)
  const allowed: Use[] = []
  for (const ref of actionsOf(state, unit)) {
    if (whyNotUse(state, ref) !== undefined || whyNotAfford(state, ref) !== undefined) continue
    for (const declared of declarationsOf(state, ref, payers).allowed) allowed.push({ ref, declared })
  }
  return { allowed, blocked: () => actionsOf(state, unit).flatMap((ref) => blockedUses(state, ref, payers)) }
}

function blockedUses(state: State, ref: AbilityRef, payers: number): Blocked<Use>[] {
  const refusal = whyNotUse(state, ref) ?? whyNotAfford(state, ref)
  const others = refusal === undefined ? declarationsOf(state, ref, payers).blocked() : []
  const blocked = others.map(({ value, refusal: why }) => ({ value: { ref, declared: value }, refusal: why }))
  const why = refusal ?? (others.length === 0 ? whyNotActivate(state, ref) : undefined)
  return why === undefined ? blocked : [...blocked, { value: { ref, declared: nothingDeclared }, refusal: why }]
}

/** Whether a unit can do anything. Defenders can nearly always move, which is the cheapest to see: it is looked at first. */
export function hasUse(state: State, unit: Unit): boolean {
  const refs = actionsOf(state, unit)
  for (let n = refs.length - 1; n >= 0; n--) {
    const ref = refs[n]
    if (ref !== undefined && whyNotActivate(state, ref) === undefined) return true
  }
  return false
}
