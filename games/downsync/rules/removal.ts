// Bases and Units that leave the game (DS-124, DS-176, DS-233), and what goes with them.

import { missions } from '../content/missions.ts'
import { type State, unitOf } from '../state.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { returnUpkeep } from './command-points.ts'
import { dropCache } from './missions/heist.ts'
import { score } from './missions/score.ts'
import { baseOf, other } from './units.ts'
import { checkWipedOut } from './victory.ts'

/**
 * DS-124, DS-176 One base is destroyed, and with its last base the Unit. `by`: the Unit that did it, by id.
 * DS-282 (another base dies instead) is settled before.
 */
export function destroyBase(t: DownsyncTable, unitId: number, team: number, by: number | null): void {
  const unit = unitOf(t.state, unitId)
  const base = baseOf(unit, team)
  const left = unit.bases.length - 1
  t.tell({ kind: 'base destroyed', rule: 'DS-176', unit: unit.id, team, by, x: base.x, y: base.y, left })
  if (unit.cache?.team === team) dropCache(t, unit)
  if (left > 0) {
    unit.bases = unit.bases.filter((one) => one !== base)
    return
  }
  destroyUnit(t, unit, by)
  checkWipedOut(t)
}

function destroyUnit(t: DownsyncTable, unit: Unit, by: number | null): void {
  const { state } = t
  returnUpkeep(t, unit)
  takeOff(state, unit, 'destroyed')
  t.tell({ kind: 'unit destroyed', rule: 'DS-176', unit: unit.id, by })
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring === 'hunt') score(t, other(unit.seat), scoring.perUnit, 'destroyed', unit.id)
  for (const dependent of state.units) {
    if (dependent.carrier !== unit.id) continue
    // DS-252 A carried Unit dies with its transport; DS-239 a packaged one is lost.
    if (dependent.at === 'carried') destroyUnit(t, dependent, by)
    else if (dependent.at === 'packaged') {
      dependent.at = 'destroyed'
      t.tell({ kind: 'packaged lost', rule: 'DS-239', unit: dependent.id, carrier: unit.id })
    }
  }
}

/** It is no longer on the table, and in no Taskforce. */
export function takeOff(state: State, unit: Unit, to: 'destroyed' | 'left'): void {
  unit.bases = []
  unit.aboard = []
  unit.at = to
  unit.overwatch = false
  unit.stealth = false
  unit.stunned = false
  unit.jammed = false
  state.taskforce = state.taskforce.filter((id) => id !== unit.id)
}
