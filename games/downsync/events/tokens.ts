// Events of Command Points, Refresh, Stealth and removal, and how the log says them.

import type { GameEvent, LogReader, RuleId, Seat } from '@umpire/engine'
import { baseName, elementName, seatName, unitName } from '../names.ts'
import { type State, unitOf } from '../state.ts'
import type { SpentOn } from '../rules/command-points.ts'

export type TokensEvent =
  | {
      readonly kind: 'command points spent'
      readonly rule: RuleId
      readonly seat: Seat
      readonly points: number
      readonly what: SpentOn
      readonly element: number | null
      readonly left: number
    }
  | {
      readonly kind: 'command point back'
      readonly rule: 'DS-049'
      readonly seat: Seat
      readonly unit: number
      readonly left: number
    }
  | {
      readonly kind: 'refreshed'
      readonly rule: 'DS-065'
      readonly unit: number
      /** Countermeasure Tokens that it has gained, and whether its Overwatch Token went. */
      readonly cm: number
      readonly lostOverwatch: boolean
    }
  | { readonly kind: 'aura'; readonly rule: 'DS-243' | 'DS-244'; readonly unit: number }
  | { readonly kind: 'stun paid'; readonly rule: 'DS-046'; readonly unit: number }
  | { readonly kind: 'stealth gained'; readonly rule: RuleId; readonly unit: number }
  | { readonly kind: 'stealth lost'; readonly rule: RuleId; readonly unit: number; readonly by: number | null }
  | {
      readonly kind: 'base destroyed'
      readonly rule: 'DS-176'
      readonly unit: number
      readonly team: number
      readonly by: number | null
      readonly x: number
      readonly y: number
      /** Bases that its Unit has left. */
      readonly left: number
    }
  | { readonly kind: 'unit destroyed'; readonly rule: 'DS-176'; readonly unit: number; readonly by: number | null }
  | { readonly kind: 'packaged lost'; readonly rule: 'DS-239'; readonly unit: number; readonly carrier: number }

const kinds: ReadonlySet<string> = new Set<TokensEvent['kind']>([
  'command points spent',
  'command point back',
  'refreshed',
  'aura',
  'stun paid',
  'stealth gained',
  'stealth lost',
  'base destroyed',
  'unit destroyed',
  'packaged lost',
])

export const isTokensEvent = (event: GameEvent): event is TokensEvent => kinds.has(event.kind)

const uses: { readonly [What in SpentOn]: string } = {
  boost: 'a boost',
  stun: 'shaking off a Stun Token',
  reactor: 'more reactors',
  action: 'an Action',
  aura: 'an aura',
  'clear the way': 'Clear The Way',
  stealth: 'a Stealth Token',
  jam: 'clearing a jam',
  reposition: 'Reposition',
  brace: 'Brace',
  prioritize: 'Prioritize',
}

export function saysTokens(event: TokensEvent, { state }: LogReader<State>): string {
  const name = (id: number): string => unitName(unitOf(state, id))
  switch (event.kind) {
    case 'command points spent': {
      const whose =
        event.element === null || isGone(state, event.element) ? '' : ` (${elementName(state, event.element)})`
      return `${seatName(event.seat)} pays ${event.points} CP for ${uses[event.what]}${whose}: ${event.left} left.`
    }
    case 'command point back':
      return `The CP on ${name(event.unit)} goes back to ${seatName(event.seat)}: ${event.left}.`
    case 'refreshed':
      return `${name(event.unit)} is refreshed${refreshWords(event.cm, event.lostOverwatch)}.`
    case 'aura':
      return `${name(event.unit)} raises its ${event.rule === 'DS-243' ? 'Defense' : 'Defender'} Aura.`
    case 'stun paid':
      return `${name(event.unit)} shakes off its Stun Token.`
    case 'stealth gained':
      return `${name(event.unit)} gains a Stealth Token.`
    case 'stealth lost':
      return event.by === null
        ? `${name(event.unit)} loses its Stealth Token.`
        : `${name(event.unit)} loses its Stealth Token: ${name(event.by)} is within 2″.`
    case 'base destroyed':
      return event.left === 0
        ? `${baseName(unitOf(state, event.unit), event.team)} is beyond saving.`
        : `${baseName(unitOf(state, event.unit), event.team)} is destroyed: ${event.left} left.`
    case 'unit destroyed':
      return `${name(event.unit)} is destroyed.`
    case 'packaged lost':
      return `${name(event.unit)} is lost with ${name(event.carrier)}.`
  }
}

/** A Ping that has been revealed since has no name any more. */
const isGone = (state: State, id: number): boolean =>
  !state.units.some((unit) => unit.id === id) && !state.pings.some((ping) => ping.id === id)

function refreshWords(cm: number, lostOverwatch: boolean): string {
  const parts = [cm > 0 ? `${cm} CM more` : '', lostOverwatch ? 'Overwatch ends' : ''].filter((words) => words !== '')
  return parts.length === 0 ? '' : `: ${parts.join(', ')}`
}
