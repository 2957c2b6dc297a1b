// The range bands along the track, as seen from a space.

import { type Band, bandOf } from '../rules/range.ts'

interface Stretch {
  readonly band: Band
  readonly from: number
  readonly to: number
}

/** The bands from one end of the track to the other, as seen from a space. */
export function stretchesFrom(space: number, trackEnd: number): Stretch[] {
  const stretches: Stretch[] = []
  for (let at = -trackEnd; at <= trackEnd; at++) {
    const band = bandOf(Math.abs(at - space))
    const last = stretches.at(-1)
    if (last?.band === band) stretches[stretches.length - 1] = { ...last, to: at }
    else stretches.push({ band, from: at, to: at })
  }
  return stretches
}
