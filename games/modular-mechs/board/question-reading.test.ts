// Reading cells and parts out of what the question says.

import { expect, test } from 'vitest'
import { laserCannon } from '../content/catalogue.ts'
import { readSpot } from '../places.ts'
import { testTable } from '../test-table.ts'
import { cellsNamed, placedParts } from './assembly.ts'
import { phasesOf } from './phases.ts'
import { stretchesFrom } from './bands.ts'

test('cells out of the names of things, each once', () => {
  expect(cellsNamed(['rhino cell 1 -2', 'rhino part laser cannon', 'rhino cell 1 -2', 'rhino cell 0 1'])).toEqual([
    { x: 1, y: -2 },
    { x: 0, y: 1 },
  ])
})

test('places are read with the name of a part and without', () => {
  expect(readSpot('at -1 2 r3')).toEqual({ name: '', x: -1, y: 2, turned: 3 })
  expect(readSpot('laser cannon at 1 0 r0')).toEqual({ name: 'laser cannon', x: 1, y: 0, turned: 0 })
  expect(readSpot('buy laser cannon')).toBeUndefined()
})

test('the parts placed so far are read from what the question says', () => {
  const { match, answer } = testTable({ seats: 2, seed: 'placing' })
  answer('rhino: own', 'rhino: laser cannon at 1 0 r3', 'rhino: standard legs at 0 -1 r0')
  const detail = match.asks.find(({ seat }) => seat === 0)?.detail() ?? ''
  expect(placedParts(detail)).toEqual([
    { type: laserCannon, x: 1, y: 0, turned: 3 },
    expect.objectContaining({ x: 0, y: -1, turned: 0 }),
  ])
  expect(placedParts('')).toEqual([])
})

test('the bands of the track from a space (MM-085 to MM-087)', () => {
  expect(stretchesFrom(-4, 10)).toEqual([
    { band: 'Mid', from: -10, to: -9 },
    { band: 'Close', from: -8, to: 0 },
    { band: 'Mid', from: 1, to: 4 },
    { band: 'Long', from: 5, to: 10 },
  ])
})

test('the phases of a round', () => {
  const { state } = testTable({ seats: 2, seed: 'phases', position: ['all loop', 'rhino starts', 'phase fight'] })
  expect(phasesOf(state()).map(({ name, is }) => `${name} ${is}`)).toEqual([
    'Round 1 of 6 done',
    'Buy done',
    'Fight now',
    'Damage off coming',
  ])
})
