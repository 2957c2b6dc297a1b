// Asking the server: whatever it says, or does not say, becomes an answer or a refusal with words.

import { Refusal } from '@umpire/engine'
import { afterEach, expect, type Mock, test, vi } from 'vitest'
import * as api from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Response | Promise<Response>): Mock<typeof fetch> => {
  const fetching = vi.fn<typeof fetch>(async () => answer())
  vi.stubGlobal('fetch', fetching)
  return fetching
}

const reasonOf = (answer: unknown): string => (answer instanceof Refusal ? answer.reason : 'no refusal')

test('an answer comes back as it is', async () => {
  answering(() => Response.json({ me: { id: 'x', name: 'Mara', login: null } }))
  expect(await api.whoAmI()).toEqual({ me: { id: 'x', name: 'Mara', login: null } })
})

test('what changes something is sent as JSON, also where there is nothing to say', async () => {
  const fetching = answering(() => Response.json({ me: null }))
  await api.logOut()
  expect(fetching).toHaveBeenCalledWith(
    '/api/session',
    expect.objectContaining({ method: 'DELETE', headers: { 'content-type': 'application/json' }, body: '{}' }),
  )
  await api.deleteMe('secret')
  expect(fetching).toHaveBeenLastCalledWith('/api/me', expect.objectContaining({ body: '{"password":"secret"}' }))
})

test('a refusal of the server keeps its reason', async () => {
  answering(() => Response.json({ refused: 'unusable', reason: 'somebody else has this login' }, { status: 409 }))
  expect(reasonOf(await api.makeAccount('mara', 'password'))).toBe('somebody else has this login')
})

test('a server that is away says so', async () => {
  answering(() => Promise.reject(new TypeError('failed to fetch')))
  expect(reasonOf(await api.matches())).toContain('cannot be reached')
})

test.each([
  ['the page instead of an answer', new Response('<!doctype html>', { status: 200 })],
  ['a broken proxy', new Response('Bad gateway', { status: 502 })],
  ['an error without a reason', Response.json({ error: 'oops' }, { status: 500 })],
  ['nothing but an error', new Response(null, { status: 503 })],
])('%s is not taken for an answer', async (_what, response) => {
  answering(() => response)
  expect(reasonOf(await api.matches())).toContain('did not answer as it should')
})
