// Odd games of a study: the longest, the most one-sided, the greatest comeback, those that broke off. Played again, with a record.

import { levelPlayer, situationOf } from '@umpire/bots'
import { type AnyGame, at, Match, type MatchRecord, Refusal } from '@umpire/engine'
import type { Sheet } from './sheet.ts'
import { botsIn, seedOf, type Study, type Trial } from './study.ts'

export interface OddGame {
  /** In words: `the longest: 1,204 decisions`. */
  readonly why: string
  /** Its file among those of the report. */
  readonly file: string
  readonly trial: Trial
}

/** So many games that broke off are kept. */
const mostBroken = 5

export function oddGames(sheets: readonly Sheet[]): OddGame[] {
  const whole = sheets.filter(({ error }) => error === null)
  const decided = whole.filter(({ payoffs }) => payoffs.includes(1))
  const found: OddGame[] = []
  const add = (name: string, sheet: Sheet | undefined, why: (sheet: Sheet) => string): void => {
    if (sheet === undefined) return
    const { arm, number } = sheet
    found.push({ why: why(sheet), file: `${name}.umpire.json`, trial: { arm, number } })
  }
  add(
    'longest',
    most(whole, ({ decisions }) => decisions),
    ({ decisions }) => `the longest: ${decisions} decisions`,
  )
  add(
    'shortest',
    most(whole, ({ decisions }) => -decisions),
    ({ decisions }) => `the shortest: ${decisions} decisions`,
  )
  const judged = decided.filter(({ margin, lowest }) => margin !== 0 || lowest < 1)
  add(
    'one-sided',
    most(judged, ({ lowest, margin }) => lowest + margin),
    ({ lowest }) => `the most one-sided: the winner never stood below ${Math.round(100 * lowest)}%`,
  )
  add(
    'comeback',
    most(judged, ({ lowest }) => -lowest),
    ({ lowest }) => `the greatest comeback: won from ${Math.round(100 * lowest)}%`,
  )
  for (const [n, sheet] of sheets
    .filter(({ error }) => error !== null)
    .slice(0, mostBroken)
    .entries()) {
    add(`broken-${n + 1}`, sheet, ({ error }) => `broke off: ${error ?? ''}`)
  }
  return found
}

function most(sheets: readonly Sheet[], of: (sheet: Sheet) => number): Sheet | undefined {
  return sheets.reduce<Sheet | undefined>(
    (best, sheet) => (best === undefined || of(sheet) > of(best) ? sheet : best),
    undefined,
  )
}

/** The game once more, by the same bots with the same seeds; of one that breaks off, what came before. */
export function recordOf(game: AnyGame, study: Study, trial: Trial): MatchRecord | Refusal {
  const { seats, options } = at(study.arms, trial.arm)
  const seed = seedOf(study, trial)
  const match = Match.start(game, { seats, options, seed })
  if (match instanceof Refusal) return match
  const players = botsIn(study, trial).map((bot, seat) => levelPlayer(game, bot, `${seed}/${seat}`))
  try {
    for (let [ask] = match.asks; ask !== undefined; [ask] = match.asks) {
      const player = at(players, ask.seat)
      if (player instanceof Refusal) return player
      const refusal = match.give(ask.seat, player.decide(situationOf(match, ask.seat)))
      if (refusal !== undefined) return refusal
    }
  } catch {
    // The record of a game that breaks off ends where it does.
  }
  return match.record()
}
