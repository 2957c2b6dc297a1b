// The page's side of a worker of the lab. One that dies is replaced, and the game that it died of is a sheet with its error.

import { type MatchRecord, Refusal } from '@umpire/engine'
import { died, emptySheet, type OddGame, type Sheet, type Study, trialOf } from '@umpire/lab'
import type { FromWorker, ToWorker } from './messages.ts'

class Died extends Error {}

export class LabThread {
  readonly #study: Study
  #worker: Worker | undefined
  #isEnded = false

  constructor(study: Study) {
    this.#study = study
  }

  /** Fails only if no worker can play at all, or it is ended. */
  async play(from: number, to: number): Promise<readonly Sheet[]> {
    try {
      return await this.#played(from, to)
    } catch (error) {
      if (!(error instanceof Died)) throw error
      const sheets: Sheet[] = []
      // One by one, so that it is known of which game the worker dies.
      for (let n = from; n < to; n++) sheets.push(await this.#alone(n))
      return sheets
    }
  }

  async record(odd: OddGame): Promise<MatchRecord | Refusal> {
    const answer = await this.#ask({ do: 'record', odd })
    if ('record' in answer) return answer.record
    return new Refusal('unusable', 'refused' in answer ? answer.refused : 'the worker has answered something else')
  }

  /** Whatever it is playing is given up. */
  end(): void {
    this.#isEnded = true
    this.#worker?.terminate()
    this.#worker = undefined
  }

  async #alone(n: number): Promise<Sheet> {
    const broken = (why: string): Sheet => ({ ...emptySheet(trialOf(this.#study, n)), error: why })
    try {
      const [sheet] = await this.#played(n, n + 1)
      return sheet ?? broken('the worker has sent nothing')
    } catch (error) {
      if (error instanceof Died) return broken(`${died}: ${error.message}`)
      throw error
    }
  }

  async #played(from: number, to: number): Promise<readonly Sheet[]> {
    const answer = await this.#ask({ do: 'play', from, to })
    if ('played' in answer) return answer.played
    throw new Error('refused' in answer ? answer.refused : 'the worker has answered something else')
  }

  #ask(message: ToWorker): Promise<FromWorker> {
    if (this.#isEnded) return Promise.reject(new Error('the study was stopped'))
    this.#worker ??= this.#start()
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const over = new AbortController()
      const { signal } = over
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromWorker>) => {
          over.abort()
          resolve(data)
        },
        { signal },
      )
      worker.addEventListener(
        'error',
        (event) => {
          event.preventDefault()
          over.abort()
          worker.terminate()
          this.#worker = undefined
          reject(new Died(event.message === '' || event.message === undefined ? 'without a word' : event.message))
        },
        { signal },
      )
      worker.postMessage(message)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module', name: 'umpire lab' })
    worker.postMessage({ do: 'study', study: this.#study } satisfies ToWorker)
    return worker
  }
}
