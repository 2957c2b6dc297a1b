// Sight on a table without squares: who sees whom among 25 pieces of terrain.

import { below, pick, seedRandom } from '@umpire/engine'
import { canSee, Landscape, type Piece, type Point, spotFault, type Volume } from '@umpire/plane'
import { manyTimes, type Side } from '../measure.ts'

/** Pieces in rows of five, as thick as tables of this kind are set. */
const rows = 5
const spacing = 960
const baseRadii = [78.74, 118.11, 137.8, 157.48]

function pieceAt(number: number, upTo: (limit: number) => number): Piece {
  const x = (number % rows) * spacing + upTo(500)
  const y = Math.floor(number / rows) * spacing + upTo(500)
  const isBuilding = number % 5 < 2
  const wide = 300 + upTo(200)
  const deep = 300 + upTo(200)
  // Buildings have right angles, woods and fields have not.
  const corners: readonly Point[] = isBuilding
    ? [
        { x, y },
        { x: x + wide, y },
        { x: x + wide, y: y + deep },
        { x, y: y + deep },
      ]
    : [
        { x, y: y + upTo(100) },
        { x: x + wide, y },
        { x: x + wide + 120, y: y + 150 },
        { x: x + wide - upTo(100), y: y + deep },
        { x: x + upTo(100), y: y + deep - 50 },
      ]
  return {
    id: `${number}`,
    outline: corners,
    height: isBuilding ? 300 : 200,
    blocks: isBuilding,
    conceals: !isBuilding,
    slows: number % 5 === 2,
  }
}

export function sightTests(): Side {
  const random = seedRandom('sight')
  const upTo = (limit: number) => below(random, limit)
  const land = new Landscape(
    4800,
    4800,
    Array.from({ length: rows * rows }, (_, number) => pieceAt(number, upTo)),
  )
  const volumes: Volume[] = []
  while (volumes.length < 200) {
    const disc = { x: upTo(4800), y: upTo(4800), r: pick(random, baseRadii) }
    if (spotFault(land, disc, false, []) === undefined) volumes.push({ id: volumes.length, disc, inside: -1 })
  }
  let number = 0
  return manyTimes(() => {
    const one = volumes[number++ % volumes.length]
    let tests = 0
    for (const other of volumes) {
      if (one === undefined || one === other) continue
      canSee(land, one, other)
      tests++
    }
    return tests
  })
}
