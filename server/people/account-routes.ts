// Accounts over HTTP: a login and a password, logging in and out, here and everywhere.

import { Refusal } from '@umpire/engine'
import { account, newPassword } from '@umpire/wire'
import type { FastifyInstance } from 'fastify'
import { forAnybody, forPeople, noBody } from '../edge/handlers.ts'
import { HttpRefusal } from '../edge/http-refusal.ts'
import type { Together } from '../together.ts'
import type { LogIn } from './log-in.ts'
import { whoIs } from './sign-in.ts'

const loginTaken = new HttpRefusal(409, 'somebody else has this login')
const hasAccount = new HttpRefusal(409, 'you have an account already')
const noAccount = new HttpRefusal(409, 'you have no account yet')

export function accountRoutes(api: FastifyInstance, together: Together, logIn: LogIn): void {
  const { store, sessions, signIn, passwords } = together

  api.post(
    '/me/account',
    forPeople(account, async ({ body, me, request }) => {
      if (me.login !== null) return hasAccount
      const tooMany = logIn.whyNoMore(request)
      if (tooMany !== undefined) return tooMany
      const passwordHash = await passwords.hash(body.password)
      if (passwordHash instanceof Refusal) return passwordHash
      if (!(await store.setAccount(me.id, body.login, passwordHash))) return loginTaken
      await sessions.changed(me.id)
      return whoIs({ ...me, login: body.login })
    }),
  )

  // Whoever changes the password may fear that somebody knows the old one: all other devices are signed out.
  api.put(
    '/me/password',
    forPeople(newPassword, async ({ body, me, request, reply }) => {
      if (me.login === null) return noAccount
      const refusal = await logIn.whyNot(request, me.login, body.old)
      if (refusal !== undefined) return refusal
      const passwordHash = await passwords.hash(body.password)
      if (passwordHash instanceof Refusal) return passwordHash
      await store.setAccount(me.id, me.login, passwordHash)
      await sessions.endAllOf(me.id)
      return signIn.signIn(request, reply, me)
    }),
  )

  api.post(
    '/session',
    forAnybody(account, async ({ body, request, reply }) => {
      const person = await logIn.person(request, body.login, body.password)
      return person instanceof Refusal ? person : signIn.signIn(request, reply, person)
    }),
  )

  api.delete(
    '/session',
    forAnybody(noBody, async ({ request, reply }) => {
      if (request.session !== undefined) await sessions.end(request.session)
      return signIn.signOut(reply)
    }),
  )

  api.delete(
    '/sessions',
    forPeople(noBody, async ({ me, reply }) => {
      await sessions.endAllOf(me.id)
      return signIn.signOut(reply)
    }),
  )
}
