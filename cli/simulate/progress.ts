// How far a long job is, on one line of a terminal that is gone when the job is done.

import process from 'node:process'
import { isTerminal } from '../terminal.ts'

export interface Progress {
  show(done: number): void
  end(): void
}

const barWidth = 24

/** On stderr, and only if a person looks at it: what is piped elsewhere stays clean. */
export function openProgress(total: number, what: string): Progress {
  const { stderr } = process
  if (!isTerminal(stderr)) return { show: () => undefined, end: () => undefined }
  const started = Date.now()
  let last = 0
  return {
    show(done) {
      const now = Date.now()
      if (now - last < 100) return
      last = now
      const filled = Math.floor((barWidth * done) / total)
      const left = Math.ceil(((now - started) * (total - done)) / done / 1000)
      const bar = '#'.repeat(filled).padEnd(barWidth, '.')
      stderr.write(`\r\u001B[K${bar} ${done} of ${total} ${what}, about ${left} s left`)
    },
    end: () => {
      if (last > 0) stderr.write('\r\u001B[K')
    },
  }
}
