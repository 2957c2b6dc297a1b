// Steering a base towards a point: as far as is legal, round things where that was meant, and onto a spot that is free.

import type { Refusal } from '@umpire/engine'
import { clampPath, directions, findPath, type Point } from '@umpire/plane'
import { landOf, tableSize } from '../../rules/ground.ts'
import type { MoveGround } from '../../rules/path-rules.ts'
import type { Manner } from './task.ts'

export interface Steered {
  /** Empty: it cannot even begin. */
  readonly path: readonly Point[]
  readonly stopped: Refusal | undefined
}

/** The point as near to the wanted one as a base of that size can be on the table. */
export function ontoTable({ x, y }: Point, r: number): Point {
  const edge = Math.ceil(r)
  const inside = (value: number): number => Math.min(tableSize - edge, Math.max(edge, Math.round(value)))
  return { x: inside(x), y: inside(y) }
}

/** How far around a spot another is looked for: as far as it takes to step off a Large base, or off most buildings. */
const around = [10, 25, 50, 80, 120, 170, 230, 300, 370, 450]

/** Points around this one, the nearest first. */
export function* pointsAround({ x, y }: Point): Generator<Point> {
  for (const far of around) {
    for (let n = 0; n < directions.length; n += 2) {
      const direction = directions[n]
      if (direction === undefined) continue
      yield { x: Math.round(x + direction.x * far), y: Math.round(y + direction.y * far) }
    }
  }
}

/** The way, or one to a spot beside its end where that is taken or half in a building. */
function settled(ground: MoveGround, team: number, path: readonly Point[]): readonly Point[] {
  const end = path.at(-1)
  if (end === undefined || ground.whyNotAlone(team, path) === undefined) return path
  const before = path.slice(0, -1)
  for (const beside of pointsAround(end)) {
    const way = [...before, beside]
    if (ground.whyNotAlone(team, way) === undefined) return way
  }
  return path
}

/** Why a base that was taken over the edge of the table stays on it. */
function whyNotBeyond(
  ground: MoveGround,
  team: number,
  before: readonly Point[],
  to: Point,
  wanted: readonly Point[],
): Refusal | undefined {
  const asked = { x: Math.round(to.x), y: Math.round(to.y) }
  const end = wanted.at(-1)
  return end?.x === asked.x && end.y === asked.y ? undefined : ground.whyNotAlone(team, [...before, asked])
}

/** `before`: the points of the way that stay. */
export function steer(ground: MoveGround, team: number, before: readonly Point[], to: Point, how: Manner): Steered {
  const mover = ground.movers.get(team)
  if (mover === undefined) return { path: [], stopped: undefined }
  const land = landOf(ground.state)
  const wanted = [...before, ontoTable(to, mover.disc.r)]
  const refusal = ground.whyNotAlone(team, wanted)
  if (refusal === undefined) return { path: wanted, stopped: whyNotBeyond(ground, team, before, to, wanted) }
  if (how === 'touch' && before.length === 0) {
    const round = findPath(land, mover, ground.keeps, wanted[0] ?? to)
    if (round !== undefined && round.length > 0) {
      const path = settled(ground, team, round)
      return { path, stopped: ground.whyNotAlone(team, path) }
    }
  }
  const { path } = clampPath(land, mover, ground.keeps, wanted)
  return { path: settled(ground, team, path), stopped: refusal }
}
