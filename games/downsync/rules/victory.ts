// How the game ends (DS-058, DS-232, DS-233, and the last column of the missions). Who concedes (DS-234) does so to the
// match and not to the rules.

import { at, type Outcome, type RuleId, type Seat, seatsOf } from '@umpire/engine'
import { missions } from '../content/missions.ts'
import { valueOf } from '../content/signature.ts'
import { units } from '../content/units.ts'
import type { State } from '../state.ts'
import type { DownsyncTable } from '../table.ts'
import { other } from './units.ts'

/** Thrown where the game ends, however deep in the rules: what was still to be done is dropped. */
export class GameEnds {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    this.outcome = outcome
  }
}

/** `winner` null: a draw. */
export function endGame({ state }: DownsyncTable, winner: Seat | null, rule: RuleId): never {
  throw new GameEnds({
    winners: winner === null ? seatsOf(2) : [winner],
    scores: state.forces.map(({ vp }) => vp),
    rule,
  })
}

export const goalOf = ({ terms }: State): number => missions.of(terms.mission).goal[terms.size]

/** DS-233 Neither Unit nor Ping on the table. */
export const isWipedOut = (state: State, seat: Seat): boolean =>
  !state.pings.some((ping) => ping.seat === seat) &&
  !state.units.some((unit) => unit.seat === seat && unit.at === 'table')

/** DS-058 The total Signature value of Units that are left: on the table, carried or in Reserve. */
export function survivingValue(state: State, seat: Seat): number {
  let value = 0
  for (const unit of state.units) {
    if (unit.seat !== seat) continue
    if (unit.at === 'table' || unit.at === 'carried' || unit.at === 'reserve')
      value += valueOf(units.of(unit.card).signature)
  }
  return value
}

/** DS-233 After every removal. */
export function checkWipedOut(t: DownsyncTable): void {
  const { state } = t
  const gone = t.seats.find((seat) => isWipedOut(state, seat))
  if (gone === undefined) return
  const left = other(gone)
  if (missions.of(state.terms.mission).wipedOutLoses) endGame(t, left, 'DS-233')
  // Breakthrough: nobody can stop those who are still there.
  const points = survivingValue(state, left)
  at(state.forces, left).vp += points
  if (points > 0)
    t.tell({
      kind: 'scored',
      rule: 'DS-226',
      seat: left,
      points,
      vp: at(state.forces, left).vp,
      why: 'unopposed',
      element: null,
    })
  endGame(t, at(state.forces, gone).vp > at(state.forces, left).vp ? gone : left, 'DS-226')
}

/** DS-232 Who has the points; with both there, the one with more; equal, play goes on. */
export function checkGoal(t: DownsyncTable): void {
  const { state } = t
  const [south, north] = state.forces.map(({ vp }) => vp)
  if (south === undefined || north === undefined || Math.max(south, north) < goalOf(state) || south === north) return
  endGame(t, at(t.seats, south > north ? 0 : 1), state.terms.mission === 'M1' ? 'DS-232' : 'DS-226')
}

/** DS-058 After the last Round. */
export function checkRoundLimit(t: DownsyncTable): void {
  const { state } = t
  const { roundLimit } = state.terms
  if (roundLimit === null || state.round < roundLimit) return
  const compare = (south: number, north: number): void => {
    if (south !== north) endGame(t, at(t.seats, south > north ? 0 : 1), 'DS-058')
  }
  const [south, north] = t.seats
  if (south === undefined || north === undefined) throw new Error('two seats')
  compare(at(state.forces, south).vp, at(state.forces, north).vp)
  compare(survivingValue(state, south), survivingValue(state, north))
  endGame(t, null, 'DS-058')
}
