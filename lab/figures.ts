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

export interface SettingFigures {
  /** `seats`, or the name of an option. */
  readonly setting: string
  readonly values: readonly { readonly value: string; readonly wins: Estimate }[]
}

export interface QuestionFigures {
  readonly question: string
  /** How often in a game, on average. */
  readonly asked: number
  /** Shares of these. */
  readonly forced: number
  readonly wide: number
}

export interface Figures {
  readonly games: number
  readonly broken: number
  /** The wins of the first side over all arms: what `--until` narrows. */
  readonly main: SideFigure
  readonly arms: readonly ArmFigures[]
  /** Wins of the first side by whatever arms differ in: the number of seats, each option. */
  readonly bySetting: readonly SettingFigures[]
  readonly bySeat: readonly { readonly seat: number; readonly wins: Estimate }[]
  /** How much more often the first seat wins than an equal share; null where seats do not play each for itself. */
  readonly firstSeat: Estimate | null
  readonly byBot: readonly { readonly bot: string; readonly wins: Estimate }[]
  /** Level against level: of the games with both, those in which the first did better; half, where they did alike. */
  readonly duels: readonly { readonly bot: string; readonly against: string; readonly wins: Estimate }[]
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
    /** The same for each question, those asked most often first. */
    readonly questions: readonly QuestionFigures[]
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
    main: sideFigure(at(at(sides, 0), 0).name, shareOf(mainWins, whole.length), wantedOfAll(game, sides)),
    arms: study.arms.map((_, arm) => armFigures(study, arm, at(sides, arm), whole, wantedOf(game, at(sides, arm)))),
    bySetting: settingFigures(study, sides, whole),
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
    duels: duelFigures(study, whole),
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
      questions: questionFigures(whole),
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

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

/** What the game wants, or ten points to each side of what is equal. */
function wantedOf(game: AnyGame, sides: readonly Side[]): Interval {
  const equal = 1 / sides.length
  return game.measures?.wanted ?? { low: Math.max(0, equal - 0.1), high: Math.min(1, equal + 0.1) }
}

/** All arms have as many games: what is wanted of them together is the middle of what is wanted of each. */
function wantedOfAll(game: AnyGame, sides: readonly (readonly Side[])[]): Interval {
  const each = sides.map((one) => wantedOf(game, one))
  return { low: mean(each.map(({ low }) => low)), high: mean(each.map(({ high }) => high)) }
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

/** What the arms differ in, one thing at a time; nothing where it is one thing alone, which the arms show. */
function settingFigures(study: Study, sides: readonly (readonly Side[])[], sheets: readonly Sheet[]): SettingFigures[] {
  const { arms } = study
  const settings = ['seats', ...new Set(arms.flatMap(({ options }) => Object.keys(options)))]
  const valueIn = (arm: number, setting: string): string =>
    String(setting === 'seats' ? arms[arm]?.seats : arms[arm]?.options[setting])
  const differing = settings
    .map((setting) => ({ setting, values: [...new Set(arms.map((_, arm) => valueIn(arm, setting)))] }))
    .filter(({ values }) => values.length > 1)
  if (differing.length < 2) return []
  return differing.map(({ setting, values }) => ({
    setting,
    values: values.map((value) => {
      const there = sheets.filter(({ arm }) => valueIn(arm, setting) === value)
      const wins = total(there, ({ arm, payoffs }) => worthOf(at(at(sides, arm), 0), payoffs))
      return { value, wins: shareOf(wins, there.length) }
    }),
  }))
}

function duelFigures(study: Study, sheets: readonly Sheet[]): Figures['duels'] {
  const names = [...new Set(study.arms.flatMap(({ bots }) => bots))].sort()
  return names.flatMap((bot, n) =>
    names.slice(n + 1).flatMap((against) => {
      let [wins, games] = [0, 0]
      for (const sheet of sheets) {
        const bots = botsIn(study, sheet)
        const of = (name: string): number[] => sheet.payoffs.filter((_, seat) => bots[seat] === name)
        const [ours, theirs] = [of(bot), of(against)]
        if (ours.length === 0 || theirs.length === 0) continue
        games++
        wins += (Math.sign(mean(ours) - mean(theirs)) + 1) / 2
      }
      return games === 0 ? [] : [{ bot, against, wins: shareOf(wins, games) }]
    }),
  )
}

function questionFigures(sheets: readonly Sheet[]): QuestionFigures[] {
  const sums = new Map<string, { asked: number; forced: number; wide: number }>()
  for (const { questions } of sheets) {
    for (const { question, asked, forced, wide } of questions) {
      const sum = sums.get(question) ?? { asked: 0, forced: 0, wide: 0 }
      sums.set(question, { asked: sum.asked + asked, forced: sum.forced + forced, wide: sum.wide + wide })
    }
  }
  return [...sums]
    .sort(([one, a], [other, b]) => b.asked - a.asked || (one < other ? -1 : 1))
    .map(([question, { asked, forced, wide }]) => ({
      question,
      asked: asked / sheets.length,
      forced: forced / asked,
      wide: wide / asked,
    }))
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
