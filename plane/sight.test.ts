// Sight and concealment by example.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isConcealed } from './concealment.ts'
import { type Disc, gap } from './disc.ts'
import { Landscape, type Piece } from './landscape.ts'
import { canSee } from './sight.ts'
import { box, disc, onGround, piece, randomDisc, randomLand, randomNumbers, standing, table } from './test-land.ts'

/** Two of them on a table, each in the building it stands in. */
function between(pieces: readonly Piece[], a: Disc, b: Disc) {
  const land = table(...pieces)
  const one = standing(land, 1, a)
  const other = standing(land, 2, b)
  expect(canSee(land, one, other)).toBe(canSee(land, other, one))
  return {
    sees: canSee(land, one, other),
    isConcealed: isConcealed(land, one, other),
    isConcealedBack: isConcealed(land, other, one),
  }
}

test('nothing in between: both see each other, and neither is concealed', () => {
  const found = between([box('building', 3, 0, 0, 3, 3)], disc('small', 10, 10), disc('large', 40, 33))
  expect(found).toEqual({ sees: true, isConcealed: false, isConcealedBack: false })
})

test('who looks past a building sees what stands half behind it, concealed', () => {
  const building = box('building', 3, 18.24, 13.44, 21.44, 16.54)
  const forest = piece('forest', 3, [16, 9], [25, 9], [25, 13], [21.5, 11.5], [16, 11])
  const a = disc('small', 14.23, 14.04)
  const b = disc('medium', 20.81, 18.04)
  const c = disc('medium', 20.61, 11.88)
  expect(between([building, forest], a, b)).toMatchObject({ sees: true, isConcealed: true })
  expect(between([building, forest], a, c)).toMatchObject({ sees: true, isConcealed: true })
  expect(between([building], a, c)).toMatchObject({ sees: true, isConcealed: false })
})

test('forest stops sight beyond 6" if more than 2" of it are on every line, and conceals whoever stands in it', () => {
  const forest = [box('forest', 3, 4, 10, 24, 22)]
  const a = disc('small', 10, 7.5)
  expect(between(forest, a, disc('medium', 10, 15.5))).toMatchObject({ sees: true, isConcealed: true })
  expect(between(forest, a, disc('medium', 17.5, 12))).toMatchObject({ sees: true, isConcealed: true })
  expect(between(forest, a, disc('small', 18, 16))).toMatchObject({ sees: false })
})

test('strips of concealing terrain add up', () => {
  const a = disc('medium', 12, 16)
  const b = disc('medium', 30, 16)
  const grass = box('grass', 1.5, 16, 2, 17.2, 30)
  expect(between([grass, box('grass', 2, 22, 2, 23.2, 30)], a, b).sees).toBe(false)
  expect(between([grass, box('grass', 2, 22, 2, 22.7, 30)], a, b)).toMatchObject({ sees: true, isConcealed: true })
})

test('where concealing pieces overlap they count once', () => {
  const a = disc('medium', 12, 16)
  const b = disc('medium', 30, 16)
  const grass = [box('grass', 1.5, 18, 2, 19.5, 30), box('forest', 3, 18.4, 2, 19.9, 30)]
  expect(between(grass, a, b).sees).toBe(true)
})

test('the limit of 6" is on the gap, and touching it is within', () => {
  const thick = [box('forest', 3, 12.2, 0, 15.3, 30)]
  const a = disc('medium', 10, 15)
  expect(gap(a, disc('medium', 18.76, 15))).toBe(600)
  expect(between(thick, a, disc('medium', 18.76, 15)).sees).toBe(true)
  expect(between(thick, a, disc('medium', 18.77, 15)).sees).toBe(false)
})

test('two inches of concealing terrain are not too much, a hundredth more is', () => {
  const a = disc('medium', 12, 16)
  const b = disc('medium', 30, 16)
  expect(between([box('grass', 1.5, 18, 0, 20, 48)], a, b).sees).toBe(true)
  expect(between([box('grass', 1.5, 18, 0, 20.01, 48)], a, b).sees).toBe(false)
})

