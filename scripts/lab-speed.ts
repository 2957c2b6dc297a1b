// How fast the lab is: what counting adds to playing, in processor time, and how many more games two threads play than one.
// Both sides take turns, so that what else the machine does falls on both alike, and are warm before it is measured: a
// thread compiles a game for some twenty seconds, partly on another core.
// Usage: npx tsx scripts/lab-speed.ts [seconds of each measurement] [seconds of warming up] [game,game,...]

import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { levelPlayer, playOut } from '@umpire/bots'
import { type AnyGame, at, Refusal } from '@umpire/engine'
import { games as listed, loadGame } from '@umpire/games'
import { botsIn, contentOf, playTrial, seedOf, type Study, type Trial } from '@umpire/lab'
import { type Part, Threads } from '@umpire/lab/node'

const [measured = '20', warming = '30', only = listed.map(({ id }) => id).join(',')] = process.argv.slice(2)
const secondsOf = { warming: Number(warming), measured: Number(measured) }

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
  games: 1,
  seed: 'speed',
  patch: null,
})

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

/** Calls `turn` with 0, 1, 2 ... for so many seconds; how many seconds it took in all. */
async function takeTurns(seconds: number, turn: (number: number) => Promise<void> | void): Promise<number> {
  const began = performance.now()
  const elapsed = (): number => (performance.now() - began) / 1000
  for (let number = 0; elapsed() < seconds; number++) await turn(number)
  return elapsed()
}

/** How much more processor time games take that are counted, in percent. */
async function costOfCounting(game: AnyGame, study: Study): Promise<number> {
  const content = contentOf(game)
  const costs = { plain: 0, whole: 0 }
  const turn = (number: number): void => {
    const trial: Trial = { arm: 0, number }
    const plain = (): void => void (costs.plain += cost(() => playAlone(game, study, trial)))
    const whole = (): void => void (costs.whole += cost(() => playTrial(game, content, study, trial)))
    // Game by game, and each is first as often as the other.
    for (const play of number % 2 === 0 ? [plain, whole] : [whole, plain]) play()
  }
  await takeTurns(secondsOf.warming, turn)
  Object.assign(costs, { plain: 0, whole: 0 })
  await takeTurns(secondsOf.measured, turn)
  return 100 * (costs.whole / costs.plain - 1)
}

/** Games a second that a crew plays in `seconds`. */
async function rateOf(crew: Threads, seconds: number): Promise<number> {
  let played = 0
  const until = performance.now() + 1000 * seconds
  function* parts(): Generator<Part> {
    for (let from = 0; performance.now() < until; from++) yield { from, to: from + 1 }
  }
  const began = performance.now()
  await crew.play(parts(), () => void played++)
  return (1000 * played) / (performance.now() - began)
}

/** How many times as many games two threads play as one. */
async function gainOfTwo(study: Study): Promise<number> {
  const [one, two] = [new Threads(study, 1), new Threads(study, 2)]
  await rateOf(one, secondsOf.warming)
  // Threads of a process share what compiles for them.
  await rateOf(two, 2 * secondsOf.warming)
  const rates = { one: 0, two: 0 }
  await takeTurns(2 * secondsOf.measured, async () => {
    rates.one += await rateOf(one, secondsOf.measured / 5)
    rates.two += await rateOf(two, secondsOf.measured / 5)
  })
  await Promise.all([one.goHome(), two.goHome()])
  return rates.two / rates.one
}

for (const id of only.split(',')) {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  const study = studyOf(game)
  const counting = await costOfCounting(game, study)
  const gain = await gainOfTwo(study)
  console.log(
    `${game.name}: counting adds ${counting.toFixed(1)} %, two threads play ${gain.toFixed(2)} times as fast as one`,
  )
}
