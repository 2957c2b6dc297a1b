// Measuring: how much is done per second of processor time. Processor time counts, not the clock on the wall.

import { at } from '@umpire/engine'

/** One of those that are compared. */
export interface Side {
  /** Does a piece of work, long enough for a clock of microseconds; gives how much it was. */
  readonly work: () => number | Promise<number>
  /** Called before each piece, outside the measured time. */
  readonly prepare?: () => void
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** How much a side does per second of processor time, measured for about so long. */
export async function rateOf(side: Side, seconds: number): Promise<number> {
  let done = 0
  let spent = 0
  while (spent < seconds) {
    side.prepare?.()
    const before = processorSeconds()
    done += await side.work()
    spent += processorSeconds() - before
  }
  return done / spent
}

/** Does several small pieces of work in one, so that the clock is read seldom. */
export const manyTimes = (work: () => number): Side => ({
  work: () => {
    let done = 0
    for (let n = 0; n < 50; n++) done += work()
    return done
  },
})

/** The middle one of the numbers; of an even count the lower of the two. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return at(sorted, Math.floor((sorted.length - 1) / 2))
}