test('from a high roof one looks over a low one', () => {
  const low = box('building', 2, 20, 9.25, 23.5, 14.25)
  const high = box('building', 5, 10, 10, 13.5, 13.5)
  const drone = disc('tiny', 11.75, 11.75)
  expect(between([low, high], drone, disc('medium', 34, 11.75))).toEqual({
    sees: true,
    isConcealed: false,
    isConcealedBack: true,
  })
  expect(between([low, high], drone, disc('medium', 30, 11.75))).toEqual({
    sees: true,
    isConcealed: true,
    isConcealedBack: true,
  })
  const lower = box('building', 2, 10, 10, 13.5, 13.5)
  expect(between([low, lower], drone, disc('medium', 34, 11.75)).sees).toBe(false)
})

test('a forest is looked over from higher than its trees, and through from lower', () => {
  const forest = box('forest', 3, 20, 5, 28, 20)
  const from = disc('tiny', 11.75, 11.75)
  const roof = (height: number) => box('building', height, 10, 10, 13.5, 13.5)
  const target = disc('medium', 46, 11.75)
  expect(between([forest, roof(6)], from, target).sees).toBe(true)
  expect(between([forest, roof(3)], from, target).sees).toBe(false)
})

test('a wall as high as everybody hides one from the other', () => {
  const wall = [box('building', 1, 20, 8, 23.5, 13)]
  expect(between(wall, disc('small', 17, 10.5), disc('small', 27, 10.5)).sees).toBe(false)
})

test('grass lower than everybody stops nothing', () => {
  const lawn = [box('grass', 0.9, 15, 0, 27, 48)]
  expect(between(lawn, disc('small', 10, 10.5), disc('small', 35, 10.5)).sees).toBe(true)
})

test('whoever shares a building sees each other, and the building conceals neither', () => {
  const found = between([box('building', 3, 10, 10, 15, 13)], disc('tiny', 11, 11.5), disc('tiny', 14, 11.5))
  expect(found).toEqual({ sees: true, isConcealed: false, isConcealedBack: false })
})

test('the whole building is seen, wherever in it somebody stands', () => {
  const house = box('building', 2, 10, 10, 15, 13.5)
  const hill = box('building', 6, 5, 20, 14, 24)
  const inFarCorner = disc('tiny', 10.8, 10.8)
  expect(between([house, hill], inFarCorner, disc('medium', 15, 28)).sees).toBe(true)
})

test('bases along the same wall see each other, and the wall conceals neither', () => {
  const wall = [box('building', 3, 0, 0, 40, 5)]
  const found = between(wall, disc('small', 5, 6.18), disc('small', 30, 6.18))
  expect(found).toEqual({ sees: true, isConcealed: false, isConcealedBack: false })
})

test('bases that just fit between two walls are in full view of each other, however far apart', () => {
  const walls = [box('building', 3, 0, 0, 48, 5), box('building', 3, 0, 7.36, 48, 12)]
  const found = between(walls, disc('small', 4, 6.18), disc('small', 44, 6.18))
  expect(found).toEqual({ sees: true, isConcealed: false, isConcealedBack: false })
})

test('nobody looks through the joint of two buildings', () => {
  const block = [box('building', 3, 20, 10, 23, 15), box('building', 3, 20, 15, 23, 20)]
  expect(between(block, disc('tiny', 15, 15), disc('tiny', 28, 15)).sees).toBe(false)
  const roof = box('building', 1, 10, 13, 14, 17)
  expect(between([...block, roof], disc('tiny', 12, 15), disc('tiny', 28, 15)).sees).toBe(false)
})

