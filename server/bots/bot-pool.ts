// The server's bots: they think in threads, each thought within a limit, and an answer comes whatever a bot does.

import { availableParallelism } from 'node:os'
import { Refusal, type Seat, type Snapshot } from '@umpire/engine'
import { FairQueue } from './fair-queue.ts'
import type { Means } from './messages.ts'
import { Thinker, type Thinking } from './thinker.ts'

export interface BotPoolOptions {
  /** How many think at once: one less than there are processors, so that the server itself has one. */
  readonly threads?: number
  /** How long a bot may think. */
  readonly milliseconds?: number
  /** The module with the games, by its address: another than the list of games for tests. */
  readonly games?: string
  /** Hears of every bot that broke, hung or answered what is not allowed. */
  readonly onFailure?: (words: string) => void
}

/** How the bots are doing. The counts are of all thoughts so far. */
export interface BotStats {
  readonly waiting: number
  readonly thinking: number
  readonly answered: number
  /** Attempts that failed; most of these thoughts were answered in another way after all. */
  readonly failed: number
  /** Spent on all thoughts, waiting not counted. */
  readonly milliseconds: number
}

interface Task {
  readonly snapshot: Snapshot
  readonly seat: Seat
  readonly level: string
  readonly resolve: (answer: string | Refusal) => void
}

const usualMilliseconds = 3000

/** The part of the time that a search gets: it must still make its last world and say what it has found. */
const forSearch = 0.9

/** The part of the limit that each lesser way of answering gets, after the bot's own has failed. */
const forLesser = 1 / 6

/** With many waiting, searches are cut short, but not below this part of their time. */
const leastShare = 0.1

const lesserWays: readonly Means[] = ['policy', 'random']

const stopping = (): Refusal => new Refusal('unusable', 'the bots have been stopped')

/**
 * Not one of the pools from a package: their time limits run from when a task is handed over, so that a long queue would
 * eat the bots' time, and ending a thread that hangs fails what others had given it.
 */
export class BotPool {
  private readonly threads: number
  private readonly milliseconds: number
  private readonly games: string | undefined
  private readonly onFailure: (words: string) => void
  private readonly queue = new FairQueue<Task>()
  private readonly idle: Thinker[] = []
  private readonly busy = new Set<Thinker>()
  private answered = 0
  private failed = 0
  private spent = 0
  private isClosed = false

  constructor(options: BotPoolOptions = {}) {
    this.threads = options.threads ?? Math.max(1, availableParallelism() - 1)
    this.milliseconds = options.milliseconds ?? usualMilliseconds
    this.games = options.games
    this.onFailure = options.onFailure ?? (() => {})
  }

  get stats(): BotStats {
    const { queue, busy, answered, failed, spent } = this
    return { waiting: queue.length, thinking: busy.size, answered, failed, milliseconds: spent }
  }

  /** What a bot of the level answers for a seat that is asked, in notation. Refused only if no bot at all can answer. */
  think(snapshot: Snapshot, seat: Seat, level: string): Promise<string | Refusal> {
    if (this.isClosed) return Promise.resolve(stopping())
    return new Promise((resolve) => {
      // A match is known by its seed, which no other has.
      this.queue.add(snapshot.record.seed, { snapshot, seat, level, resolve })
      this.giveWork()
    })
  }

  /** Ends all threads; what is not answered yet is refused. */
  async close(): Promise<void> {
    this.isClosed = true
    for (let task = this.queue.take(); task !== undefined; task = this.queue.take()) task.resolve(stopping())
    await Promise.all([...this.idle, ...this.busy].map((thinker) => thinker.end()))
  }

  private giveWork(): void {
    while (this.busy.size < this.threads) {
      const task = this.queue.take()
      if (task === undefined) return
      const thinker = this.idle.pop() ?? new Thinker(this.games)
      this.busy.add(thinker)
      void this.work(thinker, task)
    }
  }

  private async work(thinker: Thinker, task: Task): Promise<void> {
    const began = performance.now()
    const answer = await this.answerTo(task, thinker)
    this.spent += performance.now() - began
    if (!(answer instanceof Refusal)) this.answered++
    this.busy.delete(thinker)
    if (!this.isClosed) this.idle.push(thinker)
    task.resolve(answer)
    this.giveWork()
  }

  /** How long a search may take: with more waiting than can think at once, so that these do not wait for ever. */
  private searchTime(): number {
    const share = this.threads / (this.threads + this.queue.length)
    return this.milliseconds * forSearch * Math.max(leastShare, share)
  }

  /** Tries the bot's own way, and where it fails lesser ones, each in a fresh thread. */
  private async answerTo(task: Task, thinker: Thinker): Promise<string | Refusal> {
    let thinking = await this.attempt(task, thinker, task.level, this.searchTime(), this.milliseconds)
    const failed = thinking.is === 'failed' ? thinking.by : undefined
    for (const way of lesserWays) {
      if (thinking.is !== 'failed' || this.isClosed) break
      if (way === failed) continue
      const limit = this.milliseconds * forLesser
      thinking = await this.attempt(task, thinker, way, limit, limit)
    }
    switch (thinking.is) {
      case 'answer':
        return thinking.text
      case 'refused':
        return new Refusal('unusable', thinking.reason, thinking.rule)
      case 'failed':
        return this.isClosed ? stopping() : new Refusal('unusable', `the bot cannot answer: ${thinking.reason}`)
    }
  }

  private async attempt(
    { snapshot, seat, level }: Task,
    thinker: Thinker,
    way: string,
    milliseconds: number,
    limit: number,
  ): Promise<Thinking> {
    const thinking = await thinker.think({ snapshot, seat, way, milliseconds }, limit)
    if (thinking.is === 'failed' && !this.isClosed) {
      this.failed++
      this.onFailure(`${snapshot.record.game}, ${level}, by ${thinking.by ?? 'nothing yet'}: ${thinking.reason}`)
    }
    return thinking
  }
}
