// The window on a map: what fits, and what stays under the pointer.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsStill, fitting, heldIn, zoomed } from './map-window.ts'

test('a part is shown in the middle, as large as the window allows', () => {
  expect(fitting({ x: 100, y: 0, width: 100, height: 50 }, { width: 216, height: 216 })).toEqual({
    x: -192,
    y: 58,
    scale: 2,
  })
})

test('a drawing cannot be moved out of the window, wherever it begins', () => {
  const window = { width: 400, height: 300 }
  const drawing = { x: -200, y: -100, width: 500, height: 400 }
  expect(heldIn(window, drawing, { x: -5000, y: -5000, scale: 2 })).toEqual({ x: -540, y: -540, scale: 2 })
  expect(heldIn(window, drawing, { x: 5000, y: 5000, scale: 2 })).toEqual({ x: 740, y: 440, scale: 2 })
  const inside = { x: 30, y: -20, scale: 2 }
  expect(heldIn(window, drawing, inside)).toEqual(inside)
})

test('a window that is a little larger or smaller leaves the drawing where it is, unless that cuts it off', () => {
  const drawing = { x: 0, y: 0, width: 600, height: 600 }
  const large = { width: 700, height: 640 }
  const small = { width: 700, height: 600 }
  const inSmall = fitting(drawing, small)
  expect(fitsStill(drawing, large, inSmall)).toBe(true)
  expect(fitsStill(drawing, small, fitting(drawing, large))).toBe(false)
  expect(fitsStill(drawing, { width: 1400, height: 1280 }, inSmall)).toBe(false)
  expect(fitsStill(drawing, { width: 800, height: 750 }, inSmall)).toBe(false)
  expect(fitsStill(drawing, { width: 800, height: 750 }, inSmall, { share: 0.7, off: 120 })).toBe(true)
  expect(fitsStill(drawing, { width: 1000, height: 600 }, inSmall)).toBe(false)
})

const point = fc.record({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
})

test('zooming leaves the point under the pointer where it is, within the limits', () => {
  fc.assert(
    fc.property(
      point,
      fc.double({ min: 0.2, max: 4, noNaN: true }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      point,
      (from, scale, factor, at) => {
        const next = zoomed({ ...from, scale }, factor, at, [0.2, 4])
        expect(next.scale).toBeGreaterThanOrEqual(0.2)
        expect(next.scale).toBeLessThanOrEqual(4)
        expect((at.x - next.x) / next.scale).toBeCloseTo((at.x - from.x) / scale, 5)
        expect((at.y - next.y) / next.scale).toBeCloseTo((at.y - from.y) / scale, 5)
      },
    ),
  )
})
