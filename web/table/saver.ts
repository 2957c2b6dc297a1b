// The saver: brings the store to where the match is. What piles up while one write is under way goes into the next.

import type { Refusal } from '@umpire/engine'
import type { GameChanges, GameStore } from '../store/game-store.ts'

/** What is to be written: all answers so far, and where the game stands by them. */
export interface Standing {
  readonly answers: readonly string[]
  readonly changes: GameChanges
}

export class Saver {
  private readonly store: GameStore
  private readonly id: string
  private readonly standing: () => Standing
  private readonly onRefusal: (refusal: Refusal) => void
  /** How many answers the store has. */
  private written: number
  /** The fewest answers that the match has had since the last write was begun. */
  private lowest = Number.POSITIVE_INFINITY
  private isWanted = false
  private running: Promise<void> | undefined

  constructor(
    store: GameStore,
    id: string,
    written: number,
    standing: () => Standing,
    onRefusal: (refusal: Refusal) => void,
  ) {
    this.store = store
    this.id = id
    this.written = written
    this.standing = standing
    this.onRefusal = onRefusal
  }

  /** Something has changed: it is written as soon as the store is free. */
  save(): void {
    this.isWanted = true
    this.running ??= this.run()
  }

  /** The answers after the first `count` were taken back. */
  goneBackTo(count: number): void {
    this.lowest = Math.min(this.lowest, count)
    this.save()
  }

  get isIdle(): boolean {
    return this.running === undefined
  }

  /** Kept when everything so far has been written. */
  get done(): Promise<void> {
    return this.running ?? Promise.resolve()
  }

  private async run(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false
      const refusal = await this.write()
      if (refusal !== undefined) this.onRefusal(refusal)
    }
    this.running = undefined
  }

  private async write(): Promise<Refusal | undefined> {
    const { store, id } = this
    const { answers, changes } = this.standing()
    const kept = Math.min(this.written, this.lowest)
    this.lowest = Number.POSITIVE_INFINITY
    if (kept < this.written) {
      const refusal = await store.cut(id, kept, changes)
      if (refusal !== undefined) return refusal
      this.written = kept
    }
    const lines = answers.slice(kept)
    const refusal = lines.length === 0 ? await store.update(id, changes) : await store.append(id, kept, lines, changes)
    if (refusal === undefined) this.written = answers.length
    return refusal
  }
}
