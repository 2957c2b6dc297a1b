// The borders as they are drawn, each once: what stands on it, what lies on it, and which way it runs.

import { at } from '@umpire/engine'
import { borderOf, hasPillar } from '../regions.ts'
import type { State } from '../state.ts'
import { type Edge as Printed, sides, type Token } from '../state/region.ts'
import { isLevel, middleOfBorder, type Point } from './measure.ts'

export interface Edge extends Point {
  readonly key: string
  /** True where it runs from west to east. */
  readonly level: boolean
  readonly kind: 'wall' | 'thin wall' | 'open' | 'open door' | 'closed door'
  readonly hasPillar: boolean
  readonly hasCover: boolean
  /** An Open Edge token lies there, of whichever side. */
  readonly isOpened: boolean
}

function kindOf(border: ReturnType<typeof borderOf>, token: Token | null): Edge['kind'] {
  if (token === 'open door' || token === 'closed door') return token
  if (border === 'thin wall') return border
  return border === 'thick wall' || border === 'wall' ? 'wall' : 'open'
}

export function edgesOf(state: State): Edge[] {
  return state.regions.flatMap((region) =>
    sides.flatMap((side) => {
      const next = at(region.next, side)
      if (next !== null && next < region.id) return []
      const token = at(region.tokens, side)
      const edge: Edge = {
        ...middleOfBorder(region, side),
        key: `${region.id}.${side}`,
        level: isLevel(side),
        kind: kindOf(borderOf(state, region, side), token),
        hasPillar: hasPillar(state, region, side),
        hasCover: token === 'cover',
        isOpened: token === 'open edge' || token === 'pillared edge',
      }
      return [edge]
    }),
  )
}

/** The edges of a tile that does not lie yet, to be drawn as a ghost in its cell. */
export function ghostEdges(cell: Point, printed: readonly Printed[]): Edge[] {
  return sides.map((side) => ({
    ...middleOfBorder(cell, side),
    key: `ghost ${side}`,
    level: isLevel(side),
    kind: at(printed, side) === 'W' ? 'wall' : 'open',
    hasPillar: at(printed, side) === 'P',
    hasCover: false,
    isOpened: false,
  }))
}
