// The table of Connect Four in the page.

import type { Happening, Phase, Tabletop } from '@umpire/board'
import { Icon } from '@umpire/board'
import type { Event } from '../game.ts'
import { height, type State, width } from '../grid.ts'
import { ConnectFourBoard, size } from './board.tsx'
import './board.css'

const discsOn = ({ cells }: State): number => cells.filter((cell) => cell !== 0).length

/** How many discs a seat has in the grid. */
const discsOf = ({ cells }: State, seat: number): number => cells.filter((cell) => cell === seat + 1).length

export const tabletop: Tabletop<State, Event> = {
  size: () => size,
  Board: ConnectFourBoard,

  SeatStats: ({ view: { state }, seat }) => (
    <div className="stats">
      <span>
        <Icon name="stack" />
        {discsOf(state, seat)}
        <small>in the grid</small>
      </span>
    </div>
  ),

  subtitle: () => `${width} columns, ${height} rows`,

  phases: ({ state }): readonly Phase[] => [
    { name: `Disc ${Math.min(discsOn(state) + 1, width * height)} of ${width * height}`, is: 'now' },
  ],

  round: () => 0,

  happening(event): Happening {
    switch (event.kind) {
      case 'dropped':
        return { kind: 'move', things: [`column-${event.column + 1}`], seat: event.seat }
      case 'four in a row':
        return { kind: 'round', things: [], seat: event.seat, icon: 'trophy' }
      case 'grid full':
        return { kind: 'round', things: [], icon: 'hold' }
    }
  },
}
