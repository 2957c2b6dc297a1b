// Ways at random (DS-068, DS-155): legal ones, rather towards what matters than anywhere.

import { below, fraction, type Random } from '@umpire/engine'
import type { Disc, Mover } from '@umpire/plane'
import { type Spot, stays, type Way, type Ways } from '../questions/ways.ts'
import { pingOf, unitOf } from '../state.ts'
import { goalFor } from './goals.ts'
import { tableSize } from './ground.ts'
import type { MoveGround } from './path-rules.ts'

/** A direction at random, without angles: those are not the same on every machine (DS-301). */
export function anyDirection(random: Random): Spot {
  for (;;) {
    const x = 2 * fraction(random) - 1
    const y = 2 * fraction(random) - 1
    const square = x * x + y * y
    if (square > 1 || square < 0.01) continue
    const length = Math.sqrt(square)
    return { x: x / length, y: y / length }
  }
}

/** Roughly there, so that ways round things are found as well. */
function towards(from: Spot, to: Spot, random: Random): Spot {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const aside = anyDirection(random)
  if (length < 1) return aside
  const sway = fraction(random)
  const x = dx / length + aside.x * sway
  const y = dy / length + aside.y * sway
  const sum = Math.sqrt(x * x + y * y)
  return sum < 0.05 ? aside : { x: x / sum, y: y / sum }
}

/** So far in that direction, on whole hundredths, and wholly on the table. */
export function stepTo({ x, y, r }: Disc, direction: Spot, length: number): Spot {
  const edge = Math.ceil(r)
  const inside = (value: number): number => Math.min(tableSize - edge, Math.max(edge, Math.round(value)))
  return { x: inside(x + direction.x * length), y: inside(y + direction.y * length) }
}

/** The full way rather than a part of it; often less, for slowing terrain. */
function howFar({ speed, slowing }: Mover, random: Random): number {
  switch (below(random, 4)) {
    case 0:
      return Math.max(1, Math.floor(speed * fraction(random)))
    case 1:
      return Math.max(1, speed - slowing - 1)
    default:
      return speed - 1
  }
}

const tries = 12

function goalOf({ state, move }: MoveGround, from: Spot, random: Random): Spot | null {
  const ping = pingOf(state, move.element)
  if (ping !== undefined) return goalFor(state, ping.seat, from, false, random)
  const unit = unitOf(state, move.element)
  return goalFor(state, unit.seat, from, unit.cache !== null, random)
}

/** Mostly straight on; now and then by a way point. */
function pathOf(mover: Mover, direction: Spot, length: number, random: Random): Spot[] {
  if (below(random, 10) > 0) return [stepTo(mover.disc, direction, length)]
  const middle = stepTo(mover.disc, direction, length / 2)
  return [middle, stepTo({ ...middle, r: mover.disc.r }, anyDirection(random), length / 2 - 1)]
}

function sampleAlone(ground: MoveGround, team: number, mover: Mover, random: Random): Ways {
  const goal = goalOf(ground, mover.disc, random)
  for (let n = 0; n < tries; n++) {
    const isAimed = goal !== null && n < 8 && below(random, 4) > 0
    const direction = isAimed ? towards(mover.disc, goal, random) : anyDirection(random)
    const ways = [{ team, path: pathOf(mover, direction, howFar(mover, random), random) }]
    if (ground.whyNot(ways) === undefined) return ways
  }
  return stays
}

/** A squad goes together, each base a little aside; who cannot stays. */
function sampleSquad(ground: MoveGround, first: Mover, random: Random): Ways {
  const goal = goalOf(ground, first.disc, random)
  for (let n = 0; n < tries; n++) {
    const isAimed = goal !== null && below(random, 4) > 0
    const direction = isAimed ? towards(first.disc, goal, random) : anyDirection(random)
    const length = howFar(first, random)
    const ways: Way[] = []
    for (const [team, mover] of ground.movers) {
      const sway = below(random, 3) === 0 ? Math.min(length, 60) * fraction(random) : 0
      const aside = anyDirection(random)
      const end = stepTo(mover.disc, direction, length - sway)
      const path = [stepTo({ ...end, r: mover.disc.r }, aside, sway)]
      if (ground.whyNotAlone(team, path) === undefined) ways.push({ team, path })
    }
    if (ways.length > 0 && ground.whyNot(ways) === undefined) return ways
  }
  return stays
}

/** Now and then nobody moves, and always where nothing else was found. */
export function sampleWays(ground: MoveGround, random: Random): Ways {
  if (below(random, 12) === 0) return stays
  const [first] = ground.movers
  if (first === undefined) return stays
  const [team, mover] = first
  return ground.movers.size === 1 ? sampleAlone(ground, team, mover, random) : sampleSquad(ground, mover, random)
}
