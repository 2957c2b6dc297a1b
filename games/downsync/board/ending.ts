// Why a game ended as it did, in a sentence: for whoever wonders how nought to nought can be won.

import { seatsOf } from '@umpire/engine'
import { seatName } from '../names.ts'
import { goalOf, isWipedOut, survivingValue } from '../rules/victory.ts'
import type { State } from '../state.ts'

export function endingOf(state: State): string {
  const gone = seatsOf(2).find((seat) => isWipedOut(state, seat))
  if (gone !== undefined) return `Nothing of ${seatName(gone)} is left on the table.`
  const [south = 0, north = 0] = state.forces.map(({ vp }) => vp)
  const most = Math.max(south, north)
  if (most >= goalOf(state) && south !== north) return `${most} of ${goalOf(state)} Victory Points.`
  const last = `Round ${state.round} was the last`
  if (south !== north) return `${last}: ${most} against ${Math.min(south, north)} Victory Points.`
  const left = seatsOf(2)
    .map((seat) => survivingValue(state, seat))
    .toSorted((a, b) => b - a)
  return left[0] === left[1]
    ? `${last}: as many Victory Points, and as much left of both Forces.`
    : `${last}: as many Victory Points, but more left of the Force, ${left.join(' against ')} by Signature.`
}
