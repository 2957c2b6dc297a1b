// What people may do only so often: passwords tried, people made, requests in all.

import { afterAll, expect, test } from 'vitest'
import { Browser, removeScratchFolders, startServer, type TestServer } from '../test-server.ts'
import { Passwords } from './passwords.ts'
import { Tries } from './tries.ts'

const servers: TestServer[] = []

async function server(quotas: NonNullable<Parameters<typeof startServer>[0]>['quotas']): Promise<TestServer> {
  const started = await startServer(quotas === undefined ? {} : { quotas })
  servers.push(started)
  return started
}

afterAll(async () => {
  await Promise.all(servers.map((one) => one.close()))
  removeScratchFolders()
})

test('after too many wrong passwords even the right one waits, for this login alone', async () => {
  const limited = await server({ triesPerLogin: 3 })
  const mara = await new Browser(limited).named('Mara')
  await mara.call('POST', '/api/me/account', { login: 'mara', password: 'eight letters' })
  const tried = async (login: string, password: string): Promise<number> =>
    (await new Browser(limited).call('POST', '/api/session', { login, password })).status
  const wrong = [
    await tried('mara', 'wrong one 1'),
    await tried('mara', 'wrong one 2'),
    await tried('mara', 'wrong one 3'),
  ]
  expect(wrong).toEqual([403, 403, 403])
  expect(await tried('mara', 'eight letters')).toBe(429)
  expect(await tried('somebody', 'eight letters')).toBe(403)
})

test('passwords tried from one address count together; an address behind the proxy is its own', async () => {
  const limited = await server({ triesPerAddress: 2 })
  const tried = async (login: string, from: string): Promise<number> => {
    const body = { login, password: 'eight letters' }
    return (await new Browser(limited).call('POST', '/api/session', body, { 'x-forwarded-for': from })).status
  }
  expect([await tried('aaa', '192.0.2.1'), await tried('bbb', '192.0.2.1'), await tried('ccc', '192.0.2.1')]).toEqual([
    403, 403, 429,
  ])
  expect(await tried('ddd', '192.0.2.2')).toBe(403)
  // Addresses of one IPv6 network are one.
  expect([
    await tried('eee', '2001:db8::1'),
    await tried('fff', '2001:db8::2'),
    await tried('ggg', '2001:db8::3'),
  ]).toEqual([403, 403, 429])
})

test('a new account counts as a password tried; what a proxy says in vain is an address like any other', async () => {
  const limited = await server({ triesPerAddress: 2 })
  const mara = await new Browser(limited).named('Mara')
  await (await new Browser(limited).named('Igor')).call('POST', '/api/me/account', {
    login: 'taken',
    password: 'eight letters',
  })
  const made = async (from: string): Promise<number> => {
    const body = { login: 'taken', password: 'eight letters' }
    return (await mara.call('POST', '/api/me/account', body, { 'x-forwarded-for': from })).status
  }
  for (const from of ['192.0.2.7', 'no address', '::ffff:zz', 'x'.repeat(500)]) {
    expect([from, await made(from), await made(from), await made(from)]).toEqual([from, 409, 409, 429])
  }
})

test('people from one address are made only so often', async () => {
  const limited = await server({ peoplePerHour: 2 })
  const made = async (): Promise<number> =>
    (await new Browser(limited).call('POST', '/api/people', { name: 'One of many' })).status
  expect([await made(), await made(), await made()]).toEqual([200, 200, 429])
})

test('requests are counted by person, and by address without one', async () => {
  const limited = await server({ requestsPerMinute: 5 })
  const mara = await new Browser(limited).named('Mara')
  const nobody = new Browser(limited)
  const asked = async (who: Browser): Promise<number> => (await who.call('GET', '/api/me')).status
  const statuses: number[] = []
  for (let i = 0; i < 6; i++) statuses.push(await asked(nobody))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await asked(mara)).toBe(200)
  const refused = await nobody.call('GET', '/api/me')
  expect(refused.body).toMatchObject({ refused: 'unusable', reason: expect.stringContaining('too many') })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('tries are forgotten after their time, and names beyond what is remembered', () => {
  const tries = new Tries(2, 1000)
  expect([tries.count('a', 0), tries.count('a', 10), tries.count('a', 20)]).toEqual([true, true, false])
  expect(tries.count('a', 1000)).toBe(true)
  tries.forget('a')
  expect([tries.count('a', 1001), tries.count('a', 1002), tries.count('a', 1003)]).toEqual([true, true, false])
  for (let i = 0; i < 100_001; i++) tries.count(`name ${i}`, 1004)
  expect(tries.count('a', 1005)).toBe(true)
})

test('two passwords are hashed at once, some wait, and more are refused', async () => {
  const passwords = new Passwords()
  const all = await Promise.all(Array.from({ length: 40 }, (_, i) => passwords.hash(`password ${i}`)))
  const hashes = all.filter((one) => typeof one === 'string')
  expect(hashes).toHaveLength(34)
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/)
  const [first = ''] = hashes
  expect(await passwords.check(first, 'password 0')).toBe(true)
  expect(await passwords.check(first, 'password 1')).toBe(false)
  expect(await passwords.check(undefined, '')).toBe(false)
})
