// Where bases may be set down (DS-140, DS-220 to DS-224, DS-309), and spots for them where nobody says any.

import { below, type Random, refuse, type WhyNot } from '@umpire/engine'
import { directions, type Disc, gap, type Keep, type SpotFault, spotFault } from '@umpire/plane'
import { elementName, inches } from '../names.ts'
import type { Spot, Way, Ways } from '../questions/ways.ts'
import type { State } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import { landOf, piecesOf, pingDisc, tableSize, volumeId } from './ground.ts'
import { coherency } from '../content/numbers.ts'
import { clearOf, standingBeside, whyIncoherent, whyNotEnd } from './path-rules.ts'
import { anyDirection, stepTo } from './wander.ts'
import { entersBuildings, isMultiBase } from './units.ts'

/** One base that is set down: its size, and what it has to be near. */
export interface Falling {
  readonly team: number
  readonly r: number
  /** DS-220 The gap to any of these is at most `within`: its old place, a Ping, the bases of a transport. */
  readonly near: readonly Disc[]
}

export interface Placement {
  readonly unit: Unit
  readonly bases: readonly Falling[]
  readonly within: number
  /** DS-144 Where there is no room otherwise, enemy Pings may be near. */
  readonly nearPings: boolean
  /** A Ping that goes when they come (DS-140), by id. */
  readonly instead: number | null
  /** All of them have to be set down; otherwise those that are not named stay. */
  readonly isWhole: boolean
}

/** How closely spots are looked for: how far rings are apart, and how many of the directions lie between two spots. */
interface Rings {
  readonly apart: number
  readonly turn: number
}

const wide: Rings = { apart: 50, turn: 2 }
const narrow: Rings = { apart: 10, turn: 1 }

/** The ground of a Placement, measured once and asked many times. */
export class PlaceGround {
  readonly state: State
  readonly placement: Placement
  private readonly keeps: readonly Keep[]
  private readonly standing: ReturnType<typeof standingBeside>

  constructor(state: State, placement: Placement) {
    this.state = state
    this.placement = placement
    const { unit, instead, nearPings } = placement
    const teams = placement.bases.map(({ team }) => team)
    this.standing = standingBeside(state, unit.id, teams).filter(({ element }) => element !== instead)
    this.keeps = nearPings
      ? []
      : state.pings
          .filter((ping) => ping.seat !== unit.seat)
          .map((ping) => ({ id: volumeId(ping.id, 0), disc: pingDisc(ping), apart: clearOf }))
  }

  /** Why a base may not be set down there, without regard to its squad. */
  whyNotAlone({ r, near }: Falling, { x, y }: Spot): WhyNot {
    const { state, placement } = this
    const disc = { x, y, r }
    if (!near.some((one) => gap(one, disc) <= placement.within)) {
      const nearest = (): number => Math.min(...near.map((one) => gap(one, disc)))
      return refuse('DS-220', () => `the gap is ${inches(nearest())}; at most ${inches(placement.within)} is allowed`)
    }
    const reason = whyNotEnd(state, disc, this.standing, 'DS-222')
    if (reason !== undefined) return reason
    const fault = spotFault(landOf(state), disc, entersBuildings(placement.unit), this.keeps)
    return fault && this.faultWords(fault)
  }

  private faultWords(fault: SpotFault): WhyNot {
    const { state } = this
    const name = (piece: number): string => piecesOf(state)[piece]?.id ?? 'terrain'
    switch (fault.kind) {
      case 'off table':
        return refuse('DS-014', 'the base must lie wholly on the table')
      case 'block':
        return refuse('DS-110', () => `only infantry may be placed in buildings: ${name(fault.piece)}`)
      case 'half in':
        return refuse('DS-112', () => `the base must be wholly inside or wholly outside ${name(fault.piece)}`)
      case 'meets': {
        const keep = this.keeps[fault.keep]
        const ping = keep === undefined ? -1 : Math.floor(keep.id / 8)
        return refuse(
          'DS-223',
          () =>
            `placed bases must be more than 2″ from enemy Pings: ${inches(fault.gap)} to ${elementName(state, ping)}`,
        )
      }
    }
  }

