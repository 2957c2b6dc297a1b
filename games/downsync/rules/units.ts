// What a Unit is by its card, its advisor and the options (DS-023, DS-025, DS-254, DS-296), and which are where.

import { type Seat, seatAfter } from '@umpire/engine'
import { advisors } from '../content/advisors.ts'
import type { Signature } from '../content/signature.ts'
import type { UnitCard } from '../content/unit-card.ts'
import { units } from '../content/units.ts'
import type { State } from '../state.ts'
import type { Base, Unit } from '../state/unit.ts'

/** DS-016 What it says goes before what the rulebook says: rules ask the card for its part. */
export const cardOf = (unit: Unit): UnitCard => units.of(unit.card)

export const other = (seat: Seat): Seat => seatAfter(seat, 2)

/** DS-023 On the table, with one living base at least. */
export const isOnTable = (unit: Unit): boolean => unit.at === 'table'

/** DS-136 Where a rule says Unit, Pings are never meant. */
export const unitsOnTable = (state: State, seat: Seat): Unit[] =>
  state.units.filter((unit) => unit.seat === seat && unit.at === 'table')

/** DS-021 Those that a Ping of this Signature may become (DS-148: not the mounted or packaged ones). */
export const reserveOf = (state: State, seat: Seat, signature: Signature): Unit[] =>
  state.units.filter(
    (unit) => unit.seat === seat && unit.at === 'reserve' && units.of(unit.card).signature === signature,
  )

export function baseOf(unit: Unit, team: number): Base {
  const found = unit.bases.find((base) => base.team === team)
  if (found === undefined) throw new Error(`Unit ${unit.id} has no team ${team}`)
  return found
}

/** DS-025, DS-254 Motorized Infantry is Infantry inside buildings only. */
export function isInfantry(unit: Unit): boolean {
  const card = units.of(unit.card)
  return card.isMotorized ? unit.bases.some(({ inside }) => inside >= 0) : card.kind === 'infantry'
}

/** DS-025 An Infantry Unit follows the rules for several bases, however many it has. */
export const isMultiBase = (unit: Unit): boolean => {
  const card = units.of(unit.card)
  return card.kind === 'infantry' && !card.isMotorized
}

/** DS-084, DS-110, DS-253, DS-254 */
export function entersBuildings(unit: Unit): boolean {
  const card = units.of(unit.card)
  return card.isMotorized || (card.kind === 'infantry' && !card.isMounted)
}

/** DS-120 In hundredths of an inch. */
export function speedOf(state: State, unit: Unit): number {
  const { speed, laterSpeed } = units.of(unit.card)
  return laterSpeed === null || state.terms.guardianSpeed === speed ? speed : laterSpeed
}

/** DS-296 A trait that an advisor gives, or the card has. */
export function hasPart(state: State, unit: Unit, part: 'isCovert' | 'canRegroup'): boolean {
  if (units.of(unit.card)[part]) return true
  const advisor = state.forces[unit.seat]?.advisor ?? null
  if (advisor === null) return false
  return advisors.of(advisor).traits.some(({ trait, to }) => trait.part[part] === true && to.includes(unit.card))
}

/** DS-252 The Unit that it carries. */
export const cargoOf = (state: State, transport: Unit): Unit | undefined =>
  state.units.find((unit) => unit.at === 'carried' && unit.carrier === transport.id)
