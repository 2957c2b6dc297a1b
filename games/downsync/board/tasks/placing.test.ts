// Setting things down by hand: bases around a Ping, Pings in their zone, objectives on their line.

import { expect, test } from 'vitest'
import { arranged } from '../arranged-ask.ts'
import { taskOf } from './task-of.ts'
import type { Task } from './task.ts'

const nobody: ReadonlySet<number> = new Set()

function taskIn(at: ReturnType<typeof arranged>): Task {
  const task = taskOf(at.state, at.askNow())
  if (task === undefined) throw new Error('no task')
  return task
}

test('a base that is placed stays within 3 inches of its Ping, and the pointer is told why', () => {
  const at = arranged([
    'south ping s at 20 20',
    'south reserve vector squad',
    'north virago at 40 40',
    'stage reveal taskforce s1',
  ])
  at.answer('s1 as vector squad 1')
  const task = taskIn(at)
  const names = task.holds([]).map(({ key }) => key)
  expect(names).toHaveLength(3)
  const far = task.drag([], names[0] ?? '', { x: 3000, y: 2000 }, 'drag', nobody)
  expect(far.stopped).toMatchObject({ rule: 'DS-220' })
  const [first] = task.holds(far.answers)
  expect(first?.path[0]?.x).toBeGreaterThan(2400)
  expect(first?.path[0]?.x).toBeLessThan(2500)
  expect(task.judge(far.answers).refusal).toMatchObject({ rule: 'DS-140' })
  const two = task.drag(far.answers, names[1] ?? '', { x: 2200, y: 2000 }, 'drag', nobody).answers
  const three = task.drag(two, names[2] ?? '', { x: 2200, y: 2200 }, 'drag', nobody).answers
  expect(task.judge(three).refusal).toBeUndefined()
  at.answer(three[0]?.say ?? '')
})

test('Pings are deployed in their zone and not on each other', () => {
  const at = arranged(['south reserve harbinger, crusader', 'north reserve tagger', 'stage deploy'])
  const task = taskIn(at)
  const high = task.drag([], 'm1', { x: 2400, y: 2000 }, 'drag', nobody)
  expect(high.stopped).toMatchObject({ rule: 'DS-039' })
  expect(task.holds(high.answers).find(({ key }) => key === 'm1')?.path[0]?.y).toBeLessThan(870)
  expect(task.judge(high.answers).refusal).toMatchObject({ rule: 'DS-038' })
  const both = task.drag(high.answers, 's1', { x: 2400, y: 862 }, 'drag', nobody).answers
  expect(task.judge(both).refusal).toBeUndefined()
  at.answer(both[0]?.say ?? '')
  expect(at.state.pings.filter(({ seat }) => seat === 0)).toHaveLength(2)
})

test('a Ping that is set down on a building comes to lie beside it', () => {
  const at = arranged([
    'terrain building B1 h=2 (14.5,3.5) (18,3.5) (18,7) (14.5,7)',
    'south reserve crusader',
    'north reserve tagger',
    'stage deploy',
  ])
  const task = taskIn(at)
  const { answers, stopped } = task.drag([], 'm1', { x: 1625, y: 525 }, 'drag', nobody)
  expect(stopped).toMatchObject({ rule: 'DS-040' })
  expect(task.judge(answers).refusal).toBeUndefined()
})

test('an objective is placed by hand where it may lie', () => {
  const at = arranged(['stage markers'], { mission: 'M2' })
  const task = taskIn(at)
  const off = task.drag([], 'point', { x: 2400, y: 3000 }, 'drag', nobody)
  expect(task.judge(off.answers).refusal?.rule).toBe('DS-226')
  const on = task.drag([], 'point', { x: 1400, y: 2400 }, 'drag', nobody)
  expect(task.judge(on.answers).refusal).toBeUndefined()
  at.answer(on.answers[0]?.say ?? '')
})
