// Layouts are read from their drawings, one with a mistake is refused in words, and all of them are fair.

import { describe, expect, test } from 'vitest'
import { missions } from '../missions.ts'
import { faultsOf } from './demands.ts'
import { type Layout, pieceOf } from './layout.ts'
import { layouts } from './layouts.ts'
import { contains, toOutline } from './polygon.ts'
import { LayoutError, readLayout } from './read.ts'

const read = (drawing: string): Layout => readLayout({ id: 'T8', name: 'test', about: 'test', drawing })

const problemOf = (drawing: string): string => {
  try {
    read(drawing)
    return 'none'
  } catch (error) {
    if (error instanceof LayoutError) return error.message
    throw error
  }
}

test('there are eight layouts, with these numbers of pieces', () => {
  expect(layouts.rows.map(({ id, name, pieces }) => `${id} ${name} ${pieces.length}`)).toEqual([
    'T1 Crossroads District 20',
    'T2 Drowned Orchard 18',
    'T3 Dust Basin 20',
    'T4 Refinery Spine 24',
    'T5 Hab Terraces 26',
    'T6 Rail Yard 24',
    'T7 Flooded Delta 20',
    'T8 Proving Ground 12',
  ])
})

describe('a piece', () => {
  const [house, grass] = read(`
B1a building h=3 cap=6 (6,13.5) (9.5,13.5) (9.5,18.5) (6,18.5)
G1a   grass   h=1.5  (20,3.5) (28,3.5) (29.25,7.5)
`).pieces

  test('is read in hundredths of an inch', () => {
    expect(house).toEqual({
      id: 'B1a',
      type: 'building',
      height: 300,
      capacity: 6,
      outline: [
        { x: 600, y: 1350 },
        { x: 950, y: 1350 },
        { x: 950, y: 1850 },
        { x: 600, y: 1850 },
      ],
    })
    expect(grass).toMatchObject({ id: 'G1a', type: 'grass', height: 150, capacity: null })
    expect(grass?.outline.at(-1)).toEqual({ x: 2925, y: 750 })
  })

  test('blocks, conceals and slows by its type', () => {
    const flags = layouts
      .of('T1')
      .pieces.map(pieceOf)
      .map(({ id, blocks, conceals, slows }) => `${id.slice(0, 1)} ${blocks} ${conceals} ${slows}`)
    expect([...new Set(flags)].sort()).toEqual([
      'B true false false',
      'F false true true',
      'G false true false',
      'R false false true',
      'U false true false',
    ])
  })
})

describe('refused', () => {
  const square = '(6,14) (12,14) (12,20) (6,20)'
  const mistakes: readonly (readonly [string, string, string])[] = [
    ['a line that is no piece', `F1a forest ${square}`, 'not a piece'],
    ['an unknown type', `F1a swamp h=3 ${square}`, 'F1a is of no known type: swamp'],
    [
      'a piece that is there twice',
      `R1a rough h=0 ${square}\nR1a rough h=0 ${square}`,
      'line 2: piece R1a is there twice',
    ],
    ['a building without roof', `B1a building h=3 ${square}`, 'building B1a has no cap'],
    ['a forest with a roof', `F1a forest h=3 cap=4 ${square}`, 'F1a is no building: no cap'],
    ['a roof for nobody', `B1a building h=3 cap=0 ${square}`, 'not a number of bases: 0'],
    ['a forest of another height', `F1a forest h=2 ${square}`, 'F1a is 2" high, Forest is 3"'],
    ['a building that is too low', `B1a building h=0.5 cap=4 ${square}`, 'building B1a is 0.5" high'],
    ['a building that is too high', `B1a building h=6.01 cap=4 ${square}`, 'building B1a is 6.01" high'],
    ['a length that is too fine', `F1a forest h=3 (6.005,14) (12,14) (12,20)`, 'not a length'],
    ['a corner with one number', `F1a forest h=3 (6) (12,14) (12,20)`, 'F1a has a corner that is not (x,y): (6)'],
    ['a piece of two corners', `F1a forest h=3 (6,14) (12,14)`, 'F1a has 2 corners'],
    ['a piece off the table', `F1a forest h=3 (40,14) (48.01,14) (44,20)`, 'F1a leaves the table at (48.01,14)'],
    [
      'corners the wrong way round',
      `F1a forest h=3 (6,20) (12,20) (12,14) (6,14)`,
      'the outline of F1a runs clockwise',
    ],
    ['an outline that crosses itself', `F1a forest h=3 (6,14) (12,20) (12,14) (6,20)`, 'F1a crosses or touches itself'],
    ['an edge that runs back', `F1a forest h=3 (6,14) (12,14) (8,14) (8,20)`, 'F1a crosses or touches itself'],
  ]

  test.each(mistakes)('%s', (_, drawing, problem) => {
    expect(problemOf(drawing)).toContain(problem)
  })

  test('not what has no mistake, and with the layout and line of a mistake', () => {
    expect(problemOf(`F1a forest h=3 ${square}`)).toBe('none')
    expect(problemOf(`F1a forest h=3 ${square}\n?`)).toMatch(/^layout T8: line 2: /)
  })
})

