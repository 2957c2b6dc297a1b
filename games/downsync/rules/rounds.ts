// Rounds and the ends of Turns (DS-050 to DS-058, DS-074).

import { at, type Rules } from '@umpire/engine'
import type { State } from '../state.ts'
import type { DownsyncTable } from '../table.ts'
import { restored } from './command-points.ts'
import { unactivated } from './members.ts'
import { leave } from './missions/breakthrough.ts'
import { scoreHeist } from './missions/heist.ts'
import { scoreControl } from './missions/objectives.ts'
import { scoreVip } from './missions/vip.ts'
import { other } from './units.ts'
import { checkGoal, checkRoundLimit } from './victory.ts'

/** DS-051 Activated Tokens go, Command Points come back; everything else stays. */
export function roundStart(t: DownsyncTable): void {
  const { state } = t
  state.round++
  state.turn = 0
  for (const unit of state.units) {
    unit.activated = false
    unit.refreshed = false
  }
  for (const ping of state.pings) ping.activated = false
  for (const seat of t.seats) at(state.forces, seat).cp = restored(state, seat)
  t.tell({ kind: 'round begins', rule: 'DS-051', round: state.round, cp: state.forces.map(({ cp }) => cp) })
  state.stage = 'designate'
}

/** DS-074 What lasts until the end of a Taskforce Activation. */
function expire(t: DownsyncTable): void {
  const { state } = t
  const freed: number[] = []
  for (const unit of state.units) {
    if (unit.tagged || unit.locked || unit.exposed) freed.push(unit.id)
    unit.tagged = false
    unit.locked = false
    unit.exposed = false
    unit.moved = false
    unit.slowed = false
    unit.hasMovedInPhase = false
    unit.hasServedTaxi = false
    unit.clearsTheWay = false
    for (const base of unit.bases) {
      // DS-298
      base.cm -= Math.min(base.cm, base.braced)
      base.braced = 0
    }
  }
  for (const ping of state.pings) {
    ping.moved = false
    ping.slowed = false
  }
  for (const marker of state.markers) marker.isUsed = false
  if (freed.length > 0) t.tell({ kind: 'effects end', rule: 'DS-074', units: freed })
}

const forgetEdges = (state: State): void => {
  for (const unit of state.units) unit.atEdge = false
}

/** DS-074 Effects expire, the mission scores, and the game may be over. */
export function* turnEnd(t: DownsyncTable): Rules {
  const { state } = t
  expire(t)
  state.taskforce = []
  state.engagement = null
  yield* leave(t)
  forgetEdges(state)
  scoreVip(t)
  scoreHeist(t)
  checkGoal(t)
  if (t.seats.every((seat) => unactivated(state, seat).length === 0)) {
    state.stage = 'round end'
  } else {
    state.active = other(state.active)
    state.stage = 'designate'
  }
}

/** DS-055 to DS-058 The Non-Active Player of the last Turn has the first of the next Round. */
export function* roundEnd(t: DownsyncTable): Rules {
  const { state } = t
  yield* scoreControl(t)
  checkGoal(t)
  checkRoundLimit(t)
  state.active = other(state.active)
  t.tell({ kind: 'round ends', rule: 'DS-055', round: state.round, next: state.active })
  state.stage = 'round start'
}
