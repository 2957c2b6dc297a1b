// Adrenaline and energy (SB-030, SB-050 to SB-052): the same tokens, on sheets and in the Overseer's pool.

import { refuse, type RuleId, type WhyNot } from '@umpire/engine'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { maxAdrenalineOf } from './passives.ts'

/** SB-051 What costs nothing can always be paid. */
export const canPay = (commando: Commando, cost: number): boolean =>
  cost === 0 || commando.adrenaline + cost <= maxAdrenalineOf(commando)

/** `what` begins the sentence: `Attack`. */
export function whyNotPay(commando: Commando, cost: number, what: string): WhyNot {
  if (canPay(commando, cost)) return undefined
  return refuse('SB-051', () => {
    const max = maxAdrenalineOf(commando)
    const more = max - commando.adrenaline
    return more > 0
      ? `${what} costs ${cost}, you may take only ${more} more (Max ${max}).`
      : `${what} costs ${cost}, and you are at ${commando.adrenaline} of Max ${max}.`
  })
}

/** SB-050 The commando takes tokens from the bank. */
export function pay(t: SubterraTable, commando: Commando, cost: number, what: string): void {
  commando.adrenaline += cost
  if (cost > 0) t.tell({ kind: 'paid', rule: 'SB-050', commando: commando.id, cost, what })
}

/** SB-052 Also above Max. */
export function gainAdrenaline(t: SubterraTable, commando: Commando, amount: number, rule: RuleId): void {
  commando.adrenaline += amount
  t.tell({ kind: 'gained adrenaline', rule, commando: commando.id, amount })
}

/** From the bank to the pool. */
export function gainEnergy(t: SubterraTable, amount: number, rule: RuleId): void {
  if (amount === 0) return
  t.state.energy += amount
  t.tell({ kind: 'gained energy', rule, amount })
}

/** From the pool to the bank, never below 0. */
export function loseEnergy(t: SubterraTable, amount: number, rule: RuleId): void {
  const lost = Math.min(amount, t.state.energy)
  t.state.energy -= lost
  if (lost > 0) t.tell({ kind: 'lost energy', rule, amount: lost })
}
