// Balance of Subterra Bravo: bots play each other; wins by side for each number of commandos, how missions end, how long
// they take, and how long each side thinks.
// Usage: npx tsx scripts/subterra-balance.ts <games> [N,N,...] [mission] [commandos' bot] [Overseer's bot] [seed]

import { levelPlayer, type Played, type Player, playOut } from '@umpire/bots'
import { Refusal, type Settings } from '@umpire/engine'
import { wilson } from '../cli/simulate/wilson.ts'
import { subterraBravo } from '../games/subterra-bravo/game.ts'

const [
  games = '200',
  teams = '1,2,3,4,5',
  mission = '1',
  commandoBot = 'novice',
  overseerBot = 'novice',
  seed = 'balance',
] = process.argv.slice(2)

/** The round, of a state that is not known to be one of this game. */
function roundOf(state: unknown): number {
  const isState = typeof state === 'object' && state !== null && 'round' in state
  if (!isState || typeof state.round !== 'number') throw new Error('no state')
  return state.round
}

/** How long each side took for each decision, in milliseconds. */
const times: { readonly commandos: number[]; readonly overseer: number[] } = { commandos: [], overseer: [] }

function playerFor(seat: number, seats: number, number: string): Player {
  const level = seat === seats - 1 ? overseerBot : commandoBot
  const player = levelPlayer(subterraBravo, level, `${seed}/${number}/${seat}`)
  if (player instanceof Refusal) throw new Error(player.reason)
  return player
}

function play(settings: Settings, players: readonly Player[]): Played {
  const played = playOut(subterraBravo, settings, players, { clock: () => performance.now() })
  if (played instanceof Refusal) throw new Error(played.reason)
  for (const [seat, taken] of played.milliseconds.entries()) {
    times[seat === players.length - 1 ? 'overseer' : 'commandos'].push(...taken)
  }
  return played
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}

const count = Number(games)
console.log(`mission ${mission}, ${commandoBot} commandos, ${overseerBot} Overseer, ${count} games each`)
for (const n of teams.split(',').map(Number)) {
  const seats = n < 3 ? 2 : n + 1
  const options = n < 3 ? { mission, commandos: String(n) } : { mission }
  const reports = Array.from({ length: count }, (_, number) =>
    play(
      { seats, options, seed: `${seed}/${n}/${number}` },
      Array.from({ length: seats }, (_player, seat) => playerFor(seat, seats, `${n}/${number}`)),
    ),
  )
  const won = reports.filter(({ outcome }) => outcome.winners.some((seat) => seat === 0)).length
  const { low, high } = wilson(won, count)
  const ends = new Map<string, number>()
  for (const { outcome } of reports) ends.set(String(outcome.rule), (ends.get(String(outcome.rule)) ?? 0) + 1)
  console.log(
    `N ${n}: commandos win ${percent(won / count)} (${percent(low)} to ${percent(high)})`,
    `rounds ${mean(reports.map(({ state }) => roundOf(state))).toFixed(1)}, decisions ${mean(reports.map(({ decisions }) => decisions)).toFixed(0)};`,
    [...ends].map(([rule, often]) => `${rule} ${often}`).join(', '),
  )
}
for (const [side, taken] of Object.entries(times)) {
  const [middle, most, top] = [quantile(taken, 0.5), quantile(taken, 0.95), quantile(taken, 1)]
  console.log(
    `${side}: ${taken.length} decisions, ${mean(taken).toFixed(3)} ms on average, 50 in 100 within ${middle.toFixed(3)} ms, 95 within ${most.toFixed(3)} ms, all within ${top.toFixed(1)} ms`,
  )
}
