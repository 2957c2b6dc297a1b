// How far it is on foot, in tables that are kept as long as the terrain stays the same: for the team to its goals, with
// closed doors as places that it will get through, and for enemies between any two squares that they can get to.

import { at } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { ventCost } from '../content/map/map.ts'
import { type Ground, groundOf } from '../ground.ts'
import type { State } from '../state.ts'
import type { Terrain } from '../state/terrain.ts'

/** Movement points from every square. */
export type Ways = Uint8Array

/** No way at all. */
export const far = 255
/** What a closed door costs beside the step: about an action and a half. */
const closedDoor = 5
const rubble = 1

/** What is known of one terrain. */
interface Tables {
  readonly toGoals: Map<string, Ways>
  readonly ofEnemies: (Ways | undefined)[]
}

const known = new Map<string, Tables>()
/** Positions come and go: so many terrains are kept. */
const most = 300

let lastTerrain: Terrain | undefined
let lastVersion = -1
let lastTables: Tables = { toGoals: new Map(), ofEnemies: [] }

function tablesOf(state: State): Tables {
  const { terrain } = state
  if (terrain === lastTerrain && terrain.version === lastVersion) return lastTables
  const key = keyOf(state)
  let tables = known.get(key)
  if (tables === undefined) {
    if (known.size >= most) known.clear()
    tables = { toGoals: new Map(), ofEnemies: [] }
    known.set(key, tables)
  }
  lastTerrain = terrain
  lastVersion = terrain.version
  lastTables = tables
  return tables
}

/** Everything that ways depend on. */
function keyOf({ terms, terrain }: State): string {
  let bits = terrain.explored.length
  for (const { isOpen } of terrain.doors) bits = bits * 2 + (isOpen ? 1 : 0)
  for (const { isPlaced, timer } of terrain.passages) bits = bits * 2 + (isPlaced && timer === null ? 1 : 0)
  const vents = terrain.vents.map(({ square, isSealed }) => (isSealed ? -square : square)).join(' ')
  return `${terms.mission} ${bits} ${terrain.explored.join(' ')} ${vents}`
}

/** From every square to the nearest of the targets, for commandos: passages are no way. */
export function waysTo(state: State, targets: readonly Square[]): Ways {
  const { toGoals } = tablesOf(state)
  const key = targets.join(' ')
  let ways = toGoals.get(key)
  if (ways === undefined) {
    ways = search(targets, groundOf(state).mission.map.squares.length, commandoSteps(groundOf(state), state))
    toGoals.set(key, ways)
  }
  return ways
}

/** The squares of a shortest way from here, this one included. */
export function routeFrom(state: State, from: Square, ways: Ways): Square[] {
  const { width } = groundOf(state).mission.map
  const route = [from]
  let here = from
  for (;;) {
    let next = here
    for (const beside of [here - 1, here + 1, here - width, here + width]) {
      if ((ways[beside] ?? far) < (ways[next] ?? far)) next = beside
    }
    if (next === here) return route
    route.push(next)
    here = next
  }
}

/** From every square to this one, for enemies: closed doors and unexplored rooms are no way, vents are. */
export function enemyWays(state: State, target: Square): Ways {
  const { ofEnemies } = tablesOf(state)
  let ways = ofEnemies[target]
  if (ways === undefined) {
    ways = search([target], groundOf(state).mission.map.squares.length, enemySteps(groundOf(state), state))
    ofEnemies[target] = ways
  }
  return ways
}

/** Tells of each square that a step from here leads to, and its price. */
type Steps = (from: Square, tell: (to: Square, price: number) => void) => void

/** Breadth by cost: costs are small whole numbers, so that squares wait in lists by cost. */
function search(targets: readonly Square[], size: number, steps: Steps): Ways {
  const ways = new Uint8Array(size).fill(far)
  const waiting: Square[][] = [[...targets]]
  for (const target of targets) ways[target] = 0
  for (let cost = 0; cost < waiting.length && cost < far - 1; cost++) {
    for (const square of waiting[cost] ?? []) {
      if (ways[square] !== cost) continue
      steps(square, (to, price) => {
        const sum = cost + price
        if (sum >= (ways[to] ?? 0)) return
        ways[to] = sum
        ;(waiting[sum] ??= []).push(to)
      })
    }
  }
  return ways
}

function commandoSteps(ground: Ground, state: State): Steps {
  const { squares, width } = ground.mission.map
  const closed = new Set(state.terrain.doors.filter(({ isOpen }) => !isOpen).map(({ square }) => square))
  return (from, tell) => {
    for (const next of [from - 1, from + 1, from - width, from + width]) {
      const { terrain } = at(squares, next)
      if (terrain === 'wall' || terrain === 'passage') continue
      tell(next, 1 + (terrain === 'rubble' ? rubble : 0) + (closed.has(next) ? closedDoor : 0))
    }
  }
}

function enemySteps(ground: Ground, state: State): Steps {
  const { map } = ground.mission
  const { squares, width } = map
  const { explored, doors, passages, vents } = state.terrain
  const open = new Set<Square>()
  for (const { square, isOpen } of doors) if (isOpen) open.add(square)
  for (const { squares: own, isPlaced, timer } of passages) {
    if (isPlaced && timer === null) for (const square of own) open.add(square)
  }
  const canEnter = (square: Square): boolean => {
    const { region } = at(squares, square)
    return region === null ? open.has(square) : explored.includes(region)
  }
  const usable = vents.filter(({ square, isSealed }) => !isSealed && canEnter(square))
  return (from, tell) => {
    for (const next of [from - 1, from + 1, from - width, from + width]) {
      if (next >= 0 && next < squares.length && canEnter(next))
        tell(next, at(squares, next).terrain === 'rubble' ? 2 : 1)
    }
    const vent = usable.find(({ square }) => square === from)
    if (vent === undefined) return
    for (const other of usable) if (other !== vent) tell(other.square, ventCost(map, vent.tile, other.tile))
  }
}
