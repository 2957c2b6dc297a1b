// How a position at the start of a round stands: the mission, the team's health, and what the Overseer has.

import type { Seat } from '@umpire/engine'
import { forTeam } from '../content/team.ts'
import { vitalityOf } from '../rules/passives.ts'
import { coresOut, exitsNeeded, exitsOf, killsNeeded, killsOf, nestsBurnt } from '../rules/victory.ts'
import { missionOf, type State } from '../state.ts'
import { teamGoal, waysToGoal } from './goals.ts'
import { Threat } from './threat.ts'
import { far } from './ways.ts'
import { enemyWorth } from './weights.ts'

/** What counts about a position; all are about as large as 1 when they count much. */
export interface Features {
  /** How far the mission has come, from 0 to 1, without those who have left. */
  readonly progress: number
  readonly isRunning: number
  readonly distance: number
  readonly exits: number
  readonly kills: number
  readonly downed: number
  readonly downedInCrisis: number
  readonly wounds: number
  readonly nearDown: number
  readonly enemies: number
  readonly threat: number
  readonly energy: number
  readonly round: number
  /** The distance once more, when it gets late. */
  readonly late: number
  /** Nobody has left the first room: the enemies behind its doors have to be met anyway. */
  readonly isWaiting: number
  readonly lateCrisis: number
}

/** What the mission has come to, and whether all that is left is to leave. */
function progressOf(state: State): { readonly progress: number; readonly isRunning: boolean } {
  const { objective } = missionOf(state)
  const { objectives, terms } = state
  switch (objective.objective) {
    case 'generator': {
      const found =
        (objectives.generator !== null || objectives.isPowered ? 0.5 : 0) + (objectives.isLiftFound ? 0.5 : 0)
      return { progress: found, isRunning: objectives.isPowered }
    }
    case 'data-cores': {
      const carried = objectives.cores.filter(({ carrier }) => carrier !== null).length
      const had = coresOut(state) + carried
      return { progress: Math.min(1, had / objective.needed), isRunning: had >= objective.needed }
    }
    case 'uplink': {
      const share = objectives.uploads / forTeam(objective.needed, terms.n)
      return { progress: 3 * share - 0.1 * objectives.consoleWounds, isRunning: share > 0.6 }
    }
    case 'nests': {
      const needed = forTeam(objective.needed, terms.n)
      const charged = objectives.nests.filter(({ charge, isBurnt }) => charge !== null && !isBurnt).length
      const share = (nestsBurnt(state) + 0.7 * charged) / needed
      return { progress: share, isRunning: nestsBurnt(state) >= needed }
    }
  }
}

/** How far those who have to get to the next goal still are from it. */
function distanceLeft(state: State): number {
  const ways = waysToGoal(state, teamGoal(state))
  const needed = Math.max(1, exitsNeeded(state.terms.n) - exitsOf(state))
  const left: number[] = []
  for (const { square, status } of state.commandos) {
    if (square !== null) left.push(Math.min(60, (ways[square] ?? far) + (status === 'downed' ? 15 : 0)))
  }
  left.sort((a, b) => a - b)
  return left.slice(0, needed).reduce((sum, steps) => sum + steps, 0) / needed
}

/** After this round it gets late, and after so many more the way counts twice: nobody waits for the last round. */
const lateRound = 12
const laterBy = 2

/** Whether the team has to open a door before anything else, and has not. */
const isWaiting = (state: State): boolean =>
  state.terrain.explored.length === 1 && missionOf(state).objective.objective !== 'uplink'

export function featuresOf(state: State): Features {
  const { n, poolCap } = state.terms
  const { progress, isRunning } = progressOf(state)
  const distance = distanceLeft(state) / 20
  const threat = new Threat(state)
  let [downed, wounds, nearDown, threats, adrenaline] = [0, 0, 0, 0, 0]
  for (const commando of state.commandos) {
    adrenaline += commando.adrenaline
    if (commando.square === null) continue
    if (commando.status === 'downed') downed++
    else {
      const vitality = vitalityOf(state, commando)
      wounds += commando.wounds / vitality
      if (vitality - commando.wounds <= 2 || commando.status === 'recovering') nearDown++
      threats += threat.at(commando.square)
    }
  }
  return {
    progress,
    isRunning: isRunning ? 1 : 0,
    distance,
    exits: exitsOf(state) / exitsNeeded(n),
    kills: killsOf(state) / killsNeeded(n),
    downed: state.isCrisis ? 0 : downed / n,
    downedInCrisis: state.isCrisis ? downed / n : 0,
    wounds: wounds / n,
    nearDown: nearDown / n,
    enemies: state.enemies.reduce((sum, { type }) => sum + enemyWorth[type], 0) / (9 * Math.sqrt(n)),
    threat: threats / (2 * n),
    energy: Math.min(state.energy + adrenaline, poolCap + 2 * n) / (5 * n),
    round: state.round / 10,
    late: (distance * Math.max(0, state.round - lateRound)) / laterBy,
    isWaiting: isWaiting(state) ? 1 : 0,
    lateCrisis: state.isCrisis && !isRunning ? 1 : 0,
  }
}

/**
 * Fitted to how novices' games ended, but for energy, which is worth what novices do with it, and for what keeps a team
 * going that looks ahead no farther than a round.
 */
const bearing: Features = {
  progress: 0.89,
  isRunning: 2.36,
  distance: -0.57,
  exits: 0.15,
  kills: -2.68,
  downed: -2.84,
  downedInCrisis: -3.32,
  wounds: -1.69,
  nearDown: -0.1,
  enemies: -0.5,
  threat: -0.03,
  energy: -0.36,
  round: -0.62,
  late: -0.57,
  isWaiting: -0.4,
  lateCrisis: 0.05,
}

/** Where the sides begin, by the number of commandos. */
const start = [1.55, 0.87, 1.94, 1.31, 1.49]

const names: readonly (keyof Features)[] = [
  'progress',
  'isRunning',
  'distance',
  'exits',
  'kills',
  'downed',
  'downedInCrisis',
  'wounds',
  'nearDown',
  'enemies',
  'threat',
  'energy',
  'round',
  'late',
  'isWaiting',
  'lateCrisis',
]

export function evaluate(state: State, seat: Seat): number {
  const features = featuresOf(state)
  let sum = start[state.terms.n - 1] ?? 0
  for (const name of names) sum += bearing[name] * features[name]
  const won = 1 / (1 + Math.exp(-sum))
  return seat === state.overseer ? 1 - won : won
}
