// Where a commando has to go next, by the mission and how far it has come.

import type { Square } from '@umpire/grid'
import { type Ground, groundOf } from '../ground.ts'
import { isOnMap, isStanding } from '../rules/figures.ts'
import { challengeDice } from '../rules/challenges.ts'
import { chanceOfHits } from '../rules/odds.ts'
import { speedOf } from '../rules/passives.ts'
import { exitsNeeded } from '../rules/victory.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { coreGoal } from './cores.ts'
import { fittest } from './fittest.ts'
import { nestGoal } from './nests.ts'
import { weights } from './weights.ts'
import { far, routeFrom, type Ways, waysTo } from './ways.ts'

/** Squares to get to, or as near as `stop`. */
export interface Goal {
  readonly targets: readonly Square[]
  readonly stop: number
  /** What it is worth to be there, beside the steps. */
  readonly arrival?: number
}

const liftSquares = (ground: Ground): Square[] => ground.mission.map.lift.map((spot) => ground.squareOf(spot))

/** What the commando should do about a comrade in need, or about the mission. */
export const goalOf = (state: State, commando: Commando): Goal =>
  (commando.status === 'active' ? rescueOf(state, commando) : undefined) ?? missionGoal(state, commando)

function missionGoal(state: State, commando: Commando): Goal {
  const ground = groundOf(state)
  const { map, objective } = missionOf(state)
  switch (objective.objective) {
    case 'generator':
      return generatorGoal(state, ground, commando)
    case 'data-cores':
      return coreGoal(state, commando, objective.needed)
    case 'uplink':
      return { targets: map.console.map((spot) => ground.squareOf(spot)), stop: 1 }
    case 'nests':
      return nestGoal(state, commando)
  }
}

/** The downed comrade that nobody who stands is nearer to. */
function rescueOf(state: State, commando: Commando): Goal | undefined {
  if (commando.square === null) return undefined
  for (const other of state.commandos) {
    if (other.status !== 'downed' || other.square === null) continue
    const ways = waysTo(state, [other.square])
    const own = ways[commando.square] ?? far
    if (own > weights.rescue) continue
    const isNearest = state.commandos.every(
      (one) => one === commando || one.square === null || one.status !== 'active' || (ways[one.square] ?? far) >= own,
    )
    if (isNearest) return { targets: [other.square], stop: 1, arrival: weights.arrival }
  }
  return undefined
}

// The generator -----------------------------------------------------------------------------------------------------

/** One sees to the generator; the others clear the way to the lift. */
function generatorGoal(state: State, ground: Ground, commando: Commando): Goal {
  const { isPowered, generator } = state.objectives
  if (isPowered) return { targets: liftSquares(ground), stop: 0 }
  const found = ground.mission.map.generator.map((spot) => ground.squareOf(spot))
  if (generator === null) return { targets: found, stop: 1 }
  if (commando.id === operatorOf(state, generator)?.id) return { targets: [generator], stop: 1 }
  const door = doorToLift(state, ground, generator)
  return door === undefined ? { targets: liftSquares(ground), stop: weights.waiting } : { targets: [door], stop: 1 }
}

/** The first closed door on the way from the generator to the lift. */
function doorToLift(state: State, ground: Ground, generator: Square): Square | undefined {
  const route = routeFrom(state, generator, waysTo(state, liftSquares(ground)))
  return route.find((square) => state.terrain.doors.some((door) => door.square === square && !door.isOpen))
}

/** How likely a commando gets the generator going in a turn, tried as often as it can. */
function generatorChance(state: State, commando: Commando): number {
  const { objective } = missionOf(state)
  if (objective.objective !== 'generator') return 0
  return objective.steps.reduce((chance, { challenge: { stats, hits } }) => {
    const [stat] = stats
    return chance * chanceOfHits({ black: challengeDice(commando, stat, 'objective') + 1, red: 0 }, hits)
  }, 1)
}

/** Who sees to the generator: a good chance and a short way. */
export function operatorOf(state: State, generator: Square): Commando | undefined {
  const ways = waysTo(state, [generator])
  return fittest(state, (commando, here) => 20 * generatorChance(state, commando) - (ways[here] ?? far))
}

/** How far from the lift the team may be when the generator is started late. */
const startDistance = 21
/** Fewer enemies than this do not matter. */
const calm = 2
/** Moves in a turn in which somebody does nothing but run. */
const movesOfRun = 3

/** Whether enough can leave in this very round, after the one who starts it; or whether it gets late. */
export function isTimeToStart(state: State, operator: Commando): boolean {
  const ways = waysTo(state, liftSquares(groundOf(state)))
  const needed = exitsNeeded(state.terms.n)
  let ready = 0
  let near = 0
  for (const one of state.commandos) {
    if (one.square === null || !isStanding(one)) continue
    const away = ways[one.square] ?? far
    if (away <= startDistance) near++
    if (one !== operator && !one.hasActed && one.status === 'active' && away <= movesOfRun * speedOf(state, one))
      ready++
  }
  if (ready >= needed || state.isCrisis) return true
  // In a small team the one who starts it has to get away, too.
  const isCalm = state.enemies.length < calm
  if (state.terms.n === 1) return isCalm
  return near >= needed && (state.terms.n === 2 ? ready > 0 && isCalm : state.round >= weights.startRound)
}

/** Whether the generator is about to be started: then everybody gets ready to run. */
export function isAboutToStart(state: State): boolean {
  const { generator } = state.objectives
  if (generator === null) return false
  const operator = operatorOf(state, generator)
  return operator !== undefined && operator.square !== null && (waysTo(state, [generator])[operator.square] ?? far) <= 2
}

/** Where the way to the lift leads, for those who get ready. */
export const liftGoal = (state: State): Goal => ({ targets: liftSquares(groundOf(state)), stop: 0 })

// The team ----------------------------------------------------------------------------------------------------------

/** What the mission wants of the team as a whole. */
export function teamGoal(state: State): Goal {
  const { objectives } = state
  const { objective } = missionOf(state)
  if (objective.objective === 'generator' && objectives.generator !== null) {
    return { targets: objectives.isPowered ? liftSquares(groundOf(state)) : [objectives.generator], stop: 0 }
  }
  const first = state.commandos.find(isOnMap)
  return first === undefined ? { targets: [], stop: 0 } : missionGoal(state, first)
}

/** Where the team has to go first, before anybody is on the map. */
export function routeTargets(state: State): readonly Square[] {
  const ground = groundOf(state)
  const { map, freeStacks } = missionOf(state)
  const spots = [...map.generator, ...map.console, ...map.nests].map((spot) => ground.squareOf(spot))
  if (spots.length > 0) return spots
  return (freeStacks?.regions ?? []).flatMap((region) => ground.squaresOf(region)[0] ?? [])
}

export const waysToGoal = (state: State, { targets }: Goal): Ways => waysTo(state, targets)
