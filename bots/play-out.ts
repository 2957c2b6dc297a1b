// A whole game between bots, as fast as they are: with history only where one of them looks ahead.

import {
  type Answer,
  type AnyGame,
  type Ask,
  at,
  type GameEvent,
  Match,
  type Outcome,
  payoffs,
  Refusal,
  type Run,
  type Seat,
  type Settings,
  seatNames,
  type Start,
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

/** A game that is going on, for somebody who watches it. */
export interface Watched {
  readonly state: unknown
  view(seat: Seat): View
}

/** Somebody who counts along. */
export interface Watcher {
  /** What has just happened. */
  hears(event: GameEvent, watched: Watched): void
  /** The position in which somebody is asked, or at the end. */
  sees(watched: Watched): void
  /** Before an answer is taken. */
  decides(ask: Ask, answer: Answer, watched: Watched): void
}

/** What is wanted of a game beside its result. */
export interface Watching {
  /** The time in milliseconds, for measuring how long each decision takes. */
  readonly clock?: () => number
  readonly watcher?: Watcher
}

/** Plays to the end. */
export function playOut(
  game: AnyGame,
  settings: Settings,
  players: readonly Player[],
  { clock, watcher }: Watching = {},
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
    ? withHistory(game, settings, decide, milliseconds, watcher)
    : withoutHistory(game, settings, decide, milliseconds, watcher)
}

type Decide = (situation: Situation) => ReturnType<Player['decide']>

function withHistory(
  game: AnyGame,
  settings: Settings,
  decide: Decide,
  milliseconds: readonly number[][],
  watcher: Watcher | undefined,
): Played | Refusal {
  const match = Match.start(game, settings)
  if (match instanceof Refusal) return match
  const watched: Watched = {
    get state() {
      return match.position.state
    },
    view: (seat) => match.view(seat),
  }
  const lookOn = (since: number): void => {
    if (watcher === undefined) return
    for (const { event } of match.events(since)) watcher.hears(event, watched)
    watcher.sees(watched)
  }
  lookOn(0)
  for (let ask = match.asks[0]; ask !== undefined; ask = match.asks[0]) {
    const answer = decide(situationOf(match, ask.seat))
    watcher?.decides(ask, answer, watched)
    const refusal = match.give(ask.seat, answer)
    if (refusal !== undefined) throw new Error(`a bot answered ${ask.question.name} wrongly: ${refusal.reason}`)
    lookOn(match.count)
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
  watcher: Watcher | undefined,
): Played | Refusal {
  const start = startRun(game, settings)
  if (start instanceof Refusal) return start
  const { run, options, seats } = start
  const names = seatNames(game, options, seats.length)
  const view = (seat: Seat): View => new View(run.table.state, seat, names, run.table.secrets)
  const answerTo = (ask: Ask): Answer => decide({ ask, view: view(ask.seat), imagine })
  if (watcher === undefined) playOn(run, answerTo)
  else watch(start, watcher, view, answerTo)
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

function playOn(run: Run, answerTo: (ask: Ask) => Answer): void {
  run.start()
  for (let { ask } = run; ask !== undefined; { ask } = run) run.answer(ask, answerTo(ask))
}

/** The same with somebody who counts along. What is told is not kept. */
function watch({ run, told }: Start, watcher: Watcher, view: Watched['view'], answerTo: (ask: Ask) => Answer): void {
  const { table } = run
  const watched: Watched = {
    get state() {
      return table.state
    },
    view,
  }
  for (const { event } of told) watcher.hears(event, watched)
  table.onTold = (event) => watcher.hears(event, watched)
  playOn(run, (ask) => {
    watcher.sees(watched)
    const answer = answerTo(ask)
    watcher.decides(ask, answer, watched)
    return answer
  })
  watcher.sees(watched)
}
