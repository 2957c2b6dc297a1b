// The presenter: shows what has happened one event after the other, so that each is seen, and says when it is done.

import type { Happening } from '@umpire/board'
import type { LogLine } from './table-link.ts'

export type Speed = 0.5 | 1 | 2 | 4 | 'at once'

/** How long an event is shown, in milliseconds at speed 1; one that changes nothing on the board, shorter. */
const beat = 450
const shortBeat = 180
const diceBeat = 900

const lengthOf = ({ things, dice, callout }: Happening): number => {
  if (dice !== undefined) return diceBeat
  return things.length === 0 && callout === undefined ? shortBeat : beat
}

export class Presenter {
  /** How many lines have been shown. */
  shown = 0
  private lines: readonly LogLine[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private waiting: (() => void)[] = []
  private readonly show: (line: LogLine | undefined) => void
  private readonly speed: () => Speed

  /** `show` is called with each line in its turn, and with nothing when all have been shown. */
  constructor(show: (line: LogLine | undefined) => void, speed: () => Speed) {
    this.show = show
    this.speed = speed
  }

  /** The log as it is now. What is in it when the table is opened was seen before. */
  setLines(lines: readonly LogLine[], areNew = true): void {
    this.lines = lines
    if (!areNew || lines.length < this.shown) this.shown = lines.length
    if (this.timer === undefined) this.next()
  }

  private next(): void {
    this.timer = undefined
    const speed = this.speed()
    const line = this.lines[this.shown]
    if (line === undefined) {
      const { waiting } = this
      this.waiting = []
      for (const go of waiting) go()
      return
    }
    this.shown++
    this.show(line)
    if (speed === 'at once') return this.next()
    this.timer = setTimeout(() => this.next(), lengthOf(line.happening) / speed)
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.shown = Math.max(this.shown, this.lines.length)
    this.show(this.lines.at(-1))
    this.next()
  }

  /** Kept when everything has been shown. */
  readonly done = (): Promise<void> =>
    new Promise((resolve) => {
      if (this.timer === undefined && this.shown >= this.lines.length) resolve()
      else this.waiting.push(resolve)
    })

  close(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
  }
}
