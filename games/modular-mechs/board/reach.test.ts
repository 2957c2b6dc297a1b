// How far crew can walk.

import { at } from '@umpire/engine'
import { expect, test } from 'vitest'
import { testTable } from '../test-table.ts'
import { reachOf } from './reach.ts'

function reach(steps: number): Record<string, number> {
  const table = testTable({ seats: 2, options: { assembly: 'loop' }, seed: '1' })
  const mech = at(table.state().mechs, 0)
  const crew = { ...at(mech.crew, 0), steps }
  return Object.fromEntries([...reachOf(mech, crew)].map(([{ label }, cost]) => [label, cost]))
}

test('in the Loop everything is one or two steps from the Core', () => {
  expect(reach(3)).toEqual({ 'laser cannon': 1, 'standard legs': 1, 'standard legs 2': 2 })
})

test('no further than the steps that are left', () => {
  expect(Object.keys(reach(1)).toSorted()).toEqual(['laser cannon', 'standard legs'])
  expect(reach(0)).toEqual({})
})
