// The bots at a match: whoever is asked begins to think, and answers through the room like anybody else.

import { Refusal, type Seat } from '@umpire/engine'
import type { BotPool } from '../bots/bot-pool.ts'
import { answerDeed } from './commands.ts'
import type { Deed } from './entry.ts'
import type { LiveMatch } from './live-match.ts'

/** The room that they play in. */
interface Playing {
  readonly around: { readonly bots: BotPool; readonly failed: (error: unknown) => void }
  /** As it is now. */
  readonly live: LiveMatch
  enact(by: null, make: () => Deed | Refusal): Promise<Refusal | undefined>
}

const nobody: readonly Seat[] = []

export class TableBots {
  private readonly at: Playing
  private thinking: readonly Seat[] = nobody

  constructor(at: Playing) {
    this.at = at
  }

  get areThinking(): boolean {
    return this.thinking.length > 0
  }

  /** Every bot that is asked begins to think, unless it does already. */
  wake(): void {
    const { live } = this.at
    for (const seat of live.asked) {
      const level = live.botLevel(seat)
      if (level !== undefined && !this.thinking.includes(seat)) void this.letAnswer(seat, level)
    }
  }

  private async letAnswer(seat: Seat, level: string): Promise<void> {
    const room = this.at
    const { bots, failed } = room.around
    const { match } = room.live
    const ask = match?.askOf(seat)
    if (match === undefined || ask === undefined) return
    const { number } = ask
    this.thinking = [...this.thinking, seat]
    try {
      const answer = await bots.think(match.snapshot(), seat, level)
      this.hasThought(seat)
      const refusal =
        answer instanceof Refusal ? answer : await room.enact(null, () => botDeed(room.live, seat, number, answer))
      // A stale one is no fault: a person has come back, or something was taken back.
      if (refusal !== undefined && refusal.kind !== 'stale') failed(new Error(`a bot: ${refusal.reason}`))
    } catch (error) {
      failed(error)
    } finally {
      this.hasThought(seat)
    }
    // Where the same question is still open its bot has failed, and is woken by the next round.
    if (room.live.match?.askOf(seat)?.number !== number) this.wake()
  }

  private hasThought(by: Seat): void {
    this.thinking = this.thinking.filter((seat) => seat !== by)
  }
}

function botDeed(live: LiveMatch, seat: Seat, number: number, answer: string): Deed | Refusal {
  const isAsked = live.asked.includes(seat) && live.botLevel(seat) !== undefined
  return isAsked ? answerDeed(live, seat, number, answer) : new Refusal('stale', 'no bot is asked any more')
}
