// Whatever is answered and taken back, and however slow the store: in the end it holds what the match holds.

import fc from 'fast-check'
import { Refusal, seat } from '@umpire/engine'
import { expect, test, vi } from 'vitest'
import { MemoryStore } from '../store/memory-store.ts'
import type { SavedGame } from '../store/saved-game.ts'
import { Saver } from './saver.ts'

const game: SavedGame = {
  id: 'g',
  record: { umpire: 1, game: 'connect-four', version: 1, seats: 2, options: {}, seed: '1' },
  players: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bo' },
  ],
  orders: [],
  created: 0,
  changed: 0,
  count: 0,
  stands: '',
  waitsFor: seat(0),
  outcome: null,
  takenBack: 0,
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

async function kept(store: MemoryStore): Promise<readonly string[]> {
  const loaded = await store.load('g')
  return loaded instanceof Refusal ? [loaded.reason] : loaded.answers
}

test('any play, with pauses or without, is in the store when the saver is done', async () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('answer' as const) }),
    fc.record({ do: fc.constant('back' as const), by: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ do: fc.constant('pause' as const) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
      const store = new MemoryStore()
      await store.create(game, [])
      const answers: string[] = []
      let number = 0
      const refusals: string[] = []
      const saver = new Saver(
        store,
        'g',
        0,
        () => ({ answers: [...answers], changes: {} }),
        ({ reason }) => refusals.push(reason),
      )
      for (const one of acts) {
        if (one.do === 'answer') {
          answers.push(`answer ${number++}`)
          saver.save()
        } else if (one.do === 'back') {
          answers.length = Math.max(0, answers.length - one.by)
          saver.goneBackTo(answers.length)
        } else await pause()
      }
      await saver.done
      expect(await kept(store)).toEqual(answers)
      expect(refusals).toEqual([])
    }),
  )
})

test('what piles up during one write goes into the next', async () => {
  const store = new MemoryStore()
  await store.create(game, [])
  const append = vi.spyOn(store, 'append')
  const answers: string[] = []
  const saver = new Saver(store, 'g', 0, () => ({ answers: [...answers], changes: {} }), vi.fn<() => void>())
  for (let n = 0; n < 100; n++) {
    answers.push(`answer ${n}`)
    saver.save()
  }
  await saver.done
  expect(await kept(store)).toHaveLength(100)
  expect(append.mock.calls.length).toBeLessThanOrEqual(2)
})

test('a store that refuses is reported', async () => {
  const store = new MemoryStore()
  await store.create(game, ['another tab was here'])
  const refusals: string[] = []
  const saver = new Saver(
    store,
    'g',
    0,
    () => ({ answers: ['mine'], changes: {} }),
    ({ reason }) => refusals.push(reason),
  )
  saver.save()
  await saver.done
  expect(refusals).toHaveLength(1)
  expect(await kept(store)).toEqual(['another tab was here'])
})
