// Captured Heroes (RB-101 to RB-103, RB-206).

import type { HeroId } from '../content/hero.ts'
import { enemiesToCapture } from '../content/numbers.ts'
import { enemiesAt, heroesAt } from '../ground.ts'
import { heroOf, type State } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { MissionEnds } from './ends.ts'

/** RB-101 Downed, with no other Hero and with enough enemies in the area. */
function isCapture(state: State, hero: Hero): boolean {
  const { area } = hero
  if (area === null || !isDowned(hero)) return false
  return heroesAt(state, area).length === 1 && enemiesAt(state, area).length >= enemiesToCapture
}

/** RB-101, RB-103 At the start of a Hero's turn: whether it is captured, still or from now on. */
export function checkCaptured(t: ReichbustersTable, id: HeroId): boolean {
  const { state } = t
  const hero = heroOf(state, id)
  const isCaptured = isCapture(state, hero)
  if (isCaptured !== hero.isCaptured) {
    hero.isCaptured = isCaptured
    if (isCaptured) t.tell({ kind: 'captured', rule: 'RB-101', hero: id })
    else t.tell({ kind: 'freed', rule: 'RB-103', hero: id })
  }
  if (isCaptured && state.terms.heroes === 1) throw new MissionEnds(false, 'RB-206')
  return isCaptured
}
