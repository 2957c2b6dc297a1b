// What sees and is seen.

import { type Disc } from './disc.ts'
import { type Landscape } from './landscape.ts'

/** A disc with a height, or all of the building it stands in. */
export interface Volume {
  /** Every line begins at the lower of the two, so that both ask for the very same lines. */
  readonly id: number
  readonly disc: Disc
  /** The building it stands in, or -1. */
  readonly inside: number
}

export const isOnGround = ({ inside }: Volume): boolean => inside < 0

export function topOf(land: Landscape, { inside }: Volume): number {
  // An array asked for what is before its beginning is slow.
  return inside < 0 ? land.optics.top : (land.pieces[inside]?.height ?? land.optics.top)
}

/** Whether the first of two comes first in every line between them. */
export function comesFirst(a: Volume, b: Volume): boolean {
  if (a.id !== b.id) return a.id < b.id
  if (a.disc.x !== b.disc.x) return a.disc.x < b.disc.x
  return a.disc.y <= b.disc.y
}
