// Reading from a question where it is built, and which starting parts are placed already.

import { readSpot, typeNamed, withModule } from '../places.ts'
import { type Part, placedSoFar } from '../questions.ts'
import type { Mech } from '../state.ts'

interface Cell {
  readonly x: number
  readonly y: number
}

/** Reads the cells out of names of things, `... cell 1 -2`, each once. */
export function cellsNamed(things: readonly string[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const thing of things) {
    const found = / cell (-?\d+) (-?\d+)$/.exec(thing)
    if (found !== null) cells.set(thing, { x: Number(found[1]), y: Number(found[2]) })
  }
  return [...cells.values()]
}

/** The parts that the question says are placed already. */
export function placedParts(detail: string): Part[] {
  if (!detail.startsWith(placedSoFar)) return []
  return detail
    .slice(placedSoFar.length, -1)
    .split(', ')
    .flatMap((say) => {
      const spot = readSpot(say)
      const type = spot === undefined ? undefined : typeNamed(spot.name)
      return spot === undefined || type === undefined ? [] : [{ type, x: spot.x, y: spot.y, turned: spot.turned }]
    })
}

/** The mech with parts that are not in it yet. */
export const withParts = (mech: Mech, parts: readonly Part[]): Mech =>
  parts.reduce((built, part) => withModule(built, part.type, part), mech)
