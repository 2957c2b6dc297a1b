// The store as simply as it can be said: in memory, one thing at a time. Tests compare the real ones with it.

import type { Entry, NewEntry } from '../play/entry.ts'
import { peopleOf } from './rows.ts'
import type { Append, Person, Store, StoredChat, StoredSnapshot, Summary } from './store.ts'

interface ModelMatch {
  summary: Summary
  entries: Entry[]
  snapshot?: StoredSnapshot
  chat: (StoredChat & { readonly key: string })[]
  chatLength: number
}

const numbered = (entries: readonly NewEntry[], from: number): Entry[] =>
  entries.map((entry, n) => ({ number: from + n, ...entry }))

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const isThere = <T>(value: T | undefined): value is T => value !== undefined

/** What the model is asked for: all but what concerns files and processes. */
export type ModelStore = Omit<Store, 'isShared' | 'tell' | 'listen' | 'isReady' | 'backup' | 'close'>

export class StoreModel implements ModelStore {
  readonly #people = new Map<string, Person & { password?: string }>()
  readonly #sessions = new Map<string, { person: string; at: number }>()
  readonly #links = new Map<string, { person: string; expires: number }>()
  readonly #matches = new Map<string, ModelMatch>()

  async addPerson(person: Person): Promise<void> {
    if (this.#people.has(person.id)) throw new Error('is there')
    this.#people.set(person.id, person)
  }

  async person(id: string): Promise<Person | undefined> {
    const person = this.#people.get(id)
    return person && { id, name: person.name, login: person.login, created: person.created }
  }

  async people(ids: readonly string[]): Promise<readonly Person[]> {
    return (await Promise.all([...new Set(ids)].map((id) => this.person(id)))).filter(isThere)
  }

  async rename(id: string, name: string): Promise<void> {
    const person = this.#people.get(id)
    if (person !== undefined) this.#people.set(id, { ...person, name })
  }

  #withLogin(login: string): (Person & { password?: string }) | undefined {
    return [...this.#people.values()].find((person) => person.login === login)
  }

  async setAccount(id: string, login: string, password: string): Promise<boolean> {
    const person = this.#people.get(id)
    const owner = this.#withLogin(login)
    if (person === undefined || (owner !== undefined && owner.id !== id)) return false
    this.#people.set(id, { ...person, login, password })
    return true
  }

  async account(login: string): Promise<{ person: Person; passwordHash: string } | undefined> {
    const owner = this.#withLogin(login)
    const person = owner && (await this.person(owner.id))
    return person && owner?.password !== undefined ? { person, passwordHash: owner.password } : undefined
  }

  async deletePerson(id: string): Promise<void> {
    this.#people.delete(id)
    await this.endSessionsOf(id)
    for (const match of this.#matches.values()) match.chat = match.chat.filter(({ person }) => person !== id)
  }

  async addSession(token: string, person: string, at: number): Promise<void> {
    if (!this.#people.has(person) || this.#sessions.has(token)) throw new Error('cannot be')
    this.#sessions.set(token, { person, at })
  }

  async sessionPerson(token: string): Promise<Person | undefined> {
    return this.person(this.#sessions.get(token)?.person ?? '')
  }

  async endSession(token: string): Promise<void> {
    this.#sessions.delete(token)
  }

  async endSessionsOf(id: string): Promise<void> {
    for (const [token, { person }] of this.#sessions) if (person === id) this.#sessions.delete(token)
    for (const [token, { person }] of this.#links) if (person === id) this.#links.delete(token)
  }

  async forgetExpired(sessionsBefore: number, now: number): Promise<void> {
    for (const [token, { at }] of this.#sessions) if (at < sessionsBefore) this.#sessions.delete(token)
    for (const [token, { expires }] of this.#links) if (expires <= now) this.#links.delete(token)
  }

  async addLink(token: string, person: string, expires: number): Promise<void> {
    if (!this.#people.has(person) || this.#links.has(token)) throw new Error('cannot be')
    this.#links.set(token, { person, expires })
  }

  async takeLink(token: string, now: number): Promise<Person | undefined> {
    const link = this.#links.get(token)
    this.#links.delete(token)
    return link !== undefined && now < link.expires ? this.person(link.person) : undefined
  }

  async create(summary: Summary, entries: readonly NewEntry[]): Promise<void> {
    if (this.#matches.has(summary.id)) throw new Error('is there')
    this.#matches.set(summary.id, { summary, entries: numbered(entries, 0), chat: [], chatLength: 0 })
  }

  async summary(id: string): Promise<Summary | undefined> {
    return this.#matches.get(id)?.summary
  }

  async entries(id: string, from: number): Promise<readonly Entry[]> {
    return this.#matches.get(id)?.entries.slice(from) ?? []
  }

  async append({ match: id, from, entries, summary }: Append): Promise<boolean> {
    const match = this.#matches.get(id)
    if (match === undefined || match.entries.length !== from) return false
    match.entries.push(...numbered(entries, from))
    match.summary = summary
    return true
  }

  async replaceLog(summary: Summary, length: number, entries: readonly NewEntry[]): Promise<boolean> {
    const match = this.#matches.get(summary.id)
    if (match === undefined || match.entries.length !== length) return false
    match.entries = numbered(entries, 0)
    match.summary = summary
    delete match.snapshot
    return true
  }

  #summaries(isWanted: (summary: Summary) => boolean): Summary[] {
    const all = [...this.#matches.values()].map(({ summary }) => summary).filter(isWanted)
    return all.toSorted((a, b) => b.changed - a.changed || byText(a.id, b.id))
  }

  async publicMatches(status: Summary['status'], most: number): Promise<readonly Summary[]> {
    return this.#summaries((summary) => summary.isPublic && summary.status === status)
      .toSorted((a, b) => b.created - a.created || byText(a.id, b.id))
      .slice(0, most)
  }

  async matchesOf(person: string, most: number): Promise<readonly Summary[]> {
    return this.#summaries((summary) => peopleOf(summary).includes(person)).slice(0, most)
  }

  async unfinishedOf(host: string): Promise<number> {
    return this.#summaries((summary) => summary.host === host && ['open', 'running'].includes(summary.status)).length
  }

  async botsDue(before: number, most: number): Promise<readonly string[]> {
    return this.#summaries(({ isBotDue, status, changed }) => isBotDue && status === 'running' && changed <= before)
      .toSorted((a, b) => a.changed - b.changed || byText(a.id, b.id))
      .map(({ id }) => id)
      .slice(0, most)
  }

  async matchIds(after: string, most: number): Promise<readonly string[]> {
    const later = [...this.#matches.keys()].filter((id) => byText(id, after) > 0)
    return later.toSorted(byText).slice(0, most)
  }

  async counts(): Promise<Awaited<ReturnType<Store['counts']>>> {
    const counts = { open: 0, running: 0, over: 0, stopped: 0 }
    for (const { summary } of this.#matches.values()) counts[summary.status]++
    return counts
  }

  async putSnapshot(snapshot: StoredSnapshot): Promise<void> {
    const match = this.#matches.get(snapshot.match)
    if (match === undefined) throw new Error('no match')
    if (snapshot.length >= (match.snapshot?.length ?? 0)) match.snapshot = snapshot
  }

  async snapshot(id: string): Promise<StoredSnapshot | undefined> {
    return this.#matches.get(id)?.snapshot
  }

  async addChat(id: string, line: Omit<StoredChat, 'number'>, key: string): Promise<StoredChat> {
    const match = this.#matches.get(id)
    const known = match?.chat.find((said) => said.key === key)
    if (known !== undefined) return { number: known.number, ...this.#shown(known) }
    if (match === undefined || !this.#people.has(line.person)) throw new Error('cannot be')
    const number = match.chatLength++
    match.chat.push({ ...line, number, key })
    return { ...line, number }
  }

  #shown({ channel, person, at, text }: Omit<StoredChat, 'number'>): Omit<StoredChat, 'number'> {
    return { channel, person, at, text }
  }

  async chat(id: string, channel: StoredChat['channel'], most: number): Promise<readonly StoredChat[]> {
    const lines = this.#matches.get(id)?.chat.filter((line) => line.channel === channel) ?? []
    return lines.slice(-most).map((line) => ({ number: line.number, ...this.#shown(line) }))
  }
}
