// Mission 2: which room is searched next, who takes the core that triggers the Crisis Point, and when.

import { at } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { groundOf } from '../ground.ts'
import { isStanding } from '../rules/figures.ts'
import { challengeDice } from '../rules/challenges.ts'
import { chanceOfHits } from '../rules/odds.ts'
import { coresOf } from '../rules/passives.ts'
import { exitsNeeded } from '../rules/victory.ts'
import { missionOf, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { bestAbove } from './best.ts'
import { fittest } from './fittest.ts'
import type { Goal } from './goals.ts'
import { coresSaved, exitSquares, runOf, wayOut } from './leaving.ts'
import { far, waysTo } from './ways.ts'
import { weights } from './weights.ts'

const lyingOf = (state: State): Square[] => state.objectives.cores.flatMap(({ square }) => square ?? [])

export function coreGoal(state: State, commando: Commando, needed: number): Goal {
  if (coresSaved(state) >= needed) return { targets: exitSquares(state), stop: 0 }
  const lying = lyingOf(state)
  const isLast = coresSaved(state) + lying.length >= needed
  if (lying.length > 0 && commando === takerOf(state)) return { targets: lying, stop: 1 }
  if (isLast && !state.isCrisis) return { targets: exitSquares(state), stop: weights.gathering }
  if (lying.length > 0) return { targets: lying, stop: 3 }
  return { targets: nextRoom(state), stop: 2 }
}

/** The middle of the unexplored room that the team has the shortest way to. */
function nextRoom(state: State): Square[] {
  const ground = groundOf(state)
  const { explored } = state.terrain
  const middles = (ground.mission.freeStacks?.regions ?? [])
    .filter((region) => !explored.includes(region))
    .flatMap((region) => {
      const squares = ground.squaresOf(region)
      return squares[Math.floor(squares.length / 2)] ?? []
    })
  const nearest = bestAbove(middles, Number.NEGATIVE_INFINITY, (middle) => {
    const ways = waysTo(state, [middle])
    return state.commandos.reduce((sum, { square }) => sum - (square === null ? 0 : (ways[square] ?? far)), 0)
  })
  return nearest === undefined ? [] : [at(middles, nearest)]
}

/** Who takes the core: a good chance, a short way, and no core yet. */
function takerOf(state: State): Commando | undefined {
  const { objective } = missionOf(state)
  if (objective.objective !== 'data-cores') return undefined
  const lying = lyingOf(state)
  if (lying.length === 0) return undefined
  const ways = waysTo(state, lying)
  const { hits, stats } = objective.take.challenge
  return fittest(state, (commando, here) => {
    const chance = chanceOfHits({ black: challengeDice(commando, stats[0], 'objective') + 1, red: 0 }, hits)
    return 20 * chance - (ways[here] ?? far) - 8 * coresOf(state, commando)
  })
}

/** SB-222, SB-231 Whether the next core brings the Crisis Point. */
function isTrigger(state: State): boolean {
  const { trigger } = missionOf(state).crisis
  const taken = state.objectives.cores.filter(({ wasTaken }) => wasTaken).length
  return !state.isCrisis && trigger.trigger === 'cores-taken' && taken + 1 >= trigger.cores
}

/** Taking a core costs this much, with the boost. */
const takePrice = 2

/** Whether enough can leave in the same round, those with cores among them; or whether the Crisis Point comes anyway. */
export function isTimeToTake(state: State, taker: Commando): boolean {
  if (!isTrigger(state) || state.round >= missionOf(state).crisis.round - weights.early) return true
  if (wayOut(state, taker) > runOf(state, taker, takePrice)) return false
  let ready = 1
  for (const one of state.commandos) {
    if (one === taker || one.square === null || !isStanding(one)) continue
    if (!one.hasActed && one.status === 'active' && wayOut(state, one) <= runOf(state, one)) ready++
    else if (coresOf(state, one) > 0) return false
  }
  return ready >= exitsNeeded(state.terms.n)
}

/** Whether the core that brings the Crisis Point is about to be taken: then everybody gets ready to run. */
export function isAboutToTake(state: State): boolean {
  const taker = takerOf(state)
  if (taker === undefined || taker.square === null || !isTrigger(state)) return false
  return (waysTo(state, lyingOf(state))[taker.square] ?? far) <= 2
}