  whyNot(ways: Ways): WhyNot {
    const { bases, isWhole, unit } = this.placement
    const set: { readonly team: number; readonly disc: Disc }[] = []
    for (const { team, path } of ways) {
      const base = bases.find((one) => one.team === team)
      const [spot] = path
      if (base === undefined || spot === undefined || path.length !== 1)
        return refuse('DS-220', () => `team ${team} is set down on one spot, if at all`)
      const reason = this.whyNotAlone(base, spot)
      if (reason !== undefined) return reason
      set.push({ team, disc: { x: spot.x, y: spot.y, r: base.r } })
    }
    if (isWhole && set.length !== bases.length) return refuse('DS-140', 'every base has to be set down')
    return this.whyNotTogether(set) ?? (set.length === 0 ? undefined : whyIncoherent(unit, set))
  }

  private whyNotTogether(set: readonly { readonly team: number; readonly disc: Disc }[]): WhyNot {
    const { unit, bases } = this.placement
    for (const [n, { team, disc }] of set.entries()) {
      for (const other of set.slice(n + 1)) {
        if (gap(disc, other.disc) < 0) return refuse('DS-222', () => `teams ${team} and ${other.team} would overlap`)
      }
      for (const base of unit.bases) {
        const isMoving = set.some((one) => one.team === base.team)
        if (isMoving || !bases.some((one) => one.team === base.team)) continue
        if (gap(disc, base) < 0) return refuse('DS-222', () => `teams ${team} and ${base.team} would overlap`)
      }
    }
    return undefined
  }

  /** Whether this spot suits beside those that are taken already. */
  private fits(base: Falling, spot: Spot, taken: readonly Disc[]): boolean {
    const disc = { x: spot.x, y: spot.y, r: base.r }
    const isSquad = isMultiBase(this.placement.unit)
    for (const one of taken) {
      const apart = gap(one, disc)
      if (apart < 0 || (isSquad && apart > coherency)) return false
    }
    return this.whyNotAlone(base, spot) === undefined
  }

  /**
   * Spots for as many bases as possible, the same ones every time: rings of half an inch around what they are near, and
   * where those are not enough much narrower ones, since DS-144 takes a base only if there is no spot.
   */
  find(): Way[] {
    let best: Way[] = []
    const starts = this.placement.bases.length > 1 ? [0, 6, 12, 18] : [0]
    for (const start of starts) {
      const found = this.findFrom(start, wide)
      if (found.length === this.placement.bases.length) return found
      if (found.length > best.length) best = found
    }
    const found = this.findFrom(0, narrow)
    return found.length > best.length ? found : best
  }

  private findFrom(start: number, rings: Rings): Way[] {
    const ways: Way[] = []
    const taken: Disc[] = []
    for (const base of this.placement.bases) {
      const spot = this.firstSpot(base, taken, start, rings)
      if (spot === undefined) continue
      ways.push({ team: base.team, path: [spot] })
      taken.push({ x: spot.x, y: spot.y, r: base.r })
    }
    return ways
  }

  private firstSpot(base: Falling, taken: readonly Disc[], start: number, rings: Rings): Spot | undefined {
    for (const centre of base.near) {
      const own = { x: centre.x, y: centre.y }
      if (start === 0 && this.fits(base, own, taken)) return own
      const most = centre.r + base.r + this.placement.within
      for (let ring = rings.apart; ring < most; ring += rings.apart) {
        for (let n = 0; n < directions.length; n += rings.turn) {
          const direction = directions[(n + 2 * start) % directions.length]
          if (direction === undefined) continue
          const spot = stepTo({ x: centre.x, y: centre.y, r: base.r }, direction, ring)
          if (this.fits(base, spot, taken)) return spot
        }
      }
    }
    return undefined
  }

  /** Spots at random for all of them, or undefined if none were found soon. */
  sample(random: Random): Way[] | undefined {
    for (let n = 0; n < 4; n++) {
      const ways: Way[] = []
      const taken: Disc[] = []
      for (const base of this.placement.bases) {
        const spot = this.anySpot(base, taken, random)
        if (spot === undefined) break
        ways.push({ team: base.team, path: [spot] })
        taken.push({ x: spot.x, y: spot.y, r: base.r })
      }
      if (ways.length === this.placement.bases.length) return ways
    }
    return undefined
  }

  private anySpot(base: Falling, taken: readonly Disc[], random: Random): Spot | undefined {
    for (let n = 0; n < 10; n++) {
      const centre = base.near[below(random, base.near.length)]
      if (centre === undefined) return undefined
      const length = below(random, Math.floor(Math.min(tableSize, centre.r + base.r + this.placement.within)) + 1)
      const spot = stepTo({ x: centre.x, y: centre.y, r: base.r }, anyDirection(random), length)
      if (this.fits(base, spot, taken)) return spot
    }
    return undefined
  }
}
