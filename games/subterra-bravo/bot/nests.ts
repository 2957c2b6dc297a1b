// Mission 4: which nest is burnt next, who plants the charge, and when.

import type { Square } from '@umpire/grid'
import { forTeam } from '../content/team.ts'
import { challengeDice } from '../rules/challenges.ts'
import { isAdjacent } from '../rules/figures.ts'
import { chanceOfHits } from '../rules/odds.ts'
import { missionOf, type Nest, type State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import { fittest } from './fittest.ts'
import type { Goal } from './goals.ts'
import { exitSquares, nestsDone, runOf } from './leaving.ts'
import { far, waysTo } from './ways.ts'
import { weights } from './weights.ts'

/** The nests that still need a charge, the farthest from the way out first; those that nobody needs are left alone. */
function openNests(state: State): Nest[] {
  const { objective } = missionOf(state)
  const needed = objective.objective === 'nests' ? forTeam(objective.needed, state.terms.n) : 0
  const ways = waysTo(state, exitSquares(state))
  return state.objectives.nests
    .filter(({ isBurnt, charge }) => !isBurnt && charge === null)
    .sort((a, b) => (ways[a.square] ?? far) - (ways[b.square] ?? far))
    .slice(0, Math.max(0, needed - nestsDone(state)))
    .toReversed()
}

/** So many nests burnt bring the Crisis Point. */
function crisisNests(state: State): number {
  const { trigger } = missionOf(state).crisis
  return state.isCrisis || trigger.trigger !== 'nests-burnt' ? far : trigger.nests
}

/** The last ones are burnt together, so that the Crisis Point comes when the way out is open. */
const areLast = (state: State, open: readonly Nest[]): boolean =>
  nestsDone(state) + 1 >= crisisNests(state) && open.length > 1

export function nestGoal(state: State, commando: Commando): Goal {
  const open = openNests(state)
  const [first] = open
  if (first === undefined) return { targets: exitSquares(state), stop: 0 }
  if (!areLast(state, open)) return { targets: [first.square], stop: 1 }
  const own = open[plantersOf(state, open).indexOf(commando)]
  return own === undefined
    ? { targets: open.map(({ square }) => square), stop: guarding }
    : { targets: [own.square], stop: 1 }
}

/** So near to a nest those stay who do not plant the charge. */
const guarding = 3

/** Somebody for each of these nests. */
function plantersOf(state: State, open: readonly Nest[]): readonly (Commando | undefined)[] {
  const planters: (Commando | undefined)[] = []
  for (const { square } of open) {
    const ways = waysTo(state, [square])
    planters.push(
      fittest(state, (commando, here) =>
        planters.includes(commando)
          ? Number.NEGATIVE_INFINITY
          : 10 * plantChance(state, commando) - (ways[here] ?? far),
      ),
    )
  }
  return planters
}

function plantChance(state: State, commando: Commando): number {
  const { objective } = missionOf(state)
  if (objective.objective !== 'nests') return 0
  const { hits, stats } = objective.plant.challenge
  return Math.max(
    ...stats.map((stat) => chanceOfHits({ black: challengeDice(commando, stat, 'objective') + 1, red: 0 }, hits)),
  )
}

/** Planting costs this much, with the boost. */
const plantPrice = 3

/** Whether the others can be burnt in the same round; or whether the Crisis Point comes anyway. */
export function isTimeToPlant(state: State, planter: Commando, square: Square): boolean {
  const open = openNests(state)
  if (!open.some((nest) => nest.square === square)) return false
  if (!areLast(state, open) || state.round >= missionOf(state).crisis.round - weights.early) return true
  const planters = plantersOf(state, open)
  return open.every((nest, index) => {
    if (nest.square === square) return true
    const other = planters[index]
    if (!nest.isAwake || other === undefined || other === planter || other.hasActed || other.square === null)
      return false
    return (waysTo(state, [nest.square])[other.square] ?? far) - 1 <= runOf(state, other, plantPrice)
  })
}

/** SB-229 Whether a charge would hit whoever stands there in the next Timer Phase. */
export const isInBlast = (state: State, square: Square): boolean =>
  state.objectives.nests.some((nest) => nest.charge !== null && !nest.isBurnt && isAdjacent(state, square, nest.square))
