// How a Hero turn begins (RB-015).

import type { Rules } from '@umpire/engine'
import type { HeroId } from '../../content/hero.ts'
import { basicActions } from '../../content/numbers.ts'
import { weakStartQuestion } from '../../questions/wounds.ts'
import { heroOf, type State, type Turn } from '../../state.ts'
import { isDowned } from '../../state/hero.ts'
import type { ReichbustersTable } from '../../table.ts'
import { openWindow } from '../awareness.ts'
import { checkCaptured } from '../capture.ts'
import { discardCards } from '../decks.ts'
import { recover } from '../healing.ts'
import { endLasting } from '../lasting.ts'
import { endPainless } from '../painless.ts'
import { woundEffect } from '../wound-effects.ts'

export const newTurn = ({ rooms }: State, hero: HeroId): Turn => ({
  hero,
  basicLeft: basicActions,
  hasMoved: false,
  hasAttacked: false,
  hasGiven: false,
  hasAvenged: false,
  hasFrenzied: false,
  hasShotQuickly: false,
  hasSpentHeroic: false,
  kills: rooms.map(() => 0),
  areas: 0,
  taken: [],
  isOver: false,
})

/** RB-015 */
export function* startTurn(t: ReichbustersTable, id: HeroId): Rules {
  const { state } = t
  const turn = newTurn(state, id)
  state.turn = turn
  state.acted.push(id)
  state.stage = 'hero turn'
  openWindow(state)
  t.tell({ kind: 'turn begins', rule: 'RB-011', hero: id })
  yield* endEffects(t, id)
  if (checkCaptured(t, id)) {
    turn.isOver = true
    return
  }
  yield* weakStart(t, turn)
  if (isDowned(heroOf(state, id))) yield* recover(t, id) // RB-086
}

/** RB-110, RB-112 Cards of the last turn, and what items and features did until now. */
function* endEffects(t: ReichbustersTable, id: HeroId): Rules {
  endLasting(t, 'next hero', id)
  endLasting(t, 'next turn', id)
  const hero = heroOf(t.state, id)
  hero.injected = 0
  hero.hasShown = false
  yield* endPainless(t, id)
}

/** W20 A card, or a basic action less. */
function* weakStart(t: ReichbustersTable, turn: Turn): Rules {
  const { state } = t
  const { hand, seat, id } = heroOf(state, turn.hero)
  if (!woundEffect(state, id, 'weak start')) return
  const card = hand.length === 0 ? undefined : yield* t.chooseOrPass(seat, weakStartQuestion(id), hand)
  if (card !== undefined) {
    discardCards(t, id, [card], 'RB-015')
    return
  }
  turn.basicLeft--
  t.tell({ kind: 'action lost', rule: 'RB-015', hero: id, left: turn.basicLeft })
}
