// Dice, and the dice and cards that a scenario lays down beforehand.

import type { Plain } from './plain.ts'

/** A die of any faces, each as likely as it occurs in the list. */
export interface Die<Face extends Plain = Plain> {
  readonly name: string
  readonly faces: readonly Face[]
}

/** A die numbered from 1. */
export const die = (sides: number): Die<number> => ({
  name: `d${sides}`,
  faces: Array.from({ length: sides }, (_, n) => n + 1),
})

export const d6 = die(6)
export const d10 = die(10)

/** What the next rolls and draws will be, in the faces' own words. Used up from the front. */
export interface Forced {
  readonly dice: string[]
  readonly draws: string[]
}

/** A copy of what is laid down, with more behind it. */
export const withForced = (
  forced: Forced | undefined,
  dice: readonly string[] = [],
  draws: readonly string[] = [],
): Forced => ({
  dice: [...(forced?.dice ?? []), ...dice],
  draws: [...(forced?.draws ?? []), ...draws],
})

/** How a face is written in a scenario. */
export const faceWords = (face: Plain): string => (typeof face === 'object' ? JSON.stringify(face) : String(face))
