// Heroes on the move: nearer to the goal, out of sight, out of danger.

import { at } from '@umpire/engine'
import { bestAbove, bestIndex } from '../../best.ts'
import type { AreaId } from '../content/map/map.ts'
import { hasEnemies, heroSteps } from '../ground.ts'
import type { Step } from '../questions/moving.ts'
import { actionNow, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import { type Asked, choiceNamed, type Reply } from './asked.ts'
import { riskAt } from './danger.ts'
import { type Errand, errandOf } from './errands.ts'
import { goals, turn } from './weights.ts'

/** How good it is for a Hero to be in an area. */
export function standing(state: State, hero: Hero, errand: Errand | undefined, area: AreaId): number {
  const way = errand === undefined ? 0 : errand.pace * at(errand.field, area)
  return -way - riskAt(state, hero, area)
}

/** How much better off a Hero is after up to so many areas; 0 where it had better stay. */
export function gainOfMove(
  state: State,
  hero: Hero,
  errand: Errand | undefined,
  areas: number,
  isFree = false,
): number {
  const { area } = hero
  if (area === null) return 0
  const here = standing(state, hero, errand, area)
  let best = here
  let edge = [area]
  const seen = new Set(edge)
  for (let n = 0; n < areas; n++) {
    const next: AreaId[] = []
    for (const from of edge) {
      if (!isFree && from !== area && hasEnemies(state, from)) continue
      for (const to of heroSteps(state, from)) {
        if (seen.has(to)) continue
        seen.add(to)
        next.push(to)
        best = Math.max(best, standing(state, hero, errand, to))
      }
    }
    edge = next
  }
  return best - here
}

/** What one step is worth. `stride`: what the step after it would be worth pays for the card. */
export function stepWorth(state: State, hero: Hero, errand: Errand | undefined, step: Step): number {
  const { area } = hero
  if (area === null) return 0
  switch (step.go) {
    case 'exit':
      return goals.leave
    case 'stand':
      return turn.stand
    case 'area':
      return standing(state, hero, errand, step.to) - standing(state, hero, errand, area)
    case 'stride':
      return gainOfMove(state, hero, errand, 1) - turn.stride
  }
}

const areasOf = (steps: readonly Step[]): AreaId[] => steps.flatMap((step) => (step.go === 'area' ? [step.to] : []))

/** Who is on the move: whoever acts, if it can reach what is offered, or somebody it lets move. */
function moverOf(state: State, steps: readonly Step[]): Hero | undefined {
  const areas = areasOf(steps)
  const strides = steps.flatMap((step) => (step.go === 'stride' ? [step.card] : []))
  const fits = ({ area, hand }: Hero): boolean => {
    if (area === null) return false
    const near = heroSteps(state, area)
    return areas.every((to) => near.includes(to)) && strides.every((card) => hand.includes(card))
  }
  const actor = state.heroes.find(({ id }) => id === actionNow(state)?.hero)
  return actor !== undefined && fits(actor) ? actor : state.heroes.find(fits)
}

function chooseStep(steps: readonly Step[], { state }: Asked): number | undefined {
  const hero = moverOf(state, steps)
  if (hero === undefined) return undefined
  const errand = errandOf(state, hero.id)
  return bestAbove(steps, turn.least, (step) => stepWorth(state, hero, errand, step))
}

/** Where a Hero is driven or slips away to. */
const chooseRefuge =
  (isWanted: boolean) =>
  (areas: readonly AreaId[], { state }: Asked): number | undefined => {
    const hero = state.heroes.find(
      ({ area }) => area !== null && areas.every((to) => heroSteps(state, area).includes(to)),
    )
    if (hero === undefined || hero.area === null) return undefined
    const errand = errandOf(state, hero.id)
    const least = isWanted ? standing(state, hero, errand, hero.area) : Number.NEGATIVE_INFINITY
    return bestAbove(areas, least, (area) => standing(state, hero, errand, area))
  }

export const movingReplies: readonly Reply[] = [
  choiceNamed<Step, State>('step', chooseStep),
  choiceNamed<AreaId, State>('evasive', chooseRefuge(true)),
  choiceNamed<AreaId, State>('withdraw', chooseRefuge(true)),
  choiceNamed<AreaId, State>('knocked back', chooseRefuge(false)),
  choiceNamed<AreaId, State>('secret passage', (areas, { state }) => {
    const fields = state.heroes.flatMap(({ id }) => errandOf(state, id)?.field ?? [])
    return bestIndex(areas, (area) => -(fields[area] ?? 0))
  }),
]
