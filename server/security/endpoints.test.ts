// Every endpoint, asked by everybody: with no cookie, a forged one, one that is over, and as each person around a match.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestPage } from '../test-page.ts'
import { removeScratchFolders, startApp, type TestApp } from '../test-server.ts'
import { type CallerName, callerNames, type Callers, newCallers, newMatch, seats } from './callers.ts'

let app: TestApp
/** For what changes nothing. */
let callersAtMatch: Meeting

beforeAll(async () => {
  app = await startApp({ quotas: { triesPerAddress: 1_000_000, triesPerLogin: 1_000_000 } })
  callersAtMatch = await meet()
})

afterAll(async () => {
  await app.close()
  removeScratchFolders()
})

type Statuses = { readonly [Name in CallerName]: number }

const everybody = (status: number): Statuses => ({
  nobody: status,
  forged: status,
  'signed out': status,
  stranger: status,
  player: status,
  host: status,
  owner: status,
})

/** Only people with a good cookie get that; the others are nobody. */
const people = (status: number): Statuses => ({
  ...everybody(status),
  nobody: 401,
  forged: 401,
  'signed out': 401,
})

interface Row {
  readonly body?: object
  readonly answers: Statuses
  /** What must not be in any answer. */
  readonly never?: RegExp
}

const password = 'eight letters'
const wish = { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: false }
/** Tokens, hashes and seeds have no place in what is told. */
const secrets = /token|passw|seed|secret|hash|argon/i

/** By route. `:id` is a match that goes on: public for nobody, known to all callers by its link. */
const table: { readonly [route: string]: Row } = {
  'GET /health': { answers: everybody(200), never: secrets },
  'GET /ready': { answers: everybody(200), never: secrets },
  'GET /*': { answers: everybody(404), never: secrets },

  'GET /api/me': { answers: everybody(200), never: secrets },
  'PATCH /api/me': { body: { name: 'Renamed' }, answers: people(200), never: secrets },
  'DELETE /api/me': { answers: people(200) },
  'POST /api/people': {
    body: { name: 'New' },
    answers: { ...everybody(409), nobody: 200, forged: 200, 'signed out': 200 },
    never: secrets,
  },
  'POST /api/me/account': { body: { login: 'somebody', password }, answers: people(200), never: secrets },
  'PUT /api/me/password': { body: { old: password, password }, answers: people(409) },
  'POST /api/me/link': { answers: people(200) },
  'POST /api/carry': { body: { token: 'A'.repeat(43) }, answers: everybody(404) },
  'POST /api/session': { body: { login: 'nobody', password }, answers: everybody(403) },
  'DELETE /api/session': { answers: everybody(200), never: secrets },
  'DELETE /api/sessions': { answers: people(200), never: secrets },

  'GET /api/matches': { answers: everybody(200), never: secrets },
  'POST /api/matches': { body: wish, answers: people(201), never: secrets },
  // Nobody gets the record while it goes on: it has the seed.
  'GET /api/matches/:id/record': { answers: everybody(403), never: secrets },
  // Without an upgrade there is nothing; with one, see the table of messages.
  'GET /api/matches/:id/socket': { answers: everybody(404), never: secrets },
}

const changing = Object.keys(table).filter((route) => !route.startsWith('GET '))

/** Callers at a match of theirs that goes on. */
type Meeting = Callers & { readonly match: string }

async function meet(): Promise<Meeting> {
  const callers = await newCallers(app)
  const match = await newMatch(callers)
  const host = await TestPage.open(callers.host, match)
  await host.say({ do: 'set seat', seat: seats.free, to: { kind: 'bot', level: 'random' } })
  await host.say({ do: 'start' })
  await host.close()
  return { ...callers, match }
}

const partsOf = (route: string, match: string): readonly [method: string, path: string] => {
  const [method = '', path = ''] = route.split(' ')
  return [method, path.replace(':id', match).replace('/*', '/nothing-here.js')]
}

test('every route of the server has a row here, and every row is a route', () => {
  // HEAD is GET without the body.
  const routes = app.routes.filter((route) => !/^(HEAD|OPTIONS) /.test(route))
  expect(Object.keys(table).toSorted()).toEqual([...new Set(routes)].toSorted())
})

