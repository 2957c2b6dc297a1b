// umpire lab: is a game fair, long enough, and does it use all its cards? Many games between bots, and a report.

import { availableParallelism } from 'node:os'
import { type AnyGame, at, Refusal } from '@umpire/engine'
import { applyPatch, type Change, compareStudies, type Figures, figuresOf, type Study, trialCount } from '@umpire/lab'
import { conduct, type Crew, Journal, QueueCrew, readAddress, readStudyFolder, Threads } from '@umpire/lab/node'
import type { Given } from '../arguments.ts'
import type { Command } from '../command.ts'
import { type Ending, failed, fine, wrongUsage } from '../ending.ts'
import { findGame } from '../find-game.ts'
import { lineEvents } from '../lab/line-events.ts'
import { readStudy } from '../lab/read-study.ts'
import { writeReport } from '../lab/write-report.ts'
import { table } from '../layout.ts'
import { openProgress } from '../simulate/progress.ts'
import { colours, complain, lineWidth, say } from '../terminal.ts'

export const lab: Command = {
  name: 'lab',
  about: 'Play a game many times between bots and report whether it is fair and uses all its content.',
  args: {
    game: { type: 'positional', description: 'Its id; or "compare", followed by two folders of studies' },
    games: { type: 'string', valueHint: 'N', description: 'Games of each way to set it up (default: 200)' },
    bots: {
      type: 'string',
      valueHint: 'LIST',
      description: 'Levels seat by seat, repeated to fill the seats (default: novice)',
    },
    seats: { type: 'string', valueHint: 'LIST', description: 'How many seats: 2,3 or all (default: the fewest)' },
    set: {
      type: 'string',
      valueHint: 'NAME=V1,V2',
      description: 'Values of an option, * for all; may be repeated, and each is tried with each',
    },
    patch: {
      type: 'string',
      valueHint: 'FILE',
      description: 'Content that is changed, as JSON: { "units/crusader/speed": 600 }',
    },
    until: {
      type: 'string',
      valueHint: 'PERCENT',
      description: 'Stop as soon as the main figure is known to within so much: 2%',
    },
    jobs: { type: 'string', valueHint: 'N', description: 'Threads (default: all cores; 0 leaves all to workers)' },
    queue: {
      type: 'string',
      valueHint: 'ADDRESS',
      description: 'Share the games with every "umpire worker" at this PostgreSQL database',
    },
    seed: { type: 'string', valueHint: 'TEXT', description: 'The same seed gives the same games (default: 0)' },
    out: {
      type: 'string',
      valueHint: 'FOLDER',
      description: 'Where the study and its report are kept (default: lab/<game>)',
    },
  },
  repeated: ['set'],
  many: true,
  more: [
    'Stopped and started again with the same words, it goes on where it was; with more --games it plays on. The result does not depend on --jobs.',
    'umpire lab compare <before> <after> says what has changed between two studies, and what this many games could have shown.',
  ],
  examples: [
    'umpire lab modular-mechs --seats all --games 500 --out reports/mechs',
    'umpire lab subterra-bravo --set mission=* --bots novice --until 3%',
    'umpire lab complex-crashers --patch cheaper.json --out reports/cheaper',
    'umpire lab downsync --games 2000 --queue postgres://umpire@db.example/umpire',
    'umpire lab compare reports/before reports/after',
  ],

  async run(given) {
    const [first, ...rest] = given.positionals
    if (first === 'compare') return compare(rest)
    if (rest.length > 0) return wrongUsage(`"${at(rest, 0)}" is one argument too many`)
    const game = await findGame(first ?? '')
    if (game instanceof Refusal) return wrongUsage(game)
    const study = readStudy(game, given)
    if (study instanceof Refusal) return wrongUsage(study)
    const wrong = study.patch === null ? undefined : applyPatch(game, study.patch)
    if (wrong !== undefined) return wrongUsage(wrong)
    return conductAndReport(game, study, given)
  },
}

/** Between two looks at whether it is enough, so many games of each arm are played. */
const betweenLooks = 50

