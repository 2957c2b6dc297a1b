// The checkpoints of a match: positions between two steps, the last one and some further back.

import type { Forced } from './dice.ts'
import type { Position } from './position.ts'

export interface Checkpoint {
  /** How many answers had been given. */
  readonly at: number
  /** Never changed: whoever plays on from it plays on from a copy. */
  readonly position: Position
  /** How many events had been told. */
  readonly told: number
  /** Dice and draws that were laid down and not used yet. */
  readonly forced: Forced
}

/** Between two checkpoints that are kept for ever lie at least so many answers, so that going back is never far. */
const keptEvery = 32

export class Checkpoints {
  latest: Checkpoint
  /** The oldest first. */
  private kept: Checkpoint[]

  constructor(latest: Checkpoint, kept: readonly Checkpoint[] = []) {
    this.latest = latest
    this.kept = [...kept]
  }

  take(checkpoint: Checkpoint): void {
    this.latest = checkpoint
    const last = this.kept.at(-1)
    if (last === undefined || checkpoint.at - last.at >= keptEvery) this.kept.push(checkpoint)
  }

  /** The last one at which no more than so many answers had been given; those after it are forgotten. */
  backTo(count: number): Checkpoint {
    this.kept = this.kept.filter(({ at }) => at <= count)
    const found = this.latest.at <= count ? this.latest : this.kept.at(-1)
    if (found === undefined) throw new Error('nothing to go back to')
    this.latest = found
    return found
  }

  copy(): Checkpoints {
    return new Checkpoints(this.latest, this.kept)
  }
}
