// Balance of Reichbusters one by one: the six missions of the campaign, and every objective on every map against every faction, with
// one to four Heroes each: 280 in all. Bots play for so many seconds, those first of which it is most in doubt whether they are won
// between 30 and 70 % of the time. Every game is a line of a journal, so that several of these programs may run at once and later
// ones go on. What was played with another tracker or garrison does not count any more.
// Usage: node --import @umpire/strip-types scripts/each-mission.ts <journal> [seconds] [bot]
// Without seconds it prints what the journal comes to: the table of the game's README.

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { levelPlayer, playOut } from '@umpire/bots'
import { Refusal } from '@umpire/engine'
import type { MapId } from '../games/reichbusters/content/map/map.ts'
import type { MissionId } from '../games/reichbusters/content/mission.ts'
import { missions } from '../games/reichbusters/content/missions.ts'
import { trackerFor } from '../games/reichbusters/content/trackers.ts'
import type { FactionId } from '../games/reichbusters/content/unit.ts'
import { reichbusters } from '../games/reichbusters/game.ts'

const [journal, seconds, bot = 'regular'] = process.argv.slice(2)
if (journal === undefined) throw new Error('where is the journal?')

const campaign = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const
const objectives = ['RO1', 'RO2', 'RO3', 'RO4'] as const
const maps = ['R1', 'R2', 'R3', 'R4'] as const
const factions = ['RF1', 'RF2', 'RF3', 'RF4'] as const
const teams = [1, 2, 3, 4] as const

type Options = { readonly [name: string]: string }

/** A mission as a number of Heroes plays it. */
interface Cell {
  readonly mission: string
  readonly heroes: number
  readonly options: Options
  /** Its tracker and garrison, as they are now. */
  readonly setting: string
  won: number
  played: number
}

const cellsOf = (
  mission: string,
  options: Options,
  { id, map, faction }: { readonly id: MissionId; readonly map: MapId; readonly faction: FactionId },
): Cell[] =>
  teams.map((heroes) => {
    const { pre, post, from, garrison } = trackerFor(id, map, faction, heroes)
    const setting = `${pre}/${post}${from === 1 ? '' : ` from ${from}`}${garrison === 'usual' ? '' : ` ${garrison}`}`
    const all = { ...options, heroes: `${heroes}`, heroChoice: 'pick' }
    return { mission, heroes, options: all, setting, won: 0, played: 0 }
  })

const cells: readonly Cell[] = [
  ...campaign.flatMap((id) => {
    const { map, faction } = missions.of(id)
    if (map === null || faction === null) throw new Error(`${id} has no map or no faction`)
    return cellsOf(id, { mode: 'mission', mission: id }, { id, map, faction })
  }),
  ...objectives.flatMap((id) =>
    maps.flatMap((map) =>
      factions.flatMap((faction) =>
        cellsOf(`${id} ${map} ${faction}`, { mode: 'raid', objective: id, map, faction }, { id, map, faction }),
      ),
    ),
  ),
]
const nameOf = ({ mission, heroes }: Cell): string => `${mission} ${heroes}`
const byName = new Map(cells.map((cell) => [nameOf(cell), cell]))

/** A line of the journal: what was played, its setting, whether it was won, and the seed that shows it again. */
type Line = readonly [name: string, setting: string, isWon: boolean, seed: string]

function readJournal(path: string): void {
  for (const cell of cells) cell.won = cell.played = 0
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  // The last line may be half written.
  for (const line of text.split('\n').slice(0, -1)) {
    const [name, setting, isWon]: Line = JSON.parse(line)
    const cell = byName.get(name)
    if (cell?.setting !== setting) continue
    cell.played++
    if (isWon) cell.won++
  }
}

/** What is taken for known of a mission before it is played: as much as so many games, won and lost. */
interface Prior {
  readonly won: number
  readonly lost: number
}

/** How much alike all missions may be taken to be: as if so many games of each were known. No more is believed of any data. */
const weights = [4, 6, 8, 12, 16, 24, 32]

/** How likely what was played is, if all missions are spread as the prior says (a beta-binomial distribution). */
function likelihood({ won: a, lost: b }: Prior): number {
  let sum = 0
  for (const { won, played } of cells) {
    for (let n = 0; n < won; n++) sum += Math.log(a + n)
    for (let n = 0; n < played - won; n++) sum += Math.log(b + n)
    for (let n = 0; n < played; n++) sum -= Math.log(a + b + n)
  }
  return sum
}

