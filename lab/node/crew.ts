// Who plays the games of a study: the threads of this machine, or whoever takes them from a queue.

import type { Refusal } from '@umpire/engine'
import type { Study } from '../study.ts'
import type { Batch } from './journal.ts'
import { Thread } from './thread.ts'
import type { Part } from './work.ts'

export interface Crew {
  /** Plays these parts, in whichever order. What `take` refuses ends it. */
  play(parts: readonly Part[], take: (batch: Batch) => Refusal | undefined): Promise<Refusal | undefined>
  /** The study is over, or given up. */
  goHome(): Promise<void>
}

/** One row, from which all who ask take the next. */
function* eachOnce<T>(row: Iterable<T>): Generator<T> {
  yield* row
}

/** The threads of this machine. Each is started when it is first to play. */
export class Threads implements Crew {
  readonly #threads: readonly Thread[]

  constructor(study: Study, jobs: number) {
    this.#threads = Array.from({ length: jobs }, () => new Thread(study))
  }

  async play(parts: Iterable<Part>, take: (batch: Batch) => Refusal | undefined): Promise<Refusal | undefined> {
    const left = eachOnce(parts)
    let wrong: Refusal | undefined
    const work = async (thread: Thread): Promise<void> => {
      for (const part of left) {
        const batch = await thread.play(part)
        wrong ??= take(batch)
        if (wrong !== undefined) return
      }
    }
    await Promise.all(this.#threads.map(work))
    return wrong
  }

  async goHome(): Promise<void> {
    for (const thread of this.#threads) thread.end()
  }
}
