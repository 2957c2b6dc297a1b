import { Place, Refusal, seedRandom, startRun } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { downsync } from '../game.ts'

/** Plays at random; before every open question answers several times, to see whether all of them are taken. */
function playAndTry(options: { readonly [name: string]: unknown }, seed: string): Map<string, number> {
  const start = startRun(downsync, { options, seed })
  if (start instanceof Refusal) throw new Error(start.reason)
  const { run } = start
  const random = seedRandom(seed)
  const tried = new Map<string, number>()
  run.start()
  while (run.ask !== undefined) {
    const { ask } = run
    if (ask instanceof Place) {
      for (let n = 0; n < 3; n++) {
        const answer = ask.sample(random)
        expect(ask.refusal(answer)?.toString(), `${ask.question.name}: ${ask.say(answer)}`).toBeUndefined()
        expect(ask.read(ask.say(answer))).toEqual(answer)
      }
      tried.set(ask.question.name, (tried.get(ask.question.name) ?? 0) + 1)
    }
    run.answer(ask, ask.sample(random))
  }
  return tried
}

describe('answers at random', () => {
  const missions = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const
  test.each(missions)(
    'paths, places, lists and deployments are legal all through a game of %s, and read as they are said',
    (mission) => {
      const factions = { south: 'random', north: 'random', layout: 'random' }
      const tried = playAndTry(
        { size: 'small', mission, ...factions, unreleased: true, advisors: true },
        `${mission} a`,
      )
      expect(tried.get('deploy')).toBe(2)
      expect(tried.get('way')).toBeGreaterThan(20)
      if (mission === 'M2') expect(tried.get('objective')).toBe(2)
    },
  )
})
