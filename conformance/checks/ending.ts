// Random games end: within the game's own bound, with a question open until they do, and with a usable outcome.

import { type AnyGame, type Ask, at, type Outcome, pick, Refusal, type Run, type Seat, startRun } from '@umpire/engine'
import { type Check, trials } from '../check.ts'
import { ConformanceError, fail } from '../failure.ts'
import { answersOf, give, start } from '../play.ts'
import { settingCount, type Setting, settingOf } from '../settings.ts'

type Given = Pick<Ask, 'seat'> & { readonly answer: ReturnType<Ask['sample']> }

/** A game nobody would wait for the end of. */
const mostMilliseconds = 20_000

/** Plays the same again as a match, which has a record. */
function failAfter(game: AnyGame, setting: Setting, given: readonly Given[], words: string, cause?: unknown): never {
  const match = start(game, setting)
  for (const { seat, answer } of given) if (match.outcome === null) give(match, seat, answer)
  return fail(match, words, cause)
}

function whyUnusable(asks: readonly Ask[], seats: readonly Seat[]): string | undefined {
  if (asks.length === 0) return 'nobody is asked, and the game is not over'
  const stranger = asks.find((ask) => !seats.includes(ask.seat))
  if (stranger !== undefined) return `${stranger.question.name} is asked of seat ${stranger.seat}, which is not there`
  if (new Set(asks.map((ask) => ask.seat)).size < asks.length) return 'one seat is asked two things at once'
  return undefined
}

function whyNoOutcome(run: Run, outcome: Outcome): string | undefined {
  const { seats } = run.table
  const { winners, scores } = outcome
  if (run.asks.length > 0) return 'the game is over, and somebody is asked'
  if (!winners.every((seat) => seats.includes(seat))) return `seats ${winners.join(', ')} win, which are not all there`
  if (new Set(winners).size < winners.length) return 'a seat wins twice'
  if (scores !== undefined && (scores.length !== seats.length || !scores.every(Number.isFinite))) {
    return `${seats.length} seats have the scores ${scores.join(', ')}`
  }
  return undefined
}

/** One random game by the fast path; how many decisions it took. */
function playToTheEnd(game: AnyGame, setting: Setting): number {
  const begun = startRun(game, setting)
  if (begun instanceof Refusal) return failAfter(game, setting, [], begun.reason)
  const { run, options, seats } = begun
  const given: Given[] = []
  const bound = game.bound(options, seats.length)
  if (!Number.isSafeInteger(bound) || bound < 1) failAfter(game, setting, [], `its bound of decisions is ${bound}`)
  const random = answersOf(setting)
  const end = performance.now() + mostMilliseconds
  try {
    run.start()
    while (run.outcome === null) {
      const unusable = whyUnusable(run.asks, seats)
      if (unusable !== undefined) failAfter(game, setting, given, unusable)
      if (given.length >= bound) failAfter(game, setting, given, `the game goes on after ${bound} decisions, its bound`)
      if (performance.now() > end) failAfter(game, setting, given, `one game takes more than ${mostMilliseconds} ms`)
      const ask = pick(random, run.asks)
      const answer = ask.sample(random)
      const refusal = ask.refusal(answer)
      if (refusal !== undefined) {
        failAfter(game, setting, given, `${ask.question.name} offers what it refuses: ${refusal.reason}`)
      }
      given.push({ seat: ask.seat, answer })
      run.answer(ask, answer)
    }
    const wrong = whyNoOutcome(run, run.outcome)
    if (wrong !== undefined) failAfter(game, setting, given, wrong)
  } catch (error) {
    if (error instanceof ConformanceError) throw error
    failAfter(game, setting, given, error instanceof Error ? error.message : String(error), error)
  }
  return given.length
}

export const ending: Check = {
  id: 'ending',
  name: 'random games end within the bound of decisions, somebody being asked until then',
  always: ['games'],
  run(game, { games, leastGames, milliseconds }) {
    const lengths: number[] = []
    const least = Math.max(leastGames, settingCount(game))
    for (const n of trials(Math.max(games, least), least, milliseconds)) {
      lengths.push(playToTheEnd(game, settingOf(game, n)))
    }
    lengths.sort((a, b) => a - b)
    return { games: lengths.length, shortest: at(lengths, 0), longest: at(lengths, lengths.length - 1) }
  },
}
