// What happens in Modular Mechs, as data, and how the log tells it.

import type { RuleId, Seat } from '@umpire/engine'
import { typeOf } from './content/catalogue.ts'
import type { Deck, TypeId } from './content/module-type.ts'
import { nameOf } from './names.ts'
import { pieceOf, pieces } from './pieces.ts'
import type { Spot } from './rules/building.ts'
import type { Phase } from './state.ts'

/** The sum of a hit, step by step (MM-091). */
export interface Sum {
  readonly printed: number
  readonly aim: number
  readonly own: number
  readonly boost: number
  readonly screen: number
  readonly foam: number
  readonly shield: number
  readonly dealt: number
}

export type MechsEvent =
  | { readonly kind: 'assembled'; readonly rule: 'MM-003'; readonly seat: Seat }
  | {
      readonly kind: 'phase begins'
      readonly rule: 'MM-013'
      readonly phase: Phase
      readonly round: number
      readonly starter: Seat
    }
  | { readonly kind: 'turn begins'; readonly rule: 'MM-014'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly kind: 'for sale'
      readonly rule: 'MM-008' | 'MM-026' | 'MM-028'
      readonly deck: Deck
      readonly types: readonly TypeId[]
    }
  | {
      readonly kind: 'bought'
      readonly rule: 'MM-023'
      readonly seat: Seat
      readonly type: TypeId
      readonly module: string
      readonly price: number
    }
  | {
      readonly kind: 'attached'
      readonly rule: 'MM-037' | 'MM-054' | 'MM-140'
      readonly seat: Seat
      readonly module: string
      readonly spot: Spot
    }
  | { readonly kind: 'hired'; readonly rule: 'MM-031'; readonly seat: Seat; readonly price: number }
  | {
      readonly kind: 'sold'
      readonly rule: 'MM-049' | 'MM-050'
      readonly seat: Seat
      readonly type: TypeId
      readonly module: string
      readonly price: number
    }
  | { readonly kind: 'came off'; readonly rule: 'MM-054'; readonly seat: Seat; readonly modules: readonly string[] }
  | {
      readonly kind: 'repaired'
      readonly rule: 'MM-055' | 'MM-137'
      readonly seat: Seat
      readonly module: string
      readonly price: number
    }
  | {
      readonly kind: 'refreshed'
      readonly rule: 'MM-027'
      readonly seat: Seat
      readonly price: number
      readonly returned: readonly TypeId[]
    }
  | {
      readonly kind: 'stepped'
      readonly rule: 'MM-060' | 'MM-134' | 'MM-135'
      readonly seat: Seat
      readonly crew: number
      readonly to: string
      readonly cost: number
    }
  | {
      readonly kind: 'activated'
      readonly rule: 'MM-069'
      readonly seat: Seat
      readonly type: TypeId
      readonly module: string
    }
  | {
      readonly kind: 'moved'
      readonly rule: RuleId
      readonly seat: Seat
      readonly by: Seat
      readonly from: number
      readonly to: number
    }
  | {
      readonly kind: 'redirected'
      readonly rule: 'MM-124'
      readonly seat: Seat
      readonly from: string
      readonly to: string
    }
  | {
      readonly kind: 'hit'
      readonly rule: RuleId
      readonly by: Seat
      readonly weapon: TypeId
      readonly seat: Seat
      readonly module: string
      readonly sum: Sum
    }
  | {
      readonly kind: 'broke'
      readonly rule: 'MM-096' | 'MM-100' | 'MM-101'
      readonly by: Seat
      readonly seat: Seat
      readonly type: TypeId
      readonly module: string
    }
  | { readonly kind: 'gained'; readonly rule: RuleId; readonly seat: Seat; readonly amount: number }
  | {
      readonly kind: 'took'
      readonly rule: 'MM-126'
      readonly seat: Seat
      readonly from: Seat
      readonly amount: number
    }
  | {
      readonly kind: 'shielded'
      readonly rule: 'MM-110' | 'MM-148'
      readonly seat: Seat
      readonly module: string
      readonly points: number
    }
  | { readonly kind: 'boosted'; readonly rule: 'MM-118' | 'MM-147'; readonly seat: Seat; readonly points: number }
  | {
      readonly kind: 'surged'
      readonly rule: 'MM-120'
      readonly seat: Seat
      readonly crew: number
      readonly steps: number
    }
  | { readonly kind: 'jammed'; readonly rule: 'MM-116'; readonly seat: Seat; readonly module: string }
  | {
      readonly kind: 'overheated'
      readonly rule: 'MM-119'
      readonly seat: Seat
      readonly module: string
      readonly points: number
    }
  | { readonly kind: 'cleared'; readonly rule: 'MM-137'; readonly seat: Seat; readonly module: string }
  | { readonly kind: 'overclocked'; readonly rule: 'MM-136'; readonly seat: Seat; readonly module: string }
  | {
      readonly kind: 'most damaged'
      readonly rule: 'MM-104' | 'MM-106'
      readonly starter: Seat
      readonly award: number
    }
  | {
      readonly kind: 'scored'
      readonly rule: 'MM-152'
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
    }

