// The queue of the bots: matches take turns.

import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const all = (queue: FairQueue<string>): string[] => {
  const taken: string[] = []
  for (let one = queue.take(); one !== undefined; one = queue.take()) taken.push(one)
  return taken
}

test('a match with many bots does not keep the others waiting', () => {
  const queue = new FairQueue<string>()
  for (const one of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(one.charAt(0), one)
  expect(queue.length).toBe(6)
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(queue.length).toBe(0)
})

test('a match that comes back goes behind those that wait', () => {
  const queue = new FairQueue<string>()
  queue.add('a', 'a1')
  queue.add('b', 'b1')
  expect(queue.take()).toBe('a1')
  queue.add('a', 'a2')
  expect(all(queue)).toEqual(['b1', 'a2'])
})
