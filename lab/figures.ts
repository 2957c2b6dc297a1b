// Figures of a study: shares, lengths, course of play, content. All with 95 % intervals, all from sheets alone.

import { type AnyGame, at, type Side } from '@umpire/engine'
import { contentFigures, type KindFigures } from './content-figures.ts'
import type { Sheet } from './sheet.ts'
import { sidesOf, worthOf } from './sides.ts'
import { type Estimate, type Interval, meanOf, shareOf } from './statistics/interval.ts'
import { botsIn, type Study } from './study.ts'

/** How long something is, over all games. */
export interface Spread {
  readonly mean: Estimate
  readonly least: number
  readonly median: number
  readonly most: number
  /** 90 in 100 games lie within these. */
  readonly low90: number
  readonly high90: number
  /** How many games had each length; lengths without a game are left out. */
  readonly counts: readonly (readonly [length: number, games: number])[]
}

export interface SideFigure {
  readonly name: string
  readonly wins: Estimate
  /** As the game wants it: the interval lies within its bounds, outside, or across one of them. */
  readonly verdict: 'fine' | 'too often' | 'too seldom' | 'too few games to say'
}

export interface ArmFigures {
  readonly name: string
  readonly games: number
  /** How often the first side should win. */
  readonly wanted: Interval
  readonly sides: readonly SideFigure[]
  readonly rounds: Spread
  readonly decisions: Spread
}

export interface Figures {
  readonly games: number
  readonly broken: number
  /** The wins of the first side over all arms: what `--until` narrows. */
  readonly main: SideFigure
  readonly arms: readonly ArmFigures[]
  readonly bySeat: readonly { readonly seat: number; readonly wins: Estimate }[]
  /** How much more often the first seat wins than an equal share; null where seats do not play each for itself. */
  readonly firstSeat: Estimate | null
  readonly byBot: readonly { readonly bot: string; readonly wins: Estimate }[]
  readonly rounds: Spread
  readonly decisions: Spread
  readonly minutes: Spread
  readonly course: {
    readonly leadChanges: Estimate
    readonly comebacks: Estimate
    readonly margin: Estimate
  }
  readonly choices: {
    /** Of all decisions, those with a single answer and those with two dozen or more. */
    readonly forced: number
    readonly wide: number
  }
  readonly drawn: Estimate
  readonly content: readonly KindFigures[]
  /** Rules that came up, by id. */
  readonly rules: readonly string[]
}

/** Whoever won after having stood no better than this has come back. */
const comebackBelow = 0.25

export function figuresOf(game: AnyGame, study: Study, sheets: readonly Sheet[]): Figures {
  const whole = sheets.filter(({ error }) => error === null)
  const sides = study.arms.map((arm) => sidesOf(game, arm))
  const mainWins = whole.reduce((sum, sheet) => sum + worthOf(at(at(sides, sheet.arm), 0), sheet.payoffs), 0)
  const seats = Math.max(...study.arms.map((arm) => arm.seats))
  const seconds = game.measures?.secondsForDecision ?? 8
  const decisions = whole.reduce((sum, sheet) => sum + sheet.decisions, 0)
  const decided = whole.filter(({ payoffs }) => payoffs.includes(1))
  return {
    games: whole.length,
    broken: sheets.length - whole.length,
    main: sideFigure(at(at(sides, 0), 0).name, shareOf(mainWins, whole.length), wantedOf(game, at(sides, 0))),
    arms: study.arms.map((_, arm) => armFigures(study, arm, at(sides, arm), whole, wantedOf(game, at(sides, arm)))),
    bySeat: Array.from({ length: seats }, (_, seat) => {
      const there = whole.filter(({ payoffs }) => payoffs[seat] !== undefined)
      return {
        seat,
        wins: shareOf(
          total(there, ({ payoffs }) => payoffs[seat] ?? 0),
          there.length,
        ),
      }
    }),
    firstSeat: firstSeatOf(sides, whole),
    byBot: botFigures(study, whole),
    rounds: spreadOf(whole.map((sheet) => sheet.rounds)),
    decisions: spreadOf(whole.map((sheet) => sheet.decisions)),
    minutes: spreadOf(whole.map((sheet) => Math.round((sheet.decisions * seconds) / 60))),
    course: {
      leadChanges: meanOf(whole.map((sheet) => sheet.leadChanges)),
      comebacks: shareOf(decided.filter(({ lowest }) => lowest < comebackBelow).length, decided.length),
      margin: meanOf(decided.map((sheet) => sheet.margin)),
    },
    choices: {
      forced: total(whole, (sheet) => sheet.forced) / Math.max(1, decisions),
      wide: total(whole, (sheet) => sheet.wide) / Math.max(1, decisions),
    },
    drawn: shareOf(whole.length - decided.length, whole.length),
    content: contentFigures(game, study, whole),
    rules: [...new Set(whole.flatMap((sheet) => sheet.rules))].sort(),
  }
}

