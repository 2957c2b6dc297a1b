// Who is at a match over the network, in words: here or away, played for by a bot, resigned.

import { at, type Seat } from '@umpire/engine'
import type { RoomInfo, SeatInfo } from '@umpire/wire'
import type { SeatPlayer } from '../store/saved-game.ts'

/** Who has deleted themselves has no name any more. */
const gone = 'Somebody'

/** What a person at a seat is called. */
export const nameOfSeat = ({ seats }: Pick<RoomInfo, 'seats'>, seat: Seat): string => at(seats, seat).name ?? gone

/** Who sits where, as every table knows it. */
export const playersOf = ({ seats }: Pick<RoomInfo, 'seats'>): readonly SeatPlayer[] =>
  seats.map(({ kind, name = gone, level = '' }) => (kind === 'bot' ? { kind, level } : { kind: 'person', name }))

/** A person's seat at which a bot answers for now. */
export const isPlayedByBot = ({ standIn, hasResigned }: SeatInfo): boolean =>
  standIn !== undefined && hasResigned !== true

/** Somebody on whom all wait in vain: they do not have the table open, and no bot answers for them. */
export const isAbsent = ({ kind, isHere, standIn, hasResigned }: SeatInfo): boolean =>
  kind === 'person' && isHere !== true && standIn === undefined && hasResigned !== true

/** How a person is there: `here`, `away`. */
export interface Presence {
  readonly is: 'here' | 'away' | 'bot' | 'gone'
  readonly words: string
}

export function presenceOf({ kind, isHere, standIn, hasResigned }: SeatInfo): Presence | undefined {
  if (kind !== 'person') return undefined
  if (hasResigned === true) return { is: 'gone', words: 'resigned' }
  if (standIn !== undefined) return { is: 'bot', words: 'a bot stands in' }
  return isHere === true ? { is: 'here', words: 'here' } : { is: 'away', words: 'away' }
}

/** `Mara, Jonas and Vera` */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
