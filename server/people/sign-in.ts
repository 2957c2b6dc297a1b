// Signing in and out at the browser that asks: the cookie, and what a browser is told about who it is.

import type { Person } from '../store/store.ts'
import type { WhoAmI } from '@umpire/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieAge } from '../limits.ts'
import type { Session, Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; undefined for nobody we know. */
    session: Session | undefined
  }
}

const cookieName = 'umpire'

export const whoIs = (person: Person | undefined): WhoAmI => ({
  me: person === undefined ? null : { id: person.id, name: person.name, login: person.login },
})

export class SignIn {
  private readonly sessions: Sessions
  private readonly isSecure: boolean

  /** `isSecure`: the page is only ever served over HTTPS, and the cookie never goes over anything else. */
  constructor(sessions: Sessions, isSecure: boolean) {
    this.sessions = sessions
    this.isSecure = isSecure
  }

  /** Whose cookie a request has. One that we did not sign is not even looked up. */
  async sessionOf(request: FastifyRequest): Promise<Session | undefined> {
    const cookie = request.cookies[cookieName]
    if (cookie === undefined) return undefined
    const { valid, value } = request.unsignCookie(cookie)
    return valid ? this.sessions.find(value) : undefined
  }

  /** Who it is, and that the browser goes on to keep the cookie. */
  recognise(request: FastifyRequest, reply: FastifyReply): WhoAmI {
    const cookie = request.cookies[cookieName]
    if (request.session !== undefined && cookie !== undefined) reply.setCookie(cookieName, cookie, this.lasting)
    return whoIs(request.session?.person)
  }

  /** From now on the browser is this person's; whoever it was before is signed out there. */
  async signIn(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<WhoAmI> {
    if (request.session !== undefined) await this.sessions.end(request.session)
    reply.setCookie(cookieName, await this.sessions.open(person), { ...this.lasting, signed: true })
    return whoIs(person)
  }

  /** The browser is nobody's; sessions are ended by the caller. */
  signOut(reply: FastifyReply): WhoAmI {
    reply.clearCookie(cookieName, this.attributes)
    return whoIs(undefined)
  }

  private get attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure } as const
  }

  private get lasting() {
    return { ...this.attributes, maxAge: cookieAge / 1000 }
  }
}
