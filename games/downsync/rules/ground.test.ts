import { below, Refusal, seedRandom, startRun } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { downsync } from '../game.ts'
import { copyState, type State } from '../state.ts'
import type { Target } from '../state/shot.ts'
import { gapBetween, isConcealedFrom, isShrouded, landOf, sees } from './ground.ts'
import { baseOf } from './units.ts'

function stateOf(...position: readonly string[]): State {
  const start = startRun(downsync, { position })
  if (start instanceof Refusal) throw new Error(start.toString())
  return start.run.table.state as State
}

const base = (element: number, team = 1): Target => ({ element, team })

describe('the ground', () => {
  test('sight is mutual, wherever two stand and whoever is asked first (DS-100)', () => {
    const random = seedRandom('sight')
    const anywhere = (): string =>
      `${(2 + below(random, 4400) / 100).toFixed(2)} ${(2 + below(random, 4400) / 100).toFixed(2)}`
    let seen = 0
    for (let n = 0; n < 150; n++) {
      const state = stateOf(
        `layout T${1 + (n % 8)}`,
        `south crusader at ${anywhere()}`,
        `north samson at ${anywhere()}`,
      )
      const [a, b] = state.units
      if (a === undefined || b === undefined) throw new Error('two Units')
      const there = sees(state, base(a.id), base(b.id))
      expect(sees(copyState(state), base(b.id), base(a.id))).toBe(there)
      if (there) seen++
    }
    expect(seen).toBeGreaterThan(40)
    expect(seen).toBeLessThan(140)
  })

  test('a state that has come out of JSON lies on the same ground', () => {
    const state = stateOf(
      'terrain forest F1 (17,5) (23,5) (23,15) (17,15)',
      'south crusader at 10 10',
      'north virago at 20 10',
    )
    expect(landOf(JSON.parse(JSON.stringify(state)) as State)).toBe(landOf(state))
    expect(landOf(stateOf('south crusader at 10 10'))).not.toBe(landOf(state))
  })

  test('a Shroud Aura conceals friends within 4″ and its bearer, unless they are exposed (DS-259, DS-273)', () => {
    const state = stateOf(
      'south aurora at 10 10',
      'south virago at 16.75 10',
      'south virago at 16.77 20',
      'north crusader at 30 10',
    )
    const [aurora, near, far, enemy] = state.units
    if (aurora === undefined || near === undefined || far === undefined || enemy === undefined)
      throw new Error('four Units')
    expect(gapBetween(state, base(aurora.id), base(near.id))).toBe(399)
    expect([aurora, near, far].map((unit) => isShrouded(state, unit, baseOf(unit, 1)))).toEqual([true, true, false])
    expect(isConcealedFrom(state, base(enemy.id), base(near.id))).toBe(true)
    near.exposed = true
    expect(isConcealedFrom(state, base(enemy.id), base(near.id))).toBe(false)
    expect(isShrouded(state, enemy, baseOf(enemy, 1))).toBe(false)
  })
})
