// What a page may ask without anything being done: why something is not allowed, and what a bot would do.

import { type Ask, Refusal } from '@umpire/engine'
import type { BotPool } from '../bots/bot-pool.ts'
import type { Connection } from './connection.ts'
import type { LiveMatch } from './live-match.ts'

/** The level that gives hints. */
const hintLevel = 'regular'

/** The message: its number, and which question of which seat it is about. */
interface Asked {
  readonly n: number
  readonly seat: number
  readonly number: number
}

export async function whyNot(
  live: LiveMatch,
  connection: Connection,
  { n, seat, number }: Asked,
): Promise<Refusal | undefined> {
  const ask = ownAsk(live, connection, seat, number)
  if (ask instanceof Refusal) return ask
  const blocked = ask.blocked().map(({ refusal: { reason, rule }, ...shown }) => ({
    ...shown,
    reason,
    ...(rule === undefined ? {} : { rule }),
  }))
  connection.send({ is: 'blocked', of: n, number, blocked })
  return undefined
}

export async function hint(
  live: LiveMatch,
  bots: BotPool,
  connection: Connection,
  { n, seat, number }: Asked,
): Promise<Refusal | undefined> {
  if (!live.creation.hasHints) return new Refusal('illegal', 'this match is played without hints')
  if (connection.waitsForHint) return new Refusal('illegal', 'a hint is being thought of already')
  const ask = ownAsk(live, connection, seat, number)
  if (ask instanceof Refusal) return ask
  const { match } = live
  if (match === undefined) return new Refusal('stale', 'the match has not begun')
  connection.waitsForHint = true
  const answer = await bots.think(match.snapshot(), ask.seat, hintLevel)
  connection.waitsForHint = false
  if (answer instanceof Refusal) return answer
  connection.send({ is: 'hint', of: n, number, answer, level: hintLevel })
  return undefined
}

/** The question, where it is still asked of one of their seats. */
function ownAsk(live: LiveMatch, connection: Connection, seat: number, number: number): Ask | Refusal {
  const own = live.seatsOf(connection.person?.id).find((one) => one === seat)
  if (own === undefined) return new Refusal('wrong seat', 'that seat is not yours')
  const ask = live.status === 'running' ? live.match?.askOf(own) : undefined
  if (ask === undefined || ask.number !== number) return new Refusal('stale', 'that is not asked any more')
  return ask
}
