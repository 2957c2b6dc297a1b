// The curve of a game as lines to draw: how good each moment was for each side.

import type { Seat } from '@umpire/engine'

/** How good every moment is for each seat, from 0 to 1. */
export type Worth = readonly (readonly number[])[]

/** What a moment is worth to a side: the mean of its seats. */
export const sideWorth = (moment: readonly number[], side: readonly Seat[]): number =>
  side.reduce((sum, seat) => sum + (moment[seat] ?? 0), 0) / side.length

/** A point of a drawing that is as wide as there are moments and 100 high. */
const point = (at: number, worth: number): string => `${at} ${Math.round((1 - worth) * 1_000) / 10}`

/** The line of each side. */
export const sideLines = (worth: Worth, sides: readonly (readonly Seat[])[]): readonly string[] =>
  sides.map((side) => `M${worth.map((moment, at) => point(at, sideWorth(moment, side))).join('L')}`)

/** Of two sides, the line between what the first has of the whole, from below, and the second. */
export function dividingLine(worth: Worth, [first, second]: readonly [readonly Seat[], readonly Seat[]]): string {
  const share = (moment: readonly number[]): number => {
    const [one, other] = [sideWorth(moment, first), sideWorth(moment, second)]
    return one + other > 0 ? one / (one + other) : 0.5
  }
  return `M${worth.map((moment, at) => point(at, share(moment))).join('L')}`
}

/** Where the ends of the lines are labelled, from 0 above to 1 below: in their order, and never one on another. */
export function labelPlaces(ends: readonly number[], room: number): readonly number[] {
  const order = ends.map((_, n) => n).toSorted((a, b) => (ends[b] ?? 0) - (ends[a] ?? 0))
  const gap = Math.min(room, ends.length > 1 ? 1 / (ends.length - 1) : 1)
  const places = ends.map((end) => 1 - end)
  for (const [n, one] of order.entries()) {
    const above = order[n - 1]
    if (above !== undefined) places[one] = Math.max(places[one] ?? 0, (places[above] ?? 0) + gap)
  }
  // What was pushed out below is pushed back up.
  let floor = 1
  for (const one of order.toReversed()) {
    places[one] = Math.min(places[one] ?? 0, floor)
    floor = places[one] - gap
  }
  return places
}

/** So many of these that none comes nearer to another than the gap; the earlier one stays. */
export function spaced<T extends { readonly at: number }>(marks: readonly T[], gap: number): readonly T[] {
  const kept: T[] = []
  for (const mark of marks) {
    const before = kept.at(-1)
    if (before === undefined || mark.at - before.at >= gap) kept.push(mark)
  }
  return kept
}
