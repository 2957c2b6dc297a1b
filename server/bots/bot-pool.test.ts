// The server's bots: every level answers, and one that misbehaves harms neither its match nor another.

import { levelNames, levelPlayer, situationOf } from '@umpire/bots'
import { type AnyGame, at, Match, Refusal, type Seat, type Snapshot, seat } from '@umpire/engine'
import { games } from '@umpire/games'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { BotPool, type BotPoolOptions } from './bot-pool.ts'
import { type OddGame, oddGames } from './odd-games.ts'

const start = (game: AnyGame, seed: string, seats = game.seats.least): Match => {
  const match = Match.start(game, { seed, seats })
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

/** The match must take the answer. */
const expectTaken = (match: Match, by: Seat, answer: string | Refusal): void => {
  expect(answer).toBeTypeOf('string')
  expect(match.answer(by, String(answer))).toBeUndefined()
}

describe('the bots of the listed games', () => {
  const pool = new BotPool({ threads: 1 })
  afterAll(() => pool.close())

  const everyLevel = games.flatMap((game) => levelNames.map((level) => ({ id: game.id, level, load: game.load })))

  test.each(everyLevel)('$id, $level: answers what is allowed, in time', async ({ level, load }) => {
    const match = start(await load(), `${level} plays`)
    for (let n = 0; n < 3; n++) {
      const asked = at(match.asks, 0).seat
      const before = performance.now()
      expectTaken(match, asked, await pool.think(match.snapshot(), asked, level))
      expect(performance.now() - before).toBeLessThan(4500)
    }
  })

  test('the same position gives the same answer as in the page, whatever thread thinks', async () => {
    const connectFour = await at(
      games.filter(({ id }) => id === 'connect-four'),
      0,
    ).load()
    const match = start(connectFour, 'twice')
    const answers = await Promise.all([0, 1].map(() => pool.think(match.snapshot(), seat(0), 'regular')))
    const here = levelPlayer(connectFour, 'regular', `twice 0 0`)
    if (here instanceof Refusal) throw new Error(here.reason)
    const situation = situationOf(match, seat(0))
    const expected = situation.ask.say(here.decide(situation))
    expect(answers).toEqual([expected, expected])
  })

  test('what makes no sense is refused with words', async () => {
    const snapshot = start(await at(games, 0).load(), 'nonsense').snapshot()
    const unknown: Snapshot = { ...snapshot, record: { ...snapshot.record, game: 'chess' } }
    const later: Snapshot = { ...snapshot, record: { ...snapshot.record, version: 99 } }
    const answers = await Promise.all([
      pool.think(snapshot, seat(0), 'genius'),
      pool.think(snapshot, seat(5), 'random'),
      pool.think(unknown, seat(0), 'random'),
      pool.think(later, seat(0), 'random'),
    ])
    expect(answers.map(String)).toEqual([
      expect.stringContaining('no bot "genius"'),
      'seat 5 is not asked',
      'there is no game chess',
      expect.stringContaining('version 99'),
    ])
    expect(pool.stats).toMatchObject({ waiting: 0, thinking: 0 })
  })
})

const milliseconds = 600
/** For ending a thread and starting up to two more on a busy machine. */
const grace = 5000

describe('a bot that misbehaves', () => {
  const pools: BotPool[] = []
  const failures: string[] = []

  const poolOf = (options: BotPoolOptions): BotPool => {
    const pool = new BotPool({
      milliseconds,
      games: new URL('./odd-games.ts', import.meta.url).href,
      onFailure: (words) => failures.push(words),
      ...options,
    })
    pools.push(pool)
    return pool
  }

  afterEach(async () => {
    failures.length = 0
    for (const pool of pools.splice(0)) await pool.close()
  })

  test.each<[OddGame, string, number]>([
    ['good', 'regular', 0],
    ['policy hangs', 'random', 0],
    ['policy hangs', 'novice', 1],
    ['policy hangs', 'regular', 2],
    ['judgement hangs', 'expert', 1],
    ['policy throws', 'novice', 1],
    ['policy throws', 'regular', 2],
    ['judgement throws', 'regular', 1],
    ['policy exits', 'novice', 1],
    ['judgement eats memory', 'regular', 1],
    ['policy answers nonsense', 'novice', 1],
    ['policy answers text', 'novice', 1],
    ['judgement is no number', 'regular', 1],
  ])('%s: a %s bot answers all the same, after %i attempts that failed', async (name, level, failed) => {
    const pool = poolOf({ threads: 1 })
    const match = start(oddGames[name], name)
    const before = performance.now()
    expectTaken(match, seat(0), await pool.think(match.snapshot(), seat(0), level))
    expect(performance.now() - before).toBeLessThan(2 * milliseconds + grace)
    expect(failures).toHaveLength(failed)
    expect(pool.stats).toMatchObject({ waiting: 0, thinking: 0, answered: 1, failed })
  })

  test.each<OddGame>(['policy eats memory', 'policy eats buffers', 'policy makes great arrays'])(
    '%s: it is stopped before the server has none left',
    async (name) => {
      const pool = poolOf({ threads: 1, milliseconds: 30_000 })
      const match = start(oddGames[name], name)
      expectTaken(match, seat(0), await pool.think(match.snapshot(), seat(0), 'novice'))
      expect(failures).toEqual([expect.stringContaining('too much memory')])
    },
  )

  test('a bot that breaks after its answer does not break the next one', async () => {
    const pool = poolOf({ threads: 1 })
    const match = start(oddGames['throws later'], 'later')
    for (let n = 0; n < 6; n++) {
      const asked = at(match.asks, 0).seat
      expectTaken(match, asked, await pool.think(match.snapshot(), asked, 'novice'))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(match.count).toBe(6)
  })

  test('an answer on which the rules hang is not given: another is', async () => {
    const pool = poolOf({ threads: 1 })
    const match = start(oddGames['policy walks into a trap'], 'chance goes past it')
    expect(await pool.think(match.snapshot(), seat(0), 'novice')).toMatch(/^say [2-5]$/)
    expect(failures).toHaveLength(1)
  })

  test('where the rules themselves hang nobody can answer: refused, and soon', async () => {
    const pool = poolOf({ threads: 1 })
    const match = start(oddGames['rules hang'], 'hang')
    const before = performance.now()
    expect(await pool.think(match.snapshot(), seat(0), 'novice')).toBeInstanceOf(Refusal)
    expect(performance.now() - before).toBeLessThan(2 * milliseconds + grace)
  })

  test('other matches go on meanwhile', async () => {
    const pool = poolOf({ threads: 2, milliseconds: 3000 })
    const bad = start(oddGames['policy hangs'], 'bad')
    const good = start(oddGames.good, 'good')
    const hanging = pool.think(bad.snapshot(), seat(0), 'novice')
    let played = 0
    for (; played < 15; played++) {
      const asked = at(good.asks, 0).seat
      expectTaken(good, asked, await pool.think(good.snapshot(), asked, 'novice'))
    }
    expect(pool.stats).toMatchObject({ thinking: 1, answered: 15, failed: 0 })
    expectTaken(bad, seat(0), await hanging)
  })

  test('with one thread matches take turns, and those that wait are answered after one that hangs', async () => {
    const pool = poolOf({ threads: 1 })
    const bad = start(oddGames['policy hangs'], 'bad')
    const good = start(oddGames.good, 'good')
    const order: string[] = []
    const ask = async (match: Match): Promise<void> => {
      const answer = await pool.think(match.snapshot(), seat(0), 'novice')
      order.push(`${match.seed} ${typeof answer}`)
    }
    // The first is being thought about already when the others come.
    await Promise.all([ask(bad), ask(bad), ask(bad), ask(good)])
    expect(order).toEqual(['bad string', 'bad string', 'good string', 'bad string'])
  })

  test('with many waiting, searches are cut short', async () => {
    const pool = poolOf({ threads: 1, milliseconds: 1000 })
    const match = start(oddGames.good, 'many')
    await pool.think(match.snapshot(), seat(0), 'random')
    const before = performance.now()
    // Each would take all of its time: a slow judgement and a great many iterations.
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        pool.think(start(oddGames['judgement is slow'], `slow ${n}`).snapshot(), seat(0), 'expert'),
      ),
    )
    for (const answer of answers) expect(answer).toBeTypeOf('string')
    expect(performance.now() - before).toBeLessThan(5000)
    expect(failures).toEqual([])
  })

  test('closing refuses what is not answered, and ends the threads', async () => {
    const pool = poolOf({ threads: 1, milliseconds: 60_000 })
    const snapshot = start(oddGames['policy hangs'], 'close').snapshot()
    const answers = [pool.think(snapshot, seat(0), 'novice'), pool.think(snapshot, seat(0), 'novice')]
    await new Promise((resolve) => setTimeout(resolve, 300))
    await pool.close()
    for (const answer of [...answers, pool.think(snapshot, seat(0), 'novice')]) {
      expect(String(await answer)).toBe('the bots have been stopped')
    }
    expect(pool.stats).toMatchObject({ waiting: 0, thinking: 0, failed: 0 })
  })
})
