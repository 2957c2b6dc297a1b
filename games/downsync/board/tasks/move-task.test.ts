// Moving by hand: the ruler stops at what is legal and says why; squads and groups go together; what is planned is taken.

import { gap } from '@umpire/plane'
import { describe, expect, test } from 'vitest'
import { arranged } from '../arranged-ask.ts'
import { wouldSee } from '../../rules/ground.ts'
import { MoveTask } from './move-task.ts'
import { type Proposal, proposals } from './proposals.ts'
import type { Hold } from './task.ts'

const nobody: ReadonlySet<number> = new Set()

function moving(...position: readonly string[]) {
  const at = arranged(position)
  const task = MoveTask.of(at.state, at.ask)
  if (task === undefined) throw new Error('nobody can be moved')
  return { ...at, task }
}

const open = ['south crusader at 20 20', 'north virago at 30 20', 'stage move taskforce crusader 1']

const endOf = (holds: readonly Hold[], key: string) => holds.find((hold) => hold.key === key)?.path.at(-1)

describe('a Unit that is dragged', () => {
  test('goes there, and the answers that are planned are taken by the referee', () => {
    const { task, answer, askNow, state } = moving(...open)
    const { answers, stopped } = task.drag([], '1/1', { x: 2000, y: 2600 }, 'drag', nobody)
    expect(stopped).toBeUndefined()
    expect(answers).toEqual([
      { to: 'mover', say: 'crusader 1' },
      { to: 'way', say: '20.00 26.00' },
    ])
    expect(task.judge(answers)).toMatchObject({ name: 'Move Crusader 1', means: expect.stringMatching(/^6″ of 7″/) })
    for (const { to, say } of answers) {
      expect(askNow().name).toBe(to)
      answer(say)
    }
    expect(state.units[0]?.bases[0]).toMatchObject({ x: 2000, y: 2600 })
  })

  test('stops at its speed, and says so', () => {
    const { task } = moving(...open)
    const { answers, stopped } = task.drag([], '1/1', { x: 2000, y: 3500 }, 'drag', nobody)
    expect(stopped).toMatchObject({ rule: 'DS-075' })
    expect(endOf(task.holds(answers), '1/1')).toEqual({ x: 2000, y: 2700 })
    expect(task.judge(answers).refusal).toBeUndefined()
  })

  test('is told what slows it, and how far it may go then', () => {
    const { task } = moving(
      'terrain rough R1 (18,21) (22,21) (22,26) (18,26)',
      'south crusader at 20 20',
      'stage move taskforce crusader 1',
    )
    const { answers } = task.drag([], '1/1', { x: 2000, y: 2300 }, 'drag', nobody)
    expect(task.judge(answers).means).toMatch(/^3″ of 5″, slowed by R1/)
    expect(task.holds(answers)[0]?.limit).toBe(500)
  })

  test('stops at an enemy in the way', () => {
    const { task } = moving('south crusader at 20 20', 'north virago at 24 20', 'stage move taskforce crusader 1')
    const { answers, stopped } = task.drag([], '1/1', { x: 2700, y: 2000 }, 'drag', nobody)
    expect(stopped).toMatchObject({ rule: 'DS-078' })
    const end = endOf(task.holds(answers), '1/1')
    expect(end?.x).toBeLessThan(2130)
    expect(task.judge(answers).refusal).toBeUndefined()
  })

  test('stops at the edge of the table', () => {
    const { task } = moving('south crusader at 3 20', 'stage move taskforce crusader 1')
    const { answers, stopped } = task.drag([], '1/1', { x: -300, y: 2000 }, 'drag', nobody)
    expect(stopped?.reason).toMatch(/table/)
    expect(endOf(task.holds(answers), '1/1')).toEqual({ x: 138, y: 2000 })
  })

  test('does not stand on a friend', () => {
    const { task } = moving('south crusader at 20 20', 'south samson at 20 25', 'stage move taskforce crusader 1')
    const { answers } = task.drag([], '1/1', { x: 2000, y: 2500 }, 'drag', nobody)
    expect(task.judge(answers).refusal).toBeUndefined()
  })

  test('goes on from a way point, and back by one', () => {
    const { task } = moving(...open)
    const first = task.drag([], '1/1', { x: 2000, y: 2300 }, 'drag', nobody).answers
    const on = task.drag(task.addPoint(first, '1/1'), '1/1', { x: 2300, y: 2300 }, 'drag', nobody).answers
    expect(on.at(-1)?.say).toBe('20.00 23.00 | 23.00 23.00')
    expect(task.dropPoint(on, '1/1').at(-1)?.say).toBe('20.00 23.00')
    expect(task.dropPoint(task.dropPoint(on, '1/1'), '1/1')).toEqual([])
  })

  test('is told which Pings it would force open', () => {
    const { task } = moving('south crusader at 20 20', 'north ping m at 20 29', 'stage move taskforce crusader 1')
    const { answers } = task.drag([], '1/1', { x: 2000, y: 2500 }, 'drag', nobody)
    expect(task.judge(answers).means).toContain('forces Ping M1 open')
  })

  test('finds its way round a building where a spot behind it is touched', () => {
    const { task } = moving(
      'terrain building B1 h=3 (19.5,22) (20.5,22) (20.5,22.5) (19.5,22.5)',
      'south crusader at 20 20',
      'stage move taskforce crusader 1',
    )
    const spot = { x: 2000, y: 2450 }
    expect(endOf(task.holds(task.drag([], '1/1', spot, 'drag', nobody).answers), '1/1')?.y).toBeLessThan(2100)
    const { answers } = task.drag([], '1/1', spot, 'touch', nobody)
    expect(endOf(task.holds(answers), '1/1')).toEqual(spot)
    expect(answers.at(-1)?.say).toContain('|')
  })
})

