// Shares the games of a plan out among worker threads, a few at a time, and adds up what they send back.

import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { Refusal } from '@umpire/engine'
import type { Plan } from './plan.ts'
import { addTally, noTally, type Tally } from './tally.ts'
import type { FromWorker, Part } from './work.ts'

/** What a simulation came to, and the processor time it took, all threads together. */
export interface Simulated {
  readonly tally: Tally
  readonly cpuMicroseconds: number
}

/** So many parts a worker: few enough to send, many enough that none waits long for the last. */
const partsForEach = 16

export function playInWorkers(
  plan: Plan,
  jobs: number,
  afterPart: (played: number) => void,
): Promise<Simulated | Refusal> {
  const size = Math.max(1, Math.min(200, Math.floor(plan.games / (jobs * partsForEach))))
  const tally = noTally(plan.bots.length)
  let next = 0
  const giveWork = (worker: Worker): void => {
    if (next >= plan.games) return
    const part: Part = { from: next, to: Math.min(plan.games, next + size) }
    next = part.to
    worker.postMessage(part, [])
  }
  let ready = 0
  let before: NodeJS.CpuUsage = process.cpuUsage()
  return new Promise((resolve, reject) => {
    const workers = Array.from(
      { length: jobs },
      () => new Worker(new URL('./worker.js', import.meta.url), { workerData: plan }),
    )
    let isFinished = false
    const finish = (result: Simulated | Refusal): void => {
      isFinished = true
      for (const worker of workers) void worker.terminate()
      resolve(result)
    }
    // Nobody begins before all are there, so that their start does not count as time of the games.
    const begin = (): void => {
      before = process.cpuUsage()
      for (const worker of workers) giveWork(worker)
    }
    for (const worker of workers) {
      worker.on('error', reject)
      worker.on('exit', (code) => {
        if (!isFinished) reject(new Error(`a thread ended with ${code} before its games were played`))
      })
      worker.on('message', (message: FromWorker) => {
        switch (message.kind) {
          case 'ready':
            ready++
            if (ready === jobs) begin()
            return
          case 'broke off':
            finish(new Refusal('unusable', message.reason))
            return
          case 'played': {
            addTally(tally, message.tally)
            afterPart(tally.games)
            giveWork(worker)
            if (tally.games < plan.games) return
            const { user, system } = process.cpuUsage(before)
            finish({ tally, cpuMicroseconds: user + system })
          }
        }
      })
    }
  })
}
