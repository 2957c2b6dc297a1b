// Odds against counting, against the published table, and against volleys that are rolled out.

import { below, type Random, seedRandom } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { checkChance, percent, rollChance, type Volley, volleyChance } from './odds.ts'

const plain: Volley = {
  attacks: 2,
  needed: 7,
  easier: { ifEmpty: 0, ifStunned: 0, ifHit: 0 },
  effect: 'kill',
  killsStunned: false,
  isStunned: false,
  isResilient: false,
  isMagnet: false,
  check: checkChance(3, false),
  own: 0,
  lent: 0,
  net: 0,
  emergency: 0,
}

const tenth = (chance: number): number => Math.round(chance * 1000) / 10

test('two dice, and the best two of three, reach each total as often as they do (DS-004)', () => {
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
  expect(totals.map((needed) => tenth(rollChance(needed, false)))).toEqual([
    100, 97.2, 91.7, 83.3, 72.2, 58.3, 41.7, 27.8, 16.7, 8.3, 2.8, 0,
  ])
  expect(totals.map((needed) => tenth(rollChance(needed, true)))).toEqual([
    100, 99.5, 98.1, 94.9, 89.4, 80.6, 68.1, 52.3, 35.6, 19.9, 7.4, 0,
  ])
})

test('a Countermeasure Check succeeds as often as its die says (DS-184)', () => {
  const needs = [2, 3, 4, 5, 6]
  expect(needs.map((needed) => tenth(checkChance(needed, false)))).toEqual([83.3, 66.7, 50, 33.3, 16.7])
  expect(needs.map((needed) => tenth(checkChance(needed, true)))).toEqual([97.2, 88.9, 75, 55.6, 30.6])
})

/** Chances against DEF 14 and CM 1, against DEF 13 and CM 2, and against DEF 13 and CM 4. */
const against = (skill: number, more: Partial<Volley>): string[] =>
  [
    { needed: 14 - skill, own: 1 },
    { needed: 13 - skill, own: 2 },
    { needed: 13 - skill, own: 4 },
  ].map((target) => percent(volleyChance({ ...plain, ...more, ...target }, 'destroyed')))

test('whole Actions destroy as often as the table of reference says', () => {
  const smart = { check: checkChance(5, false) }
  expect(against(6, {})).toEqual(['34%', '24%', '4%']) // Virago
  expect(against(8, {})).toEqual(['66%', '42%', '8%']) // Virago at short range
  expect(against(7, {})).toEqual(['50%', '33%', '6%']) // Crusader
  expect(against(7, { easier: { ifEmpty: 1, ifStunned: 0, ifHit: 0 } })).toEqual(['56%', '35%', '6%']) // with Finisher
  expect(against(6, smart)).toEqual(['50%', '52%', '30%']) // Destroyer
  expect(against(7, smart)).toEqual(['66%', '64%', '39%']) // Samson
  expect(against(6, { attacks: 1, check: checkChance(6, false) })).toEqual(['35%', '41%', '28%']) // Marksman
  expect(against(6, { attacks: 4 })).toEqual(['66%', '66%', '27%']) // Mandible
  expect(against(6, { attacks: 3, check: checkChance(4, false) })).toEqual(['59%', '59%', '29%']) // Goliath Squad
})

describe('a volley that is rolled out ends as often as it is worked out', () => {
  const roll = (random: Random): number => below(random, 6) + 1

  /** One volley with dice, written apart from the odds. */
  function rolledOut(volley: Volley, needs: number, random: Random): 'destroyed' | 'stunned' | 'whole' {
    let { own, lent, net, emergency, isStunned } = volley
    let isHit = false
    const check = (): boolean => roll(random) >= needs
    for (let attack = 0; attack < volley.attacks; attack++) {
      let needed = volley.needed
      if (own + emergency === 0) needed -= volley.easier.ifEmpty
      if (isStunned) needed -= volley.easier.ifStunned
      if (isHit) needed -= volley.easier.ifHit
      if (roll(random) + roll(random) < needed) continue
      isHit = true
      const kills = volley.effect === 'kill' || (volley.killsStunned && isStunned)
      if (!kills && isStunned && !volley.isMagnet) continue
      let isNegated = false
      while (!isNegated && own > 0) {
        own--
        isNegated = check()
      }
      while (!isNegated && lent > 0) {
        lent--
        isNegated = check()
      }
      if (!isNegated && net > 0) {
        net--
        isNegated = check()
      }
      if (!isNegated && emergency > 0) {
        emergency--
        isNegated = true
      }
      if (isNegated) continue
      if (kills && (isStunned || !volley.isResilient)) return 'destroyed'
      isStunned = true
    }
    return isStunned ? 'stunned' : 'whole'
  }

  const rolls = 60_000
  test.each<[string, Partial<Volley>, number]>([
    [
      'with Finisher and an Emergency Token',
      { own: 1, emergency: 1, easier: { ifEmpty: 1, ifStunned: 0, ifHit: 0 } },
      3,
    ],
    ['on a Resilient target', { attacks: 3, needed: 6, isResilient: true, own: 1 }, 4],
    ['that stuns first and then kills', { attacks: 3, effect: 'stun', killsStunned: true, own: 1 }, 3],
    [
      'with Predator after a stun',
      { attacks: 4, isResilient: true, easier: { ifEmpty: 0, ifStunned: 2, ifHit: 0 } },
      3,
    ],
    [
      'that tags with its first hit',
      { effect: 'stun', attacks: 3, needed: 9, easier: { ifEmpty: 0, ifStunned: 0, ifHit: 2 } },
      3,
    ],
    ['on a base with lent tokens and a net', { attacks: 4, own: 1, lent: 2, net: 2, needed: 5 }, 5],
  ])('%s', (_, more, needs) => {
    const random = seedRandom('odds')
    const volley = { ...plain, ...more, check: checkChance(needs, false) }
    let destroyed = 0
    let stunned = 0
    for (let n = 0; n < rolls; n++) {
      const end = rolledOut(volley, needs, random)
      if (end === 'destroyed') destroyed++
      if (end !== 'whole') stunned++
    }
    expect(destroyed / rolls).toBeCloseTo(volleyChance(volley, 'destroyed'), 2)
    if (!volley.isStunned) expect(stunned / rolls).toBeCloseTo(volleyChance(volley, 'stunned'), 2)
  })
})
