// Places to move to: around in all directions, beside markers, at the right distance from enemies.

import { directions, type Disc, findPath, gap, type Mover, type Point } from '@umpire/plane'
import { missions } from '../content/missions.ts'
import { attack, burnReach } from '../content/numbers.ts'
import type { Spot, Way, Ways } from '../questions/ways.ts'
import { landOf } from '../rules/ground.ts'
import type { MoveGround } from '../rules/path-rules.ts'
import { stepTo } from '../rules/wander.ts'
import { tableSize } from '../rules/ground.ts'
import type { Actor } from './actors.ts'
import { markersFor } from './mission-aims.ts'
import type { Scene } from './scene.ts'

/** A move with where everybody ends. */
export interface Option {
  readonly ways: Ways
  readonly discs: readonly Disc[]
}

const distanceOf = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

const directionTo = (from: Point, to: Point): Point => {
  const length = Math.max(1, distanceOf(from, to))
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** How far from its middle somebody stands at this gap from a disc. */
const apartBy = (r: number, to: Disc, wanted: number): number => r + to.r + wanted

/** On the straight line to a disc, at this gap from it if that is not too far. */
function towards({ disc, speed }: Mover, to: Disc, wanted: number): Spot {
  const length = Math.min(speed - 1, distanceOf(disc, to) - apartBy(disc.r, to, wanted))
  return length >= 0
    ? stepTo(disc, directionTo(disc, to), length)
    : stepTo(disc, directionTo(to, disc), Math.min(speed - 1, -length))
}

/** Beside a marker, wherever it can be reached. */
function beside({ disc, speed }: Mover, to: Disc, wanted: number): Spot[] {
  const ring = apartBy(disc.r, to, wanted)
  if (distanceOf(disc, to) > speed + ring) return []
  const spots: Spot[] = []
  for (let n = 0; n < directions.length; n += 6) {
    const direction = directions[n]
    if (direction === undefined) continue
    const spot = stepTo({ x: to.x, y: to.y, r: disc.r }, direction, ring)
    if (distanceOf(disc, spot) <= speed) spots.push(spot)
  }
  return spots
}

/** How near to a marker it is good to stand, so that it counts. */
function wantedGap({ state }: Scene): number {
  const { scoring, mayEndOnMarkers } = missions.of(state.terms.mission)
  return mayEndOnMarkers && scoring.scoring !== 'demolition' ? 60 : 80
}

/** Straight points in every second direction, at a few distances; fewer for a Move Action. */
function around({ disc, speed, slowing, ignoresSlow }: Mover, isPhase: boolean): Spot[] {
  const lengths = ignoresSlow ? [speed - 1, speed / 2] : [speed - 1, speed - slowing - 1, speed / 3]
  const spots: Spot[] = []
  for (let n = 0; n < directions.length; n += isPhase ? 2 : 3) {
    const direction = directions[n]
    if (direction === undefined) continue
    for (const length of lengths) spots.push(stepTo(disc, direction, length))
  }
  return spots
}

/** Points that matter by themselves. */
function special(scene: Scene, actor: Actor, mover: Mover): Spot[] {
  const { state, seat } = scene
  const spots: Spot[] = []
  const near = wantedGap(scene)
  for (const marker of markersFor(state)) {
    spots.push(towards(mover, marker, near), ...beside(mover, marker, near))
  }
  for (const foe of scene.foes) {
    const [disc] = foe.discs
    if (disc === undefined || gap(disc, mover.disc) > 3000) continue
    if (foe.isPing) {
      if (!actor.isPing) spots.push(towards(mover, disc, burnReach - 10))
    } else if (!actor.isPing) {
      spots.push(towards(mover, disc, attack.short - 10), towards(mover, disc, attack.long - 10))
    }
  }
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring === 'breakthrough') {
    spots.push(stepTo(mover.disc, { x: 0, y: seat === 0 ? 1 : -1 }, mover.speed - 1))
  }
  if (scoring.scoring === 'heist' && actor.isCarrying) {
    spots.push(stepTo(mover.disc, { x: 0, y: seat === 0 ? -1 : 1 }, mover.speed - 1))
  }
  return spots
}

const samePlace = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

/** All ideas for a single base, legal or not. */
export function ideasFor(
  scene: Scene,
  actor: Actor,
  mover: Mover,
  isPhase: boolean,
): { spot: Spot; isSpecial: boolean }[] {
  const ideas = special(scene, actor, mover).map((spot) => ({ spot, isSpecial: true }))
  for (const spot of around(mover, isPhase)) ideas.push({ spot, isSpecial: false })
  return ideas.filter(({ spot }) => !samePlace(spot, mover.disc))
}

/** The way of a base to a spot: straight, or for the sake of special ones round what is in the way. */
export function wayTo(ground: MoveGround, team: number, mover: Mover, spot: Spot, isSpecial: boolean): Way | undefined {
  const straight = { team, path: [spot] }
  if (ground.whyNotAlone(team, straight.path) === undefined) return straight
  if (!isSpecial) return undefined
  const path = findPath(landOf(ground.state), mover, ground.keeps, spot)
  if (path === undefined || path.length === 0 || path.length > 8) return undefined
  const round = { team, path: path.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })) }
  return ground.whyNotAlone(team, round.path) === undefined ? round : undefined
}

/** A squad that goes all the same way; those who cannot stay. */
export function shifted(ground: MoveGround, actor: Actor, by: Point): Option | undefined {
  const ways: Way[] = []
  const discs: Disc[] = []
  for (const base of actor.unit?.bases ?? []) {
    const spot = { x: clamped(base.x + by.x, base.r), y: clamped(base.y + by.y, base.r) }
    const canGo = ground.movers.has(base.team) && ground.whyNotAlone(base.team, [spot]) === undefined
    if (canGo && !samePlace(spot, base)) {
      ways.push({ team: base.team, path: [spot] })
      discs.push({ x: spot.x, y: spot.y, r: base.r })
    } else discs.push(base)
  }
  return ways.length > 0 && ground.whyNot(ways) === undefined ? { ways, discs } : undefined
}

const clamped = (value: number, r: number): number =>
  Math.min(tableSize - Math.ceil(r), Math.max(Math.ceil(r), Math.round(value)))

/** A squad that gathers around a marker, each base on the nearest free spot beside it. */
export function gathered(ground: MoveGround, actor: Actor, marker: Disc, wanted: number): Option | undefined {
  const ways: Way[] = []
  const discs: Disc[] = []
  for (const base of actor.unit?.bases ?? []) {
    const mover = ground.movers.get(base.team)
    const spots = mover === undefined ? [] : ringAround(base, marker, wanted)
    const spot = spots.find(
      (one) =>
        discs.every((disc) => gap({ ...one, r: base.r }, disc) >= 0) &&
        ground.whyNotAlone(base.team, [one]) === undefined,
    )
    if (spot === undefined || samePlace(spot, base)) discs.push(base)
    else {
      ways.push({ team: base.team, path: [spot] })
      discs.push({ x: spot.x, y: spot.y, r: base.r })
    }
  }
  return ways.length > 0 && ground.whyNot(ways) === undefined ? { ways, discs } : undefined
}

/** Spots beside a disc, the nearest first. */
function ringAround(base: Disc, to: Disc, wanted: number): Spot[] {
  const spots: Spot[] = []
  for (let n = 0; n < directions.length; n += 4) {
    const direction = directions[n]
    if (direction !== undefined)
      spots.push(stepTo({ x: to.x, y: to.y, r: base.r }, direction, apartBy(base.r, to, wanted)))
  }
  return spots.sort((a, b) => distanceOf(base, a) - distanceOf(base, b))
}
