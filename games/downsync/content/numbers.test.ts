// The numbers of the rules, typed a second time.

import { expect, test } from 'vitest'
import * as numbers from './numbers.ts'
import { infantryRadius, signatureFacts, signatures, valueOf } from './signature.ts'
import { terrain } from './layouts/layout.ts'

test('the table (DS-008), Pings and squads', () => {
  const { table, pingSpeed, slowing, burnReach, coherency, revealReach } = numbers
  expect(table).toEqual({ width: 4800, height: 4800 })
  expect([pingSpeed, slowing, burnReach, coherency, revealReach]).toEqual([400, 200, 200, 600, 300])
})

test('Pings: Small 14, Medium 13, Large 12, and what Signatures are worth', () => {
  expect(signatures.map((signature) => signatureFacts[signature].pingDefense)).toEqual([14, 13, 12])
  expect(signatures.map((signature) => signatureFacts[signature].letter)).toEqual(['S', 'M', 'L'])
  expect([...signatures, null].map(valueOf)).toEqual([1, 2, 3, 0])
  expect(infantryRadius).toBe(78.74)
})

test('attacks, scans and countermeasures', () => {
  const { attack, scan, countermeasureNeeds, lowestPriority } = numbers
  expect([attack.short, attack.shortBonus, attack.shortWeapon]).toEqual([600, 1, 600])
  expect([attack.long, attack.longPenalty, attack.concealedPenalty]).toEqual([1600, 1, 1])
  expect([scan.hiddenPenalty, scan.laterHidden]).toEqual([1, 2])
  expect([countermeasureNeeds, lowestPriority]).toEqual([3, 1])
})

test('dice and prices', () => {
  expect([numbers.rollDice, numbers.checkDice, numbers.actionPoints]).toEqual([2, 1, 1])
  expect(numbers.boost).toEqual({ dice: 1, cp: 1 })
  expect(numbers.prices).toEqual({ stun: 1, reactor: 1, jam: 1 })
})

test('sight, the size of buildings (DS-117) and the height of terrain (DS-096)', () => {
  expect(numbers.sight).toEqual({ top: 100, openWithin: 600, veil: 200 })
  expect(numbers.building).toEqual({ width: 350, length: 500, lowest: 100, highest: 600 })
  expect(Math.floor(350 / numbers.roofSpace) * Math.floor(500 / numbers.roofSpace)).toBe(6)
  const heights = [terrain.forest, terrain.urban, terrain.grass, terrain.rough, terrain.building].map(
    (type) => type.height,
  )
  expect(heights).toEqual([300, 200, 150, 0, null])
})

test('traits, advisors and marks', () => {
  const { traitNumbers: by, traitReach, placing, marks, advisorNumbers } = numbers
  expect([by.adaptiveCamo, by.defenseAura, by.finisher, by.predator, by.sentry]).toEqual([1, 1, 1, 2, 1])
  expect(by.obscured).toEqual({ def: 1, from: 600 })
  expect(traitReach.clearTheWay).toBe(800)
  const { defend, defenseAura, defenderAura, defenseNet, shroudAura } = traitReach
  expect([defend, defenseAura, defenderAura, defenseNet, shroudAura]).toEqual([400, 400, 400, 400, 400])
  expect([placing.hitAndRun, placing.hitchHiker, placing.regroup, placing.reposition]).toEqual([200, 300, 600, 300])
  expect([marks.tagged, marks.targetLock]).toEqual([2, 2])
  expect([numbers.extremeRangeFrom, numbers.takeUpReach, numbers.positionHackReach]).toEqual([600, 100, 300])
  expect([advisorNumbers.repositioned, advisorNumbers.braced, advisorNumbers.braceTokens]).toEqual([2, 3, 1])
  expect([numbers.netTokens, numbers.taxiRides]).toEqual([1, 1])
})

test('the last Round', () => {
  expect([numbers.roundLimit.usual, numbers.roundLimit.short]).toEqual([8, 5])
})
