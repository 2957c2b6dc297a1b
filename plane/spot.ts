// Whether a base may be set down on a spot, and why not.

import { type Disc, gap } from './disc.ts'
import { isTooNear, type Keep } from './keep.ts'
import { type Landscape } from './landscape.ts'
import { blockHalfAround } from './path.ts'

export type SpotFault =
  | { readonly kind: 'off table' }
  | { readonly kind: 'block'; readonly piece: number }
  | { readonly kind: 'half in'; readonly piece: number }
  | { readonly kind: 'meets'; readonly keep: number; readonly gap: number }

/** Comes before every id there is. */
const nobody = -1

export function spotFault(
  land: Landscape,
  disc: Disc,
  entersBlocks: boolean,
  keeps: readonly Keep[],
): SpotFault | undefined {
  if (!land.isOnTable(disc)) return { kind: 'off table' }
  if (entersBlocks) {
    const piece = blockHalfAround(land, disc)
    if (piece !== -1) return { kind: 'half in', piece }
  } else {
    const piece = land.blocks.find((block) => land.overlaps(block, disc))
    if (piece !== undefined) return { kind: 'block', piece }
  }
  for (let keep = 0; keep < keeps.length; keep++) {
    const each = keeps[keep]
    if (each !== undefined && isTooNear(land, nobody, disc, each)) {
      return { kind: 'meets', keep, gap: gap(disc, each.disc) }
    }
  }
  return undefined
}
