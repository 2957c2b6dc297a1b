// The bot plays every mission with every option to its end, does what its mission asks, and knows which position is better.

import { type AnyGame, at, type Match, Refusal, seat, seedRandom, type Settings, startRun, View } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { downsync } from '../game.ts'
import { options } from '../options.ts'
import { testTable, type TestTable } from '../test-table.ts'

const south = seat(0)
const north = seat(1)
const random = seedRandom('policy')
/** As those know it who know no game. */
const game: AnyGame = downsync

/** What the policy answers whoever is asked now, in words. */
function answerOnce(match: Match): string {
  const ask = at(match.asks, 0)
  const answer = game.bot?.policy?.(ask, match.view(ask.seat), random)
  if (answer === undefined) throw new Error('no policy')
  const said = ask.say(answer)
  expect(match.give(ask.seat, answer)).toBeUndefined()
  return said
}

/** The bot plays both sides until this Turn is over; all that was said. */
function playTurn({ match, state }: TestTable): string[] {
  const said: string[] = []
  const { active, round } = state()
  while (match.asks.length > 0 && state().active === active && state().round === round) said.push(answerOnce(match))
  return said
}

describe('all of the game', () => {
  const missions = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6']
  const names = ['coalition', 'republic', 'free-union'] as const

  /** Every option takes every value now and then. */
  function settingsOf(n: number): Settings {
    const other = (values: readonly string[], by: number): string => at(values, Math.floor(n / by) % values.length)
    return {
      seed: `all ${n}`,
      options: {
        mission: at(missions, n % 6),
        size: n % 20 === 19 ? 'standard' : n % 3 === 0 ? 'small' : 'skirmish',
        layout: at(options.layout.values.slice(1), n % 8),
        south: other(names, 1),
        north: other(names, 3),
        lists: other(['own', 'ready', 'random'], 2),
        unreleased: n % 2 === 0,
        mercenary: n % 3 === 0,
        advisors: n % 4 < 2,
        designed: n % 5 > 0,
        rounds: n % 7 === 0 ? '5' : '8',
        scans: other(['rulebook', 'later'], 1),
        pings: other(['rulebook', 'later'], 2),
        stun: other(['rulebook', 'later'], 3),
        slowing: other(['every move', 'once'], 4),
        overwatch: other(['rulebook', 'later'], 5),
        guardians: other(['4', '5'], 6),
      },
    }
  }

  test.each(missions.map((mission, first) => ({ mission, first })))(
    'novices play $mission to its end, whatever the options',
    ({ first }) => {
      for (let n = first; n < 60; n += 6) {
        const start = startRun(downsync, settingsOf(n))
        if (start instanceof Refusal) throw new Error(start.reason)
        const { run } = start
        run.start()
        for (let { ask } = run; ask !== undefined; { ask } = run) {
          const answer = game.bot?.policy?.(ask, new View(run.table.state, ask.seat, [], run.table.secrets), random)
          if (answer === undefined) throw new Error('no policy')
          if (ask.kind === 'place') expect(ask.refusal(answer)).toBeUndefined()
          run.answer(ask, answer)
        }
        expect(run.outcome).not.toBeNull()
      }
    },
    600_000,
  )
})

describe('missions', () => {
  test('who can reach the VIP goes there and scores', () => {
    const table = testTable([
      'south tagger at 12 27',
      'south ping s at 40 5',
      'south reserve hunter',
      'north virago at 44 44, activated',
      'north ping s at 40 40',
      'north reserve hunter',
      'stage designate',
    ])
    playTurn(table)
    expect(table.state().forces.map(({ vp }) => vp)).toEqual([1, 0])
  })

  test('an enemy at the own VIP is kept from scoring', () => {
    const table = testTable([
      'south crusader at 36 20',
      'south ping s at 5 5',
      'south reserve vector squad',
      'north tagger at 36 14.5, activated',
      'north ping m at 6 44',
      'north reserve virago',
      'stage designate',
    ])
    playTurn(table)
    const crusader = table.unit('crusader 1').bases[0]
    const isNear = crusader !== undefined && Math.hypot(crusader.x - 3600, crusader.y - 1200) <= 400 + 138 + 79
    expect(isNear || table.unit('tagger 1').at === 'destroyed').toBe(true)
  })

  test('a cache within reach is secured', () => {
    const table = testTable(['south virago at 24 22', 'north virago at 44 46', 'stage activate taskforce virago 1'], {
      mission: 'M3',
    })
    expect(playTurn(table)).toContain('secure cache 2')
  })

  test('who carries a cache takes it home', () => {
    const table = testTable(
      ['south virago at 24 14, has cache 2', 'north virago at 44 46, activated', 'stage move taskforce virago 1'],
      { mission: 'M3' },
    )
    playTurn(table)
    expect(table.state().forces[0]?.vp).toBe(1)
  })

  test('who has come to the enemy edge leaves', () => {
    const table = testTable(
      [
        'south virago at 24 42',
        'south ping s at 5 5',
        'south reserve tagger',
        'north virago at 4 4',
        'stage move taskforce virago 1',
      ],
      { mission: 'M5' },
    )
    playTurn(table)
    expect(table.unit('virago 1').at).toBe('left')
  })

  test('the Engineer Team wrecks what it can reach', () => {
    const table = testTable(
      ['south engineer team at 12 29', 'north virago at 44 4, activated', 'stage move taskforce engineer team 1'],
      { mission: 'M6' },
    )
    playTurn(table)
    expect(table.state().forces[0]?.vp).toBe(2)
  })
})