test('a gap of a tenth of an inch between buildings is enough, seen from the ground or a roof', () => {
  const block = [box('building', 6, 20, 5, 23, 15), box('building', 6, 20, 15.1, 23, 25)]
  expect(between(block, disc('tiny', 15, 15.2), disc('tiny', 28, 15.2)).sees).toBe(true)
  expect(between(block, disc('tiny', 14.3, 15.5), disc('tiny', 28, 14.6)).sees).toBe(true)
  const roof = box('building', 2, 12, 13, 16, 16.8)
  expect(between([...block, roof], disc('tiny', 14, 15), disc('tiny', 28, 15)).sees).toBe(true)
})

test('a narrow passage through thick buildings is found from a roof, wherever on the roof it begins', () => {
  const block = [box('building', 6, 20, 5, 23, 15.2), box('building', 6, 20, 15.3, 23, 25)]
  const roof = box('building', 2, 12, 13, 16, 16.8)
  expect(between([...block, roof], disc('tiny', 14, 15), disc('medium', 28, 15)).sees).toBe(true)
})

test('over a low roof one sees whoever shows no more than the far edge', () => {
  const roofs = [box('building', 2, 20, 9.25, 23.5, 14.25), box('building', 5, 10, 10, 13.5, 13.5)]
  expect(between(roofs, disc('tiny', 11.75, 11.75), disc('medium', 26, 11.75)).sees).toBe(true)
  expect(between(roofs, disc('tiny', 11.75, 11.75), disc('medium', 25.3, 11.75)).sees).toBe(false)
})

test('what stands beside and behind the target does not hide it', () => {
  const front = box('building', 3, 15, 5, 16, 11.27)
  const behind = box('building', 3, 21, 10.96, 23, 11.6)
  const [a, b] = [disc('medium', 10, 10), disc('medium', 20, 10)]
  expect(between([front, behind], a, b).sees).toBe(true)
  expect(between([box('building', 3, 15, 5, 16, 11.4), behind], a, b).sees).toBe(false)
})

test('touching bases see each other whatever lies about', () => {
  const around = [box('forest', 3, 0, 0, 48, 48)]
  expect(between(around, disc('large', 20, 20), disc('large', 23.15, 20)).sees).toBe(true)
})

test('an angled building hides what lies in its arm and shows what lies before it', () => {
  const angle = piece('building', 3, [10, 10], [20, 10], [20, 12], [12, 12], [12, 20], [10, 20])
  expect(between([angle], disc('tiny', 15, 15), disc('tiny', 18, 18)).sees).toBe(true)
  expect(between([angle], disc('tiny', 13, 13), disc('tiny', 8, 8)).sees).toBe(false)
})

test('sight is the same from both sides, and whichever of the two has the lower number', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, count) => {
      const random = randomNumbers(seed)
      const { land } = randomLand(random, count, 3000)
      for (let n = 0; n < 40; n++) {
        const a = randomDisc(random, land, true)
        const b = randomDisc(random, land, true)
        if (a === undefined || b === undefined) continue
        const one = standing(land, 1, a)
        const other = standing(land, 2, b)
        expect(canSee(land, other, one)).toBe(canSee(land, one, other))
        const same = { ...other, id: 1 }
        expect(canSee(land, same, one)).toBe(canSee(land, one, same))
      }
    }),
    { seed: 4, numRuns: 250 },
  )
})

test('another piece never opens a line', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, count) => {
      const random = randomNumbers(seed)
      const { land } = randomLand(random, count + 1, 3000)
      const fewer = new Landscape(land.width, land.height, land.pieces.slice(0, -1))
      for (let n = 0; n < 40; n++) {
        const a = randomDisc(random, land, false)
        const b = randomDisc(random, land, false)
        if (a === undefined || b === undefined) continue
        const one = onGround(1, a)
        const other = onGround(2, b)
        expect(canSee(fewer, one, other) || !canSee(land, one, other)).toBe(true)
        expect(isConcealed(fewer, one, other) && !isConcealed(land, one, other)).toBe(false)
      }
    }),
    { seed: 5, numRuns: 500 },
  )
})
