// Hero turns (RB-006 to RB-016): whose it is, one thing done at a time, and how it ends.

import { at, type Rules } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { roomOf } from '../ground.ts'
import { actQuestion } from '../questions/act.ts'
import { nextHeroQuestion } from '../questions/turns.ts'
import { heroOf, type Turn } from '../state.ts'
import { isOnMap } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'
import { clearIfEmpty } from './awareness.ts'
import { discardOne } from './discarding.ts'
import { featureAtTurnEnd } from './features.ts'
import { carryOut } from './hero-turn/acts.ts'
import { actOffer } from './hero-turn/menu.ts'
import { startTurn } from './hero-turn/starting.ts'
import { endLasting } from './lasting.ts'
import { turnsLeft } from './rounds.ts'
import { woundEffect } from './wound-effects.ts'

export { newTurn } from './hero-turn/starting.ts'

/** Stage `next hero`: D04 before the alarm, the order that was dealt after it; then the turn begins. */
export function* nextHero(t: ReichbustersTable): Rules {
  const { state } = t
  const left = turnsLeft(state)
  if (left.length === 0) {
    state.stage = 'end of round'
    return
  }
  const hero = state.alarm === 'post' ? at(left, 0) : yield* chooseNext(t, left)
  if (state.alarm === 'post') state.order = left.slice(1)
  yield* startTurn(t, hero)
}

/** RB-007 Any seat may say it; the first answer counts. */
function* chooseNext(t: ReichbustersTable, left: readonly HeroId[]): Rules<HeroId> {
  if (left.length === 1) return at(left, 0)
  const seats = t.seats.filter((seat) => t.state.heroes.some((hero) => hero.seat === seat))
  if (seats.length === 1) return yield* t.choose(at(seats, 0), nextHeroQuestion, left)
  const first = yield* t.askFirst(seats, (seat) => t.choose(seat, nextHeroQuestion, left))
  return first.value
}

/** Stage `hero turn`: one thing that the Hero does, or the end of its turn. */
export function* heroTurn(t: ReichbustersTable): Rules {
  const { state } = t
  const { turn } = state
  if (turn === null) throw new Error("it is nobody's turn")
  const menu = turn.isOver ? undefined : actOffer(state, turn)
  const act =
    menu === undefined || menu.allowed.length === 0
      ? undefined
      : yield* t.chooseOrPass(heroOf(state, turn.hero).seat, actQuestion, menu)
  if (act === undefined) return yield* endTurn(t, turn)
  yield* carryOut(t, turn, act)
  if (turn.isOver) yield* endTurn(t, turn)
}

/** RB-016, RB-130 A turn that was cut short by the alarm has no enemy turn. */
function* endTurn(t: ReichbustersTable, turn: Turn): Rules {
  const { state } = t
  const { hero } = turn
  turn.isOver = true
  yield* endOfTurnEffects(t, hero)
  endLasting(t, 'end of turn', hero)
  const { area } = heroOf(state, hero)
  if (area !== null) clearIfEmpty(t, roomOf(state, area)) // RB-062
  t.tell({ kind: 'turn ends', rule: 'RB-016', hero })
  state.stage = state.alarm === 'pending' ? 'end of round' : 'raise the alarm'
}

/** RB-016 W06, and what features do. A captured Hero does not act, but bleeds. */
function* endOfTurnEffects(t: ReichbustersTable, id: HeroId): Rules {
  if (!isOnMap(heroOf(t.state, id))) return
  if (woundEffect(t.state, id, 'bleeding')) yield* discardOne(t, id, 'RB-016')
  yield* featureAtTurnEnd(t, id)
}
