// Everybody on the table as the bot weighs them: Units, Pings, and Units that a Ping might become.

import type { Seat } from '@umpire/engine'
import type { Disc } from '@umpire/plane'
import { marks, pingSpeed } from '../content/numbers.ts'
import { baseRadius, type UnitCard } from '../content/unit-card.ts'
import { units } from '../content/units.ts'
import { checkBonus } from '../rules/auras.ts'
import { pingDisc } from '../rules/ground.ts'
import { hasStun } from '../rules/stun.ts'
import { isInfantry, reserveOf, speedOf } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'
import { allTeams, armsOf, type Gun, type Mark, teamBits } from './guns.ts'
import { worths } from './weights.ts'

export interface Actor {
  /** The Unit or Ping on the table, by id. */
  readonly element: number
  readonly seat: Seat
  /** The Unit that it is or would be; null: a Ping of which that is left open. */
  readonly unit: Unit | null
  readonly isPing: boolean
  /** Where its bases are. */
  readonly discs: readonly Disc[]
  readonly startBases: number
  readonly speed: number
  readonly guns: readonly Gun[]
  readonly scans: readonly Gun[]
  /** As it is shot at; of a Ping as what it might be. */
  readonly mark: Mark
  readonly isStealthy: boolean
  /** M3: it has a cache. */
  readonly isCarrying: boolean
  /** It can still act in this Round; it has Overwatch. */
  readonly isFresh: boolean
  readonly isWatching: boolean
}

/** What a Unit is worth by its card. */
export function cardWorth({ signature, actions }: UnitCard): number {
  if (actions.some(({ action }) => action === 'engineer')) return worths.engineer
  return signature === null ? worths.packaged : worths[signature]
}

function markOfUnit(state: State, unit: Unit): Mark {
  const card = units.of(unit.card)
  let tokens = 0
  let emergency = 0
  for (const base of unit.bases) {
    tokens += base.cm
    emergency += base.emergency
  }
  const worth = cardWorth(card)
  const bases = unit.bases.length
  const count = Math.max(1, bases)
  return {
    def: card.def - (unit.tagged ? marks.tagged : 0) - (unit.locked ? marks.targetLock : 0),
    tokens: Math.round(tokens / count),
    emergency: Math.round(emergency / count),
    bonus: checkBonus(state, unit),
    bases,
    worth: worth / card.bases,
    whole: (worth * bases) / card.bases,
    isInfantry: isInfantry(unit),
    isStunned: hasStun(state, unit),
    isResilient: card.isResilient,
    isCamouflaged: card.adaptiveCamo,
    isObscured: card.isObscured,
  }
}

const marksOfCards = new Map<UnitCard, Mark>()

/** As it is when it appears. */
function markOfCard(card: UnitCard): Mark {
  let mark = marksOfCards.get(card)
  if (mark === undefined) {
    const worth = cardWorth(card)
    mark = {
      def: card.def,
      tokens: card.cm ?? 0,
      emergency: card.emergency,
      bonus: 0,
      bases: card.bases,
      worth: worth / card.bases,
      whole: worth,
      isInfantry: card.kind === 'infantry' && !card.isMotorized,
      isStunned: false,
      isResilient: card.isResilient,
      isCamouflaged: card.adaptiveCamo,
      isObscured: card.isObscured,
    }
    marksOfCards.set(card, mark)
  }
  return mark
}

export function actorOfUnit(state: State, unit: Unit): Actor {
  const card = units.of(unit.card)
  const { guns, scans } = armsOf(card, teamBits(unit.bases))
  return {
    element: unit.id,
    seat: unit.seat,
    unit,
    isPing: false,
    discs: unit.bases,
    startBases: unit.startBases,
    speed: speedOf(state, unit),
    guns,
    scans,
    mark: markOfUnit(state, unit),
    isStealthy: unit.stealth,
    isCarrying: unit.cache !== null,
    isFresh: !unit.activated,
    isWatching: unit.overwatch,
  }
}

/** The Unit from the Reserve, standing where the Ping is. */
export const actorRevealed = (state: State, ping: Ping, unit: Unit): Actor => ({
  ...actorEntering(state, unit, [{ x: ping.x, y: ping.y, r: baseRadius(units.of(unit.card)) }]),
  element: ping.id,
  // Its bases will gather where they are needed.
  startBases: 1,
  isFresh: !ping.activated,
})

/** A Unit that is about to stand on these discs, from wherever it comes. */
export function actorEntering(state: State, unit: Unit, discs: readonly Disc[]): Actor {
  const card = units.of(unit.card)
  const { guns, scans } = armsOf(card, allTeams(card))
  return {
    element: unit.id,
    seat: unit.seat,
    unit,
    isPing: false,
    discs,
    startBases: unit.startBases,
    speed: speedOf(state, unit),
    guns,
    scans,
    mark: markOfCard(card),
    isStealthy: card.isStealthy,
    isCarrying: false,
    isFresh: !unit.activated,
    isWatching: false,
  }
}

const unarmed: readonly Gun[] = []

/** A Ping, which can only move. For the other side it is what it most dangerously may be. */
export function actorOfPing(state: State, ping: Ping): Actor | undefined {
  const [unit] = reserveOf(state, ping.seat, ping.signature)
  // While a Unit appears, its Ping may be the last of them and lie there still.
  if (unit === undefined) return undefined
  const card = units.of(unit.card)
  return {
    element: ping.id,
    seat: ping.seat,
    unit: null,
    isPing: true,
    discs: [pingDisc(ping)],
    startBases: 1,
    speed: pingSpeed,
    guns: armsOf(card, allTeams(card)).guns,
    scans: unarmed,
    mark: markOfCard(card),
    isStealthy: false,
    isCarrying: false,
    isFresh: !ping.activated,
    isWatching: false,
  }
}

/** All of a seat's on the table. */
export function actorsOf(state: State, seat: Seat): Actor[] {
  const actors: Actor[] = []
  for (const unit of state.units) {
    if (unit.seat === seat && unit.at === 'table') actors.push(actorOfUnit(state, unit))
  }
  for (const ping of state.pings) {
    const actor = ping.seat === seat ? actorOfPing(state, ping) : undefined
    if (actor !== undefined) actors.push(actor)
  }
  return actors
}
