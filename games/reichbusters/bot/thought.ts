// One thought: while a question is answered the position stays as it is, and what was worked out of it is kept.

import type { State } from '../state.ts'

let about: State | undefined
let thoughts = 0

/** Nothing may change the position meanwhile. */
export function think<T>(state: State, work: () => T): T {
  about = state
  thoughts++
  try {
    return work()
  } finally {
    about = undefined
  }
}

/** What is made once a thought; anew each time for a position that nobody is thinking about. */
export function onceAThought<T extends object>(make: (state: State) => T): (state: State) => T {
  let made: T | undefined
  let madeIn = -1
  return (state) => {
    if (state !== about) return make(state)
    if (made === undefined || madeIn !== thoughts) {
      made = make(state)
      madeIn = thoughts
    }
    return made
  }
}
