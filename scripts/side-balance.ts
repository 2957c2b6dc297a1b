// Balance of a team against one: bots play each other; wins by side for each size of the team, how games end, how long
// they take, and how long each side thinks.
// Usage: node --import @umpire/strip-types scripts/side-balance.ts <game> <games> <N,N,...> [team's bot] [other bot] [seed] [option=value ...]

import { levelPlayer, type Played, type Player, playOut } from '@umpire/bots'
import { type AnyGame, type OptionValue, Refusal, type Settings } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { wilson } from '@umpire/lab'

type Options = { readonly [name: string]: OptionValue }

/** How many seats and which options give a team of this size; the last seat is the one against it. */
const teamOf: { readonly [game: string]: (n: number) => { readonly seats: number; readonly options: Options } } = {
  'complex-crashers': (n) => ({ seats: n + 1, options: {} }),
  'subterra-bravo': (n) => (n < 3 ? { seats: 2, options: { commandos: String(n) } } : { seats: n + 1, options: {} }),
}

const [id = '', games = '200', sizes = '3', teamBot = 'novice', otherBot = 'novice', seed = 'balance', ...chosen] =
  process.argv.slice(2)
const loaded = await loadGame(id)
const settingsOf = teamOf[id]
if (loaded === undefined || settingsOf === undefined) throw new Error(`no team against one in "${id}"`)
const game: AnyGame = loaded

const more: Options = Object.fromEntries(chosen.map((text) => text.split('=', 2)))

/** The round, of a state that is not known to be one of this game. */
function roundOf(state: unknown): number {
  const isState = typeof state === 'object' && state !== null && 'round' in state
  if (!isState || typeof state.round !== 'number') throw new Error('no state')
  return state.round
}

/** How long each side took for each decision, in milliseconds. */
const times: { readonly team: number[]; readonly other: number[] } = { team: [], other: [] }

function playerFor(seat: number, seats: number, number: string): Player {
  const level = seat === seats - 1 ? otherBot : teamBot
  const player = levelPlayer(game, level, `${seed}/${number}/${seat}`)
  if (player instanceof Refusal) throw new Error(player.reason)
  return player
}

function play(settings: Settings, players: readonly Player[]): Played {
  const played = playOut(game, settings, players, { clock: () => performance.now() })
  if (played instanceof Refusal) throw new Error(played.reason)
  for (const [seat, taken] of played.milliseconds.entries()) {
    times[seat === players.length - 1 ? 'other' : 'team'].push(...taken)
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
console.log(`${game.name}, ${teamBot} team, ${otherBot} against it, ${count} games each`)
for (const n of sizes.split(',').map(Number)) {
  const { seats, options } = settingsOf(n)
  const reports = Array.from({ length: count }, (_, number) =>
    play(
      { seats, options: { ...options, ...more }, seed: `${seed}/${n}/${number}` },
      Array.from({ length: seats }, (_player, seat) => playerFor(seat, seats, `${n}/${number}`)),
    ),
  )
  const won = reports.filter(({ outcome }) => outcome.winners.some((seat) => seat === 0)).length
  const { low, high } = wilson(won, count)
  const ends = new Map<string, number>()
  for (const { outcome } of reports) ends.set(String(outcome.rule), (ends.get(String(outcome.rule)) ?? 0) + 1)
  console.log(
    `N ${n}: the team wins ${percent(won / count)} (${percent(low)} to ${percent(high)})`,
    `rounds ${mean(reports.map(({ state }) => roundOf(state))).toFixed(1)}, decisions ${mean(reports.map(({ decisions }) => decisions)).toFixed(0)};`,
    [...ends].map(([rule, often]) => `${rule} ${often}`).join(', '),
  )
  const wonIn = new Map<number, number>()
  for (const { outcome, state } of reports) {
    if (outcome.winners.some((seat) => seat === 0)) wonIn.set(roundOf(state), (wonIn.get(roundOf(state)) ?? 0) + 1)
  }
  const byRound = [...wonIn].sort(([one], [other]) => one - other).map(([round, often]) => `${round}: ${often}`)
  console.log(`  won in round ${byRound.join(', ')}`)
}
for (const [side, taken] of Object.entries(times)) {
  const [middle, most, top] = [quantile(taken, 0.5), quantile(taken, 0.95), quantile(taken, 1)]
  console.log(
    `${side}: ${taken.length} decisions, ${mean(taken).toFixed(3)} ms on average, 50 in 100 within ${middle.toFixed(3)} ms, 95 within ${most.toFixed(3)} ms, all within ${top.toFixed(1)} ms`,
  )
}
