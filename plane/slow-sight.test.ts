// Sight against the plain version, on many random tables.

import { expect, test } from 'vitest'
import { isConcealed } from './concealment.ts'
import { type Landscape } from './landscape.ts'
import { canSee } from './sight.ts'
import { slowIsInFullView, slowSees } from './slow-sight.ts'
import { type RandomLand, randomDisc, randomLand, randomNumbers, randomRoofPlace, standing } from './test-land.ts'
import { type Volume } from './volume.ts'

/** A table with many pieces, and pairs of volumes on the ground or, if asked for, mostly on roofs. */
function randomPairs(random: () => number, onRoofs: boolean) {
  const on = randomLand(random, (onRoofs ? 20 : 8) + Math.floor(random() * 16), 3000)
  const place = (share: number) =>
    onRoofs && random() < share ? randomRoofPlace(random, on.land) : randomDisc(random, on.land, false)
  const pairs = Array.from({ length: 20 }, () => {
    const a = place(0.9)
    const b = place(0.4)
    if (a === undefined || b === undefined) return undefined
    return random() < 0.5
      ? ([standing(on.land, 1, a), standing(on.land, 2, b)] as const)
      : ([standing(on.land, 2, a), standing(on.land, 1, b)] as const)
  })
  return { on, pairs: pairs.filter((pair) => pair !== undefined) }
}

type Seen = (land: Landscape, a: Volume, b: Volume) => boolean
type SlowSeen = (on: RandomLand, a: Volume, b: Volume, seen: boolean) => boolean

/** How often each answer came up; one that plain lines contradict is shown. */
function compare(seed: number, boards: number, onRoofs: boolean, fast: Seen, slow: SlowSeen) {
  const random = randomNumbers(seed)
  const counts = { seen: 0, unseen: 0 }
  for (let board = 0; board < boards; board++) {
    const { on, pairs } = randomPairs(random, onRoofs)
    for (const [a, b] of pairs) {
      if (a.inside !== -1 && a.inside === b.inside) continue
      const seen = fast(on.land, a, b)
      if (slow(on, a, b, seen) !== seen) {
        expect({ board, pieces: on.land.pieces, a, b, seen }).toBe('as the plain lines show')
      }
      counts[seen ? 'seen' : 'unseen']++
    }
  }
  return Math.min(...Object.values(counts))
}

// Every line is as near to a plain one as the margin says: what stops all of these by more stops all there are. And every
// plain line is as near to one that is really tried.

test('on 5,000 pairs on the ground those see each other who would by plain lines', () => {
  const rarer = compare(11, 250, false, canSee, (on, a, b, seen) =>
    seen ? slowSees(on, a, b, { larger: -6, veil: 5 }, 96, 0) : slowSees(on, a, b, { larger: 7, veil: -5 }, 32, 0),
  )
  expect(rarer).toBeGreaterThan(1000)
})

test('on 5,000 pairs, most of them on roofs, those see each other who would by plain lines', () => {
  const rarer = compare(12, 250, true, canSee, (on, a, b, seen) =>
    seen ? slowSees(on, a, b, { larger: -13, veil: 5 }, 48, 25) : slowSees(on, a, b, { larger: 26, veil: -5 }, 24, 50),
  )
  expect(rarer).toBeGreaterThan(250)
})

/** Terrain that the target stands in settles it; the rest is left to the lines. */
const isInFullView: Seen = (land, from, target) => !isConcealed(land, from, target)
const isCovered = ({ land }: RandomLand, { disc }: Volume) => land.veils.some((piece) => land.touches(piece, disc))

test('on 6,000 pairs on the ground those are in full view who are by plain lines', () => {
  const rarer = compare(13, 300, false, isInFullView, (on, a, b, seen) => {
    if (isCovered(on, b)) return false
    return slowIsInFullView(on, a, b, { larger: seen ? -7 : 7, veil: 0 }, seen ? 64 : 48)
  })
  expect(rarer).toBeGreaterThan(1000)
})

test('on 3,000 pairs, most of them on roofs, those are in full view who are by plain lines', () => {
  const rarer = compare(14, 150, true, isInFullView, (on, a, b, seen) => {
    if (isCovered(on, b)) return false
    return slowIsInFullView(on, a, b, { larger: seen ? -26 : 26, veil: 0 }, 48)
  })
  expect(rarer).toBeGreaterThan(500)
})
