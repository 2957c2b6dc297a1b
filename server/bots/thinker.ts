// One thread in which bots think, a thought at a time. One that hangs, breaks or dies is ended, and the next is fresh.

import process from 'node:process'
import { Worker } from 'node:worker_threads'
import type { FromThread, Means, Thought, ThreadData } from './messages.ts'

export type Thinking =
  | Extract<FromThread, { is: 'answer' | 'refused' }>
  /** The bot broke, nothing came of it in time, or the thread is gone. */
  | { readonly is: 'failed'; readonly reason: string; readonly by: Means | undefined }

/** A thread that has not even begun by then is given up: it starts and loads a game in a tenth of that. */
const patience = 15_000

/**
 * By so much the server may grow during a thought; a search of any game stays far below. The limits that Node offers
 * for a thread do not do: where it wants a large piece at once, they end the whole process.
 */
const mostMemory = 400 * 2 ** 20
const betweenLooks = 25

export class Thinker {
  private worker: Worker | undefined
  private settle: ((thinking: Thinking) => void) | undefined
  private timer: NodeJS.Timeout | undefined
  private watch: NodeJS.Timeout | undefined
  /** How the thought at hand is had, once it has begun. */
  private by: Means | undefined
  private limit = 0
  private readonly games: string | undefined

  constructor(games?: string) {
    this.games = games
  }

  /** Has a thought; when it takes longer than so many milliseconds from its beginning, it fails. Never throws. */
  async think(thought: Thought, limit: number): Promise<Thinking> {
    const thinking = await new Promise<Thinking>((resolve) => {
      this.settle = resolve
      this.by = undefined
      this.limit = limit
      this.failAfter(patience, 'the thread did not begin to think')
      try {
        this.worker ??= this.start()
        this.worker.postMessage(thought)
      } catch (error) {
        this.fail(error instanceof Error ? error.message : String(error))
      }
    })
    clearTimeout(this.timer)
    clearInterval(this.watch)
    // Whatever broke may have left something behind.
    if (thinking.is === 'failed') await this.end()
    return thinking
  }

  /** Ends the thread; a thought at hand fails. */
  async end(): Promise<void> {
    const { worker } = this
    this.worker = undefined
    this.fail('the thread was ended')
    await worker?.terminate()
  }

  private start(): Worker {
    const workerData: ThreadData = this.games === undefined ? {} : { games: this.games }
    const worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData,
      name: 'umpire bot',
    })
    const gone = (reason: string): void => {
      if (this.worker !== worker) return
      this.worker = undefined
      this.fail(reason)
    }
    worker.on('message', (message: FromThread) => {
      // What a thread has said before its end may come after it.
      if (this.worker === worker) this.hear(message)
    })
    worker.on('messageerror', (error) => gone(error.message))
    worker.on('error', (error) => gone(error.message))
    worker.on('exit', (code) => gone(`the thread ended with ${code}`))
    return worker
  }

  private hear(message: FromThread): void {
    if (message.is === 'begun') {
      this.by = message.by
      this.failAfter(this.limit, `no answer after ${this.limit} ms`)
      this.watchMemory()
    } else if (message.is === 'failed') this.fail(message.reason)
    else this.finish(message)
  }

  private failAfter(milliseconds: number, reason: string): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.fail(reason), milliseconds)
  }

  private watchMemory(): void {
    const before = process.memoryUsage.rss()
    clearInterval(this.watch)
    this.watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > mostMemory) this.fail('it wants too much memory')
    }, betweenLooks)
  }

  private fail(reason: string): void {
    this.finish({ is: 'failed', reason, by: this.by })
  }

  private finish(thinking: Thinking): void {
    this.settle?.(thinking)
    this.settle = undefined
  }
}
