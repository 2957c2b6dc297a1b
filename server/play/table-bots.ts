// The bots at a match: whoever is asked begins to think, and answers through the room like anybody else.

import { Refusal, type Seat } from '@umpire/engine'
import type { BotPool } from '../bots/bot-pool.ts'
import { answerDeed } from './commands.ts'
import type { Deed } from './entry.ts'
import type { LiveMatch } from './live-match.ts'

/** The match that they play in. */
interface Playing {
  readonly pool: BotPool
  /** As it is now. */
  readonly live: () => LiveMatch
  readonly enact: (make: () => Deed | Refusal) => Promise<Refusal | undefined>
  readonly failed: (error: unknown) => void
}

export class TableBots {
  private readonly at: Playing
  private readonly thinking = new Set<Seat>()

  constructor(at: Playing) {
    this.at = at
  }

  get areThinking(): boolean {
    return this.thinking.size > 0
  }

  /** Every bot that is asked begins to think, unless it does already. */
  wake(): void {
    const live = this.at.live()
    for (const seat of live.asked) {
      const level = live.botLevel(seat)
      if (level !== undefined && !this.thinking.has(seat)) void this.letAnswer(seat, level)
    }
  }

  private async letAnswer(seat: Seat, level: string): Promise<void> {
    const { pool, live, enact, failed } = this.at
    const { match } = live()
    const ask = match?.askOf(seat)
    if (match === undefined || ask === undefined) return
    const { number } = ask
    this.thinking.add(seat)
    try {
      const answer = await pool.think(match.snapshot(), seat, level)
      this.thinking.delete(seat)
      const refusal = answer instanceof Refusal ? answer : await enact(() => botDeed(live(), seat, number, answer))
      // A stale one is no fault: a person has come back, or something was taken back.
      if (refusal !== undefined && refusal.kind !== 'stale') failed(new Error(`a bot: ${refusal.reason}`))
    } catch (error) {
      failed(error)
    } finally {
      this.thinking.delete(seat)
    }
    // Where the same question is still open its bot has failed, and is woken by the next round.
    if (live().match?.askOf(seat)?.number !== number) this.wake()
  }
}

function botDeed(live: LiveMatch, seat: Seat, number: number, answer: string): Deed | Refusal {
  const isAsked = live.asked.includes(seat) && live.botLevel(seat) !== undefined
  return isAsked ? answerDeed(live, seat, number, answer) : new Refusal('stale', 'no bot is asked any more')
}
