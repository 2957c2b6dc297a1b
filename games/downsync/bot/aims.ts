// Places that are worth something: for whom, and the less the farther away.

import { at, type Seat } from '@umpire/engine'
import { type Disc, gap } from '@umpire/plane'
import { goalOf } from '../rules/victory.ts'
import type { State } from '../state.ts'
import type { Actor } from './actors.ts'
import { places, worths } from './weights.ts'

/** Something that it is good to be near to. */
export interface Aim {
  /** How far bases are from it. */
  gapTo(discs: readonly Disc[], actor: Actor): number
  worth(actor: Actor, gap: number): number
}

/** The next Victory Point of a seat, in points. */
export function pointWorth(state: State, seat: Seat): number {
  const goal = goalOf(state)
  const { vp } = at(state.forces, seat)
  return (worths.victory / goal) * (vp + 1 >= goal ? worths.last : 1)
}

/** What is left of a worth that is so many inches away. */
export function faded(worth: number, actor: Actor, inches: number): number {
  if (inches <= 0) return worth
  const part = actor.isPing ? places.asPing : 1
  return worth * part * places.perMove ** (inches / actor.speed)
}

/** To the nearest base. */
export function nearestGap(discs: readonly Disc[], to: Disc): number {
  let least = Number.POSITIVE_INFINITY
  for (const disc of discs) least = Math.min(least, gap(disc, to))
  return least
}

/** DS-231 To as many bases as score together: more than half of those it started with. */
export function scoringGap(discs: readonly Disc[], to: Disc, startBases: number): number {
  if (discs.length === 1) return nearestGap(discs, to)
  const needed = Math.floor(startBases / 2) + 1
  if (discs.length < needed) return Number.POSITIVE_INFINITY
  const gaps = discs.map((disc) => gap(disc, to)).sort((a, b) => a - b)
  return gaps[needed - 1] ?? Number.POSITIVE_INFINITY
}

/** What it is worth to have somebody there. */
export function standing(aims: readonly Aim[], actor: Actor, discs: readonly Disc[]): number {
  let worth = 0
  for (const aim of aims) worth += aim.worth(actor, aim.gapTo(discs, actor))
  return worth
}

/** How much better it could stand by going so far, straight to the best of the aims. */
export function progress(aims: readonly Aim[], actor: Actor, discs: readonly Disc[], inches: number): number {
  let best = 0
  for (const aim of aims) {
    const apart = aim.gapTo(discs, actor)
    best = Math.max(best, aim.worth(actor, apart - inches) - aim.worth(actor, apart))
  }
  return best
}
