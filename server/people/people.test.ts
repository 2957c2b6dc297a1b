// People over real connections: names, accounts, devices, signing out, being forgotten.

import type { PersonalLink } from '@umpire/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser, removeScratchFolders, startServer, type TestServer } from '../test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})

afterAll(async () => {
  await server.close()
  removeScratchFolders()
})

const browser = (): Browser => new Browser(server)

let logins = 0
const newLogin = (): string => `login-${++logins}`

test('a name makes a person, whom the cookie keeps', async () => {
  const mara = browser()
  expect(await mara.me()).toBeNull()
  const made = await mara.call('POST', '/api/people', { name: '  Mara  ' })
  expect(made.status).toBe(200)
  expect(made.headers.getSetCookie()[0]).toMatch(/^umpire=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await mara.me()).toMatchObject({ name: 'Mara', login: null })
  expect(await browser().me()).toBeNull()
  const again = await mara.call('GET', '/api/me')
  expect(again.headers.getSetCookie()).toEqual(made.headers.getSetCookie())
})

test('one who has a name does not get a second one by mistake', async () => {
  const mara = await browser().named('Mara')
  expect(await mara.call('POST', '/api/people', { name: 'Other' })).toMatchObject({ status: 409 })
  expect(await mara.me()).toMatchObject({ name: 'Mara' })
})

test.each(['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\u202Eb', 'line\nbreak'])('%j is no name', async (name) => {
  const answer = await browser().call('POST', '/api/people', { name })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ refused: 'malformed', reason: expect.stringContaining('name') })
})

test('a person can take another name', async () => {
  const mara = await browser().named('Mara')
  expect(await mara.call('PATCH', '/api/me', { name: 'Maria' })).toMatchObject({ status: 200 })
  expect(await mara.me()).toMatchObject({ name: 'Maria' })
})

test('an account lets one log in elsewhere, whatever the case of the login', async () => {
  const mara = await browser().named('Mara')
  const login = newLogin()
  expect(await mara.call('POST', '/api/me/account', { login, password: 'eight letters' })).toMatchObject({
    status: 200,
    body: { me: { login } },
  })
  const elsewhere = browser()
  expect(
    await elsewhere.call('POST', '/api/session', { login: login.toUpperCase(), password: 'eight letters' }),
  ).toMatchObject({
    status: 200,
  })
  expect(await elsewhere.me()).toEqual(await mara.me())
})

test('a login belongs to one person, and a person has one', async () => {
  const login = newLogin()
  const one = await browser().named('One')
  await one.call('POST', '/api/me/account', { login, password: 'password 1' })
  const two = await browser().named('Two')
  expect(await two.call('POST', '/api/me/account', { login, password: 'password 2' })).toMatchObject({ status: 409 })
  expect(await one.call('POST', '/api/me/account', { login: newLogin(), password: 'password 1' })).toMatchObject({
    status: 409,
  })
})

test('a wrong password and an unknown login are refused alike, in words and in time', async () => {
  const login = newLogin()
  const mara = await browser().named('Mara')
  await mara.call('POST', '/api/me/account', { login, password: 'the right one' })
  const time = async (name: string): Promise<{ status: number; body: unknown; milliseconds: number }> => {
    const began = performance.now()
    const { status, body } = await browser().call('POST', '/api/session', { login: name, password: 'the wrong one' })
    return { status, body, milliseconds: performance.now() - began }
  }
  await time('warm-up')
  const wrong = await time(login)
  const unknown = await time('nobody-at-all')
  expect(wrong.status).toBe(403)
  expect({ ...unknown, milliseconds: 0 }).toEqual({ ...wrong, milliseconds: 0 })
  expect(unknown.milliseconds).toBeGreaterThan(wrong.milliseconds / 4)
})

test('a new password signs all other devices out', async () => {
  const login = newLogin()
  const here = await browser().named('Mara')
  await here.call('POST', '/api/me/account', { login, password: 'old password' })
  const there = browser()
  await there.call('POST', '/api/session', { login, password: 'old password' })
  const change = { old: 'wrong password', password: 'new password' }
  expect(await here.call('PUT', '/api/me/password', change)).toMatchObject({ status: 403 })
  expect(await there.me()).not.toBeNull()
  expect(await here.call('PUT', '/api/me/password', { ...change, old: 'old password' })).toMatchObject({ status: 200 })
  expect(await here.me()).toMatchObject({ login })
  expect(await there.me()).toBeNull()
  expect(await there.call('POST', '/api/session', { login, password: 'old password' })).toMatchObject({ status: 403 })
  expect(await there.call('POST', '/api/session', { login, password: 'new password' })).toMatchObject({ status: 200 })
})

