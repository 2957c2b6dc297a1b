// How fast the lab is: what counting adds to playing, in processor time, and how many more games two threads play than one.
// Both sides take turns, so that what else the machine does falls on both alike.
// Usage: npx tsx scripts/lab-speed.ts [games of a turn] [turns] [game,game,...]

import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { levelPlayer, playOut } from '@umpire/bots'
import { type AnyGame, at, Refusal } from '@umpire/engine'
import { games as listed, loadGame } from '@umpire/games'
import { botsIn, contentOf, playTrial, seedOf, type Study, type Trial } from '@umpire/lab'
import { Threads } from '@umpire/lab/node'

const [many = '40', turns = '5', only = listed.map(({ id }) => id).join(',')] = process.argv.slice(2)

const studyOf = (game: AnyGame): Study => ({
  game: game.id,
  version: game.version,
  arms: [
    {
      seats: game.seats.least,
      options: Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default])),
      bots: Array.from({ length: game.seats.least }, () => 'novice'),
    },
  ],
  games: Number(many),
  seed: 'speed',
  patch: null,
})

const trials = Array.from({ length: Number(many) }, (_, number): Trial => ({ arm: 0, number }))

/** Processor time in milliseconds. */
function cost(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function playAlone(game: AnyGame, study: Study, trial: Trial): void {
  const { seats, options } = at(study.arms, trial.arm)
  const seed = seedOf(study, trial)
  const players = botsIn(study, trial).map((bot, seat) => {
    const player = levelPlayer(game, bot, `${seed}/${seat}`)
    if (player instanceof Refusal) throw new Error(player.reason)
    return player
  })
  playOut(game, { seats, options, seed }, players)
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const parts = (count: number): { from: number; to: number }[] =>
  Array.from({ length: count }, (_, from) => ({ from, to: from + 1 }))

async function timeOf(study: Study, jobs: number): Promise<number> {
  const crew = new Threads(study, jobs)
  // Threads are started, and have compiled what they run, before the clock is.
  await crew.play(parts(2 * jobs), () => undefined)
  const before = performance.now()
  await crew.play(parts(study.games), () => undefined)
  const time = performance.now() - before
  await crew.goHome()
  return time
}

for (const id of only.split(',')) {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  const study = studyOf(game)
  const content = contentOf(game)
  const sums = { plain: 0, whole: 0 }
  const faster: number[] = []
  for (let turn = -1; turn < Number(turns); turn++) {
    const costs = { plain: 0, whole: 0 }
    const plain = (trial: Trial): void => void (costs.plain += cost(() => playAlone(game, study, trial)))
    const whole = (trial: Trial): void => void (costs.whole += cost(() => playTrial(game, content, study, trial)))
    for (const trial of trials) {
      // Game by game, and each is first as often as the other.
      for (const play of (trial.number + turn) % 2 === 0 ? [plain, whole] : [whole, plain]) play(trial)
    }
    const [one, two] = [await timeOf(study, 1), await timeOf(study, 2)]
    // The first turn warms up.
    if (turn < 0) continue
    sums.plain += costs.plain
    sums.whole += costs.whole
    faster.push(one / two)
  }
  console.log(
    `${game.name}: counting adds ${(100 * (sums.whole / sums.plain - 1)).toFixed(1)} %, two threads play ${median(faster).toFixed(2)} times as fast as one`,
  )
}
