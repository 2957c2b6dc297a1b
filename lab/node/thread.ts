// A thread that plays games of a study. One that dies is replaced, and the game that it died of is a sheet with its error.

import { Worker } from 'node:worker_threads'
import { died, emptySheet, type Sheet } from '../sheet.ts'
import { type Study, trialOf } from '../study.ts'
import type { Batch } from './journal.ts'
import type { FromThread, Part } from './work.ts'

/** The thread had begun to play, and is gone. */
class Died extends Error {}

const usual = new URL('./worker.js', import.meta.url)

export class Thread {
  readonly #study: Study
  readonly #script: URL
  #worker: Promise<Worker> | undefined
  /** Whoever waits for what the thread does next. */
  #waiting: { takes(batch: Batch): void; dies(why: string): void } | undefined

  constructor(study: Study, script = usual) {
    this.#study = study
    this.#script = script
  }

  /** Fails only if no thread can be started at all. */
  async play(part: Part): Promise<Batch> {
    try {
      return await this.#send(part)
    } catch (error) {
      if (!(error instanceof Died)) throw error
      const sheets: Sheet[] = []
      for (let n = part.from; n < part.to; n++) sheets.push(await this.#alone(n))
      return { from: part.from, sheets }
    }
  }

  /** One game by itself, so that it is known of which the thread dies. */
  async #alone(n: number): Promise<Sheet> {
    const broken = (why: string): Sheet => ({ ...emptySheet(trialOf(this.#study, n)), error: why })
    try {
      const { sheets } = await this.#send({ from: n, to: n + 1 })
      return sheets[0] ?? broken('the thread has sent nothing')
    } catch (error) {
      if (error instanceof Died) return broken(`${died}: ${error.message}`)
      throw error
    }
  }

  async #send(part: Part): Promise<Batch> {
    this.#worker ??= this.#start()
    const worker = await this.#worker
    return new Promise((resolve, reject) => {
      this.#waiting = {
        takes: resolve,
        dies: (why) => {
          this.#worker = undefined
          reject(new Died(why))
        },
      }
      worker.postMessage(part, [])
    })
  }

  #start(): Promise<Worker> {
    const worker = new Worker(this.#script, { workerData: this.#study })
    return new Promise((resolve, reject) => {
      this.#waiting = { takes: () => undefined, dies: (why) => reject(new Error(`a thread cannot be started: ${why}`)) }
      // The end after an error says nothing new, and somebody may wait for the next thread by then.
      let isGone = false
      const gone = (why: string): void => {
        if (!isGone) this.#waiting?.dies(why)
        isGone = true
      }
      worker.on('error', (error) => gone(error.message))
      worker.on('exit', (code) => gone(`it ended with ${code}`))
      worker.on('message', (message: FromThread) => {
        if (message.kind === 'ready') resolve(worker)
        else this.#waiting?.takes(message.batch)
      })
    })
  }

  /** Whatever it is playing is given up. */
  end(): void {
    this.#waiting = undefined
    void this.#worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    )
    this.#worker = undefined
  }
}
