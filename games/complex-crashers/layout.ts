// What follows from regions and borders alone: worked out once, and kept outside the state until one of them changes.

import type { State } from './state.ts'
import type { Region } from './state/region.ts'

/** How often a border was changed, in whatever state. */
let changes = 0

/** To be called by whatever changes a border. A new region is noticed by itself. */
export function borderChanged(): void {
  changes++
}

/** What was made of a layout, and by what that one is known again. */
interface Made<T> {
  readonly regions: readonly Region[]
  readonly count: number
  readonly changes: number
  readonly value: T
}

/**
 * Makes something once for each layout. Only that of the layout asked about last is kept: a game asks for the same one
 * again and again, and a copy of a state is another one.
 */
export function perLayout<T>(make: (state: State) => T): (state: State) => T {
  let made: Made<T> | undefined
  return (state) => {
    const { regions } = state
    if (made?.regions !== regions || made.count !== regions.length || made.changes !== changes) {
      made = { regions, count: regions.length, changes, value: make(state) }
    }
    return made.value
  }
}
