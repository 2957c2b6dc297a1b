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

const ways = ['plain', 'counted'] as const
type Way = (typeof ways)[number]

/** How long one of them plays until it is the other's turn: short, since the machine is faster now and slower then. */
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

/** In a thread of its own, since what is compiled for one way is not the other's: plays for so long whenever it is told to. */
async function playWhenTold(port: MessagePort, { id, way }: { id: string; way: Way }): Promise<void> {
  const game = await gameOf(id)
  const study = studyOf(game)
  const content = contentOf(game)
  let number = 0
  port.on('message', (milliseconds: number) => {
    const first = number
    const began = performance.now()
    let elapsed = 0
    for (; elapsed < milliseconds; elapsed = performance.now() - began) {
      const trial: Trial = { arm: 0, number: number++ }
      if (way === 'plain') playPlain(game, study, trial)
      else playTrial(game, content, study, trial)
    }
    port.postMessage(elapsed / (number - first))
  })
}

class WayPlayer {
  private readonly worker: Worker
  /** Milliseconds for a game, slice by slice. */
  readonly took: number[] = []

  constructor(id: string, way: Way) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: { id, way } })
  }

  async play(milliseconds: number): Promise<number> {
    this.worker.postMessage(milliseconds)
    const [took] = await once(this.worker, 'message')
    return Number(took)
  }

  end(): void {
    void this.worker.terminate()
  }
}

/**
 * How much longer games take that are counted, in percent: for as many pairs of threads as there are rounds, one of each
 * way. All take turns, so that they find the machine alike.
 */
async function costsOfCounting(id: string, rounds: number, warming: number): Promise<readonly number[]> {
  const pairs = Array.from({ length: rounds }, () => ways.map((way) => new WayPlayer(id, way)))
  for (const pair of pairs) await Promise.all(pair.map((player) => player.play(warming * 1000)))
  const players = pairs.flat()
  for (let n = 0; n < slices; n++) {
    for (const player of n % 2 === 0 ? players : players.toReversed()) player.took.push(await player.play(slice))
  }
  for (const player of players) player.end()
  return pairs.map((pair) => {
    const [plain = 0, counted = 0] = pair.map(({ took }) => median(took))
    return 100 * (counted / plain - 1)
  })
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

if (parentPort !== null) await playWhenTold(parentPort, workerData)
else {
  const [what = 'both', rounds = '3', warming = '30', ids] = process.argv.slice(2)
  await measure(what, Number(rounds), Number(warming), ids?.split(',') ?? listed.map(({ id }) => id))
}
