// Passwords: hashed by Argon2id, few at once, and checked in the same time whether there is such a login or not.

import { hash, verify } from '@node-rs/argon2'
import { HttpRefusal } from '../edge/http-refusal.ts'
import { hashesAtOnce, hashesWaiting } from '../limits.ts'

/** Argon2id is the library's default. 32 MiB and three passes: well above what is recommended as the least. */
const cost = { memoryCost: 32 * 1024, timeCost: 3, parallelism: 1 }

const busy = new HttpRefusal(429, 'too many people log in at this moment: try again in a few seconds')

export class Passwords {
  private running = 0
  private readonly waiting: (() => void)[] = []
  /** The hash of a password that nobody has, to be checked where there is no login. */
  private readonly nobodys = hash('', cost)

  hash(password: string): Promise<string | HttpRefusal> {
    return this.inTurn(() => hash(password, cost))
  }

  /** Without a hash there is no such login: it takes as long to say no. */
  check(passwordHash: string | undefined, password: string): Promise<boolean | HttpRefusal> {
    return this.inTurn(async () => {
      const isRight = await verify(passwordHash ?? (await this.nobodys), password)
      return passwordHash !== undefined && isRight
    })
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result | HttpRefusal> {
    if (this.running >= hashesAtOnce) {
      if (this.waiting.length >= hashesWaiting) return busy
      await new Promise<void>((resolve) => this.waiting.push(resolve))
    } else this.running++
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next === undefined) this.running--
      else next()
    }
  }
}
