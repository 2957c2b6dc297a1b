// Events of rounds, of the Planning Phase and of whose turn it is; and how the log says them.

import type { LogReader, RuleId, Secret } from '@umpire/engine'
import type { CommandoId } from '../content/commandos.ts'
import type { FindId, KitId } from '../content/kit/card.ts'
import { type StanceId, stances } from '../content/stances.ts'
import type { SubterraEvent } from '../events.ts'
import { cardOf, commandoName } from '../names.ts'
import type { State } from '../state.ts'

export type RoundEvent =
  | { readonly kind: 'round begins'; readonly rule: 'SB-031'; readonly round: number }
  | { readonly kind: 'planning begins'; readonly rule: 'SB-038'; readonly round: number }
  | {
      readonly kind: 'adrenaline banked'
      readonly rule: 'SB-039'
      readonly card: KitId | FindId
      readonly commando: CommandoId
      readonly tokens: number
    }
  | {
      readonly kind: 'transferred'
      readonly rule: 'SB-039'
      readonly amount: number
      /** What the pool holds then. */
      readonly energy: number
    }
  | { readonly kind: 'topped up'; readonly rule: 'SB-040'; readonly amount: number; readonly energy: number }
  | { readonly kind: 'recovered'; readonly rule: 'SB-041'; readonly commando: CommandoId }
  | {
      readonly kind: 'initiative'
      readonly rule: 'SB-043'
      readonly officer: CommandoId
      readonly order: readonly CommandoId[]
    }
  | {
      readonly kind: 'stances'
      readonly rule: 'SB-044'
      readonly chosen: readonly { readonly commando: CommandoId; readonly stance: StanceId }[]
    }
  | {
      readonly kind: 'stances laid'
      readonly rule: 'SB-044'
      readonly laid: readonly { readonly commando: CommandoId; readonly card: Secret<StanceId> }[]
    }
  | {
      readonly kind: 'stance turned up'
      readonly rule: 'SB-044'
      readonly commando: CommandoId
      readonly stance: StanceId
    }
  | {
      readonly kind: 'initiative swapped'
      readonly rule: 'SB-205'
      readonly commando: CommandoId
      /** Who acts now instead. */
      readonly other: CommandoId
    }
  | { readonly kind: 'turn begins'; readonly rule: 'SB-047'; readonly commando: CommandoId }
  | { readonly kind: 'turn ends'; readonly rule: 'SB-049' | 'SB-054' | 'SB-199'; readonly commando: CommandoId }
  | {
      readonly kind: 'mission ends'
      readonly rule: RuleId
      readonly side: 'commandos' | 'overseer'
      readonly round: number
    }

const kinds: ReadonlySet<string> = new Set<RoundEvent['kind']>([
  'round begins',
  'planning begins',
  'adrenaline banked',
  'transferred',
  'topped up',
  'recovered',
  'initiative',
  'stances',
  'stances laid',
  'stance turned up',
  'initiative swapped',
  'turn begins',
  'turn ends',
  'mission ends',
])

export const isRoundEvent = (event: SubterraEvent): event is RoundEvent => kinds.has(event.kind)

const endings: { readonly [Rule in 'SB-049' | 'SB-054' | 'SB-199']: string } = {
  'SB-049': 'is down, and the turn ends',
  'SB-054': 'ends the turn',
  'SB-199': 'is out, and the turn ends',
}

/** `Sgt. Quill Guarded Advance`; the name alone where the reader has not seen the card. */
const stanceTaken = (commando: CommandoId, stance: StanceId | undefined): string =>
  stance === undefined ? commandoName(commando) : `${commandoName(commando)} ${stances.of(stance).name}`

export function saysRound(event: RoundEvent, reader: LogReader<State>): string {
  switch (event.kind) {
    case 'round begins':
      return `Round ${event.round} begins.`
    case 'planning begins':
      return `Round ${event.round}: the commandos plan.`
    case 'adrenaline banked':
      return `${cardOf(event.card).name}: ${event.tokens} adrenaline of ${commandoName(event.commando)} goes to the bank.`
    case 'transferred':
      return `${event.amount} adrenaline goes to the Overseer's pool, which holds ${event.energy}.`
    case 'topped up':
      return `The pool gets ${event.amount} from the bank and holds ${event.energy}.`
    case 'recovered':
      return `${commandoName(event.commando)} is active again.`
    case 'initiative':
      return `${commandoName(event.officer)} commands. They act in this order: ${event.order.map(commandoName).join(', ')}.`
    case 'stances':
      return `Stances: ${event.chosen.map(({ commando, stance }) => stanceTaken(commando, stance)).join(', ')}.`
    case 'stances laid':
      return `Stances, facedown: ${event.laid.map(({ commando, card }) => stanceTaken(commando, reader.face(card))).join(', ')}.`
    case 'stance turned up':
      return `${commandoName(event.commando)} turns up ${stances.of(event.stance).name}.`
    case 'initiative swapped':
      return `${commandoName(event.commando)} and ${commandoName(event.other)} swap initiative: ${commandoName(event.other)} acts now.`
    case 'turn begins':
      return `It is ${commandoName(event.commando)}'s turn.`
    case 'turn ends':
      return `${commandoName(event.commando)} ${endings[event.rule]}.`
    case 'mission ends':
      return event.side === 'commandos' ? 'The commandos win the mission.' : 'The Overseer wins the mission.'
  }
}
