// What those who run the server rely on: health, readiness, figures, a log without secrets, and a stop without loss.

import { once } from 'node:events'
import { Writable } from 'node:stream'
import { at, type MatchRecord } from '@umpire/engine'
import { longestMessage, type MadeMatch, type PersonalLink } from '@umpire/wire'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TestPage } from '../test-page.ts'
import { Browser, removeScratchFolders, startApp, startServer } from '../test-server.ts'
import { errorLine } from './logging.ts'

afterAll(removeScratchFolders)

const duel = { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true }

async function newDuel(server: { readonly address: string }) {
  const [mara, igor] = [await new Browser(server).named('Mara'), await new Browser(server).named('Igor')]
  const { id } = (await mara.call<MadeMatch>('POST', '/api/matches', duel)).body
  const [hers, his] = [await TestPage.open(mara, id), await TestPage.open(igor, id)]
  await his.say({ do: 'sit', seat: 1 })
  await hers.say({ do: 'start' })
  return { mara, igor, id, hers, his }
}

test('the server is alive, and ready as long as its database answers', async () => {
  const app = await startApp()
  const asked = new Browser(app)
  expect(await asked.call('GET', '/health')).toMatchObject({ status: 200, body: { alive: true } })
  expect(await asked.call('GET', '/ready')).toMatchObject({ status: 200, body: { ready: true } })
  await app.together.store.close()
  expect(await asked.call('GET', '/ready')).toMatchObject({ status: 503, body: { ready: false } })
  expect(await asked.call('GET', '/health')).toMatchObject({ status: 200 })
  await app.close()
})

test('figures are given on a port of their own, and not to the world', async () => {
  const server = await startServer({ metricsPort: 0 })
  const { hers } = await newDuel(server)
  await hers.say({ do: 'answer', seat: 0, number: 0, text: 'drop 4' })
  const address = server.metricsAddress ?? ''
  expect(new URL(address).hostname).toBe('127.0.0.1')
  const figures = async (): Promise<ReadonlyMap<string, string>> => {
    const text = await (await fetch(address)).text()
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]))
  }
  const read = await figures()
  expect(Object.fromEntries(read)).toMatchObject({
    'umpire_matches{status="running"}': '1',
    'umpire_matches{status="open"}': '0',
    umpire_live_matches: '1',
    umpire_connections: '2',
    umpire_answers_total: '1',
    umpire_answer_seconds_count: '1',
    'umpire_answer_seconds_bucket{le="+Inf"}': '1',
    umpire_bots_waiting: '0',
    umpire_bot_seconds_total: '0',
  })
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total']) {
    expect(Number(read.get(name))).toBeGreaterThanOrEqual(0)
  }
  // Asked twice, a counter has not counted twice.
  expect((await figures()).get('umpire_answers_total')).toBe('1')
  expect((await fetch(new URL('/', address))).status).toBe(404)
  expect((await fetch(`${server.address}/metrics`)).headers.get('content-type')).toContain('text/html')
  await server.close()
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})

/** A log that is kept. */
class Kept extends Writable {
  text = ''

  override _write(part: Buffer, _encoding: string, done: () => void): void {
    this.text += part.toString()
    done()
  }

  get lines(): readonly { readonly [part: string]: unknown }[] {
    return this.text
      .trim()
      .split('\n')
      .map((line): { [part: string]: unknown } => JSON.parse(line))
  }
}

