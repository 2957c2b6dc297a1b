// Conducts a study by a queue: gives its parts to whoever takes them, and collects what they bring back.

import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@umpire/engine'
import type { Study } from '../../study.ts'
import type { Crew } from '../crew.ts'
import type { Batch } from '../journal.ts'
import type { Part } from '../work.ts'
import { idOf, LabQueue, refusing } from './lab-queue.ts'
import type { LineEvents } from './line.ts'
import { programOf } from './program.ts'
import { workFor } from './worker.ts'

export interface QueueCrewOptions {
  readonly address: URL
  /** Threads of this machine that take part; 0: all is left to others. */
  readonly jobs: number
  /** What is to be known of the others. */
  readonly say: (words: string) => void
  readonly events: LineEvents
}

/** Between two looks at what was brought back, and at whether somebody is gone, in milliseconds. */
const betweenLooks = 100
const betweenChecks = 1000
/** Parts that are still missing after so long are given again, should somebody have emptied the queue. */
const untilGivenAgain = 10_000
/** The database may take a minute to notice that a lost connection of ours is gone. */
const untilTaken = 90_000

export class QueueCrew implements Crew {
  readonly #queue: LabQueue
  readonly #own: LabQueue | undefined
  readonly #id: string
  readonly #options: QueueCrewOptions
  readonly #end = new AbortController()
  #work: Promise<void> | undefined
  #isOver = true

  private constructor(queue: LabQueue, own: LabQueue | undefined, id: string, options: QueueCrewOptions) {
    this.#queue = queue
    this.#own = own
    this.#id = id
    this.#options = options
  }

  static async open(study: Study, options: QueueCrewOptions): Promise<QueueCrew | Refusal> {
    const { address, jobs, events } = options
    const program = programOf(study.game)
    if (program === undefined) return new Refusal('unusable', `there is no game "${study.game}"`)
    const queue = await LabQueue.open(address, 'umpire lab', events)
    if (queue instanceof Refusal) return queue
    const id = idOf(study, program)
    const isOurs = await refusing(() => queue.openStudy({ id, study, program }))
    if (isOurs !== true) {
      await queue.close()
      return isOurs instanceof Refusal
        ? isOurs
        : new Refusal('unusable', 'another lab conducts this very study at the moment')
    }
    const silent: LineEvents = { away: () => undefined, back: () => undefined }
    const own = jobs === 0 ? undefined : await LabQueue.open(address, 'umpire worker of the lab', silent)
    if (!(own instanceof Refusal)) return new QueueCrew(queue, own, id, options)
    await queue.close()
    return own
  }

  async play(parts: readonly Part[], take: (batch: Batch) => Refusal | undefined): Promise<Refusal | undefined> {
    const { jobs } = this.#options
    const own = this.#own
    this.#isOver = false
    if (own !== undefined) this.#work ??= workFor(own, { jobs, only: this.#id, signal: this.#end.signal })
    const collected = refusing(() => this.#collect(parts, take))
    // The work by itself never ends, but it may fail.
    return Promise.race([collected, ...(this.#work === undefined ? [] : [this.#work.then(() => collected)])])
  }

  async #collect(parts: readonly Part[], take: (batch: Batch) => Refusal | undefined): Promise<Refusal | undefined> {
    const missing = new Set(parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)))
    const isMissing = ({ from, to }: Part): boolean => {
      for (let n = from; n < to; n++) if (missing.has(n)) return true
      return false
    }
    let [givenAt, checkedAt, conductedAt, hasAsked] = [0, Date.now(), Date.now(), false]
    for (;;) {
      const back = await this.#queue.broughtBack(this.#id)
      for (const { batch } of back) {
        const refusal = take(batch)
        if (refusal !== undefined) return refusal
        for (const n of batch.sheets.keys()) missing.delete(batch.from + n)
      }
      await this.#queue.forget(
        this.#id,
        back.map(({ job }) => job),
      )
      if (missing.size === 0) {
        this.#isOver = true
        return undefined
      }
      if (back.length > 0) continue
      const now = Date.now()
      if (now - givenAt > untilGivenAgain) {
        givenAt = now
        await this.#queue.give(this.#id, parts.filter(isMissing))
      }
      if (now - checkedAt > betweenChecks) {
        checkedAt = now
        const lost = await this.#queue.giveAgain(this.#id)
        if (lost > 0) this.#options.say(`a worker is gone; what it had taken is given to others (${lost} parts)`)
        if (await this.#queue.conducts(this.#id)) conductedAt = now
        else if (now - conductedAt > untilTaken) return new Refusal('unusable', 'another lab conducts this study now')
        if (!hasAsked && (await this.#queue.workers()) === 0) {
          this.#options.say('no worker is there yet: start one with umpire worker --queue and the same address')
        }
        hasAsked = true
      }
      await pause(betweenLooks)
    }
  }

  /** What was brought back and not yet collected waits for whoever conducts the study next. */
  async goHome(): Promise<void> {
    this.#end.abort()
    await this.#work?.catch(() => undefined)
    if (this.#isOver) await this.#queue.closeStudy(this.#id)
    await Promise.all([this.#queue.close(), this.#own?.close()])
  }
}
