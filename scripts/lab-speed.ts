// How fast the lab is: what counting adds to playing, in processor time, and how many more games two threads play than one.
// Both sides take turns, so that what else the machine does falls on both alike, and are warm before it is measured: a
// thread compiles a game for some twenty seconds, partly on another core.
// Usage: node --import @umpire/strip-types scripts/lab-speed.ts [seconds of each measurement] [seconds of warming up] [game,game,...]

import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { levelPlayer, playOut } from '@umpire/bots'
import { type AnyGame, at, Refusal } from '@umpire/engine'
import { games as listed, loadGame } from '@umpire/games'
import { botsIn, contentOf, playTrial, seedOf, type Study, type Trial } from '@umpire/lab'
import { Thread } from '@umpire/lab/node'

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

/** Games a second that these threads play together. */
async function rateOf(threads: readonly Thread[], seconds: number): Promise<number> {
  const gamesAtOnce = 8
  let next = 0
  const began = performance.now()
  const elapsed = (): number => (performance.now() - began) / 1000
  const work = async (thread: Thread): Promise<void> => {
    while (elapsed() < seconds) {
      const from = next
      next += gamesAtOnce
      await thread.play({ from, to: from + gamesAtOnce })
    }
  }
  await Promise.all(threads.map(work))
  return next / elapsed()
}

/**
 * How many times as many games two threads play together as each alone, on average. The same two in both cases: what has
 * been compiled for one thread may be a quarter faster than for another.
 */
async function gainOfTwo(study: Study): Promise<number> {
  const [one, other] = [new Thread(study), new Thread(study)]
  await rateOf([one, other], secondsOf.warming)
  const rates = { alone: 0, together: 0 }
  await takeTurns(secondsOf.measured, async () => {
    for (const thread of [one, other]) rates.alone += (await rateOf([thread], secondsOf.measured / 10)) / 2
    rates.together += await rateOf([one, other], secondsOf.measured / 10)
  })
  for (const thread of [one, other]) thread.end()
  return rates.together / rates.alone
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
