import { Refusal, seedRandom, startRun } from '@umpire/engine'
import { expect, test } from 'vitest'
import { downsync } from '../game.ts'

test('giving up is no option of any question: it is done to the match, at whichever decision (DS-234)', () => {
  const start = startRun(downsync, {
    options: { size: 'skirmish', lists: 'random', layout: 'T8' },
    seed: 'giving up',
  })
  if (start instanceof Refusal) throw new Error(start.reason)
  const { run } = start
  const random = seedRandom('giving up')
  run.start()
  let asked = 0
  while (run.ask !== undefined) {
    const { ask } = run
    expect(ask.options().filter(({ say }) => /\b(?:concede|resign|give up|surrender)\b/.test(say))).toEqual([])
    asked++
    run.answer(ask, ask.sample(random))
  }
  expect(asked).toBeGreaterThan(20)
})
