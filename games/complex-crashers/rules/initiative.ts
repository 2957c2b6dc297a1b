// The Initiative (CC-101 to CC-117): the steps with which it begins, its Actions, and passing it.

import type { Rules } from '@umpire/engine'
import { chargeGain, tracker } from '../content/numbers.ts'
import { passives } from '../content/passives.ts'
import { overdriveQuestion, uplinkQuestion } from '../questions/initiative.ts'
import type { State } from '../state.ts'
import type { Operative } from '../state/operative.ts'
import type { CrashersTable } from '../table.ts'
import { burnRegions } from './burning.ts'
import { addCharges } from './charges.ts'
import { managerAction } from './manager-turn.ts'
import { operativeAction } from './operative-turn.ts'
import { gainAp, isTrackerExhausted, raiseTracker } from './paying.ts'
import { countDown } from './reactors.ts'
import { operativeHas, reactorsWith } from './units.ts'
import { GameEnds } from './victory.ts'

/** Steps 1 to 4 of the side that has gained the Initiative. */
export function* gainInitiative(t: CrashersTable): Rules {
  const { state } = t
  t.tell({ kind: 'initiative', rule: 'CC-101', side: state.initiative, round: state.round })
  if (state.initiative === 'operatives') yield* operativesGain(t)
  else yield* complexGains(t)
  state.stage = 'act'
}

function* operativesGain(t: CrashersTable): Rules {
  const { state } = t
  for (const one of state.operatives) gainAp(t, one.id, one.maxAp, 'CC-103') // CC-131: the Exhausted too
  yield* countDown(t) // CC-104
  yield* burnRegions(t) // CC-105
  for (const one of state.operatives) yield* overdrive(t, one)
  state.pointer = null // CC-276
}

/** CC-106 Nobody is asked who could gain nothing (CC-118). */
function* overdrive(t: CrashersTable, operative: Operative): Rules {
  const { fromHealth, health, ap } = passives.overdrive
  if (operative.health < fromHealth || operative.ap === operative.maxAp) return
  if (!operativeHas(operative, 'overdrive')) return
  if (!(yield* t.confirm(operative.seat, overdriveQuestion(operative.id)))) return
  operative.health -= health
  t.tell({ kind: 'overdrive', rule: 'CC-106', operative: operative.id, health })
  gainAp(t, operative.id, ap, 'CC-106')
}

function* complexGains(t: CrashersTable): Rules {
  const { state } = t
  for (const one of state.defenders) {
    one.isBraced = false
    one.barriers = 0 // CC-270
  }
  for (const { id } of state.operatives) raiseTracker(t, id, state.terms.managerAp, 'CC-109') // CC-132: Exhausted ones too
  for (const reactor of state.reactors) addCharges(t, reactor, chargeGain, 'CC-110')
  yield* burnRegions(t) // CC-111
  yield* uplink(t)
}

/** CC-112 */
function* uplink(t: CrashersTable): Rules {
  const { state } = t
  for (const _ of reactorsWith(state, 'uplink')) {
    const open: number[] = []
    for (const [n, ap] of state.trackers.entries()) if (!isTrackerExhausted(state, n) && ap < tracker.most) open.push(n)
    if (open.length === 0) return
    const chosen = yield* t.chooseOrPass(state.manager, uplinkQuestion, open)
    if (chosen !== undefined) raiseTracker(t, chosen, passives.uplink.ap, 'CC-112')
  }
}

/** Step 5: one thing at a time; when there is no more, the Initiative passes (CC-108, CC-115, CC-116). */
export function* act(t: CrashersTable): Rules {
  const goesOn = t.state.initiative === 'operatives' ? yield* operativeAction(t) : yield* managerAction(t)
  if (!goesOn) passInitiative(t)
}

function passInitiative(t: CrashersTable): void {
  const { state } = t
  clearMarks(state)
  state.pointer = null
  state.stage = 'gain'
  if (state.initiative === 'operatives') {
    state.initiative = 'complex'
    return
  }
  for (const one of state.defenders) one.isDisabled = false
  if (state.round >= state.terms.lastRound) {
    t.tell({ kind: 'last round', rule: 'CC-007', round: state.round })
    throw new GameEnds('complex', 'CC-007')
  }
  state.round++
  state.initiative = 'operatives'
}

/** CC-117 All that counts once in an Initiative, for both sides, whoever has passed it. */
function clearMarks(state: State): void {
  for (const one of state.operatives) clearOperative(one)
  for (const one of state.reactors) one.used = 0
  for (const one of state.defenders) one.used = 0
  for (const one of state.grid) one.isReinforced = false
  state.paints = []
}

function clearOperative(one: Operative): void {
  one.isDone = false
  one.hasHandedOver = false
  one.used = []
  one.hasDucked = false
  one.hasSwapped = false
  one.hadMomentum = false
  one.wasUnshaken = false
  one.refusals = []
  for (const item of one.equipment) {
    item.used = 0
    item.isReloaded = false
  }
}
