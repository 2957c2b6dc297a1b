// A whole game between bots, as fast as they are: with history only where one of them looks ahead.

import {
  type AnyGame,
  type Ask,
  at,
  Match,
  type Outcome,
  payoffs,
  Refusal,
  type Settings,
  seatNames,
  startRun,
  teamsOf,
  View,
} from '@umpire/engine'
import { type Player, type Situation, situationOf } from './player.ts'

export interface Played {
  readonly outcome: Outcome
  /** What each seat has won: 1, a share of it, or 0. */
  readonly payoffs: readonly number[]
  readonly decisions: number
  /** The position at the end, all of it public. */
  readonly state: unknown
  /** How long each decision took, by seat, if a clock was given. */
  readonly milliseconds: readonly (readonly number[])[]
}

/** Plays to the end. `clock`: the time in milliseconds, for measuring how long each decision takes. */
export function playOut(
  game: AnyGame,
  settings: Settings,
  players: readonly Player[],
  { clock }: { clock?: () => number } = {},
): Played | Refusal {
  const milliseconds = players.map((): number[] => [])
  const decide = (situation: Situation) => {
    const { seat } = situation.ask
    const before = clock?.()
    const answer = at(players, seat).decide(situation)
    if (clock !== undefined && before !== undefined) at(milliseconds, seat).push(clock() - before)
    return answer
  }
  return players.some(({ looksAhead }) => looksAhead)
    ? withHistory(game, settings, decide, milliseconds)
    : withoutHistory(game, settings, decide, milliseconds)
}

type Decide = (situation: Situation) => ReturnType<Player['decide']>

function withHistory(
  game: AnyGame,
  settings: Settings,
  decide: Decide,
  milliseconds: readonly number[][],
): Played | Refusal {
  const match = Match.start(game, settings)
  if (match instanceof Refusal) return match
  for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
    const refusal = match.give(ask.seat, decide(situationOf(match, ask.seat)))
    if (refusal !== undefined) throw new Error(`a bot answered ${ask.question.name} wrongly: ${refusal.reason}`)
  }
  const { outcome, payoffs: worth = [], count } = match
  if (outcome === null) throw new Error('a match without questions and without an end')
  return { outcome, payoffs: worth, decisions: count, state: match.position.state, milliseconds }
}

const imagine = (): never => {
  throw new Error('a player that looks ahead must say so')
}

function withoutHistory(
  game: AnyGame,
  settings: Settings,
  decide: Decide,
  milliseconds: readonly number[][],
): Played | Refusal {
  const start = startRun(game, settings)
  if (start instanceof Refusal) return start
  const { run, options, seats } = start
  const names = seatNames(game, options, seats.length)
  const situation = (ask: Ask): Situation => ({
    ask,
    view: new View(run.table.state, ask.seat, names, run.table.secrets),
    imagine,
  })
  run.start()
  for (let { ask } = run; ask !== undefined; { ask } = run) run.answer(ask, decide(situation(ask)))
  const { outcome } = run
  if (outcome === null) throw new Error('a run without questions and without an end')
  return {
    outcome,
    payoffs: payoffs(outcome, teamsOf(game, options, seats), seats.length),
    decisions: run.table.count,
    state: run.table.state,
    milliseconds,
  }
}
