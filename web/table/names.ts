// How seats are called on the screen: by the person's name, else by the name the game gives them.

import { at, type Seat, seatsOf } from '@umpire/engine'
import type { SeatPlayer } from '../store/saved-game.ts'

/** What a person who gave no name is called. */
export const you = 'You'

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `no room there` as a sentence of its own. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capitalised(text) : `${capitalised(text)}.`)

/** In the log and wherever others are spoken of. */
export function nameInLog(players: readonly SeatPlayer[], seatNames: readonly string[], seat: Seat): string {
  const player = at(players, seat)
  return player.kind === 'person' && player.name !== you ? player.name : capitalised(at(seatNames, seat))
}

/** On the seat's own panel. Of several persons at one screen, nobody is "you". */
export function nameOnPanel(players: readonly SeatPlayer[], seatNames: readonly string[], seat: Seat): string {
  const player = at(players, seat)
  const isAlone = players.filter(({ kind }) => kind === 'person').length === 1
  return player.kind === 'person' && isAlone ? player.name : nameInLog(players, seatNames, seat)
}

/** Words of the referee, with the names of persons where it names their seats. */
export function withNames(text: string, players: readonly SeatPlayer[], seatNames: readonly string[]): string {
  const parts = partsOf(text, seatNames, seatsOf(seatNames.length))
  return parts
    .map(({ text: words, seat }) =>
      seat !== undefined && at(players, seat).kind === 'person' ? nameInLog(players, seatNames, seat) : words,
    )
    .join('')
}

export interface Part {
  readonly text: string
  /** The seat it names. */
  readonly seat?: Seat
}

/** A line of prose, cut where it names a seat. */
export function partsOf(text: string, seatNames: readonly string[], seats: readonly Seat[]): readonly Part[] {
  const parts: Part[] = []
  const named = new RegExp(`\\b(${seatNames.join('|')})\\b`, 'gi')
  let from = 0
  for (const found of text.matchAll(named)) {
    const seat = seats[seatNames.findIndex((name) => name.toLowerCase() === found[0].toLowerCase())]
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push(seat === undefined ? { text: found[0] } : { text: found[0], seat })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
