// How the game ends (CC-004 to CC-008).

import { type Outcome, type RuleId, seatsOf } from '@umpire/engine'
import type { State } from '../state.ts'
import type { CrashersTable } from '../table.ts'
import { isAble } from './units.ts'

export type SideName = 'operatives' | 'complex'

/** Thrown where the game ends, however deep in the stack. */
export class GameEnds {
  readonly winner: SideName
  readonly rule: RuleId

  constructor(winner: SideName, rule: RuleId) {
    this.winner = winner
    this.rule = rule
  }
}

/** CC-004 Checked after every change of a Reactor's status. */
export function checkReactors({ state }: CrashersTable): void {
  if (state.reactors.every(({ isOnline }) => !isOnline)) throw new GameEnds('operatives', 'CC-004')
}

/** CC-005, CC-006 Checked once after each Resolve and each environmental attack: Reactors first. */
export function checkVictory(t: CrashersTable): void {
  checkReactors(t)
  if (t.state.operatives.every((one) => !isAble(one))) throw new GameEnds('complex', 'CC-005')
}

export const outcomeOf = (state: State, seats: number, { winner, rule }: GameEnds): Outcome => ({
  winners: seatsOf(seats).filter((seat) => (seat === state.manager) === (winner === 'complex')),
  rule,
})
