// All Actions of a unit with what they can be used on (CC-137, CC-139), in one list.

import type { Blocked, Offer } from '@umpire/engine'
import type { Use } from '../questions/use.ts'
import { hasStep } from '../regions.ts'
import type { State } from '../state.ts'
import type { Defender } from '../state/complex.ts'
import { type AbilityRef, type Declared, nothingDeclared } from '../state/stack.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import { actionsOf, whyNotUse } from './abilities.ts'
import { whyNotActivate, whyNotAfford } from './activate.ts'
import { allowedDeclarations, declarationsOf } from './declaring.ts'
import { usableTrackers } from './shares.ts'
import { defenderHas } from './units.ts'

/** CC-127 The trackers that may pay for it, as bits; -1 for Operatives, who pay themselves. */
const payersFor = (state: State, unit: Unit): number => (isOperative(unit) ? -1 : usableTrackers(state))

/** What a unit can do now, and on request what it cannot. */
export function usesOf(state: State, unit: Unit): Offer<Use> {
  const payers = payersFor(state, unit)
  const allowed: Use[] = []
  for (const ref of actionsOf(state, unit)) {
    if (whyNotUse(state, ref) !== undefined || whyNotAfford(state, ref) !== undefined) continue
    for (const declared of allowedDeclarations(state, ref, payers)) allowed.push(asUse(ref, declared))
  }
  return { allowed, blocked: () => actionsOf(state, unit).flatMap((ref) => blockedUses(state, ref, payers)) }
}

const asUse = (ref: AbilityRef, declared: Declared): Use => ({ do: 'use', ref, declared })

function blockedUses(state: State, ref: AbilityRef, payers: number): Blocked<Use>[] {
  const refusal = whyNotUse(state, ref) ?? whyNotAfford(state, ref)
  const others = refusal === undefined ? declarationsOf(state, ref, payers).blocked() : []
  const blocked = others.map(({ value, refusal: why }) => ({ value: asUse(ref, value), refusal: why }))
  const why = refusal ?? (others.length === 0 ? whyNotActivate(state, ref) : undefined)
  return why === undefined ? blocked : [...blocked, { value: asUse(ref, nothingDeclared), refusal: why }]
}

/** Whether a unit can do anything. */
export function hasUse(state: State, unit: Unit): boolean {
  for (const ref of actionsOf(state, unit)) if (whyNotActivate(state, ref) === undefined) return true
  return false
}

/** CC-114 Nearly every Defender can move if that can be paid, and this is seen at a glance: menus ask it of all. */
export const canSimplyMove = (state: State, defender: Defender): boolean =>
  !defender.isDisabled && hasStep(state, defender.region) && !defenderHas(defender, 'Immobile')
