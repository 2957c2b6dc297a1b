// Where things lie on the drawing: regions, borders, units, windows; and what lines cross.

import { describe, expect, test } from 'vitest'
import type { Side } from '../state/region.ts'
import { arrangedState } from './arranged-state.ts'
import { arrangeUnits, type Standing } from './arrange-units.ts'
import { fittingName } from './board-words.ts'
import { bestCorner } from './corners.ts'
import { edgesOf, ghostEdges } from './edges.ts'
import { focusOf } from './focus.ts'
import { crossingsOf } from './line-of-fire.ts'
import { boxOf, frameOf, frontierCells, middleOfBorder, tile } from './measure.ts'
import { rotationSaid } from './rotation.ts'

const row = ['regions 0.0 1.0 2.0 3.0']

describe('the drawing', () => {
  test('holds every region and the frontier, and grows with them', () => {
    const state = arrangedState('regions 0.0 1.0 1.1 1.2 1.3 1.4', 'border 1.4 west open', 'border 0.0 south open')
    const frame = frameOf(state)
    const cells = [...state.regions, ...frontierCells(state).map(([x, y]) => ({ x, y }))]
    expect(frontierCells(state)).toEqual([
      [0, -1],
      [0, 4],
    ])
    for (const cell of cells) {
      const { x, y } = boxOf(cell)
      expect(x).toBeGreaterThanOrEqual(frame.x)
      expect(y).toBeGreaterThanOrEqual(frame.y)
      expect(x + tile).toBeLessThanOrEqual(frame.x + frame.width)
      expect(y + tile).toBeLessThanOrEqual(frame.y + frame.height)
    }
    expect(frame.height).toBeGreaterThan(frameOf(arrangedState(...row)).height)
  })

  test('has north above and east to the right', () => {
    expect(boxOf({ x: 0, y: 1 }).y).toBe(-tile)
    expect(boxOf({ x: 1, y: 0 }).x).toBe(tile)
    expect(middleOfBorder({ x: 0, y: 0 }, 0)).toEqual({ x: tile / 2, y: 0 })
    expect(middleOfBorder({ x: 0, y: 0 }, 1)).toEqual(middleOfBorder({ x: 1, y: 0 }, 3))
  })

  test('a small window shows a part of it, with whoever acts', () => {
    const state = arrangedState('regions 0.0 1.0 2.0 3.0 4.0 5.0 6.0 7.0', 'vera at 6.0')
    const frame = frameOf(state)
    const focus = focusOf({ state, viewer: 'spectator' })
    const { x, y } = boxOf({ x: 6, y: 0 })
    expect(focus.width).toBeLessThan(frame.width)
    expect(focus.x).toBeLessThanOrEqual(x)
    expect(focus.x + focus.width).toBeGreaterThanOrEqual(x + tile)
    expect(focus.y).toBeLessThanOrEqual(y)
  })
})

describe('borders', () => {
  test('each is drawn once, with what stands and lies on it', () => {
    const state = arrangedState(
      ...row,
      'border 0.0 east pillar',
      'border 1.0 east cover',
      'border 2.0 east closed door',
      'border 2.0 north thin wall',
    )
    const edges = edgesOf(state)
    expect(edges).toHaveLength(4 * 4 - 3)
    const between = edges.filter(({ key }) => ['0.1', '1.1', '2.1'].includes(key))
    expect(between).toMatchObject([
      { kind: 'open', hasPillar: true, hasCover: false },
      { kind: 'open', hasCover: true },
      { kind: 'closed door' },
    ])
    expect(edges.filter(({ kind }) => kind === 'wall')).toHaveLength(10)
  })

  test('a tile that does not lie yet shows its own edges', () => {
    const ghost = ghostEdges({ x: 0, y: 1 }, ['W', 'P', 'O', 'O'])
    expect(ghost.map(({ kind }) => kind)).toEqual(['wall', 'open', 'open', 'open'])
    expect(ghost.map(({ hasPillar }) => hasPillar)).toEqual([false, true, false, false])
  })

  test('options of a rotation are told from others', () => {
    expect(rotationSaid({ say: 'turn 2' })).toBe(2)
    expect(rotationSaid({ say: 'reserve' })).toBeUndefined()
    expect(rotationSaid(undefined)).toBeUndefined()
  })
})

const units = (count: number, pillar: Side | null = null): Standing[] =>
  Array.from({ length: count }, (_, n) => ({ unit: 10 + n, region: 0, pillar }))

