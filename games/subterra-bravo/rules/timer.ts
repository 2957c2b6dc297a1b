// The Timer Phase (SB-031 to SB-037): a new round, what it resets, the mission's events, and the Crisis Point last.

import type { Rules } from '@umpire/engine'
import { missionOf, type State } from '../state.ts'
import type { Nest } from '../state/objectives.ts'
import type { SubterraTable } from '../table.ts'
import { deviceAttack } from './attack.ts'
import { isTriggered, placeOneOf, triggerCrisis } from './crisis.ts'
import { commandoRef, enemyRef, isAdjacent, isOnMap, isStanding } from './figures.ts'
import { changeTerrain } from './terrain.ts'
import { checkVictory } from './victory.ts'

/** SB-037 Nobody may interrupt it. The round's number was raised when the last round ended (SB-032). */
export function* timer(t: SubterraTable): Rules {
  const { state } = t
  const { passageRounds, crisis } = missionOf(state)
  t.tell({ kind: 'round begins', rule: 'SB-031', round: state.round })
  reset(state)
  for (const [n, { round, oneOf }] of passageRounds.entries()) {
    if (round === state.round) yield* placeOneOf(t, oneOf, n === 0 ? 'SB-034' : 'SB-035')
  }
  yield* detonate(t)
  if (state.round >= crisis.round || isTriggered(state)) yield* triggerCrisis(t) // SB-036
  state.stage = 'planning'
}

/** SB-033, SB-236 Move tokens, exhausted cards, and all that lasts until the end of a round. */
function reset(state: State): void {
  for (const commando of state.commandos) {
    commando.redTokens = 0
    commando.maxBonus = 0
    for (const item of commando.kit) item.exhausted = false
  }
  for (const enemy of state.enemies) {
    enemy.marked = false // SB-158
    enemy.dazzled = false
  }
  state.clonePoints = 0 // SB-178
  state.objectives.uploadsThisRound = 0 // SB-225
  clearSquares(state)
}

function clearSquares(state: State): void {
  const { terrain, round } = state
  const emi = terrain.emi.filter(({ until }) => until === null || until >= round)
  if (terrain.smoke.length + terrain.flares.length === 0 && emi.length === terrain.emi.length) return
  terrain.smoke = []
  terrain.flares = []
  terrain.emi = emi
  changeTerrain(state)
}

/** SB-229 Charges explode in the order in which they were planted. */
function* detonate(t: SubterraTable): Rules {
  const charged = t.state.objectives.nests
    .filter(({ charge }) => charge !== null)
    .sort((a, b) => (a.charge ?? 0) - (b.charge ?? 0))
  for (const nest of charged) yield* explode(t, nest)
}

function* explode(t: SubterraTable, nest: Nest): Rules {
  const { state } = t
  const { objective } = missionOf(state)
  if (objective.objective !== 'nests') return
  nest.isBurnt = true
  nest.charge = null
  changeTerrain(state)
  t.tell({ kind: 'nest burnt', rule: 'SB-229', square: nest.square })
  checkVictory(t)
  const isNear = (square: number): boolean => isAdjacent(state, nest.square, square)
  const targets = [
    ...state.commandos.filter((one) => isOnMap(one) && isStanding(one) && isNear(one.square)).map(commandoRef),
    ...state.enemies.filter(({ square }) => isNear(square)).map(enemyRef),
  ]
  if (targets.length > 0) yield* deviceAttack(t, 'charge', nest.square, targets)
}
