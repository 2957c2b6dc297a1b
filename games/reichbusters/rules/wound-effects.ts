// What permanent wounds do to a Hero while they last (RB-196).

import type { HeroId } from '../content/hero.ts'
import type { WoundEffect } from '../content/wound.ts'
import { wounds } from '../content/wounds.ts'
import { heroOf, type State } from '../state.ts'
import type { Hero } from '../state/hero.ts'

/** Whether a Hero suffers from such a wound. RB-237 Pain Killers make all of them harmless for a while. */
export function woundEffect(state: State, hero: Hero | HeroId, effect: WoundEffect): boolean {
  const { wounds: own, isPainless } = typeof hero === 'string' ? heroOf(state, hero) : hero
  if (isPainless) return false
  for (const { id } of own) if (wounds.of(id).lasting === effect) return true
  return false
}
