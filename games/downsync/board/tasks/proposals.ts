// Ways worth considering, for those who would rather choose than drag, or cannot see the table: towards what scores, into
// cover, out of sight. Each is legal; a squad goes as a formation.

import { clampPath, directions, gap, type Point } from '@umpire/plane'
import { terrain } from '../../content/layouts/layout.ts'
import { markerName } from '../../names.ts'
import type { Way, Ways } from '../../questions/ways.ts'
import { landOf, piecesOf, wouldSee } from '../../rules/ground.ts'
import type { MoveGround } from '../../rules/path-rules.ts'
import { pingOf, type State, unitOf } from '../../state.ts'
import { ontoTable, steer } from './steer.ts'

export interface Proposal {
  /** `Into Forest F1a` */
  readonly name: string
  readonly ways: Ways
}

/** A way shorter than this is not worth a button. */
const worthwhile = 60

/** Of all straight ways the one that ends nearest to a far point. */
function towards(ground: MoveGround, team: number, to: Point): readonly Point[] {
  const mover = ground.movers.get(team)
  if (mover === undefined) return []
  const { disc, speed } = mover
  const land = landOf(ground.state)
  const left = (path: readonly Point[]): number => {
    const end = path.at(-1)
    return end === undefined ? Number.POSITIVE_INFINITY : Math.hypot(end.x - to.x, end.y - to.y)
  }
  const ends = [to, ...directions.map(({ x, y }) => ({ x: disc.x + x * speed, y: disc.y + y * speed }))]
  return ends
    .filter((goal, n) => n === 0 || (goal.x - disc.x) * (to.x - disc.x) + (goal.y - disc.y) * (to.y - disc.y) > 0)
    .map((goal) => clampPath(land, mover, ground.keeps, [ontoTable(goal, disc.r)]).path)
    .reduce((best, path) => (left(path) < left(best) ? path : best), [])
}

/** All bases as far and in the same direction as the first one goes; undefined where that is not legal. */
function together(ground: MoveGround, path: readonly Point[]): Ways | undefined {
  const [first] = ground.movers
  const end = path.at(-1)
  if (first === undefined || end === undefined) return undefined
  const [team, { disc }] = first
  const settled = steer(ground, team, path.slice(0, -1), end, 'drag').path.at(-1) ?? end
  const by = { x: settled.x - disc.x, y: settled.y - disc.y }
  if (Math.hypot(by.x, by.y) < worthwhile) return undefined
  const ways = [...ground.movers].flatMap(([one, mover]): Way[] => {
    const to = { x: mover.disc.x + by.x, y: mover.disc.y + by.y }
    const way = one === team ? [...path.slice(0, -1), settled] : steer(ground, one, [], to, 'touch').path
    return way.length === 0 ? [] : [{ team: one, path: way }]
  })
  return ground.whyNot(ways) === undefined ? ways : undefined
}

const seatOf = (state: State, element: number): number => pingOf(state, element)?.seat ?? unitOf(state, element).seat

/** What scores or is fetched: the other side's VIP and pylon, objectives and caches. */
function goals({ state, move }: MoveGround): readonly { readonly name: string; readonly at: Point }[] {
  const own = seatOf(state, move.element)
  return state.markers
    .filter(({ seat, isCarried }) => seat !== own && !isCarried)
    .map((marker) => ({ name: `Towards ${markerName(marker)}`, at: { x: marker.x, y: marker.y } }))
}

/** The point of an outline that is nearest. */
function nearestOn(outline: readonly Point[], { x, y }: Point): Point {
  let best: Point = { x, y }
  let least = Number.POSITIVE_INFINITY
  outline.forEach((a, n) => {
    const b = outline[(n + 1) % outline.length] ?? a
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
    const point = { x: Math.round(a.x + dx * share), y: Math.round(a.y + dy * share) }
    const far = Math.hypot(point.x - x, point.y - y)
    if (far < least) {
      least = far
      best = point
    }
  })
  return best
}

/** What is found, and nothing wherever it has worked for a while: so the page can go on between. */
type Search = Generator<Proposal | undefined, void>

/** Concealing terrain that it can touch with this move, the nearest first. */
function* covers(ground: MoveGround): Search {
  const { state } = ground
  const [first] = ground.movers
  if (first === undefined) return
  const [team, { disc, speed }] = first
  const land = landOf(state)
  const near = piecesOf(state)
    .map((piece, number) => ({ piece, number, edge: nearestOn(piece.outline, disc) }))
    .filter(({ piece, number }) => terrain[piece.type].conceals && !land.touches(number, disc))
    .map((one) => ({ ...one, far: gap(disc, { ...one.edge, r: 0 }) }))
    .filter(({ far }) => far <= speed)
    .toSorted((a, b) => a.far - b.far)
  let found = 0
  for (const { piece, number, edge } of near) {
    if (found === mostCovers) return
    yield undefined
    const { path } = steer(ground, team, [], edge, 'touch')
    const end = path.at(-1)
    if (end === undefined || !land.touches(number, { x: end.x, y: end.y, r: disc.r })) continue
    const ways = together(ground, path)
    if (ways === undefined) continue
    found++
    yield { name: `Into ${terrain[piece.type].name} ${piece.id}`, ways }
  }
}

const mostCovers = 2

/** How far away spots out of sight are looked for, in parts of the speed. */
const shares = [0.4, 0.7, 1]

/** The nearest spot found where no enemy Unit sees it, if any does now. */
function* hiding(ground: MoveGround): Search {
  const { state, move } = ground
  const [first] = ground.movers
  if (first === undefined) return
  const [team, mover] = first
  const own = seatOf(state, move.element)
  const eyes = state.units
    .filter((unit) => unit.seat !== own && unit.at === 'table')
    .flatMap((unit) => unit.bases.map((base) => ({ element: unit.id, team: base.team })))
  const isSeenAt = ({ x, y }: Point): boolean =>
    eyes.some((eye) => wouldSee(state, { element: move.element, team }, { x, y, r: mover.disc.r }, eye))
  if (eyes.length === 0 || !isSeenAt(mover.disc)) return
  for (const share of shares) {
    for (let n = 0; n < directions.length; n += 3) {
      const direction = directions[n]
      if (direction === undefined) continue
      const far = (mover.speed - 1) * share
      const point = { x: Math.round(mover.disc.x + direction.x * far), y: Math.round(mover.disc.y + direction.y * far) }
      if (ground.whyNotAlone(team, [point]) !== undefined) continue
      yield undefined
      if (isSeenAt(point)) continue
      const ways = together(ground, [point])
      if (ways === undefined) continue
      yield { name: 'Out of sight', ways }
      return
    }
  }
}

export function* proposals(ground: MoveGround): Search {
  const [team] = ground.movers.keys()
  if (team === undefined) return
  for (const { name, at } of goals(ground)) {
    const ways = together(ground, towards(ground, team, at))
    yield ways && { name, ways }
  }
  yield* covers(ground)
  yield* hiding(ground)
}
