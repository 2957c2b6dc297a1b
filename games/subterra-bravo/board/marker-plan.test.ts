// Door markers can be laid in any order, and become an answer that goes door by door.

import { expect, test } from 'vitest'
import { joined, laidOf, lay, type MarkerPlan, markerOn } from './marker-plan.ts'

const nothing: MarkerPlan = { chosen: [], planned: new Map() }

test('the first door is the first part of the answer, another one waits', () => {
  const plan = lay(lay(nothing, 2, 7), 0, 5)
  expect(plan.chosen).toEqual([5])
  expect(markerOn(plan, 2)).toBe(7)
  expect(markerOn(plan, 1)).toBeUndefined()
})

test('what waited joins the answer when its turn has come', () => {
  const plan = lay(lay(lay(lay(nothing, 3, 1), 1, 2), 2, 3), 0, 4)
  expect(plan.chosen).toEqual([4, 2, 3, 1])
  expect(plan.planned.size).toBe(0)
})

test('a marker is replaced, in the answer and where it waits', () => {
  const plan = lay(lay(lay(lay(nothing, 0, 1), 2, 1), 0, 4), 2, 5)
  expect(plan.chosen).toEqual([4])
  expect(markerOn(plan, 2)).toBe(5)
  expect(laidOf(plan, 1)).toBe(0)
})

test('a part that was taken back does not come back by itself', () => {
  const { planned } = lay(lay(nothing, 1, 2), 0, 4)
  expect(joined({ chosen: [4], planned }).chosen).toEqual([4])
})
