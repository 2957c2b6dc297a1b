// The map as the grid knows it: who sees whom and who can get where, kept until the terrain changes.

import { at } from '@umpire/engine'
import { flag, Grid, type Movement, Reach, Sight, type Square, Vents } from '@umpire/grid'
import type { EnemyId } from './content/enemies.ts'
import { type Spot, ventCost } from './content/map/map.ts'
import type { Mission, MissionId } from './content/mission.ts'
import { missions } from './content/missions/missions.ts'
import { isLiftOpen, type State } from './state.ts'
import type { Terrain } from './state/terrain.ts'

/** SB-114 So many EMI squares in the path, and there is no line of sight. */
const emiLimit = 4

/** Whoever moves: the squares that are in its way depend on it. */
type Mover = { readonly is: 'commando'; readonly passes: readonly EnemyId[] } | { readonly is: 'enemy' }

export class Ground {
  readonly mission: Mission
  readonly grid: Grid
  readonly sight: Sight
  readonly reach: Reach
  vents: Vents
  /** The squares of each region, and of passages and lift. */
  readonly #regions: ReadonlyMap<string, readonly Square[]>
  readonly #passages: readonly Square[]
  /** The squares of the lift, open or not. */
  readonly lift: readonly Square[]
  readonly #printed: Uint8Array
  #ventSquares: readonly Square[] = []
  #terrain: Terrain | undefined
  #version = -1
  readonly #marked: Square[] = []

  constructor(mission: Mission) {
    const { map } = mission
    this.mission = mission
    this.grid = new Grid(map.width, map.height)
    this.sight = new Sight(this.grid, emiLimit)
    this.reach = new Reach(this.grid)
    this.vents = new Vents(this.grid, [], [])
    const regions = new Map<string, Square[]>()
    this.#printed = new Uint8Array(map.squares.length)
    for (const [square, { terrain, region }] of map.squares.entries()) {
      this.#printed[square] = printedFlags[terrain]
      if (region === null) continue
      const members = regions.get(region)
      if (members === undefined) regions.set(region, [square])
      else members.push(square)
    }
    this.#regions = regions
    this.#passages = map.passages.flatMap(({ squares }) => squares.map((spot) => this.squareOf(spot)))
    this.lift = map.lift.map((spot) => this.squareOf(spot))
  }

  squareOf({ x, y }: Spot): Square {
    return this.grid.square(x, y)
  }

  /** All squares of a region, row by row. */
  squaresOf(region: string): readonly Square[] {
    return this.#regions.get(region) ?? []
  }

  regionOf(square: Square): string | null {
    return at(this.mission.map.squares, square).region
  }

  isPassage(square: Square): boolean {
    return this.#passages.includes(square)
  }

  isLift(square: Square): boolean {
    return this.lift.includes(square)
  }

  /** Makes this the ground of a state, if it is not already. */
  load(state: State): this {
    const { terrain } = state
    if (this.#terrain === terrain && this.#version === terrain.version) return this
    this.#terrain = terrain
    this.#version = terrain.version
    this.#marked.length = 0
    const { grid } = this
    for (let square = 0; square < grid.size; square++) grid.set(square, this.#printed[square] ?? flag.blocking)
    for (const [region, squares] of this.#regions) {
      if (!terrain.explored.includes(region)) for (const square of squares) grid.add(square, flag.unexplored) // SB-084
    }
    for (const { square, isOpen } of terrain.doors) if (isOpen) grid.set(square, 0) // SB-088
    for (const { squares, isPlaced, timer } of terrain.passages) {
      if (isPlaced && timer === null) for (const square of squares) grid.set(square, 0) // SB-016, SB-195
    }
    if (isLiftOpen(state)) for (const square of this.lift) grid.set(square, 0) // SB-198
    for (const square of terrain.rubble) grid.add(square, flag.rubble)
    for (const { square } of terrain.emi) grid.add(square, flag.interference)
    for (const square of terrain.smoke) grid.add(square, flag.smoke)
    this.#loadVents(terrain)
    return this
  }

  #loadVents({ vents }: Terrain): void {
    const known = this.#ventSquares
    if (vents.length !== known.length || vents.some(({ square }, n) => square !== known[n])) {
      this.#ventSquares = vents.map(({ square }) => square)
      const prices = vents.map((from) => vents.map((to) => ventCost(this.mission.map, from.tile, to.tile)))
      this.vents = new Vents(this.grid, this.#ventSquares, prices)
    }
    for (const { square, isSealed } of vents) this.vents.seal(square, isSealed)
  }

  /**
   * SB-077, SB-078, SB-083, SB-086 Searches where a figure can get to. The answer is in `reach` until the next search.
   */
  search(state: State, mover: Mover, from: Square, movement: Movement, avoid: readonly Square[] = []): Reach {
    this.load(state)
    this.#unmark()
    const isEnemy = mover.is === 'enemy'
    for (const { square, status } of state.commandos) {
      if (square !== null && square !== from)
        this.#mark(square, isEnemy && status !== 'downed' ? flag.impassable : flag.noEnd)
    }
    for (const { square, type } of state.enemies) {
      if (square !== from) this.#mark(square, isEnemy || mover.passes.includes(type) ? flag.noEnd : flag.impassable)
    }
    for (const square of objectTokens(state, this)) this.#mark(square, flag.impassable)
    for (const square of isEnemy ? this.lift : this.#passages) this.#mark(square, flag.impassable)
    for (const square of avoid) this.#mark(square, flag.impassable)
    this.reach.search(from, movement)
    return this.reach
  }

  /** SB-085 The grid for one who is moved by force: everything that such a movement stops before is marked. */
  forced(state: State, from: Square): Grid {
    this.load(state)
    this.#unmark()
    for (const { square } of state.commandos) if (square !== null) this.#mark(square, flag.noEnd)
    for (const { square } of state.enemies) this.#mark(square, flag.noEnd)
    for (const square of objectTokens(state, this)) this.#mark(square, flag.noEnd)
    for (const square of this.#passages) this.#mark(square, flag.noEnd)
    for (const square of this.lift) this.#mark(square, flag.noEnd)
    this.grid.remove(from, flag.noEnd)
    return this.grid
  }

  #mark(square: Square, flags: number): void {
    this.grid.add(square, flags)
    this.#marked.push(square)
  }

  #unmark(): void {
    for (const square of this.#marked) this.grid.remove(square, flag.impassable | flag.noEnd)
    this.#marked.length = 0
  }
}

const printedFlags = {
  wall: flag.blocking,
  floor: 0,
  rubble: flag.rubble,
  emi: flag.interference,
  vent: 0,
  door: flag.blocking,
  passage: flag.blocking,
  lift: flag.blocking,
}

/** SB-078 The squares of generator, console and nests: nobody enters them. */
export function objectTokens({ objectives }: State, { mission }: Ground): Square[] {
  const tokens = objectives.nests.map(({ square }) => square)
  if (objectives.generator !== null) tokens.push(objectives.generator)
  for (const { x, y } of mission.map.console) tokens.push(y * mission.map.width + x)
  return tokens
}

const grounds = new Map<MissionId, Ground>()

/** The ground of a state. Of each mission there is one, which is loaded with whatever state asks. */
export function groundOf(state: State): Ground {
  const { mission } = state.terms
  let ground = grounds.get(mission)
  if (ground === undefined) {
    ground = new Ground(missions.of(mission))
    grounds.set(mission, ground)
  }
  return ground.load(state)
}
