// Building a side: searches leave it to the rules of thumb, since looking a few turns ahead tells nothing about it.

import { type AnyGame, at, Match, Refusal, seedRandom } from '@umpire/engine'
import { expect, test } from 'vitest'
import { complexCrashers } from '../game.ts'

const { bot }: AnyGame = complexCrashers

test('nothing is compared with what the rules of thumb build; in play something is', () => {
  const match = Match.start(complexCrashers, { seats: 2, seed: 'setup' })
  if (match instanceof Refusal) throw new Error(match.reason)
  const random = seedRandom('setup')
  const compared = new Map<string, unknown>()
  while (!compared.has('act')) {
    const ask = at(match.asks, 0)
    const view = match.view(ask.seat)
    compared.set(ask.question.name, bot?.alternatives?.(ask, view))
    match.give(ask.seat, bot?.policy?.(ask, view, random) ?? ask.sample(random))
  }
  expect(compared.get('deck')).toEqual([])
  expect(compared.get('kit')).toEqual([])
  expect(compared.get('act')).toBeUndefined()
})
