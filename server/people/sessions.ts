// Sessions: who it is that has a cookie. The cookie holds a token; the store knows whose token has which hash.

import type { OpenSockets } from '../edge/open-sockets.ts'
import { cookieAge, sessionCached } from '../limits.ts'
import type { Person, Store } from '../store/store.ts'
import { hashOf, newToken } from './tokens.ts'

/** Somebody whose cookie was good. */
export interface Session {
  /** The hash of the token: the session's name in the store. */
  readonly id: string
  readonly person: Person
}

interface Known {
  readonly session: Session
  readonly until: number
}

const mostKnown = 20_000
/** What processes tell each other: something is new about a person's name or sessions. */
const personNews = 'person'
/** The store's word for having missed what others told. */
const gap = 'gap'

export class Sessions {
  private readonly store: Store
  private readonly sockets: OpenSockets
  private readonly known = new Map<string, Known>()
  /** Counts what was forgotten, so that an answer from before is not kept after. */
  private forgotten = 0

  constructor(store: Store, sockets: OpenSockets) {
    this.store = store
    this.sockets = sockets
  }

  /** A new session; the token is for the cookie. */
  async open(person: Person): Promise<string> {
    const token = newToken()
    await this.store.addSession(hashOf(token), person.id, Date.now())
    return token
  }

  async find(token: string): Promise<Session | undefined> {
    const id = hashOf(token)
    const known = this.known.get(id)
    if (known !== undefined && known.until > Date.now()) return known.session
    this.known.delete(id)
    const before = this.forgotten
    const person = await this.store.sessionPerson(id)
    if (person === undefined) return undefined
    const session = { id, person }
    if (before === this.forgotten) this.remember(session)
    return session
  }

  async end({ id, person }: Session): Promise<void> {
    await this.store.endSession(id)
    await this.changed(person.id)
  }

  async endAllOf(person: string): Promise<void> {
    await this.store.endSessionsOf(person)
    await this.changed(person)
  }

  /** Removes the sessions whose cookies no browser keeps any more, and personal links that are over. */
  forgetExpired(): Promise<void> {
    const now = Date.now()
    return this.store.forgetExpired(now - cookieAge, now)
  }

  /** Something is new about a person's name or sessions: what was known counts no more, here and elsewhere. */
  async changed(person: string): Promise<void> {
    this.store.tell(`${personNews} ${person}`)
    await this.lookAgain(person)
  }

  /** What another process has told. */
  async hear(news: string): Promise<void> {
    const [what, person] = news.split(' ')
    if (what === personNews && person !== undefined) await this.lookAgain(person)
    if (what !== gap) return
    this.known.clear()
    for (const one of this.sockets.people) await this.lookAgain(one)
  }

  /** Asks the store itself. */
  async isOver(session: string): Promise<boolean> {
    return (await this.store.sessionPerson(session)) === undefined
  }

  private async lookAgain(person: string): Promise<void> {
    this.forgotten++
    for (const [id, { session }] of this.known) if (session.person.id === person) this.known.delete(id)
    await this.sockets.closeEnded(person, (session) => this.isOver(session))
  }

  private remember(session: Session): void {
    this.known.set(session.id, { session, until: Date.now() + sessionCached })
    for (const [id, { until }] of this.known) {
      if (until > Date.now() && this.known.size <= mostKnown) break
      this.known.delete(id)
    }
  }
}
