// What events look like on the board: which things pulse, what rises from them, and what the replay marks.

import type { Happening } from '@umpire/board'
import type { Seat } from '@umpire/engine'
import type { MechsEvent } from '../events.ts'
import { pieceOf } from '../pieces.ts'
import { crewThing, moduleThing } from '../things.ts'

/** From so much damage on a hit is worth a mark in the replay. */
const bigHit = 5

const module = (seat: Seat, label: string): string[] => [moduleThing(seat, label)]

export function happeningOf(event: MechsEvent): Happening {
  switch (event.kind) {
    case 'assembled':
      return { kind: 'other', things: [], seat: event.seat }
    case 'phase begins':
      return { kind: 'round', things: [] }
    case 'turn begins':
      return { kind: 'round', things: [], seat: event.seat }
    case 'for sale':
      return { kind: 'trade', things: [0, 1].map((slot) => `shop ${event.deck} ${slot}`) }
    case 'bought':
      return { kind: 'trade', things: module(event.seat, event.module), seat: event.seat, callout: spent(event.price) }
    case 'attached':
      return { kind: 'trade', things: module(event.seat, event.module), seat: event.seat }
    case 'hired':
      return { kind: 'trade', things: module(event.seat, 'core'), seat: event.seat, callout: spent(event.price) }
    case 'sold':
      return { kind: 'trade', things: module(event.seat, 'core'), seat: event.seat, callout: earned(event.price) }
    case 'came off':
      return {
        kind: 'trade',
        things: event.modules.map((label) => moduleThing(event.seat, label)),
        seat: event.seat,
        callout: { text: 'comes off', tone: 'bad' },
      }
    case 'repaired':
      return {
        kind: 'trade',
        things: module(event.seat, event.module),
        seat: event.seat,
        callout: { text: 'repaired', tone: 'good' },
      }
    case 'refreshed':
      return { kind: 'trade', things: ['refresh'], seat: event.seat }
    case 'stepped':
      return {
        kind: 'move',
        things: [crewThing(event.seat, event.crew), moduleThing(event.seat, event.to)],
        seat: event.seat,
      }
    case 'activated':
      return { kind: 'fight', things: module(event.seat, event.module), seat: event.seat }
    case 'moved':
      return { kind: 'move', things: [pieceOf(event.seat), `space ${event.to}`], seat: event.by }
    case 'redirected':
      return {
        kind: 'fight',
        things: [moduleThing(event.seat, event.to), moduleThing(event.seat, event.from)],
        seat: event.seat,
        isReaction: true,
        callout: { text: 'decoy', tone: 'plain' },
        icon: 'decoy',
      }
    case 'hit':
      return hit(event)
    case 'broke':
      return {
        kind: 'fight',
        things: module(event.seat, event.module),
        seat: event.by,
        callout: { text: 'breaks', tone: 'bad' },
        icon: 'broken',
      }
    case 'gained':
      return { kind: 'trade', things: [pieceOf(event.seat)], seat: event.seat, callout: earned(event.amount) }
    case 'took':
      return {
        kind: 'trade',
        things: [pieceOf(event.seat), pieceOf(event.from)],
        seat: event.seat,
        callout: earned(event.amount),
      }
    case 'shielded':
      return {
        kind: 'fight',
        things: module(event.seat, event.module),
        seat: event.seat,
        callout: { text: `shield ${event.points}`, tone: 'good' },
      }
    case 'boosted':
      return {
        kind: 'fight',
        things: [pieceOf(event.seat)],
        seat: event.seat,
        callout: { text: `+${event.points}`, tone: 'good' },
      }
    case 'surged':
      return {
        kind: 'move',
        things: [crewThing(event.seat, event.crew)],
        seat: event.seat,
        callout: { text: `+${event.steps} steps`, tone: 'good' },
      }
    case 'jammed':
      return {
        kind: 'fight',
        things: module(event.seat, event.module),
        callout: { text: 'jammed', tone: 'bad' },
        icon: 'stun',
      }
    case 'overheated':
      return {
        kind: 'fight',
        things: module(event.seat, event.module),
        seat: event.seat,
        callout: { text: `-${event.points}`, tone: 'bad' },
      }
    case 'cleared':
      return {
        kind: 'fight',
        things: module(event.seat, event.module),
        seat: event.seat,
        callout: { text: 'cleared', tone: 'good' },
      }
    case 'overclocked':
      return {
        kind: 'fight',
        things: module(event.seat, event.module),
        seat: event.seat,
        callout: { text: 'once more', tone: 'good' },
      }
    case 'most damaged':
      return { kind: 'round', things: [pieceOf(event.starter)], seat: event.starter }
    case 'scored':
      return { kind: 'round', things: event.winners.map(pieceOf), icon: 'trophy' }
  }
}

const spent = (price: number): Happening['callout'] & {} => ({ text: `-$${price}`, tone: 'plain' })
const earned = (amount: number): Happening['callout'] & {} => ({ text: `+$${amount}`, tone: 'good' })

function hit({ by, seat, module: label, sum }: Extract<MechsEvent, { kind: 'hit' }>): Happening {
  const { dealt, foam } = sum
  return {
    kind: 'fight',
    things: module(seat, label),
    seat: by,
    isReaction: foam > 0,
    callout: dealt === 0 ? { text: 'no damage', tone: 'plain' } : { text: `-${dealt}`, tone: 'bad' },
    ...(dealt >= bigHit ? { icon: 'attack' } : {}),
  }
}
