// Setting up: how many may play, and what chance decides.

import { Match, Refusal } from '@umpire/engine'
import { expect, test } from 'vitest'
import { modularMechs } from '../game.ts'

const started = (settings: Parameters<typeof Match.start>[1]): Match => {
  const match = Match.start(modularMechs, settings)
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

const seeds = Array.from({ length: 60 }, (_, n) => `${n}`)

test('two to six can play (MM-001)', () => {
  for (const seats of [1, 7]) expect(Match.start(modularMechs, { seats })).toBeInstanceOf(Refusal)
  for (const seats of [2, 3, 4, 5, 6]) expect(started({ seats }).asks).toHaveLength(seats)
})

test('options have their bounds: 3 to 10 rounds, 2 to 6 crew, a track to 8, 10 or 12 (MM-015, MM-032, MM-077)', () => {
  const beyond = [{ rounds: 2 }, { rounds: 11 }, { crewLimit: 1 }, { crewLimit: 7 }, { trackHalf: 9 }]
  for (const options of beyond) expect(Match.start(modularMechs, { options })).toBeInstanceOf(Refusal)
  const within = [{ rounds: 3 }, { rounds: 10 }, { crewLimit: 2 }, { crewLimit: 6 }, { trackHalf: 12 }]
  for (const options of within) expect(started({ options }).asks).toHaveLength(2)
})

test('every seat starts some game (MM-010)', () => {
  const starters = seeds.map((seed) => started({ seats: 4, seed, options: { assembly: 'loop' } }).facts()['starter'])
  expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]))
})

test('the decks are shuffled (MM-007)', () => {
  const shops = seeds.map((seed) => JSON.stringify(started({ seed, options: { assembly: 'loop' } }).facts()['shop']))
  expect(new Set(shops).size).toBeGreaterThan(50)
})

test('a refresh puts cards under their deck in random order (MM-028)', () => {
  const orders = seeds.map((seed) => {
    const match = started({
      seed,
      position: ['all loop', 'rhino starts', 'phase buy', 'shop weapon W02 W03', 'deck weapon W04 W05 W06', 'rhino $9'],
    })
    expect(match.answerLine('rhino: refresh')).toBeUndefined()
    const { deck, shop } = match.facts()
    expect(shop).toMatchObject({ weapon: ['W04', 'W05'] })
    return JSON.stringify(deck && Object.entries(deck).find(([name]) => name === 'weapon')?.[1])
  })
  expect([...new Set(orders)].sort()).toEqual(['["W06","W02","W03"]', '["W06","W03","W02"]'])
})
