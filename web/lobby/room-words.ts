// How the room of a match that has not begun speaks: what is missing, who is away, and what was chosen.

import type { OptionSchema } from '@umpire/engine'
import type { RoomInfo, SeatInfo } from '@umpire/wire'
import { isFree } from './match-words.ts'

const letterOf = (seat: number): string => 'ABCDEF'.charAt(seat)

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Why the match cannot begin yet; empty where it can. */
export function missingWords(seats: readonly SeatInfo[]): string {
  const free = seats.flatMap((seat, n) => (isFree(seat) ? [letterOf(n)] : []))
  if (free.length === 0) return ''
  return free.length === 1 ? `Seat ${listed(free)} is still free.` : `Seats ${listed(free)} are still free.`
}

/** Who has sat down and does not have the table open; empty where all have. */
export function awayWords(seats: readonly SeatInfo[]): string {
  const away = seats.flatMap(({ kind, name, isHere }) => (kind === 'person' && isHere !== true ? [name ?? ''] : []))
  if (away.length === 0) return ''
  return `${listed([...new Set(away)])} ${new Set(away).size === 1 ? 'is' : 'are'} away just now. The match can begin all the same.`
}

/** The name of whoever made the match, where they sit at it. */
export const hostName = ({ seats, host }: Pick<RoomInfo, 'seats' | 'host'>): string =>
  seats.find(({ person }) => person === host)?.name ?? 'whoever made the match'

export interface OptionLine {
  readonly says: string
  readonly value: string
  readonly isUsual: boolean
}

/** The options as they were chosen. */
export const optionLines = (schema: OptionSchema, chosen: RoomInfo['options']): readonly OptionLine[] =>
  Object.entries(schema).map(([name, option]) => {
    const value = chosen[name] ?? option.default
    return {
      says: option.says,
      value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value),
      isUsual: value === option.default,
    }
  })
