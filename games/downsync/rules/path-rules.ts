// Where a Unit or a Ping may move (DS-075 to DS-086, DS-126, DS-133 to DS-135): who keeps off whom, and every fault.

import { refuse, type RuleId, type Seat, type WhyNot } from '@umpire/engine'
import { type Disc, gap, type Keep, type Mover, type PathFault, pathFault } from '@umpire/plane'
import { missions } from '../content/missions.ts'
import { burnReach, coherency, pingSpeed, slowing, traitReach } from '../content/numbers.ts'
import { units } from '../content/units.ts'
import { baseName, elementName, inches, markerName, unitName } from '../names.ts'
import type { Ways } from '../questions/ways.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Base, Unit } from '../state/unit.ts'
import { areWithin, landOf, pingDisc, piecesOf, volumeId } from './ground.ts'
import { entersBuildings, isMultiBase, speedOf } from './units.ts'

/** DS-133, DS-134, DS-223 More than 2" away. */
export const clearOf = burnReach + 1
/** A path has no more way points than this. */
export const mostPoints = 16

/** What moves: one Ping, one base, or a whole Unit; and what it heeds. */
export interface Move {
  readonly element: number
  /** The teams that may move; [0] for a Ping. */
  readonly teams: readonly number[]
  /** DS-290 It may not come within 2" of an enemy Ping. */
  readonly keepsOff: boolean
  /** DS-240 Only there it helps to have the way cleared. */
  readonly isPhase: boolean
}

/** DS-240 It starts within 8" of a base of another Unit of its Taskforce that clears the way. */
const isWayCleared = (state: State, unit: Unit): boolean =>
  state.units.some(
    (one) =>
      one.clearsTheWay &&
      one !== unit &&
      one.seat === unit.seat &&
      one.at === 'table' &&
      state.taskforce.includes(one.id) &&
      areWithin(one, unit, traitReach.clearTheWay),
  )

/** DS-236, DS-240 */
export const ignoresSlowing = (state: State, unit: Unit, isPhase: boolean): boolean =>
  units.of(unit.card).allTerrain || (isPhase && isWayCleared(state, unit))

const slowingFor = (state: State, wasSlowed: boolean): number =>
  state.terms.slowOncePerTurn && wasSlowed ? 0 : slowing

function unitMover(state: State, unit: Unit, base: Base, isPhase: boolean): Mover {
  return {
    id: volumeId(unit.id, base.team),
    disc: base,
    speed: speedOf(state, unit),
    ignoresSlow: ignoresSlowing(state, unit, isPhase),
    entersBlocks: entersBuildings(unit),
    slowing: slowingFor(state, unit.slowed),
  }
}

const pingMover = (state: State, ping: Ping): Mover => ({
  id: volumeId(ping.id, 0),
  disc: pingDisc(ping),
  speed: pingSpeed,
  ignoresSlow: false,
  entersBlocks: false,
  slowing: slowingFor(state, ping.slowed),
})

/** How the base of this team moves. */
export function moverOf(state: State, { element, isPhase }: Move, team: number): Mover {
  const ping = pingOf(state, element)
  if (ping !== undefined) return pingMover(state, ping)
  const unit = unitOf(state, element)
  const base = unit.bases.find((one) => one.team === team)
  if (base === undefined) throw new Error(`${unitName(unit)} has no team ${team}`)
  return unitMover(state, unit, base, isPhase)
}

/** DS-078 No part of a base may overlap an enemy on its way; DS-290 some keep off enemy Pings altogether. */
function unitKeeps(state: State, seat: Seat, keepsOff: boolean): Keep[] {
  const keeps: Keep[] = []
  for (const enemy of state.units) {
    if (enemy.seat === seat || enemy.at !== 'table') continue
    for (const base of enemy.bases) keeps.push({ id: volumeId(enemy.id, base.team), disc: base, apart: 0 })
  }
  for (const ping of state.pings) {
    if (ping.seat === seat) continue
    keeps.push({ id: volumeId(ping.id, 0), disc: pingDisc(ping), apart: keepsOff ? clearOf : 0 })
  }
  return keeps
}

