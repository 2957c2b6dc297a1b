// Interrupt cards (SB-142, SB-205 to SB-207): which of them a commando may use in a window, and what using one costs.

import type { FindCard, InterruptEffect, KitCard } from '../content/kit/card.ts'
import type { WindowName } from '../content/windows.ts'
import { cardOf } from '../names.ts'
import type { State } from '../state.ts'
import type { Commando, KitInstance } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { canPay, pay } from './paying.ts'

type InterruptCard = Extract<KitCard | FindCard, { readonly type: 'interrupt' }>
type InterruptIn<Name extends WindowName> = Extract<InterruptEffect, { readonly window: Name }>

/** A carried card that can be used in a window now. */
export interface Usable<Name extends WindowName = WindowName> {
  readonly item: KitInstance
  readonly card: InterruptCard
  readonly effect: InterruptIn<Name>
}

/** One of them, and whose it is. */
export interface UsableBy<Name extends WindowName = WindowName> extends Usable<Name> {
  readonly commando: Commando
}

const isIn = <Name extends WindowName>(effect: InterruptEffect, window: Name): effect is InterruptIn<Name> =>
  effect.window === window

/**
 * SB-051, SB-064, SB-143, SB-145, SB-207 What a commando can use in this window, as far as the card itself goes. Where
 * a match is played without interrupts, no kit holds any.
 */
export function interruptsOf<Name extends WindowName>(commando: Commando, window: Name): Usable<Name>[] {
  const found: Usable<Name>[] = []
  if (commando.status !== 'active' || commando.square === null) return found
  for (const item of commando.kit) {
    if (item.exhausted) continue
    const card = cardOf(item.card)
    if (card.type !== 'interrupt' || !canPay(commando, card.adrenaline)) continue
    const effect = card.interrupt
    if (isIn(effect, window)) found.push({ item, card, effect })
  }
  return found
}

/** SB-205 The same for all commandos, by initiative. Each of them may use one card in a window. */
export function interruptCards<Name extends WindowName>(state: State, window: Name): UsableBy<Name>[] {
  const found: UsableBy<Name>[] = []
  if (!state.terms.hasInterrupts) return found
  for (const commando of state.commandos) {
    if (commando.initiative === null) continue
    for (const usable of interruptsOf(commando, window)) found.push({ ...usable, commando })
  }
  return found.length < 2 ? found : found.sort((a, b) => (a.commando.initiative ?? 0) - (b.commando.initiative ?? 0))
}

/** SB-145 */
export function exhaust(item: KitInstance): void {
  item.exhausted = true
}

/** SB-146 Takes a use off a card that has uses, and discards it after the last. */
export function spendUse(t: SubterraTable, commando: Commando, item: KitInstance): void {
  if (item.uses === null) return
  item.uses--
  if (item.uses > 0) return
  commando.kit = commando.kit.filter((other) => other !== item)
  t.tell({ kind: 'used up', rule: 'SB-146', commando: commando.id, card: item.card })
}

/** SB-142 Pays for an interrupt, tells it, and exhausts the card or takes a use off it. */
export function useInterrupt(t: SubterraTable, commando: Commando, item: KitInstance): void {
  const card = cardOf(item.card)
  if (card.type !== 'interrupt') throw new Error(`${item.card} is no interrupt`)
  pay(t, commando, card.adrenaline, card.name)
  t.tell({ kind: 'interrupt used', rule: 'SB-142', commando: commando.id, card: item.card })
  if (card.exhausts) exhaust(item)
  spendUse(t, commando, item)
}
