// How positions stand: better for one side is worse for the other, and harm to the team shows.

import { at, Dealer, readOptions, Refusal, seatsOf, seedRandom } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { CrashersEvent } from '../events.ts'
import { options, termsOf } from '../options.ts'
import { setUp } from '../rules/setup.ts'
import type { State } from '../state.ts'
import { evaluate } from './evaluate.ts'

const seats = seatsOf(4)

function firstPosition(): State {
  const chosen = readOptions(options, {})
  if (chosen instanceof Refusal) throw new Error(chosen.reason)
  const secrets = { faces: [], seenBy: [], pool: [], pools: [] }
  return setUp(new Dealer<CrashersEvent>(seats, seedRandom('evaluate'), secrets), termsOf(chosen, seats.length))
}

/** For the Operatives, after something has changed. */
function after(change: (state: State) => void): number {
  const state = firstPosition()
  change(state)
  return evaluate(state, at(state.operatives, 0).seat)
}

const before = after(() => {})

describe('evaluate', () => {
  test('what one side wins the other loses', () => {
    const state = firstPosition()
    expect(evaluate(state, at(state.operatives, 0).seat) + evaluate(state, state.manager)).toBeCloseTo(1)
  })

  test('an Operative that is down is worse than one that is hurt', () => {
    const hurt = after(({ operatives }) => (at(operatives, 0).health = 1))
    const down = after(({ operatives }) => (at(operatives, 0).health = 0))
    expect(hurt).toBeLessThan(before)
    expect(down).toBeLessThan(hurt)
  })

  test('another Reactor Online is good for the Complex, the E.M.P. for the Operatives', () => {
    expect(after(({ reactors }) => (at(reactors, 0).isOnline = true))).toBeLessThan(before)
    const called = after((state) => {
      state.emp = 1
      state.isEmpCalled = true
    })
    expect(called).toBeGreaterThan(before)
  })
})
