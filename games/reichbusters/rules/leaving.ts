// Leaving the map through an exit (RB-009, RB-204).

import { refuse, type WhyNot } from '@umpire/engine'
import type { ItemId } from '../content/item.ts'
import { items } from '../content/items.ts'
import type { AreaId, Exit } from '../content/map/map.ts'
import type { HeroId } from '../content/hero.ts'
import { heroOf, mapOf, missionOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { checkVictory, isDone } from './victory.ts'

export const exitsAt = (state: State, area: AreaId): Exit[] => mapOf(state).exits.filter((exit) => exit.area === area)

const carries = (hero: Hero, item: ItemId): boolean => hero.items.some(({ id }) => id === item)

/** RB-204 Whether a Hero may leave, standing at an exit. */
export function whyNotLeave(state: State, hero: Hero): WhyNot {
  for (const goal of missionOf(state).goals) {
    if (goal.goal === 'carry off') {
      const { item } = goal
      if (carries(hero, item)) continue
      const what = items.of(item).name
      return refuse(
        'RB-204',
        goal.count === 1 ? `Only the carrier of the ${what} can leave.` : `Only Heroes that carry a ${what} can leave.`,
      )
    }
    if (!isDone(state, goal)) return refuse('RB-204', 'The mission is not done yet.')
  }
  return undefined
}

/** RB-204 The Hero, its items and whoever it escorts are out for good; RB-009 its turn is over. */
export function leave(t: ReichbustersTable, id: HeroId): void {
  const { state } = t
  const hero = heroOf(state, id)
  hero.area = null
  state.progress.carriedOff.push(...hero.items.map((item) => item.id))
  if (state.turn?.hero === id) state.turn.isOver = true
  t.tell({ kind: 'hero left', rule: 'RB-204', hero: id, items: hero.items.map((item) => item.id) })
  checkVictory(t)
}
