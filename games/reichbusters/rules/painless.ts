// Pain Killers (RB-237): wounds that a Hero does not feel until the start of its next turn.

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { heroOf } from '../state.ts'
import type { Hero } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { dropToLimit } from './carrying.ts'

/** W14 The skills that permanent wounds take. */
function switchLostSkills(hero: Hero, isActive: boolean): void {
  for (const token of hero.skills) {
    if (hero.wounds.some(({ skill }) => skill === token.id)) token.isActive = isActive
  }
}

export function numb(t: ReichbustersTable, id: HeroId): void {
  const hero = heroOf(t.state, id)
  if (hero.wounds.length === 0) return
  hero.isPainless = true
  switchLostSkills(hero, true)
  t.tell({ kind: 'painless', rule: 'RB-237', hero: id })
}

/** The wounds are felt again. */
export function* endPainless(t: ReichbustersTable, id: HeroId): Rules {
  const hero = heroOf(t.state, id)
  if (!hero.isPainless) return
  hero.isPainless = false
  switchLostSkills(hero, false)
  yield* dropToLimit(t, id, 'RB-196') // W12
}

/** RB-113 What items do to Heroes ends with the alarm. */
export function* endItemEffects(t: ReichbustersTable): Rules {
  for (const { id } of t.state.heroes) {
    heroOf(t.state, id).injected = 0
    yield* endPainless(t, id)
  }
}
