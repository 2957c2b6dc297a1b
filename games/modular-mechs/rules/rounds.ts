// Rounds (MM-013 to MM-020), the end of the Fight Phase (MM-102 to MM-109) and the score (MM-152 to MM-155).

import { at, type Outcome, type Seat } from '@umpire/engine'
import { typeOf } from '../content/catalogue.ts'
import { activeSeat, type Mech, mechOf, type State, turnOrder } from '../state.ts'
import { beginFightTurn } from './crew.ts'
import { gain, type MechsTable, mostDamagedAward } from './money.ts'

/** MM-013, MM-018 A phase begins; both phases of a round have the same order. */
export function beginPhase(t: MechsTable, phase: 'buy' | 'fight'): void {
  const { state } = t
  state.phase = phase
  state.turnsDone = 0
  t.tell({ kind: 'phase begins', rule: 'MM-013', phase, round: state.round, starter: state.starter })
  beginTurn(t)
}

function beginTurn(t: MechsTable): void {
  const { state } = t
  const seat = activeSeat(state)
  state.actionsDone = 0
  if (state.phase === 'fight') beginFightTurn(state, seat)
  t.tell({ kind: 'turn begins', rule: 'MM-014', seat, phase: state.phase })
}

/** MM-014, MM-019, MM-020 The next player's turn, the next phase, the next round, or the end; money stays, nobody is out. */
export function endTurn(t: MechsTable): Outcome | undefined {
  const { state } = t
  state.turnsDone++
  if (state.turnsDone < state.mechs.length) {
    beginTurn(t)
    return undefined
  }
  if (state.phase === 'buy') {
    beginPhase(t, 'fight')
    return undefined
  }
  return endFightPhase(t)
}

/** MM-109 The award and the next starter; damage and flags are cleared; then the score, or the next round. */
function endFightPhase(t: MechsTable): Outcome | undefined {
  const { state } = t
  findNextStarter(t)
  for (const mech of state.mechs) {
    mech.damageTaken = 0
    for (const module of mech.modules) {
      module.damage = 0 // MM-102
      module.activated = false
      module.reacted = false
    }
  }
  if (state.round === state.terms.rounds) return score(t) // MM-015
  state.round++
  beginPhase(t, 'buy')
  return undefined
}

/** MM-017, MM-104, MM-107 Whoever was damaged most, of those tied the last to act, gains $3 and starts. */
function findNextStarter(t: MechsTable): void {
  const { state } = t
  const most = Math.max(...state.mechs.map(({ damageTaken }) => damageTaken))
  if (most === 0) {
    state.starter = t.after(state.starter) // MM-106
    t.tell({ kind: 'most damaged', rule: 'MM-106', starter: state.starter, award: 0 })
    return
  }
  const order = turnOrder(state)
  const seat = order.findLast((one) => mechOf(state, one).damageTaken === most) ?? state.starter // MM-105
  state.starter = seat
  t.tell({ kind: 'most damaged', rule: 'MM-104', starter: seat, award: mostDamagedAward })
  gain(t, seat, mostDamagedAward, 'MM-104')
}

/** MM-152, MM-153 */
export const scoreOf = (mech: Mech): number =>
  mech.modules.reduce((sum, { type, broken }) => sum + typeOf(type).cost * (broken ? 1 : 2), mech.money)

const brokenIn = (mech: Mech): number => mech.modules.filter(({ broken }) => broken).length

/** What decides, in this order. */
const rank = (mech: Mech): readonly number[] => [scoreOf(mech), -brokenIn(mech), mech.money]

/** MM-154, MM-155 The highest score; if tied, fewest broken modules, then most money. */
export function winnersOf({ mechs }: State): Seat[] {
  const best = mechs.map(rank).reduce((most, one) => (compare(one, most) > 0 ? one : most))
  return mechs.filter((mech) => compare(rank(mech), best) === 0).map(({ seat }) => seat)
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const n = a.findIndex((value, index) => value !== b[index])
  return n < 0 ? 0 : at(a, n) - at(b, n)
}

function score(t: MechsTable): Outcome {
  const { state } = t
  const scores = state.mechs.map(scoreOf)
  const winners = winnersOf(state)
  state.phase = 'over'
  t.tell({ kind: 'scored', rule: 'MM-152', scores, winners })
  return { winners, scores, rule: 'MM-154' }
}
