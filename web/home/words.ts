// How the home page speaks of games: how many may play, who is to move, who won, and when it was.

import type { Outcome, Seat } from '@umpire/engine'
import type { SavedGame, SeatPlayer } from '../store/saved-game.ts'

/** A reason as a sentence of its own. */
export const sentence = (reason: string): string =>
  `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?)]$/.test(reason) ? '' : '.'}`

export const seatRange = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  least === most ? String(least) : `${least} to ${most}`

const letterOf = (seat: number): string => 'ABCDEF'.charAt(seat)

/** Who sits there, in a sentence. */
const nameOf = (players: readonly SeatPlayer[], seat: Seat): string => {
  const player = players[seat]
  if (player === undefined) return `Seat ${letterOf(seat)}`
  return player.kind === 'person' ? player.name : `Bot ${letterOf(seat)}`
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const isYou = (name: string): boolean => name.toLowerCase() === 'you'

/** `You won, 54 to 40`, `Bot B won`, `A draw`, `Everybody lost`. */
export function outcomeWords({ winners, scores }: Outcome, players: readonly SeatPlayer[]): string {
  if (winners.length === 0) return players.length === 1 ? 'Lost' : 'Everybody lost'
  if (winners.length === players.length && players.length > 1) return 'A draw'
  const best = winners.map((seat) => nameOf(players, seat))
  const points = scores?.toSorted((a, b) => b - a).slice(0, 2)
  const against = points === undefined || points.length < 2 ? '' : `, ${points.join(' to ')}`
  return `${listed(best)} won${against}`
}

/** What is to happen next in a game that goes on, or how it ended: `Round 5: your turn`. */
export function standsWords({ stands, waitsFor, outcome, players }: SavedGame): string {
  if (outcome !== null) return outcomeWords(outcome, players)
  const next = turnWords(waitsFor, players)
  return stands === '' ? next.charAt(0).toUpperCase() + next.slice(1) : `${stands}: ${next}`
}

function turnWords(waitsFor: Seat | null, players: readonly SeatPlayer[]): string {
  if (waitsFor === null) return 'the bots are to move'
  const persons = players.filter(({ kind }) => kind === 'person').length
  const name = nameOf(players, waitsFor)
  return persons === 1 || isYou(name) ? 'your turn' : `${name} is to move`
}

/** Who plays, and how long it has gone: `You and 2 bots, 41 answers`. */
export function playersWords({ players, count }: SavedGame): string {
  const persons = players.flatMap((player) => (player.kind === 'person' ? [player.name] : []))
  const bots = players.length - persons.length
  const who = listed([...persons, ...(bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`])])
  const answers = count === 0 ? 'not begun' : count === 1 ? '1 answer' : `${count} answers`
  return `${who.charAt(0).toUpperCase()}${who.slice(1)}, ${answers}`
}

/** What is lost with a game of so many answers. */
export function losesWords(count: number): string {
  if (count === 0) return 'who sits where and the options; nothing has been played yet'
  return count === 1 ? 'its one answer' : `all ${count} answers and their replay`
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago, as one would say it: `just now`, `5 min ago`, `2 h ago`, `yesterday`, `3 days ago`, `16 Nov 2026`. */
export function agoWords(then: number, now: number): string {
  const ago = Math.max(0, now - then)
  if (ago < minute) return 'just now'
  if (ago < hour) return `${Math.floor(ago / minute)} min ago`
  if (ago < day) return `${Math.floor(ago / hour)} h ago`
  if (ago < 2 * day) return 'yesterday'
  if (ago < 14 * day) return `${Math.floor(ago / day)} days ago`
  return new Date(then).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
}
