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
  /** What was there before does not count for the rate: a study may go on where it was. */
  let begun: { readonly at: number; readonly done: number } | undefined
  let last = 0
  return {
    show(done) {
      const now = Date.now()
      begun ??= { at: now, done }
      if (now - last < 100) return
      last = now
      const filled = Math.floor((barWidth * done) / total)
      const bar = '#'.repeat(filled).padEnd(barWidth, '.')
      const rate = ((done - begun.done) * 1000) / (now - begun.at)
      stderr.write(`\r\u001B[K${bar} ${done} of ${total} ${what}${rate > 0 ? pace(rate, total - done) : ''}`)
    },
    end: () => {
      if (last > 0) stderr.write('\r\u001B[K')
    },
  }
}

/** `, 41 a second, about 12 s left` */
const pace = (rate: number, left: number): string =>
  `, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} a second, about ${Math.ceil(left / rate)} s left`