test('a Ping keeps off enemy Units and says so', () => {
  const { task } = moving('south ping s at 12 10', 'north virago at 14 14.4', 'stage move taskforce s1')
  const { stopped, answers } = task.drag([], '1/0', { x: 1600, y: 1000 }, 'drag', nobody)
  const [hold] = task.holds([])
  expect(hold?.is).toBe('ping')
  expect(stopped ?? task.judge(answers).refusal).toMatchObject({ rule: 'DS-133' })
})

describe('a squad', () => {
  const squad = [
    'south vector squad at 20 20 / 22 20 / 21 22',
    'north virago at 40 40',
    'stage move taskforce vector squad 1',
  ]

  test('goes as a formation, and then base by base', () => {
    const { task } = moving(...squad)
    const all = task.drag([], '1/2', { x: 2200, y: 2300 }, 'drag', nobody).answers
    expect(all.at(-1)?.say).toBe('1: 20.00 23.00; 2: 22.00 23.00; 3: 21.00 25.00')
    const one = task.drag(all, '1/3', { x: 2300, y: 2500 }, 'drag', nobody).answers
    expect(one.at(-1)?.say).toBe('1: 20.00 23.00; 2: 22.00 23.00; 3: 23.00 25.00')
    const again = task.drag(one, '1/all', { x: 2100, y: 1867 }, 'drag', nobody).answers
    expect(again.at(-1)?.say).toBe('1: 20.00 18.00; 2: 22.00 18.00; 3: 21.00 20.00')
  })

  test('stops where its teams would be too far apart, and says so', () => {
    const { task } = moving('south vector squad at 20 20 / 22 20 / 26 20', 'stage move taskforce vector squad 1')
    const all = task.drag([], '1/3', { x: 2700, y: 2000 }, 'drag', nobody).answers
    const { answers, stopped } = task.drag(all, '1/1', { x: 1700, y: 2000 }, 'drag', nobody)
    expect(stopped).toMatchObject({ rule: 'DS-126' })
    expect(task.judge(answers).refusal).toBeUndefined()
    const [first, , third] = task.holds(answers).map(({ path, r }) => ({ x: 0, y: 0, ...path.at(-1), r }))
    if (first === undefined || third === undefined) throw new Error('three teams')
    expect(gap(first, third)).toBeGreaterThan(590)
    expect(gap(first, third)).toBeLessThanOrEqual(600)
  })

  test('is told when ways that are typed take its teams too far apart', () => {
    const { task } = moving('south vector squad at 20 20 / 22 20 / 26 20', 'stage move taskforce vector squad 1')
    const answers = [
      { to: 'mover', say: 'vector squad 1' },
      { to: 'way', say: '1: 17 20; 3: 27 20' },
    ]
    expect(task.judge(answers).refusal).toMatchObject({
      rule: 'DS-126',
      reason: expect.stringMatching(/^teams 1 and 3 would be/),
    })
  })
})