const typeName = (type: TypeId): string => typeOf(type).name

const sumOf = ({ printed, aim, own, boost, screen, foam, shield, dealt }: Sum): string => {
  const plus = [aim, own, boost].filter((part) => part > 0).map((part) => ` + ${part}`)
  const minus = [
    screen > 0 ? ` - ${screen} screen` : '',
    foam > 0 ? ` - ${foam} foam` : '',
    shield > 0 ? ` - ${shield} shield` : '',
  ]
  return plus.length === 0 && minus.every((part) => part === '')
    ? `${dealt}`
    : `${printed}${plus.join('')}${minus.join('')} = ${dealt}`
}

/** A line of the log. */
export function says(event: MechsEvent): string {
  const who = 'seat' in event ? pieceOf(event.seat) : ''
  switch (event.kind) {
    case 'assembled':
      return `${who} has assembled a mech.`
    case 'phase begins':
      return event.phase === 'buy'
        ? `Round ${event.round}: the Buy Phase begins with ${pieceOf(event.starter)}.`
        : `Round ${event.round}: the Fight Phase begins with ${pieceOf(event.starter)}.`
    case 'turn begins':
      return `It is ${who}'s ${event.phase === 'buy' ? 'Buy' : 'Fight'} turn.`
    case 'for sale':
      return event.types.length === 0
        ? `The ${event.deck} deck is empty.`
        : `For sale now: ${event.types.map(typeName).join(' and ')}.`
    case 'bought':
      return `${who} buys ${typeName(event.type)} for $${event.price}.`
    case 'attached':
      return `${who} attaches ${nameOf(event.module)} at ${event.spot.x} ${event.spot.y}${event.spot.turned === 0 ? '' : `, turned ${event.spot.turned}`}.`
    case 'hired':
      return `${who} hires a crew member for $${event.price}.`
    case 'sold':
      return `${who} sells ${nameOf(event.module)} for $${event.price}.`
    case 'came off':
      return `${event.modules.map(nameOf).join(' and ')} of ${who} come off.`
    case 'repaired':
      return `${who} repairs ${nameOf(event.module)}${event.price === 0 ? '' : ` for $${event.price}`}.`
    case 'refreshed':
      return `${who} refreshes the shop ${event.price === 0 ? 'for nothing' : `for $${event.price}`}; ${event.returned.map(typeName).join(', ') || 'nothing'} ${event.returned.length > 1 ? 'go' : 'goes'} back.`
    case 'stepped':
      return `${who}'s crew ${event.crew + 1} goes to ${nameOf(event.to)}.`
    case 'activated':
      return `${who} activates ${nameOf(event.module)}.`
    case 'moved':
      return event.by === event.seat
        ? `${who} moves from ${event.from} to ${event.to}.`
        : `${pieceOf(event.by)} moves ${who} from ${event.from} to ${event.to}.`
    case 'redirected':
      return `${who}'s ${nameOf(event.to)} draws the hit on ${nameOf(event.from)} upon itself.`
    case 'hit':
      return `${pieceOf(event.by)}'s ${typeName(event.weapon)} hits ${who}'s ${nameOf(event.module)}: ${sumOf(event.sum)}.`
    case 'broke':
      return `${who}'s ${nameOf(event.module)} breaks.`
    case 'gained':
      return `${who} gains $${event.amount}.`
    case 'took':
      return `${who} takes $${event.amount} from ${pieceOf(event.from)}.`
    case 'shielded':
      return `${who} puts ${event.points} shield on ${nameOf(event.module)}.`
    case 'boosted':
      return `${who}'s next shot gets +${event.points}.`
    case 'surged':
      return `${who}'s crew ${event.crew + 1} may go ${event.steps} steps more.`
    case 'jammed':
      return `${who}'s ${nameOf(event.module)} is jammed.`
    case 'overheated':
      return `${who}'s ${nameOf(event.module)} overheats: ${event.points}.`
    case 'cleared':
      return `${who} clears the damage of ${nameOf(event.module)}.`
    case 'overclocked':
      return `${who}'s ${nameOf(event.module)} may be activated once more.`
    case 'most damaged':
      return event.award === 0
        ? `Nobody was damaged: ${pieceOf(event.starter)} starts next.`
        : `${pieceOf(event.starter)} was damaged most, gains $${event.award} and starts next.`
    case 'scored':
      return `The game ends: ${event.scores.map((score, seat) => `${pieces[seat]} ${score}`).join(', ')}.`
  }
}
