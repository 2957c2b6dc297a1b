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
  /** Dice and draws that were laid down and not used yet; undefined where there are none. */
  readonly forced: Forced | undefined
}

/** Between two checkpoints that are kept for ever lie at least so many answers, so that going back is never far. */
const keptEvery = 32

export class Checkpoints {
  latest: Checkpoint
  /** The oldest first; what lies before them begins where the match does. */
  private kept: Checkpoint[]

  constructor(latest: Checkpoint, kept: readonly Checkpoint[] = []) {
    this.latest = latest
    this.kept = [...kept]
  }

  take(checkpoint: Checkpoint, beginning: number): void {
    this.latest = checkpoint
    if (checkpoint.at - (this.kept.at(-1)?.at ?? beginning) >= keptEvery) this.kept.push(checkpoint)
  }

  /** The last one at which no more than so many answers had been given, or the match's beginning; later ones are forgotten. */
  backTo(count: number, beginning: () => Checkpoint): Checkpoint {
    this.kept = this.kept.filter(({ at }) => at <= count)
    if (this.latest.at > count) this.latest = this.kept.at(-1) ?? beginning()
    return this.latest
  }

  copy(): Checkpoints {
    return new Checkpoints(this.latest, this.kept)
  }
}
