// Tests of the game of units: it must be the work that the benchmark says it is.

import { at, copyPlain, firstNotPlain, Match, Refusal, samePlain, seat } from '@umpire/engine'
import { expect, test } from 'vitest'
import { activate, copyState, newState, units, unitsToActivate } from './units.ts'

test('there are two hundred units of ten fields', () => {
  const { units: all } = newState()
  expect(all).toHaveLength(200)
  expect(all.every((unit) => Object.keys(unit).length === 10)).toBe(true)
  expect(firstNotPlain(newState())).toBeUndefined()
})

test('an activation always changes five fields of the units', () => {
  const state = newState()
  for (let n = 0; n < 200; n++) {
    const before = copyPlain(state)
    activate(state, at(unitsToActivate(state), (n * 7) % 20))
    const changed = state.units.flatMap((unit, index) => {
      const was: { [field: string]: unknown } = { ...before.units[index] }
      return Object.entries(unit).filter(([field, value]) => was[field] !== value)
    })
    expect(changed).toHaveLength(5)
  }
})

test('every unit belongs to one squad, and each seat activates its own', () => {
  const state = newState()
  const seen = new Set<number>()
  for (let n = 0; n < 10; n++) {
    const squad = unitsToActivate(state)
    expect(squad.every((unit) => unit % 2 === state.turn)).toBe(true)
    for (const unit of squad) seen.add(unit)
    activate(state, at(squad, 0))
  }
  expect(seen.size).toBe(200)
})

test('a copy is equal and shares nothing', () => {
  const state = newState()
  const copy = copyState(state)
  expect(samePlain(copy, state)).toBe(true)
  expect(copy.units.some((unit, index) => unit === state.units[index])).toBe(false)
})

test('a match is played in notation and taken back', () => {
  const match = Match.start(units)
  if (match instanceof Refusal) throw new Error(match.reason)
  expect(match.answer(seat(0), 'activate unit-1')).toBeUndefined()
  expect(match.answer(seat(1), 'activate unit-1')?.kind).toBe('malformed')
  expect(match.log('spectator')).toEqual(['unit-1 is activated.'])
  expect(match.undo([seat(0)])).toBeUndefined()
  expect(samePlain(match.position.state, newState())).toBe(true)
})
