// A Reaction Engagement takes its course (DS-199 to DS-206): whose number is up, holding, and the end.

import type { Rules } from '@umpire/engine'
import { holdQuestion, tieQuestion } from '../questions/engagement.ts'
import { type State, unitOf } from '../state.ts'
import type { Participant } from '../state/engagement.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'
import { startActivation } from './activating.ts'
import { activationNow } from './activations.ts'
import { whyNoHold } from './deeds.ts'
import { holdBack } from './holding.ts'
import { engagementNow } from './participants.ts'
import { hasStun } from './stun.ts'
import { cardOf } from './units.ts'

/** DS-205 Those that are destroyed, or have been taken aboard, are dropped. */
const stillToAct = (state: State): Participant[] =>
  engagementNow(state).participants.filter(({ unit, done }) => !done && unitOf(state, unit).at === 'table')

/** DS-199 Whose number is up: the highest; between the sides the Active Player's; one side's ties are its own to order. */
export function nextUp(state: State): Participant[] {
  const waiting = stillToAct(state)
  const highest = waiting.reduce((most, { priority }) => Math.max(most, priority), 0)
  const tied = waiting.filter(({ priority }) => priority === highest)
  const active = tied.filter(({ unit }) => unitOf(state, unit).seat === state.active)
  return active.length > 0 ? active : tied
}

/** DS-200 The next one performs a whole activation, without a Move phase (DS-204); or it holds. */
export function* engagementStep(t: DownsyncTable): Rules {
  const { state } = t
  const tied = nextUp(state)
  const [first] = tied
  if (first === undefined) {
    endEngagement(t)
    return
  }
  const { seat } = unitOf(state, first.unit)
  const up = yield* t.choose(
    seat,
    tieQuestion,
    tied.map(({ unit }) => unit),
  )
  const unit = unitOf(state, up)
  startActivation(state, unit, { inEngagement: true, mayHold: true })
  const activation = activationNow(state)
  if (whyNoHold(state, activation) !== undefined) activation.mayHold = false
  else if (asksFirst(state, unit)) {
    activation.mayHold = false
    if ((yield* t.choose(seat, holdQuestion, ['act', 'hold'])) === 'hold') holdBack(t, unit)
  }
}

/** Whether something has to be decided before its first Action, so that holding is asked for by itself (D22). */
function asksFirst(state: State, unit: Unit): boolean {
  if (hasStun(state, unit)) return true
  const { hasDefenseAura, hasDefenderAura } = cardOf(unit)
  return !unit.refreshed && (unit.upkeep || hasDefenseAura || hasDefenderAura)
}

/** DS-206 Everybody who acted has its Activated Token (DS-072); the Taskforce goes on (DS-190). */
function endEngagement(t: DownsyncTable): void {
  t.tell({ kind: 'engagement over', rule: 'DS-206' })
  t.state.engagement = null
  t.state.stage = 'activate'
}
