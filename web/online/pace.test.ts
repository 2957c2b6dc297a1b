// The pace: one state after the other, at once where the person has just acted, and never too far behind.

import { beforeEach, expect, test } from 'vitest'
import { Pace } from './pace.ts'

let shown: number[]
let pace: Pace<number>
/** Keeps the promise that what is being shown has been shown. */
let finish: () => void

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  shown = []
  pace = new Pace((state) => shown.push(state))
  pace.follow(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
})

test('a state waits until what happened before it has been shown', async () => {
  pace.add(1, false)
  pace.add(2, false)
  await settled()
  expect(shown).toEqual([])
  finish()
  await settled()
  expect(shown).toEqual([1])
  finish()
  await settled()
  expect(shown).toEqual([1, 2])
  pace.add(3, false)
  finish()
  await settled()
  expect(shown).toEqual([1, 2, 3])
})

test('what answers the person comes at once, and what was waiting is passed over', async () => {
  pace.add(1, false)
  pace.add(2, true)
  expect(shown).toEqual([2])
  finish()
  await settled()
  expect(shown).toEqual([2])
})

test('a screen that is far behind goes to where the match is', () => {
  for (let n = 1; n <= 20; n++) pace.add(n, false)
  expect(shown).toEqual([13])
})

test('nothing is shown any more after the table was left', async () => {
  pace.add(1, false)
  pace.close()
  finish()
  await settled()
  expect(shown).toEqual([])
})
