// A player's place at the table: cup, dice, and a plate with the seat's flag and name.

import { iconHref, seatClass, seatLetter, Thing } from '@umpire/board'
import { at, type Seat, type View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { counts, type State } from '../state.ts'
import { Cup, TableDie } from './die.tsx'
import { frontOf, type Spot } from './places.ts'

interface Place {
  readonly view: View<State>
  readonly seat: Seat
  readonly spot: Spot
}

export const SeatPlace = ({ view, seat, spot }: Place): ReactNode => {
  const { state } = view
  const cup = at(state.cups, seat)
  const faces = cup.map((die) => view.face(die))
  const isOpen = cup.length > 0 && !faces.includes(undefined)
  const isFront = seat === frontOf(view.viewer)
  const isOut = cup.length === 0
  const die = isFront && isOpen ? 52 : 26
  const gap = die * 1.24
  const name = at(view.seatNames, seat)
  const shown = isOut ? 'out' : isOpen ? `dice ${faces.join(' ')}` : `${cup.length} hidden dice`
  const half = Math.max(78, (cup.length * gap) / 2 + 10)
  const cupX = isOpen ? spot.x - half - 16 : spot.x
  return (
    <Thing
      id={`cup-${seat}`}
      label={`Cup of ${name}, ${shown}`}
      box={{ x: spot.x - half, y: spot.y - 80, width: 2 * half, height: 160 }}
    >
      <g className={isOut ? 'place out' : 'place'}>
        {isOut ? null : <Cup x={cupX} y={isOpen ? spot.y + 6 : spot.y - 4} isLifted={isOpen} />}
        {faces.map((face, n) => (
          <TableDie
            key={at(cup, n)}
            face={face}
            x={spot.x + (n - (faces.length - 1) / 2) * gap}
            y={spot.y + (isFront && isOpen ? -2 : 22)}
            size={die}
            counts={face !== undefined && state.bid !== null && counts(state, face, state.bid.face)}
          />
        ))}
        <Plate view={view} seat={seat} spot={{ x: spot.x, y: spot.y + 58 }} />
      </g>
    </Thing>
  )
}

function noteOn(count: number, isNext: boolean, isTurn: boolean): string {
  if (count === 0) return 'out'
  if (isNext) return isTurn ? 'to act' : 'bids next'
  return count === 1 ? '1 die' : `${count} dice`
}

const plate = { width: 172, height: 36 }

/** The plate is filled with the seat's colour while the seat is to act. */
const Plate = ({ view: { state, seatNames, viewer }, seat, spot }: Place): ReactNode => {
  const left = spot.x - plate.width / 2
  const count = at(state.cups, seat).length
  const isNext = state.turn === seat && count > 0
  // LD-012 Before the next player bids, all others decide whether they doubt.
  const isTurn = isNext && !(state.doubtsAtOnce && state.bid !== null)
  const note = noteOn(count, isNext, isTurn)
  return (
    <g className={`plate ${seatClass(seat)} ${isTurn ? 'now' : ''}`}>
      <rect className="plate-shadow" x={left + 3} y={spot.y - 13} {...plate} rx="8" />
      <rect className="plate-body" x={left} y={spot.y - 17} {...plate} rx="8" />
      <use href={iconHref(`seat-${seatClass(seat)}`)} x={left + 5} y={spot.y - 13} width="26" height="26" />
      <text className="plate-letter" x={left + 18} y={spot.y + (seatClass(seat) === 'c' ? 8 : 5)} textAnchor="middle">
        {seatLetter(seat)}
      </text>
      <text className="plate-name" x={left + 38} y={spot.y + 6}>
        {seat === viewer ? 'You' : at(seatNames, seat)}
      </text>
      <text className="plate-note" x={left + plate.width - 10} y={spot.y + 5} textAnchor="end">
        {note}
      </text>
    </g>
  )
}