test('a group goes together, those in front first, and the whole plan is taken by the referee', () => {
  const { task, answer, askNow, state } = moving(
    'south crusader at 20 20',
    'south samson at 20 23',
    'north virago at 40 40',
    'stage move taskforce crusader 1, samson 1',
  )
  const { answers } = task.drag([], '1/1', { x: 2000, y: 2400 }, 'drag', new Set([1, 2]))
  expect(answers.map(({ say }) => say)).toEqual(['samson 1', '20.00 27.00', 'crusader 1', '20.00 24.00'])
  expect(task.judge(answers)).toMatchObject({ name: 'Move 2' })
  for (const { to, say } of answers) {
    expect(askNow().name).toBe(to)
    answer(say)
  }
  expect(state.units.slice(0, 2).map(({ bases }) => bases[0]?.y)).toEqual([2400, 2700])
})

test('whoever may act may also be dragged: that is its Move Action', () => {
  const { state, answer, askNow } = arranged([
    'south crusader at 20 20',
    'north virago at 30 20',
    'stage activate taskforce crusader 1',
  ])
  answer('crusader 1')
  const task = MoveTask.of(state, askNow())
  const answers = task?.drag([], '1/1', { x: 2000, y: 2300 }, 'drag', nobody).answers ?? []
  expect(answers).toEqual([
    { to: 'act', say: 'move' },
    { to: 'way', say: '20.00 23.00' },
  ])
  expect(askNow().name).toBe('act')
  answer('move')
  expect(askNow().name).toBe('way')
})

test('what is typed and is no way is refused in words', () => {
  const { task } = moving(...open)
  expect(
    task.judge([
      { to: 'mover', say: 'crusader 1' },
      { to: 'way', say: 'over there' },
    ]).refusal?.reason,
  ).toMatch(/no way/)
})

describe('ways that are proposed', () => {
  test('are legal, and lead towards what scores, into cover and out of sight', () => {
    const { task, state } = moving(
      'terrain building B1 h=3 (23,17) (26.5,17) (26.5,22) (23,22)',
      'terrain grass G1 (14,24) (17,24) (17,28) (14,28)',
      'south crusader at 20 26',
      'north virago at 36 20',
      'stage move taskforce crusader 1',
    )
    const ground = task.groundOf(1)
    if (ground === undefined) throw new Error('no ground')
    const all = proposed(ground)
    expect(all.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Towards VIP of North', 'Into High Grass G1', 'Out of sight']),
    )
    for (const { ways } of all) {
      expect(ground.whyNot(ways)).toBeUndefined()
      expect(task.judge(task.sayWays([], 1, ways)).refusal).toBeUndefined()
    }
    const hidden = all.find(({ name }) => name === 'Out of sight')?.ways[0]?.path.at(-1)
    const enemy = state.units[1]
    expect(hidden).toBeDefined()
    if (hidden === undefined || enemy === undefined) return
    const eye = { element: enemy.id, team: 1 }
    expect(wouldSee(state, { element: 1, team: 1 }, { ...hidden, r: 137.8 }, eye)).toBe(false)
  })

  test('take a squad along as a whole', () => {
    const { task } = moving(
      'south vector squad at 20 20 / 22 20 / 21 22',
      'north virago at 40 40',
      'stage move taskforce vector squad 1',
    )
    const [first] = proposed(task.groundOf(1) ?? fail())
    expect(first?.name).toBe('Towards VIP of North')
    expect(first?.ways).toHaveLength(3)
  })
})

const proposed = (ground: Parameters<typeof proposals>[0]): readonly Proposal[] =>
  [...proposals(ground)].filter((one) => one !== undefined)

function fail(): never {
  throw new Error('no ground')
}
