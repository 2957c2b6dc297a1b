// The alarm (RB-131 to RB-138).

import type { Rules } from '@umpire/engine'
import { postAlarm } from '../content/noises.ts'
import type { ReichbustersTable } from '../table.ts'
import { noisePool } from './decks.ts'
import { beginEnemyTurn } from './enemy-turn/order.ts'
import { endLasting } from './lasting.ts'
import { look } from './looking.ts'
import { alarmSounded } from './objectives.ts'
import { endItemEffects } from './painless.ts'
import { triggerToken } from './spawning.ts'

/** RB-131 to RB-136 Steps 1 to 5; step 6 is the enemy turn that begins here, and its end leads on to steps 7 and 8. */
export function* soundAlarm(t: ReichbustersTable): Rules {
  const { state } = t
  state.tracker.section = 'alarm'
  state.alarm = 'post'
  state.alarmRound = state.round
  t.tell({ kind: 'alarm sounds', rule: 'RB-131' })
  yield* triggerAll(t)
  forgetLevels(t)
  replaceNoiseDeck(t)
  endLasting(t, 'alarm', null) // RB-135
  yield* endItemEffects(t)
  if (clearSmoke(t)) yield* look(t)
  beginEnemyTurn(state, true)
}

/** RB-132 Every spawn token, in area order, and what the mission has in store. */
function* triggerAll(t: ReichbustersTable): Rules {
  for (const [area, spot] of t.state.spots.entries()) while (spot.spawns.length > 0) yield* triggerToken(t, area)
  yield* alarmSounded(t)
}

/** RB-133, RB-164 */
function forgetLevels(t: ReichbustersTable): void {
  for (const room of t.state.rooms) {
    room.awareness = 0
    room.isRaised = false
  }
  t.tell({ kind: 'everybody alert', rule: 'RB-133' })
}

/** RB-134 */
function replaceNoiseDeck(t: ReichbustersTable): void {
  const { state } = t
  state.noiseDeck = t.deal(noisePool(state), postAlarm)
  state.noiseDiscard = []
  t.tell({ kind: 'noise deck replaced', rule: 'RB-134' })
}

/** RB-113 Smoke is what an item does. True if any has gone; that of a mission stays. */
function clearSmoke(t: ReichbustersTable): boolean {
  let hasCleared = false
  for (const [area, spot] of t.state.spots.entries()) {
    if (spot.obscured <= 0) continue
    spot.obscured = 0
    hasCleared = true
    t.tell({ kind: 'smoke gone', rule: 'RB-113', area })
  }
  return hasCleared
}
