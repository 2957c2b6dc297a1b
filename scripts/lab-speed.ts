// How fast the lab is: what counting adds to playing, and how many more games two threads play than one. Both are measured
// when a game is compiled, which takes some twenty seconds.
// Usage: node --import @umpire/strip-types scripts/lab-speed.ts [threads|counting|both] [rounds] [seconds of warming up] [game,game,...]

import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads'
import { levelPlayer, playOut } from '@umpire/bots'
import { type AnyGame, at, Refusal } from '@umpire/engine'
import { games as listed, loadGame } from '@umpire/games'
import { botsIn, contentOf, playTrial, seedOf, type Study, type Trial } from '@umpire/lab'
import { Thread } from '@umpire/lab/node'

/** So many games are played in a row, as in a study. */
const gamesAtOnce = 8
/** How long each measurement of a round takes. */
const seconds = 10

async function gameOf(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  return game
}

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

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return (at(sorted, (sorted.length - 1) >> 1) + at(sorted, sorted.length >> 1)) / 2
}

// What counting adds ----------------------------------------------------------------------------------------------------

/** So many milliseconds games are played in one way, then the same in the other: short, since the machine is faster now and slower then. */
const slice = 300
const slices = 40

function playPlain(game: AnyGame, study: Study, trial: Trial): void {
  const { seats, options } = at(study.arms, trial.arm)
  const seed = seedOf(study, trial)
  const players = botsIn(study, trial).map((bot, seat) => {
    const player = levelPlayer(game, bot, `${seed}/${seat}`)
    if (player instanceof Refusal) throw new Error(player.reason)
    return player
  })
  playOut(game, { seats, options, seed }, players)
}

/** Milliseconds for the games of these numbers. */
function play(one: (trial: Trial) => void, from: number, to: number): number {
  const began = performance.now()
  for (let number = from; number < to; number++) one({ arm: 0, number })
  return performance.now() - began
}

/**
 * In a thread of its own: how much longer games take that are counted, in percent. The same thread plays both in turns,
 * for what V8 makes of the same source in one thread may be a tenth slower than in another.
 */
async function costInThread(port: MessagePort, { id, warming }: { id: string; warming: number }): Promise<void> {
  const game = await gameOf(id)
  const study = studyOf(game)
  const content = contentOf(game)
  const plain = (trial: Trial): void => playPlain(game, study, trial)
  const counted = (trial: Trial): void => void playTrial(game, content, study, trial)
  let warmed = 0
  for (const began = performance.now(); performance.now() - began < warming * 1000; warmed++) {
    play(plain, warmed, warmed + 1)
    play(counted, warmed, warmed + 1)
  }
  const games = Math.ceil((slice * warmed * 2) / (warming * 1000))
  // Some are played plain first and some counted first: who plays the same games again finds the ground known.
  const ratios = Array.from({ length: slices / 2 }, (_, n) => {
    const [from, middle, to] = [2 * n * games, (2 * n + 1) * games, (2 * n + 2) * games]
    const before = play(plain, from, middle)
    const took = play(counted, from, to)
    return took / (before + play(plain, middle, to))
  })
  port.postMessage(100 * (median(ratios) - 1))
}

/** In as many threads as there are rounds, one after the other. */
async function costsOfCounting(id: string, rounds: number, warming: number): Promise<readonly number[]> {
  const found: number[] = []
  for (let round = 0; round < rounds; round++) {
    const worker = new Worker(new URL(import.meta.url), { workerData: { id, warming } })
    const [cost] = await once(worker, 'message')
    found.push(Number(cost))
    await worker.terminate()
  }
  return found
}

// What a second thread gains --------------------------------------------------------------------------------------------

/** Games a second that these threads play together. */
async function rateOf(threads: readonly Thread[], time: number): Promise<number> {
  let next = 0
  const rateOfThread = async (thread: Thread): Promise<number> => {
    const began = performance.now()
    const elapsed = (): number => (performance.now() - began) / 1000
    let played = 0
    while (elapsed() < time) {
      const from = next
      next += gamesAtOnce
      await thread.play({ from, to: from + gamesAtOnce })
      played += gamesAtOnce
    }
    return played / elapsed()
  }
  const rates = await Promise.all(threads.map(rateOfThread))
  return rates.reduce((sum, rate) => sum + rate, 0)
}

/**
 * How many times as many games two threads play together as each alone, round by round. The same two in both cases: what
 * has been compiled for one thread may be a quarter faster than for another.
 */
async function gainsOfTwo(id: string, rounds: number, warming: number): Promise<readonly number[]> {
  const study = studyOf(await gameOf(id))
  const [one, other] = [new Thread(study), new Thread(study)]
  await rateOf([one, other], warming)
  const found: number[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = ((await rateOf([one], seconds)) + (await rateOf([other], seconds))) / 2
    found.push((await rateOf([one, other], seconds)) / alone)
  }
  for (const thread of [one, other]) thread.end()
  return found
}

const say = (values: readonly number[], digits: number): string =>
  `${median(values).toFixed(digits)} (${values.map((value) => value.toFixed(digits)).join(', ')})`

async function measure(what: string, rounds: number, warming: number, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    if (what !== 'counting') {
      const gains = await gainsOfTwo(id, rounds, warming)
      console.log(`${id}: two threads play ${say(gains, 2)} times as fast as one`)
    }
    if (what !== 'threads') {
      const costs = await costsOfCounting(id, rounds, warming)
      console.log(`${id}: counting adds ${say(costs, 1)} %`)
    }
  }
}

if (parentPort !== null) await costInThread(parentPort, workerData)
else {
  const [what = 'both', rounds = '3', warming = '30', ids] = process.argv.slice(2)
  await measure(what, Number(rounds), Number(warming), ids?.split(',') ?? listed.map(({ id }) => id))
}