describe.each(Object.entries(table))('%s', (route, { body, answers, never }) => {
  test.each(callerNames)('by %s', async (name) => {
    // What only reads, or is refused, leaves everybody as they were.
    const isHarmless = answers[name] >= 400 || route.startsWith('GET ')
    const { match, ...callers } = isHarmless ? callersAtMatch : await meet()
    const others = callerNames.filter((other) => other !== name)
    const before = await Promise.all(others.map((other) => callers[other].me()))
    const [method, path] = partsOf(route, match)
    const sent = route === 'POST /api/me/account' ? { ...body, login: `${name.replace(' ', '-')}-${Date.now()}` } : body
    const response = await fetch(app.address + path, {
      method,
      headers: {
        ...(callers[name].cookie === undefined ? {} : { cookie: callers[name].cookie }),
        ...(method === 'GET' ? {} : { origin: app.address, 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(sent ?? {}) }),
    })
    const text = await response.text()
    expect(response.status).toBe(answers[name])
    if (never !== undefined) expect(text).not.toMatch(never)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    if (path.startsWith('/api/')) expect(response.headers.get('cache-control')).toBe('no-store')
    // Whatever somebody does, the others are who they were.
    expect(await Promise.all(others.map((other) => callers[other].me()))).toEqual(before)
  })
})

describe.each(changing)('%s', (route) => {
  test.each([
    ['of another site', { origin: 'https://evil.example' }, 403],
    ['of another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['without an origin', { origin: undefined }, 403],
    ['of no origin', { origin: 'null' }, 403],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text', { 'content-type': 'text/plain' }, 415],
    ['of no type', { 'content-type': undefined }, 415],
  ])('%s is refused, and nothing is done', async (_what, headers, status) => {
    const { owner } = callersAtMatch
    const before = await owner.me()
    const [method, path] = partsOf(route, 'x'.repeat(22))
    const body = JSON.stringify(table[route]?.body ?? {})
    expect(await owner.call(method, path, body, headers)).toMatchObject({ status })
    expect(await owner.me()).toEqual(before)
  })
})

describe('bodies', () => {
  test.each([
    ['no JSON', '{"name":', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['too deep', '['.repeat(8000), 400],
    ['too long', JSON.stringify({ name: 'x'.repeat(20_000) }), 413],
    ['another prototype', '{"name":"Mara","__proto__":{"isAdmin":true}}', 400],
    ['another constructor', '{"name":"Mara","constructor":{"prototype":{"a":1}}}', 400],
    ['more than was asked for', '{"name":"Mara","id":"chosen"}', 400],
    ['another type', '{"name":["Mara"]}', 400],
  ])('with %s are refused, and not quoted', async (_what, body, status) => {
    const { nobody } = callersAtMatch
    const answer = await nobody.call('POST', '/api/people', body)
    expect(answer).toMatchObject({ status, body: { refused: expect.any(String), reason: expect.any(String) } })
    expect(JSON.stringify(answer.body)).not.toMatch(/Mara|isAdmin|xxx/)
  })
})

describe('matches', () => {
  test.each([
    ['of the right form', 'A'.repeat(22)],
    ['of a folder above', '..'],
    ['of two parts', 'a/b'],
    ['in SQL', "'; drop table matches; --"],
    ['of great length', 'x'.repeat(2000)],
  ])('whose id is guessed, %s, are not there', async (_what, id) => {
    const callers = callersAtMatch
    for (const name of callerNames) {
      const answer = await callers[name].call('GET', `/api/matches/${encodeURIComponent(id)}/record`)
      expect(answer).toMatchObject({ status: 404, body: { reason: expect.stringMatching(/^there is no/) } })
    }
  })

  test('by link only are in the lists of those at it, and of nobody else', async () => {
    const { match, ...callers } = callersAtMatch
    for (const name of callerNames) {
      const { body } = await callers[name].call('GET', '/api/matches')
      const isListed = JSON.stringify(body).includes(match)
      expect([name, isListed]).toEqual([name, ['player', 'host', 'owner'].includes(name)])
    }
  })

  test('have unguessable ids, as people have', async () => {
    const { match, owner } = callersAtMatch
    const me = await owner.me()
    for (const id of [match, me?.id ?? '']) expect(Buffer.from(id, 'base64url')).toHaveLength(16)
  })
})
