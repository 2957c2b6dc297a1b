// How a command ends: its exit code, and what to say on stderr where it did not go well.

import type { Refusal } from '@umpire/engine'

export class Ending {
  readonly code: 0 | 1 | 2 | 130
  readonly says: string | undefined

  constructor(code: Ending['code'], says?: string) {
    this.code = code
    this.says = says
  }
}

export const fine = new Ending(0)

/** The person pressed Ctrl-C. */
export const interrupted = new Ending(130)

const words = (why: string | Refusal): string => (typeof why === 'string' ? why : why.toString())

/** What was to be checked or done did not hold. */
export const failed = (why: string | Refusal): Ending => new Ending(1, words(why))

/** The command was called wrongly. */
export const wrongUsage = (why: string | Refusal): Ending => new Ending(2, words(why))