describe('units', () => {
  test.each([1, 2, 3, 4, 6, 8, 12, 16])('%i of them stand in their region without covering each other', (count) => {
    const placed = arrangeUnits(units(count))
    expect(placed).toHaveLength(count)
    for (const one of placed) {
      const half = 20 * one.scale
      expect(one.x - half).toBeGreaterThanOrEqual(6)
      expect(one.x + half).toBeLessThanOrEqual(tile - 6)
      expect(one.y - half).toBeGreaterThanOrEqual(6)
      expect(one.y + half).toBeLessThanOrEqual(tile - 6)
      for (const other of placed) {
        if (other !== one) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(38 * one.scale)
      }
    }
  })

  test('twelve are still half as large as one', () => {
    const [one] = arrangeUnits(units(1))
    const [first] = arrangeUnits(units(12))
    expect(one?.scale).toBe(1)
    expect(first?.scale).toBeGreaterThan(0.5)
    expect(first?.nameWidth).toBe(0)
  })

  test('on a large map they are larger where there is room', () => {
    expect(arrangeUnits(units(1), 1.5)[0]?.scale).toBe(1.5)
    expect(arrangeUnits(units(12), 1.5)[0]?.scale).toBe(arrangeUnits(units(12))[0]?.scale)
  })

  test('Pillared ones are pressed to their border', () => {
    const [north] = arrangeUnits(units(1, 0))
    const [east] = arrangeUnits(units(1, 1))
    expect(north?.y).toBeLessThan(tile / 4)
    expect(east?.x).toBeGreaterThan((tile * 3) / 4)
    const [free, pressed] = arrangeUnits([...units(1), { unit: 20, region: 0, pillar: 3 }])
    expect(free?.x).toBeGreaterThan(tile / 2)
    expect(pressed?.x).toBeLessThan(tile / 4)
  })

  test('a Reactor alone fills its region, and makes room for others', () => {
    const reactor: Standing = { unit: 4, region: 0, pillar: null }
    expect(arrangeUnits([reactor])[0]?.scale).toBe(1)
    const [core, ...others] = arrangeUnits([reactor, ...units(4)])
    expect(core?.scale).toBeLessThan(0.7)
    for (const other of others) expect(other.y).toBeGreaterThan((core?.y ?? tile) + 20)
  })

  test('names get shorter until they fit', () => {
    expect(fittingName('Panther Turret', 100, 12)).toBe('Panther Turret')
    expect(fittingName('Panther Turret', 50, 12)).toBe('Panther')
    expect(fittingName('Panther Turret', 20, 12)).toBe('')
  })
})

describe('a line', () => {
  const state = arrangedState(
    ...row,
    'border 0.0 east cover',
    'border 1.0 east cover',
    'border 2.0 east pillar',
    'border 3.0 east open',
  )

  test('meets Cover that counts, and the Pillar of its target', () => {
    expect(crossingsOf(state, 0, 3)).toMatchObject([
      { region: 0, side: 1, cover: 0, hasPillar: false },
      { region: 1, cover: 1 },
      { region: 2, cover: 0, hasPillar: true, isStopped: false },
    ])
    expect(crossingsOf(state, 0, 1)).toMatchObject([{ cover: 1 }])
    expect(crossingsOf(state, 2, 2)).toEqual([])
  })

  test('is stopped by a closed door, and there is none round a corner', () => {
    const closed = arrangedState('regions 0.0 1.0 1.1', 'border 0.0 east closed door')
    expect(crossingsOf(closed, 0, 1)).toMatchObject([{ isStopped: true }])
    expect(crossingsOf(closed, 0, 2)).toBeUndefined()
  })
})

describe('a window', () => {
  const map = { x: 0, y: 0, width: 700, height: 600 }

  test('lies in the lower right, if nothing is there', () => {
    expect(bestCorner(map, 0.44, [], [])).toBe('bottom-right')
  })

  test('gets out of the way of what matters, and of another window', () => {
    const lowerRight = { x: 500, y: 450, width: 138, height: 138 }
    expect(bestCorner(map, 0.44, [lowerRight], [])).toBe('top-right')
    expect(bestCorner(map, 0.44, [lowerRight], [], ['top-right'])).toBe('top-left')
    const upper = { x: 0, y: 0, width: 700, height: 138 }
    expect(bestCorner(map, 0.44, [lowerRight], [upper])).toBe('bottom-left')
    const moved = { ...lowerRight, x: lowerRight.x - 1000, y: lowerRight.y - 1000 }
    expect(bestCorner({ ...map, x: -1000, y: -1000 }, 0.44, [moved], [])).toBe('top-right')
  })
})
