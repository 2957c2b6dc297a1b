// Whether somebody knows a password: each try counts, for the login and for the address it comes from.

import type { FastifyRequest } from 'fastify'
import { addressOf } from '../edge/guard.ts'
import { HttpRefusal } from '../edge/http-refusal.ts'
import { triesWindow } from '../limits.ts'
import type { Person } from '../store/store.ts'
import type { Together } from '../together.ts'
import { Tries } from './tries.ts'

/** The same words for a login that there is not: nobody learns who has an account here. */
const wrong = new HttpRefusal(403, 'the login or the password is wrong')
const tooManyTries = new HttpRefusal(429, 'too many passwords were tried: wait a quarter of an hour')

export class LogIn {
  private readonly together: Together
  private readonly byLogin: Tries
  private readonly byAddress: Tries

  constructor(together: Together) {
    this.together = together
    const { triesPerLogin, triesPerAddress } = together.quotas
    this.byLogin = new Tries(triesPerLogin, triesWindow)
    this.byAddress = new Tries(triesPerAddress, triesWindow)
  }

  /** Why no password is hashed for whoever asks: they have had that done too often. */
  whyNoMore(request: FastifyRequest): HttpRefusal | undefined {
    return this.byAddress.count(addressOf(request), Date.now()) ? undefined : tooManyTries
  }

  /** Whose login that is, if the password is right. */
  async person(request: FastifyRequest, login: string, password: string): Promise<Person | HttpRefusal> {
    const tooMany = this.whyNoMore(request)
    if (tooMany !== undefined) return tooMany
    if (!this.byLogin.count(login, Date.now())) return tooManyTries
    const account = await this.together.store.account(login)
    const isRight = await this.together.passwords.check(account?.passwordHash, password)
    if (isRight instanceof HttpRefusal) return isRight
    if (!isRight || account === undefined) return wrong
    this.byLogin.forget(login)
    return account.person
  }

  /** Why somebody who is signed in may not do what needs the password. */
  async whyNot(request: FastifyRequest, login: string, password: string): Promise<HttpRefusal | undefined> {
    const person = await this.person(request, login, password)
    if (person instanceof HttpRefusal) return person === wrong ? wrongPassword : person
    return undefined
  }
}

const wrongPassword = new HttpRefusal(403, 'that is not your password')
