// What the page asks of the server beside a match's socket: people and the lobby. A server that is away or broken is a
// refusal with words, as everything else is that can go wrong here.

import { Refusal } from '@umpire/engine'
import type { MadeMatch, MatchLists, NewMatch, PersonalLink, RefusalJson, WhoAmI } from '@umpire/wire'

/** After so many milliseconds without an answer the server counts as away. */
const patience = 15_000

const away = (): Refusal =>
  new Refusal('unusable', 'The server cannot be reached. Is there a network? What runs on this screen goes on without.')

const broken = (): Refusal =>
  new Refusal('unusable', 'The server did not answer as it should. Try again in a moment, or load the page again.')

const isRefusal = (answer: unknown): answer is RefusalJson =>
  typeof answer === 'object' &&
  answer !== null &&
  'refused' in answer &&
  'reason' in answer &&
  typeof answer.reason === 'string'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The server takes nothing but JSON for what changes something: no other page can make a browser send that. */
const requestOf = (method: Method, body: object): RequestInit =>
  method === 'GET'
    ? { method }
    : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/** Answers are taken as the server's own types say, since page and server are of one version. */
async function call<Answer>(method: Method, path: string, body: object = {}): Promise<Answer | Refusal> {
  const response = await fetch(path, { ...requestOf(method, body), signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  )
  if (response === undefined) return away()
  const text = await response.text().catch(() => '')
  try {
    const answer = JSON.parse(text === '' ? 'null' : text)
    if (response.ok) return answer
    return isRefusal(answer) ? new Refusal(answer.refused, answer.reason) : broken()
  } catch {
    return broken()
  }
}

export const whoAmI = (): Promise<WhoAmI | Refusal> => call('GET', '/api/me')
export const addPerson = (name: string): Promise<WhoAmI | Refusal> => call('POST', '/api/people', { name })
export const rename = (name: string): Promise<WhoAmI | Refusal> => call('PATCH', '/api/me', { name })
export const makeAccount = (login: string, password: string): Promise<WhoAmI | Refusal> =>
  call('POST', '/api/me/account', { login, password })
export const changePassword = (old: string, password: string): Promise<WhoAmI | Refusal> =>
  call('PUT', '/api/me/password', { old, password })
export const logIn = (login: string, password: string): Promise<WhoAmI | Refusal> =>
  call('POST', '/api/session', { login, password })
export const logOut = (): Promise<WhoAmI | Refusal> => call('DELETE', '/api/session')
export const logOutEverywhere = (): Promise<WhoAmI | Refusal> => call('DELETE', '/api/sessions')
/** The password is empty for one without an account. */
export const deleteMe = (password: string): Promise<WhoAmI | Refusal> =>
  call('DELETE', '/api/me', password === '' ? {} : { password })
export const personalLink = (): Promise<PersonalLink | Refusal> => call('POST', '/api/me/link')
export const carry = (token: string): Promise<WhoAmI | Refusal> => call('POST', '/api/carry', { token })

export const matches = (): Promise<MatchLists | Refusal> => call('GET', '/api/matches')
export const makeMatch = (wish: NewMatch): Promise<MadeMatch | Refusal> => call('POST', '/api/matches', wish)
/** Only once the match is over, or was stopped. */
export const matchRecord = (match: string): Promise<unknown> => call('GET', `/api/matches/${match}/record`)
