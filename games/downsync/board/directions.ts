// Positions in words for those who cannot see the table: how far and in which direction from what is known.

import type { Point } from '@umpire/plane'
import { tableSize } from '../rules/ground.ts'

const compass = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const

/** `north-east`: which way it is from the one to the other. */
export function directionOf(from: Point, to: Point): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4)
  return compass[(Math.round(turn) + 8) % 8] ?? 'east'
}

const rounded = (length: number): string => `${Math.round(length / 50) / 2}″`

/** `12″ from the west and 4.5″ from the south edge`: by the two edges that are nearest. */
export function edgesOf({ x, y }: Point): string {
  const isWest = x <= tableSize / 2
  const isSouth = y <= tableSize / 2
  const across = `${rounded(isWest ? x : tableSize - x)} from the ${isWest ? 'west' : 'east'}`
  return `${across} and ${rounded(isSouth ? y : tableSize - y)} from the ${isSouth ? 'south' : 'north'} edge`
}
