// Wound cards of Heroes (RB-196, RB-197, RB-199): drawn, answered, carried out, kept or discarded.

import { at, type RuleId, type Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import type { WoundId } from '../content/wound.ts'
import { wounds } from '../content/wounds.ts'
import { bitterQuestion, whichWoundQuestion, withdrawQuestion } from '../questions/wounds.ts'
import { heroOf } from '../state.ts'
import { type Hero, isDowned } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { dropToLimit } from './carrying.ts'
import { circled } from './circle.ts'
import { canDraw, drawCards, drawWoundCard } from './decks.ts'
import { hasKeyword } from './keywords.ts'
import { dropEscort, knockBack, knockDown } from './knocked.ts'
import { areasToWithdraw, enterArea } from './moving.ts'
import type { WoundCause } from './wound-cause.ts'
import { woundTop } from './wounds/top-effects.ts'

/** RB-195 to RB-199 A wound card by damage, or a permanent wound. */
export function* wound(t: ReichbustersTable, id: HeroId, damage: number | 'permanent', cause: WoundCause): Rules {
  const { state } = t
  if (heroOf(state, id).area === null) return
  const card = yield* drawn(t, id, damage)
  if (card === undefined) return
  t.tell({ kind: 'wound drawn', rule: damage === 'permanent' ? 'RB-197' : 'RB-196', hero: id, wound: card, damage })
  const outer = state.woundNow
  state.woundNow = { hero: id, wound: card, isShruggedOff: false }
  yield* circled().react(t, { when: 'wound drawn', hero: id, wound: card })
  const { isShruggedOff } = state.woundNow
  state.woundNow = outer
  const skill = yield* woundTop(t, id, card, cause)
  const rule = whyNotKept(t, id, card, damage, cause, isShruggedOff)
  if (rule === undefined) yield* keep(t, id, card, skill, damage)
  else putAside(t, id, card, rule)
  yield* knock(t, id, cause)
  yield* afterWound(t, id)
}

/** RB-293 With Mech Implants a failed defence draws two cards, of which one is discarded. */
function* drawn(t: ReichbustersTable, id: HeroId, damage: number | 'permanent'): Rules<WoundId | undefined> {
  const { state } = t
  const hero = heroOf(state, id)
  const first = drawWoundCard(t)
  const isDouble = damage !== 'permanent' && hasKeyword(state, hero, 'Mech Implants')
  const second = isDouble ? drawWoundCard(t) : undefined
  if (first === undefined || second === undefined) return first
  const cards = [first, second]
  const card = yield* t.choose(hero.seat, whichWoundQuestion(id, damage), cards)
  const other = at(cards, card === first ? 1 : 0)
  state.woundDiscard.push(other)
  t.tell({ kind: 'wound passed over', rule: 'RB-293', hero: id, wound: other })
  return card
}

/** The rule by which a wound does not stay; undefined where it does. */
function whyNotKept(
  t: ReichbustersTable,
  id: HeroId,
  card: WoundId,
  damage: number | 'permanent',
  cause: WoundCause,
  isShruggedOff: boolean,
): RuleId | undefined {
  if (isShruggedOff) return 'RB-094'
  if (cause.by === 'surge' && hasKeyword(t.state, heroOf(t.state, id), 'Vril Tolerance')) return 'RB-332'
  if (damage === 'permanent') return undefined
  const { number } = wounds.of(card)
  return number !== null && damage >= number ? undefined : 'RB-196'
}

function putAside(t: ReichbustersTable, id: HeroId, card: WoundId, rule: RuleId): void {
  t.state.woundDiscard.push(card)
  t.tell({ kind: 'wound not kept', rule, hero: id, wound: card })
}

/** RB-196, RB-199 */
function* keep(
  t: ReichbustersTable,
  id: HeroId,
  card: WoundId,
  skill: Hero['wounds'][number]['skill'],
  damage: number | 'permanent',
): Rules {
  const hero = heroOf(t.state, id)
  const wasDowned = isDowned(hero)
  hero.wounds.push({ id: card, skill })
  const rule = damage === 'permanent' ? 'RB-197' : 'RB-196'
  t.tell({ kind: 'wound kept', rule, hero: id, wound: card, count: hero.wounds.length })
  if (wounds.of(card).lasting === 'two items') yield* dropToLimit(t, id, 'RB-196') // W12
  if (!wasDowned && isDowned(hero)) fall(t, hero)
}

/** RB-087, RB-272 In the Hero's own turn nothing more follows once the action is finished. */
function fall(t: ReichbustersTable, hero: Hero): void {
  const { state } = t
  hero.isKnockedDown = false
  t.tell({ kind: 'downed', rule: 'RB-087', hero: hero.id })
  dropEscort(t, hero)
  if (state.stage === 'hero turn' && state.turn?.hero === hero.id) state.turn.isOver = true
}

/** RB-263, RB-306, RB-313 What the attack does besides, in this order. */
function* knock(t: ReichbustersTable, id: HeroId, { area, knocks = [] }: WoundCause): Rules {
  for (const how of knocks) {
    if (how === 'back') yield* knockBack(t, id, area)
    else knockDown(t, id)
  }
}

/** D49 Bitter, then Withdraw. */
function* afterWound(t: ReichbustersTable, id: HeroId): Rules {
  const { state } = t
  const hero = heroOf(state, id)
  if (hero.area === null) return
  if (hasKeyword(state, hero, 'Bitter') && canDraw(state, id) && (yield* t.confirm(hero.seat, bitterQuestion(id)))) {
    drawCards(t, id, 1, 'RB-254')
  }
  if (isDowned(hero) || !hasKeyword(state, hero, 'Withdraw')) return
  const areas = areasToWithdraw(state, hero)
  if (areas.length === 0) return
  const to = yield* t.chooseOrPass(hero.seat, withdrawQuestion(id), areas)
  if (to !== undefined) yield* enterArea(t, id, to, 'aside', 'RB-334')
}
