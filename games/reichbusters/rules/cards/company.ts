// The Heroes whom a card reaches: in the area, beside it, in sight.

import type { HeroId } from '../../content/hero.ts'
import { adjacentAreas, isInSight } from '../../ground.ts'
import { heroOf, type State } from '../../state.ts'
import { isDowned } from '../../state/hero.ts'

/** SA1, SA2 The player of the card, and the other Heroes of the area that stand. */
export function standingHere(state: State, id: HeroId): HeroId[] {
  const { area } = heroOf(state, id)
  return state.heroes
    .filter((hero) => hero.area === area && (hero.id === id || (!isDowned(hero) && !hero.isKnockedDown)))
    .map((hero) => hero.id)
}

/** All Heroes in the area, the player of the card too. */
export function heroesHere(state: State, id: HeroId): HeroId[] {
  const { area } = heroOf(state, id)
  return area === null ? [] : state.heroes.filter((hero) => hero.area === area).map((hero) => hero.id)
}

export const othersHere = (state: State, id: HeroId): HeroId[] => heroesHere(state, id).filter((hero) => hero !== id)

/** Those in the area and in the adjacent ones, the player of the card too. */
export function heroesNear(state: State, id: HeroId): HeroId[] {
  const { area } = heroOf(state, id)
  if (area === null) return []
  const near = adjacentAreas(state, area)
  return state.heroes
    .filter((hero) => hero.area !== null && (hero.area === area || near.includes(hero.area)))
    .map((hero) => hero.id)
}

/** RB-123 The other Heroes in sight. */
export function othersSeen(state: State, id: HeroId): HeroId[] {
  const { area } = heroOf(state, id)
  if (area === null) return []
  return state.heroes
    .filter((hero) => hero.id !== id && hero.area !== null && isInSight(state, area, hero.area, 'enemies'))
    .map((hero) => hero.id)
}
