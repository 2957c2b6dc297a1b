// Events of tokens and wounds, which all rules tell; and how the log says them.

import type { RuleId } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import type { EnemyId } from '../content/enemies.ts'
import { commandoName, enemyName } from '../names.ts'

interface OfCommando {
  readonly commando: CommandoId
}

/** An enemy in an event, which may be off the map when it is read. */
export interface OfEnemy {
  readonly uid: number
  readonly type: EnemyId
  readonly figure: number
}

export type HarmEvent =
  | ({ readonly kind: 'paid'; readonly rule: 'SB-050'; readonly cost: number; readonly what: string } & OfCommando)
  | ({ readonly kind: 'gained adrenaline'; readonly rule: RuleId; readonly amount: number } & OfCommando)
  | { readonly kind: 'gained energy' | 'lost energy'; readonly rule: RuleId; readonly amount: number }
  | { readonly kind: 'tiles refreshed'; readonly rule: 'SB-133' | 'SB-164'; readonly removed: number }
  | ({ readonly kind: 'wounded'; readonly rule: 'SB-130'; readonly wounds: number; readonly all: number } & OfCommando)
  | ({ readonly kind: 'downed'; readonly rule: 'SB-131' } & OfCommando)
  | ({ readonly kind: 'killed'; readonly rule: 'SB-136' } & OfCommando)
  | ({ readonly kind: 'healed'; readonly rule: RuleId; readonly wounds: number } & OfCommando)
  | ({ readonly kind: 'enemy wounded'; readonly rule: 'SB-123'; readonly wounds: number } & OfEnemy)
  | ({ readonly kind: 'removed'; readonly rule: 'SB-140' | 'SB-195'; readonly square: Square } & OfEnemy)
  | { readonly kind: 'console wounded'; readonly rule: 'SB-224'; readonly wounds: number }

const wounds = (count: number): string => (count === 1 ? '1 wound' : `${count} wounds`)

export function saysHarm(event: HarmEvent): string {
  switch (event.kind) {
    case 'paid':
      return `${commandoName(event.commando)} takes ${event.cost} adrenaline: ${event.what}.`
    case 'gained adrenaline':
      return `${commandoName(event.commando)} gains ${event.amount} adrenaline.`
    case 'gained energy':
      return `The Overseer gains ${event.amount} energy.`
    case 'lost energy':
      return `The Overseer loses ${event.amount} energy.`
    case 'tiles refreshed':
      return `The dashboard is refreshed: ${event.removed} off its tiles.`
    case 'wounded':
      return `${commandoName(event.commando)} suffers ${wounds(event.wounds)}.`
    case 'downed':
      return `${commandoName(event.commando)} goes down.`
    case 'killed':
      return `${commandoName(event.commando)} is killed.`
    case 'healed':
      return `${commandoName(event.commando)} discards ${wounds(event.wounds)}.`
    case 'enemy wounded':
      return `${enemyName(event)} suffers ${wounds(event.wounds)}.`
    case 'removed':
      return `${enemyName(event)} is removed.`
    case 'console wounded':
      return `The console suffers ${wounds(event.wounds)}.`
  }
}
