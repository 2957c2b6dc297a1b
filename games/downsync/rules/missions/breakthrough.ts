// Breakthrough (M5): Units leave over the enemy table edge.

import type { Rules } from '@umpire/engine'
import { missions } from '../../content/missions.ts'
import { valueOf } from '../../content/signature.ts'
import { leaveQuestion } from '../../questions/missions.ts'
import type { State } from '../../state.ts'
import type { Unit } from '../../state/unit.ts'
import type { DownsyncTable } from '../../table.ts'
import { returnUpkeep } from '../command-points.ts'
import { takeOff } from '../removal.ts'
import { cardOf, other } from '../units.ts'
import { checkGoal, checkWipedOut } from '../victory.ts'
import { fromOwnEdge } from '../zones.ts'
import { score } from './score.ts'

/** All living bases, and more than half of those it started with, stand at the enemy edge. */
export function isAtEnemyEdge(state: State, unit: Unit): boolean {
  const { scoring } = missions.of(state.terms.mission)
  if (scoring.scoring !== 'breakthrough' || unit.bases.length * 2 <= unit.startBases) return false
  return unit.bases.every((base) => fromOwnEdge(base, other(unit.seat)) <= scoring.fromEdge)
}

/** Before scoring: those whose move ended at the edge may leave. */
export function* leave(t: DownsyncTable): Rules {
  const { state } = t
  const ready = state.units.filter(
    (unit) => unit.seat === state.active && unit.at === 'table' && unit.atEdge && isAtEnemyEdge(state, unit),
  )
  if (ready.length === 0) return
  const leaving = yield* t.chooseMany(state.active, leaveQuestion, ready, { least: 0, most: ready.length })
  for (const unit of leaving) goOff(t, unit)
  if (leaving.length === 0) return
  // Enough points win before it is asked who is left on the table.
  checkGoal(t)
  checkWipedOut(t)
}

/** What it carries goes with it, and scores nothing: it has ended no move there. */
function goOff(t: DownsyncTable, unit: Unit): void {
  const { state } = t
  returnUpkeep(t, unit)
  takeOff(state, unit, 'left')
  for (const one of state.units) {
    if (one.carrier === unit.id && (one.at === 'carried' || one.at === 'packaged')) takeOff(state, one, 'left')
  }
  t.tell({ kind: 'left', rule: 'DS-226', unit: unit.id })
  score(t, unit.seat, valueOf(cardOf(unit).signature), 'breakthrough', unit.id)
}
