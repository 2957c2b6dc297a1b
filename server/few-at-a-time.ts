// Work that is not urgent, done a little at a time, so that nobody who plays meanwhile waits for it.

import { setTimeout } from 'node:timers/promises'

/** So long, in milliseconds, it goes on before all others have their turn, and so long it pauses then. */
const longest = 2
const pause = 5

/** Visits all of them, one after the other; those that come or go meanwhile as a loop over them would. */
export async function fewAtATime<T>(all: Iterable<T>, visit: (one: T) => void | Promise<void>): Promise<void> {
  let since = performance.now()
  for (const one of all) {
    await visit(one)
    if (performance.now() - since < longest) continue
    await setTimeout(pause, undefined, { ref: false })
    since = performance.now()
  }
}
