// Revive and Heal (SB-060, SB-061, SB-137): comrades get up again, and wounds are discarded.

import { refuse, type Rules, type WhyNot } from '@umpire/engine'
import { commandoName } from '../names.ts'
import { drag as dragQuestion } from '../questions/moving.ts'
import type { State } from '../state.ts'
import type { Commando } from '../state/commando.ts'
import type { SubterraTable } from '../table.ts'
import { healCost, reviveCost } from './costs.ts'
import { commandoRef, isAdjacent, isOnMap } from './figures.ts'
import { push } from './moving.ts'
import { hasEffect, sumOfEffects } from './passives.ts'
import { pay, whyNotPay } from './paying.ts'
import { dragSquares } from './reach.ts'
import { heal } from './wounds.ts'

/** Whether the two stand next to each other, both on the map. */
export const areAdjacent = (state: State, a: Commando, b: Commando): boolean =>
  isOnMap(a) && isOnMap(b) && isAdjacent(state, a.square, b.square)

/** SB-060, SB-137 The one who revives is active; that is looked at for all actions together (SB-064). */
export function whyNotRevive(state: State, commando: Commando, other: Commando): WhyNot {
  if (other.status !== 'downed') return refuse('SB-060', () => `${commandoName(other.id)} is not downed.`)
  if (!areAdjacent(state, commando, other)) return refuse('SB-060', () => `${commandoName(other.id)} is not adjacent.`)
  return whyNotPay(commando, reviveCost(commando), 'Revive')
}

/** SB-065, SB-137 It keeps its wounds, and the Downed card, until the next Planning Phase. */
export function* revive(t: SubterraTable, commando: Commando, other: Commando): Rules {
  pay(t, commando, reviveCost(commando), 'Revive')
  commando.turn.cures++
  other.status = 'recovering'
  t.tell({ kind: 'revived', rule: 'SB-137', commando: other.id, by: commando.id })
  yield* drag(t, commando, other)
}

/** SB-085 Where a card lets the reviver drag the one who was revived. */
function* drag(t: SubterraTable, commando: Commando, other: Commando): Rules {
  const { state } = t
  for (let left = sumOfEffects(commando, 'drag-revived', ({ squares }) => squares); left > 0; left--) {
    if (!isOnMap(other)) return
    const squares = dragSquares(state, other.square)
    if (squares.length === 0) return
    state.moving = { who: commandoRef(other), points: left, diagonals: 0 }
    const square = yield* t.chooseOrPass(commando.seat, dragQuestion, squares)
    state.moving = null
    if (square === undefined) return
    push(t, commandoRef(other), [square])
  }
}

/** SB-061 One's own wounds; by Field Medic also those of an adjacent active commando. */
export function whyNotHeal(state: State, commando: Commando, other: Commando): WhyNot {
  if (other !== commando) {
    if (!hasEffect(commando, 'heals-adjacent')) return refuse('SB-061', 'Heal is for your own wounds.')
    if (other.status !== 'active') return refuse('SB-065', () => `${commandoName(other.id)} is not active.`)
    if (!areAdjacent(state, commando, other))
      return refuse('SB-061', () => `${commandoName(other.id)} is not adjacent.`)
  }
  if (other.wounds === 0) return refuse('SB-061', () => `${commandoName(other.id)} has no wound to discard.`)
  return whyNotPay(commando, healCost(commando), 'Heal')
}

export function healAction(t: SubterraTable, commando: Commando, other: Commando): void {
  pay(t, commando, healCost(commando), 'Heal')
  commando.turn.cures++
  heal(t, other, 1, 'SB-061')
}
