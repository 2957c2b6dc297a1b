// The table of Complex Crashers. All of it is public but the order of the region tiles, which are secrets (CC-028).

import type { Seat, Secret } from '@umpire/engine'
import type { TileId } from './content/tiles.ts'
import {
  copyDefender,
  copyReactor,
  copyTechnology,
  type Defender,
  type Paint,
  type Reactor,
  type Technology,
} from './state/complex.ts'
import { copyOperative, type Operative } from './state/operative.ts'
import { copyRegion, type Region, type RegionId, type Side } from './state/region.ts'
import { copyFrame, type Frame } from './state/stack.ts'
import { type Unit, slotOf } from './state/unit.ts'

/** What the options mean for the rules. */
export interface Terms {
  readonly operatives: number
  /** Reactors that have to be Offline: 5, or 3 in a short game. */
  readonly reactors: number
  readonly setup: 'open' | 'blind' | 'presets'
  readonly startTrainings: number
  readonly managerAp: number
  readonly empCountdown: number
  readonly isEmpRepeated: boolean
  /** The Complex Manager wins after this round. */
  readonly lastRound: number
  readonly doors: number
}

/**
 * What comes next: building both sides, the opening reveal, then for each Initiative its first four steps (`gain`)
 * and its Actions.
 */
export type Stage = 'complex' | 'operatives' | 'opening' | 'gain' | 'act'

/** The kind of the tile at a place of the stack: an ordinary one, or which of the special ones. */
export type TileKind = 'ordinary' | TileId

/** A tile that the Complex Manager is placing, while it is asked about (CC-082 to CC-091). */
export interface Placing {
  readonly tile: TileId | null
  readonly x: number
  readonly y: number
  /** The region, once the tile lies. */
  readonly region: RegionId | null
}

/** A movement of several regions, which is asked about step by step. */
export interface MovingNow {
  readonly unit: Unit
  /** Regions that it may still go. */
  readonly left: number
  readonly isStraight: boolean
  /** Where it went first, if it has to go on like that. */
  readonly side: Side | null
  /** CC-163 What is left of it is lost. */
  readonly isHalted: boolean
  /** The movement that this one interrupts. */
  readonly outer: MovingNow | null
}

export interface State {
  terms: Terms
  stage: Stage
  /** Whose seat the Complex Manager is. */
  manager: Seat
  initiative: 'operatives' | 'complex'
  round: number
  operatives: Operative[]
  /** CC-276 Whose Operative is asked in the Operatives' Initiative. */
  pointer: Unit | null
  /** CC-009 The Complex Manager's trackers, one for each Operative. */
  trackers: number[]
  reactors: Reactor[]
  /** CC-016 Row by row: tier 1 Alien, Basic, Mechanical, tier 2 ... */
  grid: Technology[]
  defenders: Defender[]
  paints: Paint[]
  nextDefender: Unit
  nextItem: number
  regions: Region[]
  /** The stack of tiles: what kind lies where, top at the end; and the ordinary ones in their order, top at the end. */
  kinds: Secret<TileKind>[]
  ordinary: Secret<TileId>[]
  /** CC-083 */
  reserve: TileId[]
  /** Copies of tiles that the Operatives have looked at, and how many tiles were left in the stack when they did. */
  scans: { readonly tile: Secret<TileId>; readonly place: number }[]
  /** CC-061 */
  doorsLeft: number
  coversLeft: number
  /** CC-237 Null while it is not active. */
  emp: number | null
  isEmpCalled: boolean
  stack: Frame[]
  nextFrame: number
  placing: Placing | null
  moving: MovingNow | null
  /** CC-078 Cells that the reveal which is going on still has to fill, as [x, y]. */
  revealing: (readonly [number, number])[]
  /** Regions of the reveal that is going on (CC-097). */
  revealed: RegionId[]
}

export function operativeOf(state: State, unit: Unit): Operative {
  const found = state.operatives[unit]
  if (found === undefined) throw new Error(`no operative ${unit}`)
  return found
}

export function reactorOf(state: State, unit: Unit): Reactor {
  const found = state.reactors[slotOf(unit) - 1]
  if (found === undefined) throw new Error(`no reactor ${unit}`)
  return found
}

/** Undefined once it was destroyed. */
export function defenderOf(state: State, unit: Unit): Defender | undefined {
  for (const one of state.defenders) if (one.unit === unit) return one
  return undefined
}

export function regionOf(state: State, id: RegionId): Region {
  const found = state.regions[id]
  if (found === undefined) throw new Error(`no region ${id}`)
  return found
}

/** The ability that is being carried out: the newest one that does not wait for its turn in a batch. */
export const runningFrame = (state: State): Frame | undefined => state.stack.findLast(({ stage }) => stage !== 'paid')

export function frameOf(state: State, id: number): Frame | undefined {
  for (const frame of state.stack) if (frame.id === id) return frame
  return undefined
}

export const copyState = (state: State): State => ({
  terms: { ...state.terms },
  stage: state.stage,
  manager: state.manager,
  initiative: state.initiative,
  round: state.round,
  operatives: state.operatives.map(copyOperative),
  pointer: state.pointer,
  trackers: state.trackers.slice(),
  reactors: state.reactors.map(copyReactor),
  grid: state.grid.map(copyTechnology),
  defenders: state.defenders.map(copyDefender),
  paints: state.paints.map((paint) => ({ operative: paint.operative, by: paint.by, piercing: paint.piercing })),
  nextDefender: state.nextDefender,
  nextItem: state.nextItem,
  regions: state.regions.map(copyRegion),
  kinds: state.kinds.slice(),
  ordinary: state.ordinary.slice(),
  reserve: state.reserve.slice(),
  scans: state.scans.map((scan) => ({ tile: scan.tile, place: scan.place })),
  doorsLeft: state.doorsLeft,
  coversLeft: state.coversLeft,
  emp: state.emp,
  isEmpCalled: state.isEmpCalled,
  stack: state.stack.map(copyFrame),
  nextFrame: state.nextFrame,
  placing: state.placing && { ...state.placing },
  moving: state.moving && copyMoving(state.moving),
  revealing: state.revealing.map(([x, y]) => [x, y] as const),
  revealed: state.revealed.slice(),
})

const copyMoving = (moving: MovingNow): MovingNow => ({
  unit: moving.unit,
  left: moving.left,
  isStraight: moving.isStraight,
  side: moving.side,
  isHalted: moving.isHalted,
  outer: moving.outer && copyMoving(moving.outer),
})
