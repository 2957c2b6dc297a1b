// Rounds (RB-006 to RB-009, RB-200 to RB-203): the order of turns, and what happens when everybody has acted.

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { fullHand } from '../content/numbers.ts'
import { swapQuestion } from '../questions/turns.ts'
import { heroOf, type State } from '../state.ts'
import { type Hero, isOnMap } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { forgetDeserted } from './awareness.ts'
import { drawCards } from './decks.ts'
import { hasKeyword } from './keywords.ts'
import { advance } from './tracker.ts'
import { woundEffect } from './wound-effects.ts'

/** RB-007, RB-009 Those on the map who have a turn left in this round. */
export function turnsLeft(state: State): HeroId[] {
  const { heroes, order, acted } = state
  if (state.alarm === 'post') return order.filter((id) => isOnMap(heroOf(state, id)))
  return heroes.filter((hero) => isOnMap(hero) && !acted.includes(hero.id)).map(({ id }) => id)
}

/** Stage `round`: the round begins. Only before the first one has nobody had a turn. */
export function* startRound(t: ReichbustersTable): Rules {
  const { state } = t
  if (state.turn !== null) state.round++
  t.tell({ kind: 'round begins', rule: 'RB-006', round: state.round })
  if (state.alarm === 'post') yield* dealOrder(t)
  state.stage = 'next hero'
}

/** RB-008 Turn tokens of all Heroes on the map, shuffled. */
function* dealOrder(t: ReichbustersTable): Rules {
  const { state } = t
  const tokens = state.heroes.filter(isOnMap).map(({ id }) => id)
  const order: HeroId[] = []
  while (tokens.length > 1) order.push(...tokens.splice(t.number(tokens.length), 1))
  state.order = [...order, ...tokens]
  t.tell({ kind: 'order dealt', rule: 'RB-008', order: state.order.slice() })
  for (const hero of state.heroes) if (isOnMap(hero)) yield* swap(t, hero)
}

/** D05, RB-296 */
function* swap(t: ReichbustersTable, hero: Hero): Rules {
  const { state } = t
  const others = state.order.filter((id) => id !== hero.id)
  if (others.length === 0 || !hasKeyword(state, hero, 'Opportunist')) return
  const other = yield* t.chooseOrPass(hero.seat, swapQuestion(hero.id), others)
  if (other === undefined) return
  state.order = state.order.map((id) => (id === hero.id ? other : id === other ? hero.id : id))
  t.tell({ kind: 'order swapped', rule: 'RB-296', hero: hero.id, with: other })
}

/** Stage `end of round`: cards, tokens, tracker, order; then the alarm, or the next round at once. */
export function* endRound(t: ReichbustersTable): Rules {
  const { state } = t
  t.tell({ kind: 'round ends', rule: 'RB-200', round: state.round })
  drawForRound(t)
  tidy(t)
  state.order = [] // RB-203
  state.acted = []
  if (state.alarm !== 'pending') advance(t, 1, 'RB-202') // RB-130 An early alarm has moved it.
  if (state.alarm === 'pending')
    state.stage = 'alarm' // RB-129
  else yield* startRound(t)
}

/** RB-200 W13 and the noise card P10 take it away. */
function drawForRound(t: ReichbustersTable): void {
  const { state } = t
  for (const hero of state.isDrawLost ? [] : state.heroes) {
    if (!isOnMap(hero) || hero.hand.length >= fullHand || woundEffect(state, hero, 'no draw')) continue
    drawCards(t, hero.id, 1, 'RB-200')
  }
  state.isDrawLost = false
}

/** RB-163, RB-201 Awareness of rooms without enemies, and skills that were off for this round (W14). */
function tidy(t: ReichbustersTable): void {
  if (t.state.alarm !== 'post') forgetDeserted(t)
  for (const hero of t.state.heroes) {
    for (const skill of hero.skills) {
      if (skill.isActive || isTaken(hero, skill.id)) continue
      skill.isActive = true
      t.tell({ kind: 'skill on', rule: 'RB-201', hero: hero.id, skill: skill.id })
    }
  }
}

/** W14 A permanent wound keeps the skill off, unless it is not felt (RB-237). */
const isTaken = (hero: Hero, keyword: Hero['skills'][number]['id']): boolean =>
  !hero.isPainless && hero.wounds.some(({ skill }) => skill === keyword)
