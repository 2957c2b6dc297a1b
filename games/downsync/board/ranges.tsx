// Ranges as rings around whoever acts or would act there: short, long, and as far as its weapon reaches.

import type { Disc, Point } from '@umpire/plane'
import type { ReactNode } from 'react'
import type { Action } from '../content/action.ts'
import { attack, extremeRangeFrom } from '../content/numbers.ts'
import { inches } from '../names.ts'
import { drawing, long, margin, placeOf } from './measure.ts'
import { Plate } from './plate.tsx'

interface Ring {
  /** From edge to edge, in hundredths of an inch. */
  readonly far: number
  readonly words: string
  readonly isFilled: boolean
}

/** What changes with the distance, for these weapons. */
export function ringsFor(weapons: readonly Action[]): readonly Ring[] {
  const rings = new Map<number, Ring>()
  const add = (far: number, words: string, isFilled = false): void => {
    if (!rings.has(far)) rings.set(far, { far, words, isFilled })
  }
  for (const { isScan, range, noShortBonus, closeBonus, isStabilized, extremeRange, effect } of weapons) {
    if (extremeRange) {
      add(extremeRangeFrom, `from ${inches(extremeRangeFrom)} on`)
      continue
    }
    const isShot = !isScan && effect !== 'special'
    const bonus = (noShortBonus ? 0 : attack.shortBonus) + closeBonus
    if (isShot && bonus > 0) add(attack.short, `under ${inches(attack.short)}: +${bonus}`)
    if (isShot && !isStabilized && (range === null || range > attack.long)) {
      add(attack.long, `over ${inches(attack.long)}: −${attack.longPenalty}`, true)
    }
    if (range !== null) add(range, `${isScan ? 'scan' : 'range'} ${inches(range)}`, true)
  }
  return [...rings.values()].toSorted((a, b) => a.far - b.far)
}

/** Directions in which a plate may lie on its ring, in the drawing. */
const ways = [
  [-0.72, 0.69],
  [-0.72, -0.69],
  [0.72, 0.69],
  [0.72, -0.69],
  [-1, 0],
  [1, 0],
  [0, 1],
  [0, -1],
] as const

/** Where words fit on a ring: on the table, and clear of the plates of other rings. */
function plateAt(middle: Point, r: number, taken: readonly Point[]): Point | undefined {
  return ways
    .map(([x, y]) => ({ x: middle.x + x * r, y: middle.y + y * r }))
    .find(
      ({ x, y }) =>
        x > margin + 46 &&
        x < drawing.width - margin - 46 &&
        y > margin + 12 &&
        y < drawing.height - margin - 12 &&
        taken.every((other) => Math.abs(other.x - x) > 96 || Math.abs(other.y - y) > 22),
    )
}

export const Ranges = ({
  disc,
  weapons,
  isSaid,
}: {
  readonly disc: Disc
  readonly weapons: readonly Action[]
  /** With words on the rings. */
  readonly isSaid: boolean
}): ReactNode => {
  const middle = placeOf(disc)
  const taken: Point[] = []
  return (
    <g className="ds-ranges" aria-hidden="true">
      {ringsFor(weapons).map(({ far, words, isFilled }) => {
        const r = long(disc.r + far)
        const place = isSaid ? plateAt(middle, r, taken) : undefined
        if (place !== undefined) taken.push(place)
        return (
          <g key={far}>
            <circle
              cx={middle.x}
              cy={middle.y}
              r={r}
              fill={isFilled ? 'url(#ds-range)' : 'none'}
              clipPath="url(#ds-table)"
            />
            {place === undefined ? null : <Plate {...place} words={words} />}
          </g>
        )
      })}
    </g>
  )
}
