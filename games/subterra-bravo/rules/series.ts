// The end of a mission, and the series of two in which the players swap sides.

import { at, type Outcome, type Seat } from '@umpire/engine'
import type { State } from '../state.ts'
import type { SubterraTable } from '../table.ts'
import { setUp } from './setup.ts'
import { type MissionEnds, outcomeOf } from './victory.ts'

/** What comes of it; undefined if the second mission of a series begins. */
export function endMission(t: SubterraTable, end: MissionEnds): Outcome | undefined {
  const { state } = t
  const { winner: side, rule } = end
  t.tell({ kind: 'mission ends', rule, side, round: state.round })
  const outcome = outcomeOf(state, t.seats.length, end)
  if (!state.terms.isSeries) return outcome
  const winner = at(outcome.winners, 0)
  if (state.firstGame !== null) return { winners: seriesWinners(state.firstGame, { winner, round: state.round }), rule }
  startAgain(t, { winner, round: state.round })
  return undefined
}

/** Whoever won both, or won in fewer rounds; both if they needed as many. */
function seriesWinners(first: NonNullable<State['firstGame']>, second: NonNullable<State['firstGame']>): Seat[] {
  if (first.winner === second.winner) return [first.winner]
  if (first.round === second.round) return [first.winner, second.winner]
  return [first.round < second.round ? first.winner : second.winner]
}

/** The same mission, with the other player as the Overseer. */
function startAgain(t: SubterraTable, firstGame: NonNullable<State['firstGame']>): void {
  const overseer = t.after(t.state.overseer)
  t.state = { ...setUp(t, t.state.terms, overseer), firstGame }
}
