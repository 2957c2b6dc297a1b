// The bot plays whole missions by its rules of thumb, takes what wins, and knows which of two positions is better.

import { at, Match, Refusal, seatsOf, seedRandom, type Settings } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { reichbusters } from '../game.ts'

const host = at(seatsOf(1), 0)

function start(settings: Settings): Match {
  const match = Match.start(reichbusters, { seats: 1, ...settings })
  if (match instanceof Refusal) throw new Error(match.reason)
  return match
}

const random = seedRandom('policy')

/** What the policy would answer, in words. */
function answerOnce(match: Match): string | undefined {
  const ask = at(match.asks, 0)
  const answer = match.game.bot?.policy?.(ask, match.view(host), random)
  if (answer === undefined) return undefined
  const said = ask.say(answer)
  expect(match.give(host, answer)).toBeUndefined()
  return said
}

describe('policy', () => {
  test.each(['1', '2', '3', '4'])('with %s Heroes it wins most missions that leave enough time', (heroes) => {
    let won = 0
    for (let n = 0; n < 5; n++) {
      const match = start({ options: { mode: 'mission', mission: 'M1', length: 'long', heroes }, seed: `long ${n}` })
      while (match.asks.length > 0) answerOnce(match)
      won += match.outcome?.winners.length ?? 0
    }
    expect(won).toBeGreaterThanOrEqual(4)
  })

  test('whoever carries the Dossier leaves where it can', () => {
    const match = start({
      position: [
        'mission M1',
        'team sarge + claudine',
        'doors open',
        'sarge at e4',
        'claudine at a4',
        'sarge has dossier',
        'turn sarge',
      ],
    })
    expect(answerOnce(match)).toBe('leave south')
    expect(match.outcome?.winners).toEqual([host])
  })
})

describe('evaluate', () => {
  /** How good it is for the team, with one thing changed. */
  function after(...changes: readonly string[]): number {
    const match = start({
      position: ['mission M1', 'team sarge + claudine', 'sarge at a4', 'claudine at a4', ...changes, 'turn sarge'],
    })
    return match.game.bot?.evaluate?.(match.view(host), host) ?? 0
  }
  const before = after()

  test('wounds are bad, and the fourth is worse than the first', () => {
    const hurt = after('sarge wounds W01')
    const down = after('sarge wounds W01 + W02 + W03 + W04')
    expect(hurt).toBeLessThan(before)
    expect(down).toBeLessThan(hurt)
  })

  test('to hold what must be carried off is good, and better near the exit', () => {
    const held = after('sarge has dossier')
    expect(held).toBeGreaterThan(after('hidden item a1 dossier on O2'))
    expect(after('sarge has dossier', 'sarge at e4')).toBeGreaterThan(held)
  })
})

describe('ending', () => {
  /** What the end of a mission is worth to those who imagine it. */
  function endOf(isWon: boolean, ...changes: readonly string[]): number {
    const match = start({
      position: ['mission M1', 'team sarge + claudine', 'sarge at a4', 'claudine at a4', ...changes, 'turn sarge'],
    })
    expect(match.game.bot?.ending?.(match.view(host), host, undefined)).toBeUndefined()
    return match.game.bot?.ending?.(match.view(host), host, isWon ? 1 : 0) ?? -1
  }

  test('a narrow defeat is better than a clear one, and any victory better than that', () => {
    const clear = endOf(false)
    const narrow = endOf(false, 'sarge has dossier', 'sarge at e4')
    const won = endOf(true, 'after the alarm', 'box 3')
    expect(clear).toBeGreaterThanOrEqual(0)
    expect(narrow).toBeGreaterThan(clear)
    expect(won).toBeGreaterThan(narrow + 0.3)
    expect(endOf(true)).toBeGreaterThan(won)
  })

  test('in a campaign the mission is what counts: nobody looks beyond it', () => {
    const match = start({ options: { mode: 'campaign', heroes: '1' }, seed: 'campaign' })
    const ending = (): number | undefined => match.game.bot?.ending?.(match.view(host), host, undefined)
    while (ending() === undefined && match.asks.length > 0) answerOnce(match)
    expect(match.outcome).toBeNull()
    expect(at(match.asks, 0).question.name).not.toBe('act')
    expect(ending()).toBeGreaterThanOrEqual(0)
  })
})
