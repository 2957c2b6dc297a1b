// How the lobby speaks of matches: who sits there, what is to happen next, and in which order they stand.

import type { MatchLine, SeatInfo } from '@umpire/wire'

type Sitter = Pick<SeatInfo, 'kind' | 'name' | 'level'>

/** Who sits at a seat, or may. */
export function sitterWords({ kind, name, level }: Sitter): string {
  if (kind === 'person') return name ?? 'somebody who is gone'
  if (kind === 'bot') return level === undefined ? 'bot' : `bot, ${level}`
  return kind === 'open' ? 'open' : 'by invitation'
}

export const isFree = ({ kind }: Pick<SeatInfo, 'kind'>): boolean => kind === 'open' || kind === 'invited'

const answersWords = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`)

/** What is to happen next, for one who sits there: `Your turn`, `2 seats are free`. */
export function nextWords({ status, seats, isMyTurn, count }: MatchLine): string {
  if (status === 'over') return `Over after ${answersWords(count)}`
  if (status === 'stopped') return 'Stopped: it cannot go on'
  if (status === 'running') return isMyTurn ? 'Your turn' : 'The others are to move'
  const free = seats.filter(isFree).length
  if (free === 0) return 'Not begun: all seats are taken'
  return free === 1 ? 'Not begun: 1 seat is free' : `Not begun: ${free} seats are free`
}

/** How far a match that others play has gone. */
export const playedWords = ({ count }: MatchLine): string => (count === 0 ? 'Just begun' : answersWords(count))

const place = ({ status, isMyTurn }: MatchLine): number =>
  isMyTurn ? 0 : status === 'running' ? 1 : status === 'open' ? 2 : 3

/** Mine: where I am to move first, then what goes on, what has not begun, and what is over; each the newest first. */
export const inOrder = (lines: readonly MatchLine[]): readonly MatchLine[] =>
  lines.toSorted((a, b) => place(a) - place(b) || b.changed - a.changed)
