// People over HTTP: to have a name, to change it, to take it to another device, and to be forgotten.

import { carrying, deletion, naming, type PersonalLink, type WhoAmI } from '@umpire/wire'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../edge/guard.ts'
import { forAnybody, forPeople, noBody } from '../edge/handlers.ts'
import { HttpRefusal } from '../edge/http-refusal.ts'
import { hour, linkAge } from '../limits.ts'
import type { Person } from '../store/store.ts'
import type { Together } from '../together.ts'
import type { LogIn } from './log-in.ts'
import { whoIs } from './sign-in.ts'
import { hashOf, newId, newToken } from './tokens.ts'

const linkIsOver = new HttpRefusal(404, 'this link was used already, or it is more than an hour old')

export function peopleRoutes(api: FastifyInstance, together: Together, logIn: LogIn): void {
  const { store, hub, sessions, signIn, quotas } = together
  const peopleFromAddress = { max: quotas.peoplePerHour, timeWindow: hour, keyGenerator: addressOf }
  const links = { max: quotas.linksPerHour, timeWindow: hour }

  api.get('/me', (request, reply): WhoAmI => signIn.recognise(request, reply))

  api.post(
    '/people',
    { config: { rateLimit: peopleFromAddress } },
    forAnybody(naming, async ({ body, request, reply }) => {
      const known = request.session?.person
      if (known !== undefined) return new HttpRefusal(409, `you are ${known.name} already: log out first`)
      const person: Person = { id: newId(), name: body.name, login: null, created: Date.now() }
      await store.addPerson(person)
      return signIn.signIn(request, reply, person)
    }),
  )

  api.patch(
    '/me',
    forPeople(naming, async ({ body, me }) => {
      await store.rename(me.id, body.name)
      await sessions.changed(me.id)
      hub.renamed(me.id)
      return whoIs({ ...me, name: body.name })
    }),
  )

  api.delete(
    '/me',
    forPeople(deletion, async ({ body, me, request, reply }) => {
      const refusal = me.login === null ? undefined : await logIn.whyNot(request, me.login, body.password ?? '')
      if (refusal !== undefined) return refusal
      await hub.leaves(me.id)
      await store.deletePerson(me.id)
      await sessions.changed(me.id)
      return signIn.signOut(reply)
    }),
  )

  api.post(
    '/me/link',
    { config: { rateLimit: links } },
    forPeople(noBody, async ({ me }): Promise<PersonalLink> => {
      const token = newToken()
      const expires = Date.now() + linkAge
      await store.addLink(hashOf(token), me.id, expires)
      return { token, expires }
    }),
  )

  api.post(
    '/carry',
    forAnybody(carrying, async ({ body, request, reply }) => {
      const person = await store.takeLink(hashOf(body.token), Date.now())
      return person === undefined ? linkIsOver : signIn.signIn(request, reply, person)
    }),
  )
}
