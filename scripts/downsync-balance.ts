// Balance of Downsync: bots play each other, each faction and each bot as often on either side; who wins, with 95 % intervals,
// how often the seat that begins does, how games end, and how much processor time a decision takes.
// Usage: node --import @umpire/strip-types scripts/downsync-balance.ts factions <games of each pair> [seed] [option=value ...]
//        node --import @umpire/strip-types scripts/downsync-balance.ts missions <games of each> [seed] [option=value ...]
//        node --import @umpire/strip-types scripts/downsync-balance.ts bots <games> <bot> <bot> [seed] [option=value ...]

import { levelPlayer, type Played, type Player, playOut, type Watcher } from '@umpire/bots'
import { at, type OptionValue, Refusal } from '@umpire/engine'
import { wilson } from '@umpire/lab'
import { downsync } from '../games/downsync/game.ts'
import type { State } from '../games/downsync/state.ts'

type Options = { readonly [name: string]: OptionValue }

const [mode = 'factions', count = '500', ...words] = process.argv.slice(2)
const bots = mode === 'bots' ? words.splice(0, 2) : ['novice', 'novice']
const seed = words[0] === undefined || words[0].includes('=') ? 'balance' : words.shift()
const games = Number(count)
const usual: Options = { size: 'small', lists: 'ready', south: 'random', north: 'random' }
const chosen: Options = { ...usual, ...Object.fromEntries(words.map((text) => text.split('=', 2))) }

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const between = (won: number, of: number): string => {
  const { low, high } = wilson(won, of)
  return `${percent(won / of)} (${percent(low)} to ${percent(high)})`
}

/** In milliseconds: other work on the machine does not count. */
const processor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && 'forces' in value

function stateOf(value: unknown): State {
  if (!isState(value)) throw new Error('no state of Downsync')
  return value
}

interface Report {
  readonly winners: readonly number[]
  readonly first: number
  readonly rounds: number
  readonly rule: string
  readonly lists: readonly string[]
  readonly milliseconds: Played['milliseconds']
}

function playerOf(name: string, number: number, seat: number): Player {
  const player = levelPlayer(downsync, name, `${seed}/${number}/${seat}`)
  if (player instanceof Refusal) throw new Error(player.reason)
  return player
}

/** One game; `names`: the bots seat by seat. */
function play(number: number, names: readonly string[], options: Options): Report {
  let first = -1
  const watcher: Watcher = {
    decides: (ask, _, { state }) => {
      if (first < 0 && ask.question.name === 'deploy') first = stateOf(state).active
    },
    hears: () => {},
    sees: () => {},
  }
  const players = names.map((name, seat) => playerOf(name, number, seat))
  const settings = { seats: 2, seed: `${seed}/${number}`, options }
  const played = playOut(downsync, settings, players, { clock: processor, watcher })
  if (played instanceof Refusal) throw new Error(played.reason)
  const state = stateOf(played.state)
  return {
    winners: played.outcome.winners,
    first,
    rounds: state.round,
    rule: String(played.outcome.rule),
    lists: state.forces.map(({ list }) => list?.units.join(' ') ?? ''),
    milliseconds: played.milliseconds,
  }
}

/** Draws count for nobody. */
const wonBy = (reports: readonly Report[], seatOf: (report: Report, n: number) => number): number =>
  reports.filter((report, n) => report.winners.length === 1 && report.winners[0] === seatOf(report, n)).length

function ending(reports: readonly Report[]): string {
  const ends = new Map<string, number>()
  for (const { rule } of reports) ends.set(rule, (ends.get(rule) ?? 0) + 1)
  const rounds = reports.reduce((sum, one) => sum + one.rounds, 0) / reports.length
  const draws = reports.filter(({ winners }) => winners.length > 1).length
  const decided = reports.length - draws
  const begins = between(
    wonBy(reports, ({ first }) => first),
    decided,
  )
  return `who begins ${begins}; draws ${draws}; rounds ${rounds.toFixed(1)}; ${[...ends].map(([rule, often]) => `${rule} ${often}`).join(', ')}`
}

/** Wins of each list against whatever it met. */
function listRates(reports: readonly Report[]): void {
  const rates = new Map<string, { won: number; of: number }>()
  for (const { lists, winners } of reports) {
    if (winners.length !== 1) continue
    for (const [seat, list] of lists.entries()) {
      const rate = rates.get(list) ?? { won: 0, of: 0 }
      rates.set(list, { won: rate.won + (winners[0] === seat ? 1 : 0), of: rate.of + 1 })
    }
  }
  for (const [list, { won, of }] of rates) console.log(`  ${between(won, of)}  ${list}`)
}

function factionPairs(): void {
  const all: Report[] = []
  const pairs = [
    ['coalition', 'republic'],
    ['coalition', 'free-union'],
    ['republic', 'free-union'],
  ] as const
  for (const [one, two] of pairs) {
    const reports = Array.from({ length: games }, (_, n) =>
      play(n, bots, { ...chosen, south: n % 2 === 0 ? one : two, north: n % 2 === 0 ? two : one }),
    )
    const decided = reports.filter(({ winners }) => winners.length === 1).length
    console.log(
      `${one} against ${two}: ${between(
        wonBy(reports, (_, n) => n % 2),
        decided,
      )}; ${ending(reports)}`,
    )
    all.push(...reports)
  }
  console.log('Lists against those of other factions')
  listRates(all)
}

function eachMission(): void {
  for (const mission of ['M1', 'M2', 'M3', 'M4', 'M5', 'M6']) {
    const reports = Array.from({ length: games }, (_, n) => play(n, bots, { ...chosen, mission }))
    console.log(`${mission}: ${ending(reports)}`)
  }
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

/** The same game twice with the bots swapped. */
function duel(): void {
  const reports: Report[] = []
  const before = processor()
  for (let n = 0; n < games; n++) {
    reports.push(play(Math.floor(n / 2), n % 2 === 0 ? bots : bots.toReversed(), chosen))
    if (n % 20 === 19 || n === games - 1) {
      const won = wonBy(reports, (_, game) => game % 2)
      const draws = reports.filter(({ winners }) => winners.length > 1).length
      console.log(`${n + 1} games: ${bots[0]} wins ${won}, draws ${draws}: ${between(won + draws / 2, n + 1)}`)
    }
  }
  console.log(ending(reports))
  console.log(`${((1000 * games) / (processor() - before)).toFixed(2)} games a second of processor time`)
  for (const [which, name] of bots.entries()) {
    const taken = reports.flatMap(({ milliseconds }, n) => at(milliseconds, (which + n) % 2))
    const [middle, most] = [quantile(taken, 0.5), quantile(taken, 0.95)]
    console.log(
      `${name}: ${taken.length} decisions, 50 in 100 within ${middle.toFixed(2)} ms, 95 within ${most.toFixed(2)} ms`,
    )
  }
}

const given = Object.entries(chosen).map(([name, value]) => `${name}=${String(value)}`)
console.log(`Downsync, ${mode}, ${games} games, seed ${seed}, ${given.join(' ')}`)
if (mode === 'factions') factionPairs()
else if (mode === 'missions') eachMission()
else duel()