async function conductAndReport(game: AnyGame, study: Study, given: Given): Promise<Ending> {
  const queue = given.text('queue')
  const address = queue === undefined ? undefined : readAddress(queue)
  if (address instanceof Refusal) return wrongUsage(address)
  const jobs = given.wholeNumber('jobs', availableParallelism(), address === undefined ? 1 : 0)
  if (jobs instanceof Refusal) return wrongUsage(jobs)
  const width = readUntil(given.text('until'))
  if (width instanceof Refusal) return wrongUsage(width)
  const folder = given.text('out') ?? `lab/${game.id}`
  const journal = Journal.open(folder, study)
  if (journal instanceof Refusal) return failed(journal)
  const crew: Crew | Refusal =
    address === undefined
      ? new Threads(study, jobs)
      : await QueueCrew.open(study, { address, jobs, say: complain, events: lineEvents })
  if (crew instanceof Refusal) return failed(crew)
  const progress = openProgress(trialCount(study), 'games')
  const sheets = await conduct(journal, crew, {
    show: (played) => progress.show(played),
    ...(width === undefined
      ? {}
      : {
          until: {
            between: betweenLooks * study.arms.length,
            isEnough: (played) => {
              const { low, high } = figuresOf(game, study, played).main.wins
              return high - low <= 2 * width
            },
          },
        }),
  })
  progress.end()
  if (sheets instanceof Refusal) return failed(sheets)
  const figures = figuresOf(game, study, sheets)
  const wrong = writeReport(folder, game, study, figures, sheets)
  if (wrong !== undefined) return failed(wrong)
  say(summary(game, figures))
  say(`\nThe report: ${folder}/report.html`)
  return figures.broken === 0 ? fine : failed(`${figures.broken} games broke off; the report names them`)
}

function readUntil(text: string | undefined): number | undefined | Refusal {
  if (text === undefined) return undefined
  const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text.trim())?.[1]
  const width = Number(percent) / 100
  return width > 0 && width < 0.5
    ? width
    : new Refusal('malformed', `--until takes a percentage such as 2%, not "${text}"`)
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function summary(game: AnyGame, figures: Figures): string {
  const rows = figures.arms.flatMap((arm) =>
    arm.sides.map(({ name, wins, verdict }) => [
      `  ${arm.name}`,
      name,
      percent(wins.value),
      `(${percent(wins.low)} to ${percent(wins.high)})`,
      `of ${wins.games}`,
      verdict,
    ]),
  )
  const odd = figures.content
    .flatMap(({ items }) => items)
    .filter(({ verdict }) => verdict !== 'fine' && verdict !== 'too few games to say')
  return [
    `${colours.bold(game.name)}: ${figures.games} games`,
    '',
    `${colours.bold('Wins')}, with 95 % intervals`,
    table(rows, lineWidth(), [2, 4]),
    '',
    `Rounds ${figures.rounds.median} (${figures.rounds.low90} to ${figures.rounds.high90} in 90 of 100 games), decisions ${figures.decisions.median} (to ${figures.decisions.most}), about ${figures.minutes.median} minutes.`,
    ...(odd.length === 0
      ? []
      : [
          '',
          colours.bold('Content out of bounds'),
          table(
            odd.map(({ name, kind, verdict }) => [`  ${name}`, kind, verdict]),
            lineWidth(),
          ),
        ]),
  ].join('\n')
}

async function compare(folders: readonly string[]): Promise<Ending> {
  const [before, after] = folders
  if (before === undefined || after === undefined || folders.length > 2) {
    return wrongUsage('compare takes two folders of studies')
  }
  const [one, other] = [readStudyFolder(before), readStudyFolder(after)]
  if (one instanceof Refusal) return failed(one)
  if (other instanceof Refusal) return failed(other)
  if (one.study.game !== other.study.game)
    return failed(`${before} is of ${one.study.game}, ${after} of ${other.study.game}`)
  const game = await findGame(one.study.game)
  if (game instanceof Refusal) return failed(game)
  const changes = compareStudies(game, one, other)
  const changed = changes.filter(({ isChanged }) => isChanged)
  say(
    table(
      [
        ['What', 'Before', 'After', 'Difference', 'Noticeable from'].map((head) => colours.bold(head)),
        ...(changed.length === 0 ? changes.slice(0, 12) : changed).map(row),
      ],
      lineWidth(),
      [1, 2, 3, 4],
    ),
  )
  say(
    changed.length === 0
      ? '\nNothing has changed by more than chance explains.'
      : `\n${changed.length} of ${changes.length} figures have changed.`,
  )
  return fine
}

const isShare = ({ before, after }: Change): boolean => Math.max(before, after) <= 1

function row(change: Change): string[] {
  const words = (value: number): string => (isShare(change) ? percent(value) : value.toFixed(1))
  const { low, high, value } = change.difference
  return [
    change.what,
    words(change.before),
    words(change.after),
    `${words(value)} (${words(low)} to ${words(high)})`,
    words(change.noticeable),
  ]
}