test('one without an account has no password to change', async () => {
  const mara = await browser().named('Mara')
  const change = { old: 'x', password: 'new password' }
  expect(await mara.call('PUT', '/api/me/password', change)).toMatchObject({ status: 409 })
})

test('logging out ends the session itself, not only the cookie', async () => {
  const mara = await browser().named('Mara')
  const stolen = browser()
  stolen.cookie = mara.cookie
  expect(await stolen.me()).toMatchObject({ name: 'Mara' })
  expect(await mara.call('DELETE', '/api/session')).toMatchObject({ status: 200, body: { me: null } })
  expect(mara.cookie).toBeUndefined()
  expect(await stolen.me()).toBeNull()
})

test('logging out everywhere signs every device out, and no personal link is good any more', async () => {
  const login = newLogin()
  const here = await browser().named('Mara')
  await here.call('POST', '/api/me/account', { login, password: 'eight letters' })
  const there = browser()
  await there.call('POST', '/api/session', { login, password: 'eight letters' })
  const { body } = await there.call<PersonalLink>('POST', '/api/me/link')
  expect(await here.call('DELETE', '/api/sessions')).toMatchObject({ status: 200 })
  expect(await here.me()).toBeNull()
  expect(await there.me()).toBeNull()
  expect(await browser().call('POST', '/api/carry', { token: body.token })).toMatchObject({ status: 404 })
})

test('a personal link takes one over to another device, once', async () => {
  const desk = await browser().named('Mara')
  const { body } = await desk.call<PersonalLink>('POST', '/api/me/link')
  const { token, expires } = body
  expect(expires).toBeGreaterThan(Date.now() + 3_500_000)
  expect(token).toMatch(/^[\w-]{43}$/)
  const phone = await browser().named('Somebody else')
  expect(await phone.call('POST', '/api/carry', { token })).toMatchObject({
    status: 200,
    body: { me: { name: 'Mara' } },
  })
  expect(await phone.me()).toEqual(await desk.me())
  expect(await browser().call('POST', '/api/carry', { token })).toMatchObject({ status: 404 })
})

test('one who is deleted is gone from every device; with an account it takes the password', async () => {
  const login = newLogin()
  const here = await browser().named('Mara')
  await here.call('POST', '/api/me/account', { login, password: 'eight letters' })
  const there = browser()
  await there.call('POST', '/api/session', { login, password: 'eight letters' })
  expect(await here.call('DELETE', '/api/me')).toMatchObject({ status: 403 })
  expect(await here.call('DELETE', '/api/me', { password: 'wrong one' })).toMatchObject({ status: 403 })
  expect(await there.me()).not.toBeNull()
  expect(await here.call('DELETE', '/api/me', { password: 'eight letters' })).toMatchObject({
    status: 200,
    body: { me: null },
  })
  expect(await there.me()).toBeNull()
  expect(await there.call('POST', '/api/session', { login, password: 'eight letters' })).toMatchObject({ status: 403 })
  const nameless = await browser().named('Guest')
  expect(await nameless.call('DELETE', '/api/me')).toMatchObject({ status: 200 })
  expect(await nameless.me()).toBeNull()
})

test('a session of before a restart is still good', async () => {
  const first = await startServer()
  const mara = await new Browser(first).named('Mara')
  await first.close()
  const second = await startServer({ data: first.data })
  const again = new Browser(second)
  again.cookie = mara.cookie
  expect(await again.me()).toMatchObject({ name: 'Mara' })
  await second.close()
})

test('the cookie goes over HTTPS alone where the page does', async () => {
  const secure = await startServer({ origin: 'https://umpire.example' })
  const made = await new Browser(secure).call(
    'POST',
    '/api/people',
    { name: 'Mara' },
    { origin: 'https://umpire.example' },
  )
  expect(made.headers.getSetCookie()[0]).toContain('; Secure')
  await secure.close()
})
