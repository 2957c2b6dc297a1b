// How a position stands, from the commandos' side: the mission, the team's health, and what the Overseer has.

import type { Seat } from '@umpire/engine'
import type { EnemyId } from '../content/enemies.ts'
import { forTeam } from '../content/team.ts'
import { vitalityOf } from '../rules/passives.ts'
import { coresOut, exitsNeeded, exitsOf, killsNeeded, killsOf, nestsBurnt } from '../rules/victory.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { waysToGoal } from './goals.ts'

/** What an enemy on the map is worth to the Overseer. */
export const enemyWorth: { readonly [Name in EnemyId]: number } = {
  ROGUE: 1,
  WARRIOR: 2,
  FEAR: 6,
  SPITTER: 2,
  BRUTE: 5,
  WARDEN: 6,
  BROOD: 0.6,
}

/** The weights, in points of the commandos. */
const weights = {
  exit: 12,
  objective: 15,
  found: 3,
  explored: 2,
  step: 0.4,
  wound: 1.6,
  nearDown: 2,
  downed: 9,
  downedInCrisis: 14,
  killed: 25,
  energy: 0.3,
  lateRound: 1.5,
}

/** From which round on time is short. */
const lateFrom = 0.4

/** What the mission has come to. */
function progress(state: State): number {
  const { objective } = missionOf(state)
  const { objectives, terms } = state
  switch (objective.objective) {
    case 'generator':
      return (
        (objectives.isPowered ? weights.objective : 0) +
        (objectives.generator !== null || objectives.isPowered ? weights.found : 0) +
        (objectives.isLiftFound ? weights.found : 0)
      )
    case 'data-cores':
      return weights.objective * coresOut(state) + 8 * objectives.cores.filter(({ carrier }) => carrier !== null).length
    case 'uplink':
      return (60 * objectives.uploads) / forTeam(objective.needed, terms.n) - 2 * objectives.consoleWounds
    case 'nests': {
      const charged = objectives.nests.filter(({ charge, isBurnt }) => charge !== null && !isBurnt).length
      return weights.objective * nestsBurnt(state) + 10 * charged
    }
  }
}

/** What a commando's wounds are worth to the Overseer. */
function harm(state: State, commando: Commando): number {
  switch (commando.status) {
    case 'killed':
      return weights.killed
    case 'exited':
      return 0
    case 'downed':
      return state.isCrisis ? weights.downedInCrisis : weights.downed
    case 'active':
    case 'recovering': {
      const left = vitalityOf(state, commando) - commando.wounds
      return weights.wound * commando.wounds + (left <= 2 ? weights.nearDown : 0)
    }
  }
}

/** How far those who have to get to the next goal still are from it. */
function distanceLeft(state: State): number {
  const ways = waysToGoal(state)
  const needed = Math.max(1, exitsNeeded(state.terms.n) - exitsOf(state))
  const left: number[] = []
  for (const { square, status } of state.commandos) {
    if (square !== null) left.push((ways[square] ?? 0) + (status === 'downed' ? 20 : 0))
  }
  left.sort((a, b) => a - b)
  return left.slice(0, needed).reduce((sum, steps) => sum + steps, 0) / needed
}

/** Points of the commandos. */
export function scoreOf(state: State): number {
  const { n, roundLimit } = state.terms
  const danger = killsOf(state) + 1 >= killsNeeded(n) ? 1.5 : 1
  let score = progress(state) + weights.exit * exitsOf(state) + weights.explored * state.terrain.explored.length
  score -= weights.step * 2 * distanceLeft(state)
  for (const commando of state.commandos) {
    score -= danger * harm(state, commando)
    score -= weights.energy * commando.adrenaline
  }
  for (const { type } of state.enemies) score -= enemyWorth[type]
  score -= weights.energy * Math.min(state.energy, state.terms.poolCap)
  score += 0.25 * state.tiles.filter(({ tokens }) => tokens > 0).length
  const late = state.round - lateFrom * roundLimit
  return late > 0 ? score - weights.lateRound * late : score
}

/** How far a score may be off, in points. */
const spread = 14

/** Where the two sides are even, by the number of commandos: fitted to novices' games. */
export function evaluate(state: State, seat: Seat): number {
  const won = 1 / (1 + Math.exp(-scoreOf(state) / (spread + 4 * state.terms.n)))
  return seat === state.overseer ? 1 - won : won
}
