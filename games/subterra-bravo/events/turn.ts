// Events of a commando's turn: moving, trading, reviving, and what Action cards do; and how the log says them.

import type { LogReader, RuleId } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { CommandoId } from '../content/commandos.ts'
import type { FindId, KitId } from '../content/kit/card.ts'
import { type StanceId, stances } from '../content/stances.ts'
import { countOf } from '../content/text/words.ts'
import type { SubterraEvent } from '../events.ts'
import { cardOf, commandoName, enemyName, squareName } from '../names.ts'
import type { FigureRef, State } from '../state.ts'
import type { OfEnemy } from './harm.ts'

interface OfCommando {
  readonly commando: CommandoId
}

interface OfCard {
  readonly card: KitId | FindId
}

/** What an Action card leaves on a square of the map. */
type Laid = 'flare' | 'smoke' | 'mine' | 'seal'

export type TurnEvent =
  /** SB-056 `points`: all that it has now. */
  | ({ readonly kind: 'move action'; readonly rule: 'SB-056'; readonly points: number } & OfCommando)
  | ({
      readonly kind: 'moved'
      readonly rule: RuleId
      readonly from: Square
      readonly path: readonly Square[]
    } & OfCommando)
  | ({ readonly kind: 'stopped'; readonly rule: 'SB-071'; readonly lost: number } & OfCommando)
  /** `name`: an enemy may be gone when the event is read. */
  | {
      readonly kind: 'forced to move'
      readonly rule: 'SB-085'
      readonly figure: FigureRef
      readonly name: string
      readonly from: Square
      readonly path: readonly Square[]
    }
  | ({ readonly kind: 'left'; readonly rule: 'SB-199' | 'SB-218'; readonly cores: number } & OfCommando)
  | ({
      readonly kind: 'traded'
      readonly rule: 'SB-058'
      readonly what: KitId | FindId | 'core'
      readonly to: CommandoId
    } & OfCommando)
  | ({ readonly kind: 'revived'; readonly rule: 'SB-137'; readonly by: CommandoId } & OfCommando)
  | ({ readonly kind: 'back in action'; readonly rule: 'SB-062'; readonly stance: StanceId } & OfCommando)
  | ({ readonly kind: 'card used'; readonly rule: 'SB-062' } & OfCommando & OfCard)
  | ({ readonly kind: 'max raised'; readonly rule: 'SB-062'; readonly by: number } & OfCommando)
  | ({ readonly kind: 'reloaded'; readonly rule: 'SB-146'; readonly uses: number } & OfCommando & OfCard)
  | ({ readonly kind: 'adrenaline returned'; readonly rule: 'SB-062'; readonly amount: number } & OfCommando)
  | ({
      readonly kind: 'given a status'
      readonly rule: 'SB-156' | 'SB-157' | 'SB-158'
      readonly status: 'Suppressed' | 'Stunned' | 'Marked'
    } & OfEnemy)
  | {
      readonly kind: 'laid'
      readonly rule: RuleId
      readonly what: Laid
      readonly square: Square
    }

const kinds: ReadonlySet<string> = new Set<TurnEvent['kind']>([
  'move action',
  'moved',
  'stopped',
  'forced to move',
  'left',
  'traded',
  'revived',
  'back in action',
  'card used',
  'max raised',
  'reloaded',
  'adrenaline returned',
  'given a status',
  'laid',
])

export const isTurnEvent = (event: SubterraEvent): event is TurnEvent => kinds.has(event.kind)

const laidWords: { readonly [What in Laid]: (square: string) => string } = {
  flare: (square) => `A flare burns on ${square}.`,
  smoke: (square) => `Smoke spreads around ${square}.`,
  mine: (square) => `A mine lies on ${square}.`,
  seal: (square) => `The vent on ${square} is sealed.`,
}

const points = (count: number): string => `${count} MP`

/** Where a way ends. */
const endOf = (path: readonly Square[], from: Square, state: State): string => squareName(path.at(-1) ?? from, state)

export function saysTurn(event: TurnEvent, { state }: LogReader<State>): string {
  switch (event.kind) {
    case 'move action':
      return `${commandoName(event.commando)} has ${points(event.points)}.`
    case 'moved':
      return `${commandoName(event.commando)} goes from ${squareName(event.from, state)} to ${endOf(event.path, event.from, state)}.`
    case 'stopped':
      return `${commandoName(event.commando)} stops and loses ${points(event.lost)}.`
    case 'forced to move':
      return `${event.name} is moved to ${endOf(event.path, event.from, state)}.`
    case 'left':
      return `${commandoName(event.commando)} leaves the map${event.cores === 0 ? '' : ` with ${countOf(event.cores, 'core')}`}.`
    case 'traded': {
      const what = event.what === 'core' ? 'a core' : cardOf(event.what).name
      return `${commandoName(event.commando)} gives ${commandoName(event.to)} ${what}.`
    }
    case 'revived':
      return `${commandoName(event.by)} revives ${commandoName(event.commando)}, who is recovering.`
    case 'back in action':
      return `${commandoName(event.commando)} is active at once, in ${stances.of(event.stance).name}.`
    case 'card used':
      return `${commandoName(event.commando)} uses ${cardOf(event.card).name}.`
    case 'max raised':
      return `${commandoName(event.commando)} has Max Adrenaline +${event.by} this round.`
    case 'reloaded':
      return `${commandoName(event.commando)}'s ${cardOf(event.card).name} has ${countOf(event.uses, 'use')} again.`
    case 'adrenaline returned':
      return `${commandoName(event.commando)} returns ${event.amount} adrenaline to the bank.`
    case 'given a status':
      return `${enemyName(event)} is ${event.status}.`
    case 'laid':
      return laidWords[event.what](squareName(event.square, state))
  }
}
