// Cards that a Hero has to discard, of its own choice (RB-106).

import type { RuleId, Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { discardQuestion } from '../questions/wounds.ts'
import { heroOf } from '../state.ts'
import type { ReichbustersTable } from '../table.ts'
import { discardCards } from './decks.ts'

/** One card of the hand, if there is any. */
export function* discardOne(t: ReichbustersTable, id: HeroId, rule: RuleId = 'RB-106'): Rules {
  const { hand, seat } = heroOf(t.state, id)
  if (hand.length === 0) return
  const card = yield* t.choose(seat, discardQuestion(id, rule), hand)
  discardCards(t, id, [card], rule)
}