test.each(layouts.rows.map((layout) => [layout.id, layout] as const))('%s keeps to all demands', (_, layout) => {
  expect(faultsOf(layout)).toEqual([])
})

describe('what a layout must not do', () => {
  const drawn = (first: string, second: string): readonly string[] => faultsOf(read(`${first}\n${second}`))
  const house = 'B1a building h=3 cap=4 (2,2) (5.5,2) (5.5,5.5) (2,5.5)'
  const twin = 'B1b building h=3 cap=4 (46,46) (42.5,46) (42.5,42.5) (46,42.5)'

  const faults: readonly (readonly [string, string, string, string])[] = [
    ['a piece without twin', house, twin.replace('B1b', 'B2b'), 'B1a has no twin on the other side of the table'],
    ['a twin of another height', house, twin.replace('h=3', 'h=4'), 'B1a has no twin'],
    ['a twin elsewhere', house, twin.replaceAll('46)', '46.5)'), 'B1a has no twin'],
    [
      'a large building',
      'B1a building h=3 cap=6 (2,2) (7.5,2) (7.5,5.5) (2,5.5)',
      twin,
      'building B1a is 3.5" by 5.5"',
    ],
    ['a roof that holds fewer', house.replace('cap=4', 'cap=6'), twin, 'the roof of B1a holds 4 bases, not 6'],
    ['half a building in a wood', house, 'F1a forest h=3 (5,2) (8,2) (8,8)', 'building B1a stands partly in F1a'],
    ['a building half in Urban', house, 'U1a urban h=2 (4,1) (8,1) (8,8) (4,8)', 'building B1a stands partly in U1a'],
    [
      'buildings close together',
      house,
      'B2a building h=3 cap=4 (7,2) (10.5,2) (10.5,5.5) (7,5.5)',
      'less than 2" apart',
    ],
    [
      'woods close together',
      'F1a forest h=3 (2,2) (5,2) (5,5)',
      'F2a forest h=3 (5.9,2) (9,2) (9,5)',
      'less than 1" apart',
    ],
    ['a wood at the VIP', house, 'F1a forest h=3 (37,12) (40,12) (40,15)', 'F1a is 1" from the marker at (36,12)'],
    [
      'a house at a cache',
      house,
      'B2a building h=3 cap=4 (26,24) (29.5,24) (29.5,27.5) (26,27.5)',
      'marker at (24,24)',
    ],
  ]

  test.each(faults)('%s', (_, first, second, fault) => {
    expect(drawn(first, second).join('; ')).toContain(fault)
  })

  test('two buildings as they should be', () => {
    expect(drawn(house, twin)).toEqual([])
  })
})

describe('Control Objectives have room on every layout (M2)', () => {
  const { placed } = missions.of('M2')

  test.each(layouts.rows.map((layout) => [layout.id, layout] as const))('%s', (_, { pieces }) => {
    expect(placed).not.toBeNull()
    if (placed === null) return
    const { radius, line, fromConcealing, apart } = placed
    const legal = [...Array(45).keys()]
      .map((n) => ({ x: 200 + n * 100, y: line }))
      .filter((spot) =>
        pieces.map(pieceOf).every(({ outline, blocks, conceals }) => {
          const gap = contains(outline, spot) ? -1 : toOutline(outline, spot) - radius
          return !(blocks && gap < 0) && !(conceals && gap <= fromConcealing)
        }),
      )
    const [first] = legal
    const last = legal.at(-1)
    expect((last?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(apart + 2 * radius)
  })
})
