// What was measured on one server in one round, and the middle of several rounds.

import { at } from '@umpire/engine'
import { median } from '../measure.ts'

export interface Figures {
  /** Processor time of the server for a move, in microseconds: at full speed, and at a pace. */
  readonly atFullSpeed: number
  readonly atPace: number
  /** From one player's send to the other's receipt at that pace, in milliseconds. */
  readonly usualDelay: number
  readonly longDelay: number
  /** Of a message that a move brings, in bytes. */
  readonly usualSize: number
  readonly largeSize: number
}

/** The smallest of them that at least that part of them does not exceed. */
export const percentile = (sorted: readonly number[], part: number): number =>
  at(sorted, Math.max(0, Math.ceil(sorted.length * part) - 1))

export function middle(rounds: readonly Figures[]): Figures {
  const of = (figure: keyof Figures): number => median(rounds.map((round) => round[figure]))
  return {
    atFullSpeed: of('atFullSpeed'),
    atPace: of('atPace'),
    usualDelay: of('usualDelay'),
    longDelay: of('longDelay'),
    usualSize: of('usualSize'),
    largeSize: of('largeSize'),
  }
}
