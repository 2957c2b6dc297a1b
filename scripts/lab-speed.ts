// How fast the lab is: what counting adds to playing, and how many more games two threads play than one. Both are measured
// when a game is compiled, which takes some twenty seconds.
// Usage: node --import @umpire/strip-types scripts/lab-speed.ts [rounds] [seconds of warming up] [game,game,...]

import { execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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

type Way = 'plain' | 'counted'

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

/** Milliseconds of processor time for a game, in a process of its own: what is compiled for one way is not the other's. */
async function printCost(id: string, way: Way, warming: number): Promise<void> {
  const game = await gameOf(id)
  const study = studyOf(game)
  const content = contentOf(game)
  let number = 0
  const playFor = (time: number): number => {
    const first = number
    const began = performance.now()
    const before = process.cpuUsage()
    for (; performance.now() - began < time * 1000; number++) {
      const trial: Trial = { arm: 0, number }
      if (way === 'plain') playPlain(game, study, trial)
      else playTrial(game, content, study, trial)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / (number - first)
  }
  playFor(warming)
  console.log(playFor(seconds))
}

/** The same as a process beside this one. */
async function costOf(id: string, way: Way, warming: number): Promise<number> {
  const script = fileURLToPath(import.meta.url)
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    '@umpire/strip-types',
    script,
    'cost',
    id,
    way,
    String(warming),
  ])
  return Number(stdout)
}

/** How much more processor time games take that are counted, in percent, round by round. Both ways run side by side. */
async function costsOfCounting(id: string, rounds: number, warming: number): Promise<readonly number[]> {
  const found: number[] = []
  for (let round = 0; round < rounds; round++) {
    const [plain, counted] = await Promise.all([costOf(id, 'plain', warming), costOf(id, 'counted', warming)])
    found.push(100 * (counted / plain - 1))
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

async function measure(rounds: number, warming: number, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const gains = await gainsOfTwo(id, rounds, warming)
    console.log(`${id}: two threads play ${say(gains, 2)} times as fast as one`)
    const costs = await costsOfCounting(id, rounds, warming)
    console.log(`${id}: counting adds ${say(costs, 1)} %`)
  }
}

const given = process.argv.slice(2)
if (given[0] === 'cost') {
  const [, id = '', way, warming] = given
  await printCost(id, way === 'plain' ? 'plain' : 'counted', Number(warming))
} else {
  const [rounds = '3', warming = '30', ids] = given
  await measure(Number(rounds), Number(warming), ids?.split(',') ?? listed.map(({ id }) => id))
}