describe('fights', () => {
  test('of two alike the one without tokens is shot at', () => {
    const table = testTable([
      'south crusader at 10 10',
      'north virago at 10 20',
      'north virago at 16 20, cm 0',
      'stage activate taskforce crusader 1',
    ])
    table.answer('south: crusader 1')
    expect(answerOnce(table.match)).toMatch(/^medium cannon virago 2/)
  })

  test('a hit that would destroy the Unit is countered', () => {
    const table = testTable([
      'south crusader at 10 10',
      'north virago at 10 20',
      'cp south 0',
      'stage activate taskforce crusader 1',
    ])
    table.dice(6, 6)
    table.answer('south: crusader 1', 'south: medium cannon virago 1')
    expect(table.asked()).toBe('north countermeasure')
    expect(answerOnce(table.match)).toMatch(/^countermeasure/)
  })

  test('who is on Overwatch reacts to somebody in sight', () => {
    const table = testTable([
      'south crusader at 10 10',
      'north virago at 10 20, activated, overwatch',
      'stage reaction window taskforce crusader 1',
    ])
    expect(table.asked()).toBe('north react')
    expect(answerOnce(table.match)).toBe('react')
  })

  test('where nothing can be done nobody reacts', () => {
    const table = testTable([
      'south crusader at 4 4',
      'north hunter at 44 44',
      'stage reaction window taskforce crusader 1',
    ])
    expect(answerOnce(table.match)).toBe('no reaction')
  })
})

describe('looking ahead', () => {
  test('positions are compared where a Round begins, and nowhere in it', () => {
    const { match, state, asked } = testTable([
      'south crusader at 10 10',
      'south crusader at 14 10',
      'north crusader at 38 38',
      'north crusader at 34 38',
      'stage designate',
    ])
    const asks: string[] = []
    const settled: number[] = []
    while (match.asks.length > 0 && settled.length < 3) {
      if (asked().includes('taskforce')) asks.push(asked())
      if (game.bot?.isSettled?.(match.view(south)) === true) settled.push(state().round)
      answerOnce(match)
    }
    expect(settled).toEqual([1, 2, 3])
    expect(asks.length).toBeGreaterThan(settled.length)
  })

  test('all that is compared may be answered', () => {
    const table = testTable([
      'south crusader at 10 10',
      'south virago at 14 10',
      'north crusader at 14 30',
      'north crusader at 34 38',
      'stage designate',
    ])
    const compared = new Set<string>()
    while (table.match.asks.length > 0 && table.state().round < 3) {
      const ask = at(table.match.asks, 0)
      const others = game.bot?.alternatives?.(ask, table.match.view(ask.seat)) ?? []
      for (const other of others) expect(ask.refusal(other)).toBeUndefined()
      if (others.length > 0) compared.add(ask.question.name)
      answerOnce(table.match)
    }
    expect([...compared]).toEqual(expect.arrayContaining(['taskforce', 'way', 'act']))
  })
})

describe('evaluate', () => {
  function standing(...changes: readonly string[]): number {
    const { match } = testTable([
      'south crusader at 10 10',
      'south crusader at 14 10',
      'north crusader at 38 38',
      'north crusader at 34 38',
      ...changes,
      'stage designate',
    ])
    const worth = game.bot?.evaluate?.(new View(match.position.state, south, [], match.position.secrets), south)
    const other = game.bot?.evaluate?.(new View(match.position.state, north, [], match.position.secrets), north)
    expect((worth ?? 0) + (other ?? 0)).toBeCloseTo(1)
    return worth ?? 0
  }
  const even = standing()

  test('alike Forces stand alike', () => {
    expect(even).toBeCloseTo(0.5)
  })

  test('a Victory Point, a Unit and a token are good to have', () => {
    expect(standing('vp south 1')).toBeGreaterThan(even)
    expect(standing('crusader 3 destroyed')).toBeGreaterThan(even)
    expect(standing('crusader 1 cm 0')).toBeLessThan(even)
  })

  test('who is ahead is the better off the fewer Rounds are left', () => {
    const early = standing('crusader 3 destroyed')
    const late = standing('crusader 3 destroyed', 'round 8')
    expect(late).toBeGreaterThan(early)
  })

  test('at the enemy VIP it is better to stand than far from it', () => {
    const harmless = ['crusader 3 activated', 'crusader 4 activated']
    expect(standing(...harmless, 'south tagger at 12 33')).toBeGreaterThan(
      standing(...harmless, 'south tagger at 40 4'),
    )
  })
})
