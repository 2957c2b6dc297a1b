// Permanent wounds that are discarded (RB-088, RB-198), and Recover (RB-085, RB-086).

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { woundsKept } from '../content/numbers.ts'
import type { WoundId } from '../content/wound.ts'
import { healQuestion, keepQuestion } from '../questions/wounds.ts'
import { heroOf } from '../state.ts'
import { type Hero, isDowned, type Wound } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'

/** W14 A skill works again unless another wound takes it. */
function giveSkillBack(t: ReichbustersTable, hero: Hero, { skill: lost }: Wound): void {
  if (lost === null || hero.wounds.some(({ skill }) => skill === lost)) return
  const skill = hero.skills.find(({ id, isActive }) => id === lost && !isActive)
  if (skill === undefined) return
  skill.isActive = true
  t.tell({ kind: 'skill on', rule: 'RB-196', hero: hero.id, skill: lost })
}

/** Discards wounds of a Hero; their lasting effects end with them. */
function discardWounds(t: ReichbustersTable, hero: Hero, which: readonly WoundId[]): void {
  const gone = hero.wounds.filter(({ id }) => which.includes(id))
  hero.wounds = hero.wounds.filter(({ id }) => !which.includes(id))
  t.state.woundDiscard.push(...which)
  for (const wound of gone) giveSkillBack(t, hero, wound)
}

/** RB-198 Discards so many permanent wounds of the Hero's choice (D56), as far as there are. */
export function* heal(t: ReichbustersTable, id: HeroId, count: number): Rules {
  const hero = heroOf(t.state, id)
  const most = Math.min(count, hero.wounds.length)
  if (most <= 0) return
  const wasDowned = isDowned(hero)
  const own = hero.wounds.map((wound) => wound.id)
  const healed = yield* t.chooseMany(hero.seat, healQuestion(id), own, { least: most, most })
  discardWounds(t, hero, healed)
  t.tell({ kind: 'wounds healed', rule: 'RB-198', hero: id, wounds: healed })
  if (wasDowned && !isDowned(hero)) getUp(t, hero)
}

/** RB-088 */
function getUp(t: ReichbustersTable, hero: Hero): void {
  hero.isKnockedDown = false
  t.tell({ kind: 'no longer downed', rule: 'RB-088', hero: hero.id })
}

/** RB-085, RB-086 Keeps two wounds, discards the others, stands up; all basic actions are spent on it. */
export function* recover(t: ReichbustersTable, id: HeroId): Rules {
  const { state } = t
  const hero = heroOf(state, id)
  const own = hero.wounds.map((wound) => wound.id)
  const kept = yield* t.chooseMany(hero.seat, keepQuestion(id), own, { least: woundsKept, most: woundsKept })
  const lost = own.filter((wound) => !kept.includes(wound))
  discardWounds(t, hero, lost)
  hero.isKnockedDown = false
  if (state.turn?.hero === id) state.turn.basicLeft = 0
  t.tell({ kind: 'recovered', rule: 'RB-085', hero: id, kept })
}
