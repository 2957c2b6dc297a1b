// The Units that a Force List brings (DS-038, DS-041, DS-238, DS-251): all of them off the table at first.

import { at, type Seat } from '@umpire/engine'
import { missions } from '../content/missions.ts'
import type { UnitCardId } from '../content/unit-card.ts'
import { units } from '../content/units.ts'
import type { State } from '../state.ts'
import type { ForceList } from '../state/force.ts'
import type { Unit } from '../state/unit.ts'

/** A Unit in Reserve. */
export function addUnit(state: State, seat: Seat, card: UnitCardId): Unit {
  const unit: Unit = {
    id: state.nextId++,
    seat,
    card,
    number: state.units.filter((one) => one.card === card).length + 1,
    bases: [],
    aboard: [],
    startBases: units.of(card).bases,
    at: 'reserve',
    carrier: null,
    activated: false,
    overwatch: false,
    stunned: false,
    stealth: false,
    jammed: false,
    upkeep: false,
    refreshed: false,
    moved: false,
    slowed: false,
    hasMovedInPhase: false,
    tagged: false,
    locked: false,
    exposed: false,
    hasServedTaxi: false,
    clearsTheWay: false,
    usedThisGame: [],
    cache: null,
    atEdge: false,
  }
  state.units.push(unit)
  return unit
}

/** DS-238, DS-239 What comes with it, packaged. */
export function addPackaged(state: State, carrier: Unit): Unit | undefined {
  const { carries } = units.of(carrier.card)
  if (carries === null) return undefined
  const packaged = addUnit(state, carrier.seat, carries)
  packaged.at = 'packaged'
  packaged.carrier = carrier.id
  return packaged
}

/** The list is shown: its Units, those that come with them, and those of the mission. */
export function muster(state: State, seat: Seat, list: ForceList): void {
  const force = at(state.forces, seat)
  force.list = list
  force.advisor = list.advisor
  const listed = list.units.map((card) => addUnit(state, seat, card))
  for (const { unit, carrier } of list.mounted) {
    const passenger = at(listed, unit)
    passenger.at = 'carried'
    passenger.carrier = at(listed, carrier).id
  }
  for (const unit of listed) addPackaged(state, unit)
  for (const card of missions.of(state.terms.mission).extraUnits) addUnit(state, seat, card)
}
