// The report of a simulation: as data for programs, and as text for people.

import { type AnyGame, at, seatNames } from '@umpire/engine'
import { table } from '../layout.ts'
import { colours } from '../terminal.ts'
import { botsIn, type Plan } from './plan.ts'
import type { Score } from './tally.ts'
import { mean, percentile } from './times.ts'
import { wilson } from '@umpire/lab'
import type { Simulated } from './workers.ts'

const share = ({ games, wins, shared }: Score) => ({ games, wins, shared, share: wins / games, ...wilson(wins, games) })

/** Everything that was found, as plain data. What depends on the machine is under `speed` and `thinking`. */
export function reportData(game: AnyGame, plan: Plan, { tally, cpuMicroseconds }: Simulated) {
  const names = seatNames(game, plan.options, plan.bots.length)
  const cpuSeconds = cpuMicroseconds / 1e6
  const { sum, least, most } = tally.decisions
  const bots = [...tally.byBot.keys()].sort()
  return {
    game: game.id,
    version: game.version,
    options: plan.options,
    seed: plan.seed,
    games: tally.games,
    bots: plan.bots,
    swap: plan.swap,
    seats: tally.bySeat.map((score, n) => ({ seat: at(names, n), ...share(score) })),
    levels: bots.map((bot) => ({ bot, ...share(tally.byBot.get(bot) ?? { games: 0, wins: 0, shared: 0 }) })),
    shared: tally.shared,
    nobody: tally.nobody,
    decisions: { mean: sum / tally.games, least, most },
    speed: { cpuSeconds, gamesPerCpuSecond: tally.games / cpuSeconds, decisionsPerCpuSecond: sum / cpuSeconds },
    thinking: [...tally.thinking]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([bot, times]) => ({
        bot,
        decisions: times.count,
        meanMilliseconds: mean(times),
        percentile95Milliseconds: percentile(times, 0.95),
      })),
  }
}

type Report = ReturnType<typeof reportData>

const heading = (text: string): string => colours.bold(text)

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const thousands = new Intl.NumberFormat('en', { maximumFractionDigits: 6 })

/** A number with three figures that count. */
const figures = (number: number): string =>
  thousands.format(number >= 100 ? Math.round(number) : Number(number.toPrecision(3)))

const row = (name: string, score: Report['seats'][number] | Report['levels'][number]): string[] => [
  `  ${name}`,
  figures(score.wins),
  `of ${figures(score.games)}`,
  percent(score.share),
  `(${percent(score.low)} to ${percent(score.high)})`,
]

export function reportText(report: Report, game: AnyGame, plan: Plan, width: number): string {
  const { games, decisions, speed } = report
  const sitting = botsIn(plan, 0)
  const who = (n: number): string => (plan.swap ? '' : `, ${at(sitting, n)}`)
  const options = Object.entries(plan.options).map(([name, value]) => `, ${name} ${value}`)
  return [
    `${heading(game.name)}: ${figures(games)} games, seed ${plan.seed}${options.join('')}`,
    '',
    `${heading('Wins by seat')}, with 95 % intervals`,
    table(
      report.seats.map((score, n) => row(`${score.seat}${who(n)}`, score)),
      width,
      [1, 2, 3],
    ),
    '',
    `${heading('Wins by bot')}, a game counted for each seat it held`,
    table(
      report.levels.map((score) => row(score.bot, score)),
      width,
      [1, 2, 3],
    ),
    '',
    table(
      [
        ['Shared wins and draws', `${figures(report.shared)} (${percent(report.shared / games)})`],
        ['Won by nobody', `${figures(report.nobody)} (${percent(report.nobody / games)})`],
        ['Decisions in a game', `${figures(decisions.mean)} (${decisions.least} to ${decisions.most})`],
        [
          'In a second of CPU',
          `${figures(speed.gamesPerCpuSecond)} games, ${figures(speed.decisionsPerCpuSecond)} decisions`,
        ],
      ],
      width,
    ),
    '',
    heading('Thinking time of a decision'),
    table(
      report.thinking.map(({ bot, meanMilliseconds, percentile95Milliseconds }) => [
        `  ${bot}`,
        `${figures(meanMilliseconds)} ms`,
        `on average; 95 in 100 within ${figures(percentile95Milliseconds)} ms`,
      ]),
      width,
      [1],
    ),
  ].join('\n')
}