/** DS-133 A Ping keeps off enemy Units; DS-134 and off enemy Pings where it sees them. */
function pingKeeps(state: State, seat: Seat): Keep[] {
  const keeps: Keep[] = []
  const whereSeen = !state.terms.pingsNeedNoSight
  for (const enemy of state.units) {
    if (enemy.seat === seat || enemy.at !== 'table') continue
    for (const base of enemy.bases) keeps.push({ id: volumeId(enemy.id, base.team), disc: base, apart: clearOf })
  }
  for (const ping of state.pings) {
    if (ping.seat === seat) continue
    keeps.push({ id: volumeId(ping.id, 0), disc: pingDisc(ping), apart: clearOf, whereSeen })
  }
  return keeps
}

export function keepsOf(state: State, { element, keepsOff }: Move): Keep[] {
  const ping = pingOf(state, element)
  return ping === undefined ? unitKeeps(state, unitOf(state, element).seat, keepsOff) : pingKeeps(state, ping.seat)
}

/** Somebody that a base would stand on. */
export interface Standing {
  readonly element: number
  readonly disc: Disc
}

/** All discs on the table but those of the element's own teams that move. */
export function standingBeside(state: State, element: number, moving: readonly number[]): Standing[] {
  const standing: Standing[] = []
  for (const unit of state.units) {
    if (unit.at !== 'table') continue
    for (const base of unit.bases) {
      if (unit.id !== element || !moving.includes(base.team)) standing.push({ element: unit.id, disc: base })
    }
  }
  for (const ping of state.pings) if (ping.id !== element) standing.push({ element: ping.id, disc: pingDisc(ping) })
  return standing
}

/** The objectives of M2, on which nobody may end. */
export const forbiddenMarkers = (state: State): State['markers'] =>
  missions.of(state.terms.mission).mayEndOnMarkers ? [] : state.markers

/** DS-079, DS-222 Why a base may not end on this spot, for all that stands there. */
export function whyNotEnd(state: State, disc: Disc, standing: readonly Standing[], rule: RuleId): WhyNot {
  for (const one of standing) {
    if (gap(disc, one.disc) < 0) return refuse(rule, () => `it would overlap ${elementName(state, one.element)}`)
  }
  for (const marker of forbiddenMarkers(state)) {
    if (gap(disc, marker) < 0) return refuse('DS-226', () => `nobody may end on ${markerName(marker)}`)
  }
  return undefined
}

/** DS-126 All living bases within 6" of each other, with these of them where they would be. */
export function whyIncoherent(unit: Unit, moved: readonly { readonly team: number; readonly disc: Disc }[]): WhyNot {
  if (!isMultiBase(unit) || unit.bases.length + moved.length < 2) return undefined
  const bases = [
    ...unit.bases
      .filter(({ team }) => !moved.some((one) => one.team === team))
      .map((base) => ({ team: base.team, disc: base })),
    ...moved,
  ]
  for (const [n, a] of bases.entries()) {
    for (const b of bases.slice(n + 1)) {
      const apart = gap(a.disc, b.disc)
      if (apart > coherency)
        return refuse('DS-126', () => `teams ${a.team} and ${b.team} would be ${inches(apart)} apart; the limit is 6″`)
    }
  }
  return undefined
}

/** What is wrong with a path, in words. */
function faultWords(state: State, move: Move, fault: PathFault, keeps: readonly Keep[]): WhyNot {
  const pieceName = (piece: number): string => piecesOf(state)[piece]?.id ?? 'terrain'
  switch (fault.kind) {
    case 'off table':
      return refuse('DS-014', 'the base must stay wholly on the table')
    case 'too long':
      return fault.piece < 0
        ? refuse('DS-075', () => `the path is ${inches(fault.length)} long; the limit is ${inches(fault.limit)}`)
        : refuse(
            'DS-080',
            () =>
              `the path of ${inches(fault.length)} touches ${pieceName(fault.piece)}, which slows: the limit is ${inches(fault.limit)}`,
          )
    case 'meets': {
      const keep = keeps[fault.keep]
      const met = keep === undefined ? -1 : Math.floor(keep.id / 8)
      const isPing = pingOf(state, met) !== undefined
      const name = (): string => elementName(state, met)
      if (keep?.apart === 0) return refuse('DS-078', () => `the path overlaps the enemy ${name()}`)
      if (pingOf(state, move.element) === undefined)
        return refuse(
          'DS-290',
          () => `after unloading it must stay more than 2″ away from ${name()}: ${inches(fault.gap)} on the way`,
        )
      return refuse(
        isPing ? 'DS-134' : 'DS-133',
        () =>
          `a Ping must stay more than 2″ away from ${isPing ? 'enemy Pings that it sees' : 'enemy Units'}: ${inches(fault.gap)} to ${name()}`,
      )
    }
    case 'block':
      return refuse('DS-084', () => `only infantry may enter buildings: ${pieceName(fault.piece)} is in the way`)
    case 'half in':
      return refuse('DS-112', () => `the base must end wholly inside or wholly outside ${pieceName(fault.piece)}`)
  }
}

