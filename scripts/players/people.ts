// People who play over the network and are programs: they sign in, make matches and sit down at them.

import { randomBytes } from 'node:crypto'
import type { MadeMatch, SeatWish } from '@umpire/wire'
import { MatchConnection } from '@umpire/wire/connection'
import { surroundingsOf } from './surroundings.ts'

export interface Person {
  readonly name: string
  readonly cookie: string
}

/** What a match is to be; what is left out is as usual. */
export interface Wish {
  readonly game: string
  readonly seats: readonly SeatWish[]
  readonly options?: { readonly [name: string]: string | number | boolean }
}

async function post(server: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const response = await fetch(new URL(path, server), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server, cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

export async function signIn(server: string, name: string): Promise<Person> {
  const response = await post(server, '/api/people', { name })
  await response.arrayBuffer()
  const cookie = response.headers.getSetCookie().map((one) => one.split(';', 1)[0])
  return { name, cookie: cookie.join('; ') }
}

/** Makes a match that others find by its link alone; gives its id. */
export async function makeMatch(server: string, host: Person, wish: Wish): Promise<string> {
  const response = await post(server, '/api/matches', { ...wish, isPublic: false }, host.cookie)
  // What our own server answers.
  const made: MadeMatch = JSON.parse(await response.text())
  return made.id
}

/** What a page calls itself, so that what it says is taken once. */
export const newPage = (): string => randomBytes(16).toString('base64url')

export interface Opening {
  /** Asked for anew whenever the line is opened. */
  readonly server: () => string
  readonly person: Person
  readonly match: string
  readonly page?: string
}

/** Opens a match. */
export const connect = ({ server, person, match, page = newPage() }: Opening): MatchConnection =>
  new MatchConnection(`/api/matches/${match}/socket?page=${page}`, surroundingsOf({ server, cookie: person.cookie }))
