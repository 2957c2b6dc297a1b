// A little at a time: all are visited, and others have their turn in between.

import { expect, test } from 'vitest'
import { fewAtATime } from './few-at-a-time.ts'

const busy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('all are visited in order, and timers have their turn in between', async () => {
  const visited: number[] = []
  const between: number[] = []
  const timer = setInterval(() => between.push(visited.length), 1)
  await fewAtATime([1, 2, 3, 4, 5], (one) => {
    busy(3)
    visited.push(one)
  })
  clearInterval(timer)
  expect(visited).toEqual([1, 2, 3, 4, 5])
  expect(new Set(between)).toEqual(new Set([1, 2, 3, 4, 5]))
})

test('what is quickly done is done at once', async () => {
  let isDone = false
  void fewAtATime([1, 2, 3], () => undefined).then(() => (isDone = true))
  for (let n = 0; n < 10; n++) await Promise.resolve()
  expect(isDone).toBe(true)
})

test('those that are gone by their turn are not visited', async () => {
  const all = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  const visited: string[] = []
  await fewAtATime(all, ([name]) => {
    busy(3)
    visited.push(name)
    all.delete('b')
  })
  expect(visited).toEqual(['a', 'c'])
})
