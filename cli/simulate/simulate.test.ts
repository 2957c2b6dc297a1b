// What a simulation counts with: times and tallies.

import { liarsDice } from '@umpire/games/liars-dice'
import { Refusal } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { toy } from '../../bots/outside-toy.ts'
import { botsIn, type Plan } from './plan.ts'
import { playGames } from './play-games.ts'
import { addTally, noTally, type Tally } from './tally.ts'
import { addTime, addTimes, mean, noTimes, percentile } from './times.ts'

describe('times', () => {
  const times = noTimes()
  for (let n = 1; n <= 1000; n++) addTime(times, n / 10)

  test('have their mean exactly and their percentile to within 5 %', () => {
    expect(mean(times)).toBeCloseTo(50.05, 8)
    expect(percentile(times, 0.95)).toBeGreaterThan(95 * 0.95)
    expect(percentile(times, 0.95)).toBeLessThan(95 * 1.05)
  })

  test('can be added up', () => {
    const twice = noTimes()
    addTimes(twice, times)
    addTimes(twice, times)
    expect(twice.count).toBe(2000)
    expect(mean(twice)).toBeCloseTo(mean(times), 8)
    expect(percentile(twice, 0.95)).toBe(percentile(times, 0.95))
  })

  test('of no decision, or of one that took no time, are no trouble', () => {
    expect(mean(noTimes())).toBe(0)
    expect(percentile(noTimes(), 0.95)).toBe(0)
    const none = noTimes()
    addTime(none, 0)
    expect(percentile(none, 0.95)).toBeLessThan(0.001)
  })
})

const plan: Plan = {
  game: 'liars-dice',
  games: 12,
  bots: ['novice', 'random', 'random'],
  swap: true,
  seed: '1',
  options: { dice: 2, doubts: 'in turn', wild: false },
}

/** Without the times, which are never twice the same. */
const counted = (tally: Tally) => ({ ...tally, thinking: undefined })

describe('games of a plan', () => {
  test('seat everybody on every seat in turn', () => {
    expect([0, 1, 2, 3].map((game) => botsIn(plan, game).indexOf('novice'))).toEqual([0, 2, 1, 0])
    expect(botsIn({ ...plan, swap: false }, 2)).toEqual(plan.bots)
  })

  test('come out alike in one part and in several', () => {
    const whole = playGames(liarsDice, plan, 0, 12)
    const sum = noTally(3)
    for (const from of [6, 0, 9, 3]) {
      const part = playGames(liarsDice, plan, from, from + 3)
      if (part instanceof Refusal) throw new Error(part.reason)
      addTally(sum, part)
    }
    if (whole instanceof Refusal) throw new Error(whole.reason)
    expect(counted(sum)).toEqual(counted(whole))
    expect(whole.byBot.get('novice')?.games).toBe(12)
  })

  test('a game that breaks off is named with its seed', () => {
    const toys: Plan = { ...plan, game: 'toy', bots: ['random'], options: {} }
    const broken = playGames(toy, toys, 0, 50)
    expect(broken instanceof Refusal ? broken.reason : '').toMatch(
      /^game \d+ \(seed 1\/\d+\) broke off: .*the toy is broken/,
    )
  })
})
