// Simulations: the same seed gives the same results, whatever the number of threads.

import { beforeAll, describe, expect, test } from 'vitest'
import { type Ran, umpire } from '../run-umpire.ts'

const args = [
  'simulate',
  'liars-dice',
  '--games',
  '60',
  '--bots',
  'novice,random',
  '--seats',
  '3',
  '--swap',
  '--seed',
  '9',
]

interface Report {
  readonly games: number
  readonly seats: readonly { readonly seat: string; readonly games: number; readonly wins: number }[]
  readonly levels: readonly { readonly bot: string; readonly games: number; readonly wins: number }[]
  readonly decisions: { readonly mean: number; readonly least: number; readonly most: number }
  readonly speed: { readonly gamesPerCpuSecond: number }
  readonly thinking: readonly { readonly bot: string; readonly percentile95Milliseconds: number }[]
}

const reportOf = ({ out }: Ran): Report => JSON.parse(out)

describe('a simulation', () => {
  let alone: Ran
  let inTwo: Ran

  beforeAll(async () => {
    alone = await umpire([...args, '--json'])
    inTwo = await umpire([...args, '--json', '--jobs', '2'])
  })

  test('comes out alike in one thread and in two', () => {
    const { speed: _speed, thinking: _thinking, ...results } = reportOf(alone)
    expect(reportOf(inTwo)).toMatchObject(results)
    expect(alone.code).toBe(0)
    expect(inTwo.code).toBe(0)
    expect(alone.err + inTwo.err).toBe('')
  })

  test('counts each game once for every seat, and seats each bot equally often', () => {
    const { games, seats, levels } = reportOf(alone)
    expect(games).toBe(60)
    expect(seats.map((seat) => seat.games)).toEqual([60, 60, 60])
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBe(60)
    expect(levels.map(({ bot, games: count }) => [bot, count])).toEqual([
      ['novice', 120],
      ['random', 60],
    ])
  })

  test('measures lengths, speed and thinking times', () => {
    const { decisions, speed, thinking } = reportOf(inTwo)
    expect(decisions.least).toBeLessThanOrEqual(decisions.mean)
    expect(decisions.most).toBeGreaterThanOrEqual(decisions.mean)
    expect(speed.gamesPerCpuSecond).toBeGreaterThan(0)
    expect(thinking.map(({ bot }) => bot)).toEqual(['novice', 'random'])
    for (const { percentile95Milliseconds } of thinking) expect(percentile95Milliseconds).toBeGreaterThan(0)
  })

  test('reads as a text of 80 columns, without a progress bar in a pipe', async () => {
    const { out, err } = await umpire(['simulate', 'connect-four', '--games', '4', '--bots', 'random'])
    expect(err).toBe('')
    expect(out).toContain('Connect Four: 4 games, seed 0')
    expect(out).toMatch(/azure, random +\d +of 4/)
    expect(out).toContain('Thinking time of a decision')
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
    expect(out).not.toContain('\u001B')
  })
})
