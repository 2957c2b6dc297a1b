// The page's side of thinking: questions go to a worker; one that dies or hangs is replaced, and the question refused.

import { type MatchRecord, Refusal, type Seat, type Snapshot } from '@umpire/engine'
import type { Answered, Asked, Reply, Request } from './messages.ts'

/** A bot that has not answered after this time is given up. */
const patience = 60_000

interface Open {
  readonly resolve: (reply: Reply) => void
  readonly timer: ReturnType<typeof setTimeout>
}

class Thinker {
  private worker: Worker | undefined
  private readonly open = new Map<number, Open>()
  private last = 0

  ask(request: Request): Promise<Reply> {
    return new Promise((resolve) => {
      const id = ++this.last
      const timer = setTimeout(() => this.giveUp('The bot has not answered for a minute.'), patience)
      this.open.set(id, { resolve, timer })
      try {
        this.worker ??= this.start()
        this.worker.postMessage({ id, request } satisfies Asked)
      } catch (error) {
        this.giveUp(error instanceof Error ? error.message : String(error))
      }
    })
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'umpire bots' })
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => this.settle(data.id, data.reply))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.giveUp(
        `The bots' worker died${event.message === '' || event.message === undefined ? '.' : `: ${event.message}`}`,
      )
    })
    worker.addEventListener('messageerror', () => this.giveUp("The bots' worker sent something unreadable."))
    return worker
  }

  /** Ends the worker; the next question starts another. */
  private giveUp(reason: string): void {
    this.worker?.terminate()
    this.worker = undefined
    for (const id of this.open.keys()) this.settle(id, { refused: reason })
  }

  private settle(id: number, reply: Reply): void {
    const open = this.open.get(id)
    if (open === undefined) return
    clearTimeout(open.timer)
    this.open.delete(id)
    open.resolve(reply)
  }
}

/** Moves and hints wait for no curve: they have a worker of their own. */
const player = new Thinker()
const judge = new Thinker()

const refusal = (reply: Reply): Refusal =>
  'refused' in reply
    ? new Refusal('unusable', reply.refused, reply.rule)
    : new Refusal('unusable', 'The bot answered something else than it was asked.')

/** What a bot of the level would answer for a seat that is asked, in notation. */
export async function think(snapshot: Snapshot, seat: Seat, level: string): Promise<string | Refusal> {
  const reply = await player.ask({ do: 'think', snapshot, seat, level })
  return 'answer' in reply ? reply.answer : refusal(reply)
}

/** How good each position of a game was for each seat, from 0 to 1: one entry before the first answer, one after each. */
export async function judgeGame(record: MatchRecord): Promise<readonly (readonly number[])[] | Refusal> {
  const reply = await judge.ask({ do: 'judge', record })
  return 'worth' in reply ? reply.worth : refusal(reply)
}
