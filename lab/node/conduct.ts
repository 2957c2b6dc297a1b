// Conducts a study: shares its games out among threads, writes down what comes back, and goes on where it was.

import { Worker } from 'node:worker_threads'
import type { Refusal } from '@umpire/engine'
import type { Sheet } from '../sheet.ts'
import { type Study, trialCount } from '../study.ts'
import type { Batch, Journal } from './journal.ts'
import type { FromThread, Part } from './work.ts'

export interface Conduct {
  readonly jobs: number
  /** Called whenever games came in: how many there are. */
  readonly show?: (played: number) => void
  /**
   * Asked whenever all games up to a round number have been played, with their sheets: whether that is enough. It is
   * asked at the same numbers whatever the number of threads, so that the same seed gives the same study.
   */
  readonly isEnough?: (sheets: readonly Sheet[]) => boolean
  /** So many games are played between two such questions. */
  readonly between: number
}

/** Games in one message: few enough to lose little when stopped, many enough that sending costs nothing. */
const partSize = 8

/** All sheets of the study, in its order. */
export async function conduct(journal: Journal, options: Conduct): Promise<readonly Sheet[] | Refusal> {
  const { study } = journal
  const count = trialCount(study)
  const played = new Map<number, Sheet>()
  const keep = ({ from, sheets }: Batch): void => {
    for (const [n, sheet] of sheets.entries()) played.set(from + n, sheet)
  }
  for (const batch of journal.kept) keep(batch)
  const crew = new Crew(study, options.jobs)
  try {
    for (let done = 0; done < count; ) {
      const to = Math.min(count, done + options.between)
      const wrong = await crew.play(missing(played, done, to), (batch) => {
        const refusal = journal.add(batch)
        keep(batch)
        options.show?.(played.size)
        return refusal
      })
      if (wrong !== undefined) return wrong
      done = to
      if (options.isEnough?.(inOrder(played, done)) === true) return inOrder(played, done)
    }
    return inOrder(played, count)
  } finally {
    crew.goHome()
  }
}

function inOrder(played: ReadonlyMap<number, Sheet>, count: number): Sheet[] {
  return Array.from({ length: count }, (_, n) => {
    const sheet = played.get(n)
    if (sheet === undefined) throw new Error(`game ${n} of the study is missing`)
    return sheet
  })
}

/** The games that have not been played yet, in parts. */
function missing(played: ReadonlyMap<number, Sheet>, from: number, to: number): Part[] {
  const parts: Part[] = []
  for (let n = from; n < to; n++) {
    if (played.has(n)) continue
    const last = parts.at(-1)
    if (last !== undefined && last.to === n && n - last.from < partSize)
      parts[parts.length - 1] = { ...last, to: n + 1 }
    else parts.push({ from: n, to: n + 1 })
  }
  return parts
}

/** The threads. They are started when the first games are to be played. */
class Crew {
  private readonly study: Study
  private readonly jobs: number
  private workers: readonly Worker[] = []

  constructor(study: Study, jobs: number) {
    this.study = study
    this.jobs = jobs
  }

  play(parts: readonly Part[], take: (batch: Batch) => Refusal | undefined): Promise<Refusal | undefined> {
    if (parts.length === 0) return Promise.resolve(undefined)
    const isNew = this.workers.length === 0
    if (isNew) {
      this.workers = Array.from(
        { length: this.jobs },
        () => new Worker(new URL('./worker.js', import.meta.url), { workerData: this.study }),
      )
    }
    return new Promise((resolve, reject) => {
      let next = 0
      let open = parts.length
      const give = (worker: Worker): void => {
        const part = parts[next]
        next++
        if (part !== undefined) worker.postMessage(part, [])
      }
      for (const worker of this.workers) {
        worker.removeAllListeners()
        worker.on('error', reject)
        worker.on('exit', (code) => reject(new Error(`a thread ended with ${code} before its games were played`)))
        worker.on('message', (message: FromThread) => {
          if (message.kind === 'ready') return give(worker)
          const refusal = take(message.batch)
          if (refusal !== undefined) return resolve(refusal)
          open--
          if (open === 0) resolve(undefined)
          else give(worker)
        })
        if (!isNew) give(worker)
      }
    })
  }

  goHome(): void {
    for (const worker of this.workers) {
      worker.removeAllListeners()
      void worker.terminate()
    }
  }
}