test('the log has a line for every request, and nothing in it that opens a door', async () => {
  const log = new Kept()
  const app = await startApp({ log })
  const secrets: (string | undefined)[] = ['correct horse battery', 'wrong horse battery', 'psst, said in the chat']
  const { mara, id, hers, his } = await newDuel(app)
  const invited = { ...duel, seats: [{ kind: 'me' }, { kind: 'invited' }] }
  const other = (await mara.call<MadeMatch>('POST', '/api/matches', invited)).body.id
  const host = await TestPage.open(mara, other)
  const [everything] = host.messages
  secrets.push(everything?.is === 'all' ? everything.seen.room.seats[1]?.invite : undefined)
  secrets.push(id, other, mara.cookie, mara.cookie?.split(/[=.]/)[1], hers.page)
  await mara.call('POST', '/api/me/account', { login: 'mara', password: 'correct horse battery' })
  await mara.call('POST', '/api/session', { login: 'mara', password: 'wrong horse battery' })
  await mara.call('POST', '/api/session', '{"login":"mara","password":"correct horse battery')
  const { token } = (await mara.call<PersonalLink>('POST', '/api/me/link')).body
  await hers.say({ do: 'say', text: 'psst, said in the chat' })
  await his.say({ do: 'sit', seat: 1, invite: 'guessed invitation 12' })
  his.sendRaw('{"psst, said in the chat')
  await hers.say({ do: 'answer', seat: 0, number: 0, text: 'drop 4' })
  await hers.say({ do: 'resign', seat: 0 })
  const record = await mara.call<MatchRecord>('GET', `/api/matches/${id}/record?seed=psst`)
  secrets.push(record.body.seed, token, 'psst', 'guessed invitation 12')
  await fetch(`${app.address}/play/${id}`)
  await new Browser(app).call('POST', '/api/carry', { token })
  await Promise.all([host.close(), hers.close(), his.close()])
  // A socket where there is none, and one that does not keep to the protocol.
  const lost = new WebSocket(`${app.address.replace('http', 'ws')}/match/${id}`)
  await once(lost, 'close')
  const rude = await TestPage.open(mara, id)
  rude.sendRaw('x'.repeat(longestMessage + 1))
  await rude.closed
  await app.close()
  expect(log.lines.filter(({ msg }) => msg === 'fault')).toEqual([])
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(3)
    expect(log.text).not.toContain(secret)
  }
  expect(log.lines).toContainEqual(
    expect.objectContaining({ route: 'POST /api/people', status: 200, from: '127.0.0.1', msg: 'request' }),
  )
  expect(log.lines).toContainEqual(expect.objectContaining({ route: 'GET /api/matches/:id/record', status: 200 }))
  expect(log.lines).toContainEqual(expect.objectContaining({ route: 'POST /api/session', status: 400 }))
})

test('a fault of ours is logged with its place, told without, and the server goes on', async () => {
  const log = new Kept()
  const app = await startApp({ log })
  const mara = await new Browser(app).named('Mara')
  const { store } = app.together
  Object.assign(store, {
    rename: () =>
      Promise.reject(Object.assign(new Error('the disk is gone'), { code: 'EIO', detail: 'Key (name)=(x)' })),
  })
  expect(await mara.call('PATCH', '/api/me', { name: 'Maria' })).toMatchObject({
    status: 500,
    body: { refused: 'unusable', reason: expect.not.stringContaining('disk') },
  })
  expect(await mara.me()).toMatchObject({ name: 'Mara' })
  await app.close()
  const fault = log.lines.find(({ msg }) => msg === 'fault')
  expect(fault).toMatchObject({ err: { type: 'Error', message: 'the disk is gone', code: 'EIO' } })
  expect(JSON.stringify(fault)).toContain('operations.test.ts')
  expect(log.text).not.toContain('Key (name)')
})

test('what is no error is named as such in the log', () => {
  expect(errorLine('a text with a token')).toEqual({ type: 'string', message: 'something that is no error', stack: '' })
})

test('a stop tells the pages, takes nobody new, and keeps every answer', async () => {
  const server = await startServer()
  const { mara, id, hers, his } = await newDuel(server)
  const answered = hers.say({ do: 'answer', seat: 0, number: 0, text: 'drop 4' })
  await answered
  const began = Date.now()
  const closing = server.close()
  expect(await his.waitFor((message) => message.is === 'bye')).toMatchObject({ is: 'bye', again: expect.any(Number) })
  expect(await hers.closed).toMatchObject({ code: 1001 })
  await closing
  expect(Date.now() - began).toBeLessThan(5000)
  await expect(fetch(server.address)).rejects.toThrow('fetch failed')
  const again = await startServer({ data: server.data })
  const back = new Browser(again)
  back.cookie = mara.cookie
  const page = await TestPage.open(back, id)
  expect(at(page.messages, 0)).toMatchObject({ seen: { count: 1, mine: [0] } })
  await page.close()
  await again.close()
})

test('a page that does not close its end, and a connection without a request, do not hold the stop up', async () => {
  const server = await startServer()
  const { his } = await newDuel(server)
  his.socket.pause()
  const { hostname, port } = new URL(server.address)
  const idle = new WebSocket(`ws://${hostname}:${port}/api/matches/x/socket`, { origin: 'http://elsewhere.example' })
  idle.on('error', () => undefined)
  const began = Date.now()
  await server.close()
  expect(Date.now() - began).toBeLessThan(5000)
})
