// Which squares some things stand for.

import { squareThing } from '../things.ts'

const prefix = squareThing(0).slice(0, -1)

/** The numbers of the squares among some things. */
export const squaresNamed = (things: readonly string[] | undefined): number[] =>
  (things ?? []).flatMap((thing) => (thing.startsWith(prefix) ? [Number(thing.slice(prefix.length))] : []))
