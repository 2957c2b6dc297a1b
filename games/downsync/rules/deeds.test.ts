// What is offered in an activation, and what is refused, agree: in positions of random games.

import { type Game, pick, Refusal, seedRandom, startRun } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { DownsyncEvent } from '../events.ts'
import { downsync } from '../game.ts'
import type { options } from '../options.ts'
import { sayDeed } from '../questions/menu.ts'
import { pingOf, type State, unitOf } from '../state.ts'
import { activationNow } from './activations.ts'
import { deedCandidates, deedsOf, whyNoDeed } from './deeds.ts'

/** The positions in which a base of a Unit is asked what it does, in one game played by chance. */
function* menus(seed: string): Generator<State> {
  const random = seedRandom(seed)
  let state: State | undefined
  const game: Game<State, typeof options, DownsyncEvent> = {
    ...downsync,
    step: (t) => {
      state = t.state
      return downsync.step(t)
    },
  }
  const chosen = { size: 'small', lists: 'random', mission: 'random', south: 'random', north: 'random' }
  const start = startRun(game, { seed, options: { ...chosen, advisors: true, unreleased: true } })
  if (start instanceof Refusal) throw new Error(start.reason)
  const { run } = start
  run.start()
  for (let n = 0; n < 400 && run.outcome === null; n++) {
    const ask = pick(random, run.asks)
    if (ask.question.name === 'act' && state !== undefined) yield state
    run.answer(ask, ask.sample(random))
  }
}

test('an Action is offered exactly if nothing forbids it', () => {
  let count = 0
  for (const seed of ['one', 'two', 'three', 'four']) {
    for (const state of menus(seed)) {
      const activation = activationNow(state)
      if (pingOf(state, activation.element) !== undefined || activation.team === null) continue
      const unit = unitOf(state, activation.element)
      const { team } = activation
      const offered = deedsOf(state, activation, unit, team).allowed.map((deed) => sayDeed(deed, state))
      const possible = deedCandidates(state, activation, unit, team)
        .filter((deed) => whyNoDeed(state, activation, unit, team, deed) === undefined)
        .map((deed) => sayDeed(deed, state))
      expect(offered.filter((say) => say !== 'clear jam').sort()).toEqual(possible.sort())
      expect(new Set(offered).size).toBe(offered.length)
      count++
    }
  }
  expect(count).toBeGreaterThan(100)
})
