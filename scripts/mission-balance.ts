// Balance of the missions of Reichbusters: bots play every campaign mission and every RAID, for each number of Heroes;
// how many are won, how long they take, and how the others are lost.
// Usage: node --import @umpire/strip-types scripts/mission-balance.ts <games> <bot> <heroes,..> [seed] [option=value ...]
// `mission=M1,M3` and `map=R1`, `objective=RO2,RO4`, `faction=RF3` measure only those; `by=objective` adds up RAIDs.

import { levelPlayer, type Played, playOut } from '@umpire/bots'
import { type OptionValue, Refusal } from '@umpire/engine'
import { wilson } from '@umpire/lab'
import { reichbusters } from '../games/reichbusters/game.ts'

type Options = { readonly [name: string]: OptionValue }

const [games = '20', bot = 'novice', sizes = '3', seed = 'balance', ...chosen] = process.argv.slice(2)
const more: { [name: string]: string } = {}
for (const text of chosen) {
  const [name = '', value = ''] = text.split('=', 2)
  more[name] = value
}

/** The values that were asked for, or all; and the option is not one for every mission then. */
function listOf(name: string, all: readonly string[]): readonly string[] {
  const value = more[name]
  delete more[name]
  return value === undefined ? all : value === '' ? [] : value.split(',')
}

const by = listOf('by', ['each'])[0]
const missions = listOf('mission', ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'])
const maps = listOf('map', ['R1', 'R2', 'R3', 'R4'])
const objectives = listOf('objective', ['RO1', 'RO2', 'RO3', 'RO4'])
const factions = listOf('faction', ['RF1', 'RF2', 'RF3', 'RF4'])

/** What is added up under one name. */
interface Row {
  readonly name: string
  readonly played: { readonly name: string; readonly options: Options }[]
}

const rows: Row[] = missions.map((mission) => ({
  name: mission,
  played: [{ name: mission, options: { mode: 'mission', mission } }],
}))
for (const objective of objectives) {
  for (const map of maps) {
    for (const faction of factions) {
      const one = { name: `${objective} ${map} ${faction}`, options: { mode: 'raid', map, faction, objective } }
      const name =
        by === 'objective'
          ? objective
          : by === 'map'
            ? map
            : by === 'faction'
              ? faction
              : by === 'pair'
                ? `${objective} ${map}`
                : one.name
      const row = rows.find((other) => other.name === name)
      if (row === undefined) rows.push({ name, played: [one] })
      else row.played.push(one)
    }
  }
}

/** What the report reads of the position at the end, which is not known to be one of this game. */
interface End {
  readonly round: number
  readonly alarm: string
  readonly heroes: readonly { readonly area: number | null; readonly wounds: readonly unknown[] }[]
}

const isEnd = (state: unknown): state is End =>
  typeof state === 'object' && state !== null && 'round' in state && 'alarm' in state && 'heroes' in state

function endOf({ state }: Played): End {
  if (!isEnd(state)) throw new Error('no state')
  return state
}

/** Of the processor: what others do on the machine does not count. */
const milliseconds: number[] = []

function play(options: Options, heroes: string, number: string): Played {
  const player = levelPlayer(reichbusters, bot, `${seed}/${number}/player`)
  if (player instanceof Refusal) throw new Error(player.reason)
  const settings = { seats: 1, options: { heroChoice: 'pick', ...options, ...more, heroes }, seed: `${seed}/${number}` }
  const played = playOut(reichbusters, settings, [player], { clock: () => process.cpuUsage().user / 1000 })
  if (played instanceof Refusal) throw new Error(played.reason)
  for (const taken of played.milliseconds) milliseconds.push(...taken)
  return played
}

const isWon = ({ outcome }: Played): boolean => outcome.winners.length > 0
/** RB-206 Somebody was still standing: time ran out. */
const isLate = (played: Played): boolean =>
  endOf(played).heroes.some(({ area, wounds }) => area !== null && wounds.length < 4)
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function report(name: string, heroes: string, played: readonly Played[]): void {
  const won = played.filter(isWon).length
  const late = played.filter((one) => !isWon(one) && isLate(one)).length
  const { low, high } = wilson(won, played.length)
  const rounds = mean(played.map((one) => endOf(one).round))
  const decisions = mean(played.map((one) => one.decisions))
  console.log(
    `${name.padEnd(12)} ${heroes} Heroes: won ${percent(won / played.length).padStart(5)} (${percent(low)} to ${percent(high)}),`,
    `out of time ${percent(late / played.length)}, beaten ${percent((played.length - won - late) / played.length)},`,
    `rounds ${rounds.toFixed(1)}, unheard ${percent(mean(played.map((one) => (endOf(one).alarm === 'post' ? 0 : 1))))}, decisions ${decisions.toFixed(0)}`,
  )
}

console.log(`${bot}, ${games} games each${chosen.length === 0 ? '' : `, ${chosen.join(' ')}`}`)
const started = performance.now()
for (const heroes of sizes.split(',')) {
  const all: Played[] = []
  for (const { name, played } of rows) {
    const results = played.flatMap((one) =>
      Array.from({ length: Number(games) }, (_, number) =>
        play(one.options, heroes, `${one.name}/${heroes}/${number}`),
      ),
    )
    report(name, heroes, results)
    all.push(...results)
  }
  report('all', heroes, all)
}
const sorted = milliseconds.toSorted((a, b) => a - b)
const within = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(3)
console.log(
  `${sorted.length} decisions, ${mean(sorted).toFixed(3)} ms on average, 95 in 100 within ${within(0.95)} ms, all within ${within(1)} ms;`,
  `${((performance.now() - started) / 1000).toFixed(0)} s in all`,
)
