// A line of prose with the seats it names in bold, as they are called at this table.

import { seatsOf } from '@umpire/engine'
import type { ReactNode } from 'react'
import type { SeatPlayer } from '../store/saved-game.ts'
import { nameInLog, partsOf } from './names.ts'

export const Prose = ({
  text,
  players,
  seatNames,
}: {
  readonly text: string
  readonly players: readonly SeatPlayer[]
  readonly seatNames: readonly string[]
}): ReactNode =>
  partsOf(text, seatNames, seatsOf(seatNames.length)).map(({ text: words, seat }, n) =>
    // A line is never rearranged: the place of a part is its key.
    // oxlint-disable-next-line react/no-array-index-key
    seat === undefined ? words : <b key={n}>{nameInLog(players, seatNames, seat)}</b>,
  )
