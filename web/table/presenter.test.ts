// What has happened is shown one after the other, and nothing twice.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Presenter, type Speed } from './presenter.ts'
import type { LogLine } from './table-link.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const lines = (count: number): LogLine[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    at: 0,
    text: `line ${index}`,
    rule: undefined,
    happening: { kind: 'move', things: ['a'] },
  }))

function presenting(speed: Speed): { presenter: Presenter; seen: string[] } {
  const seen: string[] = []
  const presenter = new Presenter(
    (line) => seen.push(line?.text ?? ''),
    () => speed,
  )
  return { presenter, seen }
}

test('one line a beat, faster at a higher speed', () => {
  const { presenter, seen } = presenting(1)
  presenter.setLines(lines(3))
  expect(seen).toEqual(['line 0'])
  vi.advanceTimersByTime(450)
  expect(seen).toEqual(['line 0', 'line 1'])
  const fast = presenting(4)
  fast.presenter.setLines(lines(3))
  vi.advanceTimersByTime(450)
  expect(fast.seen).toEqual(['line 0', 'line 1', 'line 2'])
})

test('what was in the log when the table was opened is not shown again', () => {
  const { presenter, seen } = presenting(1)
  presenter.setLines(lines(3), false)
  vi.advanceTimersByTime(5_000)
  expect(seen).toEqual([])
  presenter.setLines(lines(4))
  expect(seen).toEqual(['line 3'])
})

test('is done when all has been shown, and at once where that is wished', async () => {
  const { presenter } = presenting(1)
  presenter.setLines(lines(2))
  let isDone = false
  void presenter.done().then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(500)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(isDone).toBe(true)
  const atOnce = presenting('at once')
  atOnce.presenter.setLines(lines(20))
  expect(atOnce.seen).toHaveLength(20)
})

test('skipping shows the last line and lets the match go on', async () => {
  const { presenter, seen } = presenting(0.5)
  presenter.setLines(lines(9))
  let isDone = false
  void presenter.done().then(() => {
    isDone = true
  })
  presenter.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['line 0', 'line 8'])
  expect(isDone).toBe(true)
})

test('a log that became shorter, by taking back, is taken as it is', () => {
  const { presenter, seen } = presenting(1)
  presenter.setLines(lines(3), false)
  presenter.setLines(lines(1))
  presenter.setLines(lines(2))
  expect(seen).toEqual(['line 1'])
})
