// How the table is drawn: true to scale, names that hide nothing, textures that stay inside, rings and threat.

import { seat } from '@umpire/engine'
import { expect, test } from 'vitest'
import { actions } from '../content/actions.ts'
import { layouts } from '../content/layouts/layouts.ts'
import { arranged } from './arranged-ask.ts'
import { bestCorner } from './corners.ts'
import { directionOf, edgesOf } from './directions.ts'
import { setIn } from './masonry.ts'
import { drawing, placeOf, pointAt } from './measure.ts'
import { namePlaces } from './name-places.ts'
import { phasesOf } from './phases.ts'
import { piecesOn } from './pieces.ts'
import { ringsFor } from './ranges.tsx'
import { depthIn, scatter } from './scatter.ts'
import { across, gunsOf, threatAt } from './threat.ts'
import { contactsOf } from './units-of.ts'

test('a point of the table and its place in the drawing are each other’s', () => {
  for (const point of [
    { x: 0, y: 0 },
    { x: 4800, y: 4800 },
    { x: 1234, y: 4321 },
  ]) {
    expect(pointAt(placeOf(point))).toEqual(point)
  }
  expect(placeOf({ x: 0, y: 4800 }).y).toBeLessThan(placeOf({ x: 0, y: 0 }).y)
})

test('trees, tufts and stones lie inside their piece, and always the same', () => {
  for (const { id, outline, type } of layouts.of('T2').pieces) {
    if (type === 'building') continue
    const once = scatter(id, outline, 90, 20)
    expect(once.length).toBeGreaterThan(5)
    expect(once.every((point) => depthIn(outline, point) >= 20)).toBe(true)
    expect(scatter(id, outline, 90, 20)).toEqual(once)
  }
})

test('a roof is set in by the same on all sides', () => {
  const roof = setIn(
    [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 30 },
      { x: 0, y: 30 },
    ],
    5,
  )
  expect(roof).toEqual([
    { x: 5, y: 5 },
    { x: 35, y: 5 },
    { x: 35, y: 25 },
    { x: 5, y: 25 },
  ])
})

test('a name gives way to what lies below it, and two names do not lie on each other', () => {
  const whole = { x: 0, y: 0, ...drawing }
  const box = (x: number, y: number) => ({ x, y, width: 30, height: 30 })
  const named = [
    { name: 'Crusader 1', box: box(100, 100), size: 12 },
    { name: 'Samson 1', box: box(100, 134), size: 12 },
  ]
  const [first, second] = namePlaces(
    named,
    named.map((one) => one.box),
    whole,
  )
  expect(first?.y).toBeLessThan(100)
  expect(second?.y).toBeGreaterThan(164)
})

test('positions are said by the nearest edges and by the compass', () => {
  expect(edgesOf({ x: 1200, y: 450 })).toBe('12″ from the west and 4.5″ from the south edge')
  expect(edgesOf({ x: 4000, y: 4300 })).toBe('8″ from the east and 5″ from the north edge')
  expect(directionOf({ x: 0, y: 0 }, { x: 100, y: 100 })).toBe('north-east')
  expect(directionOf({ x: 0, y: 0 }, { x: -100, y: 5 })).toBe('west')
})

test('a base says whose it is, where it stands, what is near and what lies on it', () => {
  const { state } = arranged([
    'south crusader at 20 20, stunned',
    'south samson at 4 4',
    'north virago at 30 20',
    'stage designate',
  ])
  const [crusader] = piecesOn(state, [])
  expect(crusader?.label).toBe(
    'Crusader 1 of South, 20″ from the west and 20″ from the south edge, 7.24″ west of Virago 1, 2 countermeasures, stunned',
  )
})

test('rings show what changes with the distance, and how far a weapon reaches', () => {
  const words = (...ids: Parameters<typeof actions.of>) =>
    ringsFor(ids.map((id) => actions.of(id))).map((ring) => ring.words)
  expect(words('med-cannon')).toEqual(['under 6″: +1', 'over 16″: −1', 'range 24″'])
  expect(words('scan-2-12')).toEqual(['scan 12″'])
  expect(words('railgun')).toEqual(['from 6″ on'])
})

test('a window lies where it hides neither who acts nor the target', () => {
  expect(bestCorner([{ x: 4000, y: 800 }], [])).not.toBe('at-right-bottom')
  expect(bestCorner([{ x: 800, y: 4000 }], [])).toBe('at-right-bottom')
})

test('threat is where an enemy that has still to act sees and reaches; a building shields', () => {
  const { state } = arranged([
    'terrain building B1 h=3 (22,19) (24,19) (24,22) (22,22)',
    'south crusader at 10 10',
    'north virago at 20 20',
    'north virago at 40 40, activated',
    'stage designate',
  ])
  const guns = gunsOf(state, seat(1))
  expect(guns).toHaveLength(1)
  const at = (x: number, y: number): number => threatAt(state, guns, Math.floor(y / 1.5) * across + Math.floor(x / 1.5))
  expect(at(10, 20)).toBe(1)
  expect(at(26, 20.5)).toBe(0)
  expect(at(20, 47.5)).toBe(0)
})

test('what must be a decoy is counted', () => {
  const { state } = arranged([
    'south crusader at 10 10',
    'north ping m at 22 37',
    'north ping m at 40 37',
    'north reserve virago',
    'stage designate',
  ])
  expect(contactsOf(state, seat(1)).find(({ signature }) => signature === 'medium')).toEqual({
    signature: 'medium',
    pings: 2,
    reserve: 1,
    decoys: 1,
  })
})

test('the phase track shows the Round and where in the Turn the game is', () => {
  const { state } = arranged(['south crusader at 20 20', 'round 3', 'stage move taskforce crusader 1'])
  expect(phasesOf(state).map(({ name, is }) => `${name} ${is}`)).toEqual([
    'Round 3 done',
    'Designate done',
    'Reveal done',
    'Move now',
    'Engagement coming',
    'Activate coming',
  ])
})
