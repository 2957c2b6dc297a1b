// The edge: who counts as a page of ours, whom a proxy may speak for, and what is closed before it is heard.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Refusal } from '@umpire/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyApp } from '../app.ts'
import { headersTimeout, timeoutsChecked, usualQuotas } from '../limits.ts'
import { removeScratchFolders, startServer, type TestServer } from '../test-server.ts'
import { readOrigin, whyForeign } from './origin.ts'
import { readProxies } from './proxies.ts'

afterAll(removeScratchFolders)

describe('an origin', () => {
  test.each([
    ['https://umpire.example', 'https://umpire.example'],
    ['http://192.168.1.5:4117/', 'http://192.168.1.5:4117'],
  ])('%s is one', (given, read) => {
    expect(readOrigin(given)).toBe(read)
  })

  test.each(['umpire.example', 'https://umpire.example/play', 'ftp://umpire.example', 'https://a@umpire.example', ''])(
    '%j is none',
    (given) => {
      expect(readOrigin(given)).toBeInstanceOf(Refusal)
    },
  )

  test.each([
    ['the host itself', 'http://localhost:4117', 'localhost:4117', undefined, true],
    ['the host over HTTPS, behind a proxy', 'https://umpire.example', 'umpire.example', undefined, true],
    ['the host in capitals', 'https://umpire.example', 'Umpire.Example', undefined, true],
    ['another host', 'https://evil.example', 'umpire.example', undefined, false],
    ['another port', 'http://localhost:5000', 'localhost:4117', undefined, false],
    ['a host that begins alike', 'https://umpire.example.evil.example', 'umpire.example', undefined, false],
    ['no host', 'null', 'umpire.example', undefined, false],
    ['nothing', undefined, 'umpire.example', undefined, false],
    ['nothing to nobody', undefined, undefined, undefined, false],
    ['the known origin', 'https://umpire.example', '127.0.0.1:4117', 'https://umpire.example', true],
    [
      'the host, where the origin is another',
      'http://127.0.0.1:4117',
      '127.0.0.1:4117',
      'https://umpire.example',
      false,
    ],
    ['the known origin without its S', 'http://umpire.example', 'x', 'https://umpire.example', false],
  ])('%s', (_what, origin, host, own, isOurs) => {
    const headers = { ...(origin === undefined ? {} : { origin }), ...(host === undefined ? {} : { host }) }
    expect(whyForeign(headers, own) === undefined).toBe(isOurs)
  })
})

describe('proxies', () => {
  test.each([
    ['', '127.0.0.1', true],
    ['', '::1', true],
    ['', '::ffff:127.0.0.1', true],
    ['', '10.0.0.5', false],
    ['10.0.0.5, 10.1.0.0/16', '10.0.0.5', true],
    ['10.0.0.5, 10.1.0.0/16', '10.1.2.3', true],
    ['10.0.0.5, 10.1.0.0/16', '10.2.0.1', false],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['', 'not an address', false],
  ])('with %j named, %s is one: %s', (named, address, isOne) => {
    const isProxy = readProxies(named)
    if (isProxy instanceof Refusal) throw new Error(isProxy.reason)
    expect(isProxy(address)).toBe(isOne)
  })

  test.each(['proxy.example', '10.0.0', '10.0.0.0/33', '10.0.0.0/x', '1.2.3.4/5/6'])('%j is refused', (named) => {
    expect(readProxies(named)).toMatchObject({ reason: expect.stringContaining(named) })
  })
})

describe('connections', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer()
  })

  afterAll(() => server.close())

  const port = (address: string): number => Number(new URL(address).port)

  async function opened(to: number): Promise<Socket> {
    const socket = connect(to, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }

  /** What the server says to these bytes, until it closes. */
  async function saidTo(bytes: string): Promise<string> {
    const socket = await opened(port(server.address))
    socket.write(bytes)
    return text(socket)
  }

  test('from one address are so many and no more, unless it is a proxy', async () => {
    const quotas = { ...usualQuotas, connectionsPerAddress: 2 }
    const app = emptyApp({ quotas, isProxy: () => false, log: undefined })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const [first] = [await opened(port(address)), await opened(port(address))]
    const third = await opened(port(address))
    await once(third, 'close')
    first.destroy()
    await once(first, 'close')
    const fourth = await opened(port(address))
    fourth.write('GET /x HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(String((await once(fourth, 'data'))[0])).toContain('404')
    await app.close()
  })

  test('that take too long to ask are closed', async () => {
    const began = Date.now()
    const said = await saidTo('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
    expect(said).toContain('408')
    expect(Date.now() - began).toBeLessThan(headersTimeout + 3 * timeoutsChecked)
  })

  test.each([
    ['with too long a head', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(10_000)}\r\n\r\n`, '431'],
    ['that are no requests', 'HELLO\r\n\r\n', '400'],
    [
      'with two lengths',
      'POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      '400',
    ],
    [
      'with a length and chunks',
      'POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['without a host', 'GET / HTTP/1.1\r\n\r\n', '400'],
  ])('%s are refused', async (_what, bytes, status) => {
    expect((await saidTo(bytes)).split(' ')[1]).toBe(status)
  })

  test.each([
    '/../secret.key',
    '/..%2fdata%2fsecret.key',
    '/%2e%2e/%2e%2e/data/secret.key',
    '/....//secret.key',
    '//secret.key',
    '/api/../../secret.key',
    '/api/matches/..%2f..%2fsecret.key/record',
    '/api/matches/%00/record',
    '/api/%',
    '/assets/%c0%ae%c0%ae/secret.key',
    'http://evil.example/api/me',
    '/\\..\\secret.key',
  ])('for %s lead nowhere', async (path) => {
    const said = await saidTo(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(said.split(' ')[1]).toMatch(/^(200|400|403|404)$/)
    // Either the page, or who nobody is, or a refusal: never a file from elsewhere.
    expect(said).toMatch(
      /<title>Umpire<\/title>|\{"me":null\}|"reason"|There is no such file|Bad Request|Not Found|Forbidden/,
    )
    expect(said).not.toContain('SQLite format')
  })
})