function firstSeatOf(sides: readonly (readonly Side[])[], sheets: readonly Sheet[]): Estimate | null {
  const isAlone = sides.every((ofArm) => ofArm.length > 1 && ofArm.every(({ seats }) => seats.length === 1))
  if (!isAlone || sheets.length === 0) return null
  return meanOf(sheets.map(({ payoffs }) => (payoffs[0] ?? 0) - 1 / payoffs.length))
}

const total = (sheets: readonly Sheet[], of: (sheet: Sheet) => number): number =>
  sheets.reduce((sum, sheet) => sum + of(sheet), 0)

/** What the game wants, or ten points to each side of what is equal. */
function wantedOf(game: AnyGame, sides: readonly Side[]): Interval {
  const equal = 1 / sides.length
  return game.measures?.wanted ?? { low: Math.max(0, equal - 0.1), high: Math.min(1, equal + 0.1) }
}

function sideFigure(name: string, wins: Estimate, wanted: Interval): SideFigure {
  const verdict =
    wins.low > wanted.high
      ? 'too often'
      : wins.high < wanted.low
        ? 'too seldom'
        : wins.low >= wanted.low && wins.high <= wanted.high
          ? 'fine'
          : 'too few games to say'
  return { name, wins, verdict }
}

function armFigures(
  study: Study,
  arm: number,
  sides: readonly Side[],
  whole: readonly Sheet[],
  wanted: Interval,
): ArmFigures {
  const sheets = whole.filter((sheet) => sheet.arm === arm)
  return {
    name: nameOfArm(study, arm),
    games: sheets.length,
    wanted,
    sides: sides.map((side, n) => {
      const wins = shareOf(
        total(sheets, ({ payoffs }) => worthOf(side, payoffs)),
        sheets.length,
      )
      // What is wanted is said of the first side; with two of them the second wants what is left.
      const bounds = n === 0 || sides.length > 2 ? wanted : { low: 1 - wanted.high, high: 1 - wanted.low }
      return sideFigure(side.name, wins, bounds)
    }),
    rounds: spreadOf(sheets.map((sheet) => sheet.rounds)),
    decisions: spreadOf(sheets.map((sheet) => sheet.decisions)),
  }
}

/** What tells this arm from the others: `3 seats, mission 2`. */
export function nameOfArm({ arms }: Study, number: number): string {
  const arm = at(arms, number)
  const differs = (of: (one: (typeof arms)[number]) => unknown): boolean =>
    arms.some((other) => JSON.stringify(of(other)) !== JSON.stringify(of(arm)))
  const names = Object.keys(arm.options).filter((name) => differs(({ options }) => options[name]))
  return [
    ...(differs(({ seats }) => seats) || arms.length === 1 ? [`${arm.seats} seats`] : []),
    ...names.map((name) => `${name} ${String(arm.options[name])}`),
    ...(differs(({ bots }) => [...new Set(bots)]) ? [[...new Set(arm.bots)].join(', ')] : []),
  ].join(', ')
}

function botFigures(study: Study, sheets: readonly Sheet[]): Figures['byBot'] {
  const counts = new Map<string, { wins: number; games: number }>()
  for (const sheet of sheets) {
    for (const [seat, bot] of botsIn(study, sheet).entries()) {
      const count = counts.get(bot) ?? { wins: 0, games: 0 }
      counts.set(bot, { wins: count.wins + (sheet.payoffs[seat] ?? 0), games: count.games + 1 })
    }
  }
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([bot, { wins, games }]) => ({ bot, wins: shareOf(wins, games) }))
}

export function spreadOf(lengths: readonly number[]): Spread {
  const sorted = lengths.toSorted((a, b) => a - b)
  const within = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const counts = new Map<number, number>()
  for (const length of sorted) counts.set(length, (counts.get(length) ?? 0) + 1)
  return {
    mean: meanOf(lengths),
    least: within(0),
    median: within(0.5),
    most: within(1),
    low90: within(0.05),
    high90: within(0.95),
    counts: [...counts],
  }
}
