// Odd games of a study: the longest, the most one-sided, the greatest comeback, what a verdict rests on, those that broke off.

import { levelPlayer, type Player, situationOf } from '@umpire/bots'
import { type AnyGame, at, Match, type MatchRecord, Refusal, unplayedRecord } from '@umpire/engine'
import type { ItemFigures } from './content-figures.ts'
import type { Figures } from './figures.ts'
import { type ContentCount, died, type Sheet } from './sheet.ts'
import { botsIn, seedOf, type Study, type Trial } from './study.ts'

export interface OddGame {
  /** In words: `the longest: 1,204 decisions`. */
  readonly why: string
  /** Its file among those of the report. */
  readonly file: string
  readonly trial: Trial
  /** Why the game broke off; null for all others. */
  readonly error: string | null
}

/** So many games that broke off are kept. */
const mostBroken = 5

/** For so many pieces that are out of bounds a game is kept that shows it. */
const mostEvidence = 6

export function oddGames(sheets: readonly Sheet[], figures: Figures): OddGame[] {
  const whole = sheets.filter(({ error }) => error === null)
  const decided = whole.filter(({ payoffs }) => payoffs.includes(1))
  const found: OddGame[] = []
  const add = (name: string, sheet: Sheet | undefined, why: (sheet: Sheet) => string): void => {
    if (sheet === undefined) return
    const { arm, number, error } = sheet
    found.push({ why: why(sheet), file: `${name}.umpire.json`, trial: { arm, number }, error })
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
  for (const { item, number } of outOfBounds(figures).slice(0, mostEvidence)) {
    add(
      `evidence-${item.id.replaceAll(/[^\w-]+/g, '-')}`,
      most(whole, (sheet) => showing(item, number, sheet)),
      () => `${item.name}, ${item.verdict}: a game that shows it`,
    )
  }
  for (const [n, sheet] of sheets
    .filter(({ error }) => error !== null)
    .slice(0, mostBroken)
    .entries()) {
    add(`broken-${n + 1}`, sheet, ({ error }) => `broke off: ${error ?? ''}`)
  }
  return found
}

/** Pieces with a verdict that one game can show, with their numbers in the list of all content. */
function outOfBounds({ content }: Figures): { readonly item: ItemFigures; readonly number: number }[] {
  return content
    .flatMap(({ items }) => items)
    .map((item, number) => ({ item, number }))
    .filter(({ item: { verdict } }) => verdict.startsWith('won with too') || verdict === 'nearly always chosen')
}

/** How well a game shows what is said of a piece: used most by one who won, or lost, with it. */
function showing({ verdict }: ItemFigures, number: number, { content, payoffs }: Sheet): number {
  const fits = ({ seat }: ContentCount): boolean =>
    verdict === 'nearly always chosen' || (payoffs[seat] === 1) === (verdict === 'won with too often')
  const counts = content.filter((count) => count.item === number && fits(count))
  return Math.max(-1, ...counts.map(({ chosen, used }) => chosen + used))
}

function most(sheets: readonly Sheet[], of: (sheet: Sheet) => number): Sheet | undefined {
  return sheets.reduce<Sheet | undefined>(
    (best, sheet) => (best === undefined || of(sheet) > of(best) ? sheet : best),
    undefined,
  )
}

/** The game once more, by the same bots with the same seeds; of one that breaks off, what came before. */
export function recordOf(game: AnyGame, study: Study, { trial, error }: Pick<OddGame, 'trial' | 'error'>): MatchRecord {
  const { seats, options } = at(study.arms, trial.arm)
  const seed = seedOf(study, trial)
  const begun = unplayedRecord(game, { seats, options, seed })
  // What a thread died of is not tried again in this one.
  if (error?.startsWith(died) === true) return begun
  try {
    const match = Match.start(game, { seats, options, seed })
    if (match instanceof Refusal) return begun
    playOn(
      match,
      botsIn(study, trial).map((bot, seat) => levelPlayer(game, bot, `${seed}/${seat}`)),
    )
    return match.record()
  } catch {
    return begun
  }
}

/** Plays to the end, or to where the game breaks off. */
function playOn(match: Match, players: readonly (Player | Refusal)[]): void {
  try {
    for (let [ask] = match.asks; ask !== undefined; [ask] = match.asks) {
      const player = at(players, ask.seat)
      if (player instanceof Refusal) return
      if (match.give(ask.seat, player.decide(situationOf(match, ask.seat))) !== undefined) return
    }
  } catch {
    // What came before is the record.
  }
}
