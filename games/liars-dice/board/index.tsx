// The table of Liar's Dice in the page.

import { type Happening, Icon, type Phase, type ShownDie, type Tabletop } from '@umpire/board'
import { at, type LogReader, type Secret } from '@umpire/engine'
import type { Event } from '../game.ts'
import { counts, diceInPlay, isIn, type State } from '../state.ts'
import { LiarsDiceBoard } from './board.tsx'
import { focusOf, sizeOf } from './places.ts'
import './board.css'

/** The dice that the reader has seen. */
const seen = (dice: readonly Secret<number>[], reader: LogReader<State>): readonly number[] =>
  dice.map((die) => reader.face(die)).filter((face) => face !== undefined)

export const tabletop: Tabletop<State, Event> = {
  size: ({ state }) => sizeOf(diceInPlay(state)),
  focus: ({ state }) => focusOf(diceInPlay(state)),
  Board: LiarsDiceBoard,

  SeatStats: ({ view: { state }, seat }) => {
    const left = at(state.cups, seat).length
    return (
      <div className="stats">
        <span>
          <Icon name="die-5" />
          {left}
          <small>{left === 1 ? 'die left' : 'dice left'}</small>
        </span>
      </div>
    )
  },

  seatNote({ state }, seat) {
    if (!isIn(state, seat)) return 'out'
    return state.bid?.by === seat ? 'made the bid' : ''
  },

  subtitle({ state }) {
    const ones = state.onesAreWild ? 'ones are wild' : 'ones are not wild'
    return `${state.cups.length} players, ${ones}`
  },

  phases({ state }): readonly Phase[] {
    const isBid = state.bid !== null
    return [
      { name: `${diceInPlay(state)} dice`, is: 'done' },
      { name: 'First bid', is: isBid ? 'done' : 'now' },
      { name: 'Higher, or liar', is: isBid ? 'now' : 'coming' },
    ]
  },

  round: () => 0,

  happening(event, reader): Happening {
    const cup = `cup-${event.seat}`
    switch (event.kind) {
      case 'rolled':
        return {
          kind: 'dice',
          things: [cup],
          seat: event.seat,
          dice: seen(event.dice, reader).map((face) => ({ face })),
        }
      case 'bid':
        return { kind: 'move', things: [cup], seat: event.seat }
      case 'doubted':
        return {
          kind: 'fight',
          things: [cup],
          seat: event.seat,
          isReaction: true,
          icon: 'reveal',
          callout: { text: 'Liar!', tone: 'plain' },
          dice: seen(event.dice, reader)
            .toSorted((a, b) => a - b)
            .map((face): ShownDie => ({ face, is: counts(reader.state, face, event.bid.face) ? 'damage' : 'idle' })),
        }
      case 'lost a die':
        return { kind: 'fight', things: [cup], seat: event.seat, callout: { text: '-1 die', tone: 'bad' } }
      case 'out':
        return { kind: 'round', things: [cup], seat: event.seat, icon: 'downed', callout: { text: 'out', tone: 'bad' } }
      case 'won':
        return { kind: 'round', things: [cup], seat: event.seat, icon: 'trophy' }
    }
  },
}