/** The ground of a move, measured once and asked many times. */
export class MoveGround {
  readonly state: State
  readonly move: Move
  readonly keeps: readonly Keep[]
  readonly movers: ReadonlyMap<number, Mover>
  private readonly standing: readonly Standing[]
  private readonly unit: Unit | undefined

  constructor(state: State, move: Move) {
    this.state = state
    this.move = move
    this.keeps = keepsOf(state, move)
    this.movers = new Map(move.teams.map((team) => [team, moverOf(state, move, team)]))
    this.standing = standingBeside(state, move.element, move.teams)
    this.unit = pingOf(state, move.element) === undefined ? unitOf(state, move.element) : undefined
  }

  /** Why a single base may not take this way, without regard to its squad. */
  whyNotAlone(team: number, path: readonly { readonly x: number; readonly y: number }[]): WhyNot {
    const mover = this.movers.get(team)
    const end = path.at(-1)
    if (mover === undefined || end === undefined) return refuse('DS-068', () => `team ${team} does not move now`)
    const fault = pathFault(landOf(this.state), mover, this.keeps, path)
    if (fault !== undefined) return faultWords(this.state, this.move, fault, this.keeps)
    return whyNotEnd(this.state, { x: end.x, y: end.y, r: mover.disc.r }, this.standing, 'DS-079')
  }

  /** DS-090 Nothing at all is staying; everything else has to be a way. */
  whyNot(ways: Ways): WhyNot {
    const moved: { readonly team: number; readonly disc: Disc }[] = []
    for (const { team, path } of ways) {
      const mover = this.movers.get(team)
      const end = path.at(-1)
      if (mover === undefined || end === undefined) return refuse('DS-068', () => `team ${team} does not move now`)
      if (path.length > mostPoints) return refuse('DS-075', `a way has no more than ${mostPoints} points`)
      if (path.every(({ x, y }) => x === mover.disc.x && y === mover.disc.y))
        return refuse('DS-090', () => `${this.nameOf(team)} would not move at all`)
      const reason = this.whyNotAlone(team, path)
      if (reason !== undefined) return reason
      moved.push({ team, disc: { x: end.x, y: end.y, r: mover.disc.r } })
    }
    return this.whyNotTogether(moved)
  }

  /** DS-079, DS-126 The bases of a squad against each other, moved or not. */
  whyNotTogether(moved: readonly { readonly team: number; readonly disc: Disc }[]): WhyNot {
    const { unit } = this
    if (unit === undefined || moved.length === 0) return undefined
    for (const [n, { team, disc }] of moved.entries()) {
      for (const other of moved.slice(n + 1)) {
        if (gap(disc, other.disc) < 0) return refuse('DS-079', () => `teams ${team} and ${other.team} would overlap`)
      }
      for (const base of unit.bases) {
        if (!this.move.teams.includes(base.team) || moved.some((one) => one.team === base.team)) continue
        if (gap(disc, base) < 0) return refuse('DS-079', () => `teams ${team} and ${base.team} would overlap`)
      }
    }
    return whyIncoherent(unit, moved)
  }

  private nameOf(team: number): string {
    return this.unit === undefined ? elementName(this.state, this.move.element) : baseName(this.unit, team)
  }
}