/** The prior by which what was played is likeliest: missions are as different as the games show, beyond chance. */
function fittedPrior(): Prior {
  // However often each was played, all count alike.
  const tried = cells.filter(({ played }) => played > 0)
  const share = tried.reduce((sum, { won, played }) => sum + won / played, 1) / (tried.length + 2)
  const priors = weights.map((weight) => ({ won: weight * share, lost: weight * (1 - share) }))
  return priors.reduce((best, one) => (likelihood(one) > likelihood(best) ? one : best))
}

/** How often it is won, and how likely it is that this lies outside 30 to 70 %. */
function known({ won, played }: Cell, prior: Prior): { readonly share: number; readonly outside: number } {
  const [a, b] = [prior.won + won, prior.lost + played - won]
  const weightOf = (share: number): number => (a - 1) * Math.log(share) + (b - 1) * Math.log(1 - share)
  // Beside its greatest, so that thousands of games do not make it too small for a number.
  const greatest = weightOf((a - 1) / (a + b - 2))
  let all = 0
  let outside = 0
  for (let share = 0.005; share < 1; share += 0.01) {
    const weight = Math.exp(weightOf(share) - greatest)
    all += weight
    if (share < 0.3 || share > 0.7) outside += weight
  }
  return { share: a / (a + b), outside: outside / all }
}

/** All are played so often before one is played more than others. */
const fewest = 20
/** What is about as urgent comes in no order, so that programs that run at once do not all play the same. */
const shuffling = 0.05

function nextCell(): Cell {
  const prior = fittedPrior()
  const urgencies = cells.map((cell) => {
    const { outside } = known(cell, prior)
    // What is known to lie outside needs another setting, and no more games.
    const doubt = Math.min(outside, 1 - outside)
    return { cell, urgency: doubt + Math.max(0, 1 - cell.played / fewest) + shuffling * Math.random() }
  })
  return urgencies.reduce((most, one) => (one.urgency > most.urgency ? one : most)).cell
}

function play({ options }: Cell, seed: string): boolean {
  const player = levelPlayer(reichbusters, bot, `${seed}/player`)
  if (player instanceof Refusal) throw new Error(player.reason)
  const played = playOut(reichbusters, { seats: 1, options, seed }, [player])
  if (played instanceof Refusal) throw new Error(played.reason)
  return played.outcome.winners.length > 0
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

function report(): void {
  console.log('| | 1 Hero | 2 Heroes | 3 Heroes | 4 Heroes |\n| --- | --- | --- | --- | --- |')
  for (let first = 0; first < cells.length; first += teams.length) {
    const row = cells.slice(first, first + teams.length)
    const told = row.map(({ setting, won, played }) => ` ${setting}: ${won} of ${played} |`)
    console.log(`| ${row[0]?.mission} |${told.join('')}`)
  }
  for (const heroes of teams) {
    const some = cells.filter((cell) => cell.heroes === heroes)
    const won = some.reduce((sum, cell) => sum + cell.won, 0)
    const played = some.reduce((sum, cell) => sum + cell.played, 0)
    console.log(`${heroes} Heroes: ${won} of ${played}, ${percent(won / played)}`)
  }
  const prior = fittedPrior()
  console.log(
    `All are as much alike as ${prior.won.toFixed(1)} of ${(prior.won + prior.lost).toFixed(0)} games known of each.`,
  )
  const unsure = cells
    .map((cell) => ({ cell, ...known(cell, prior) }))
    .toSorted((one, other) => other.outside - one.outside)
  const expected = unsure.reduce((sum, { outside }) => sum + outside, 0)
  const off = unsure.filter(({ share }) => share < 0.3 || share > 0.7).length
  console.log(
    `${off} are held to lie outside 30 to 70 %; ${expected.toFixed(1)} may be expected to. The least certain:`,
  )
  for (const { cell, share, outside } of unsure.slice(0, 12)) {
    const { won, played } = cell
    console.log(`  ${nameOf(cell)}: ${won} of ${played}, held for ${percent(share)}, outside by ${percent(outside)}`)
  }
}

const until = Date.now() + 1000 * Number(seconds ?? 0)
while (Date.now() < until) {
  readJournal(journal)
  const cell = nextCell()
  const seed = `each/${Math.random().toString(36).slice(2)}`
  const line: Line = [nameOf(cell), cell.setting, play(cell, seed), seed]
  appendFileSync(journal, `${JSON.stringify(line)}\n`)
}
readJournal(journal)
if (seconds === undefined) report()
