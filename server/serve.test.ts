// The server, asked over a real connection for a small page made for the test.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Refusal } from '@umpire/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PortInUse, serve, type Serving } from './index.ts'

const page = mkdtempSync(join(tmpdir(), 'umpire-page-'))
const script = 'export const answer = 42\n'.repeat(50)
let serving: Serving

beforeAll(async () => {
  mkdirSync(join(page, 'assets'))
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Umpire</title>')
  writeFileSync(join(page, 'sw.js'), 'self.name')
  writeFileSync(join(page, '.secret'), 'not for anybody')
  writeFileSync(join(page, 'assets/main-abc123.js'), script)
  writeFileSync(join(page, 'assets/main-abc123.js.gz'), gzipSync(script))
  const started = await serve({ port: 0, host: '127.0.0.1', page })
  if (started instanceof Refusal) throw new Error(started.reason)
  serving = started
})

afterAll(async () => {
  await serving.close()
  rmSync(page, { recursive: true })
})

const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${serving.address}${path}`, init)

/** Asks for a path exactly as it is written, and gives the bytes as they came. */
function getRaw(path: string, headers: { readonly [name: string]: string } = {}) {
  return new Promise<{ status: number | undefined; encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    const { port } = new URL(serving.address)
    const asked = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          encoding: response.headers['content-encoding'],
          body: Buffer.concat(parts),
        }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

test.each(['/', '/play/b2f0', '/rules/connect-four/CF-003', '/new/liars-dice?seats=3'])(
  '%s is a screen: the page, asked for anew each time',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>Umpire</title>')
  },
)

test('a file with a hash in its name is kept for ever, the service worker is not', async () => {
  const script200 = await get('/assets/main-abc123.js')
  expect(script200.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script200.headers.get('content-type')).toContain('javascript')
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test.each(['/assets/main-gone.js', '/assets/gone', '/picture.png', '/rules/icon.svg'])(
  '%s is a file that is not there: 404, never the page, never kept',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toContain('<title>')
  },
)

test('a compressed file goes to whom can read it, the plain one to all others', async () => {
  const small = await getRaw('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
  expect(small.encoding).toBe('gzip')
  expect(gunzipSync(small.body).toString()).toBe(script)
  const plain = await getRaw('/assets/main-abc123.js')
  expect(plain.encoding).toBeUndefined()
  expect(plain.body.toString()).toBe(script)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not taken', async (method) => {
  const response = await get('/', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('HEAD says what GET would send', async () => {
  const response = await get('/', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(await response.text()).toBe('')
})

test.each(['/', '/assets/main-abc123.js', '/gone.js'])(
  '%s comes with the rules for what a page may load',
  async (path) => {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain('script-src')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.secret', '/%00', '/%'])(
  '%s leads to nothing outside the page',
  async (path) => {
    const { body } = await getRaw(path)
    expect(body.toString()).not.toContain('not for anybody')
    expect(body.toString()).not.toContain('"name"')
  },
)

test('a port in use, a foreign address and a page that is not built are refused with the reason', async () => {
  const port = Number(new URL(serving.address).port)
  expect(await serve({ port, host: '127.0.0.1', page })).toEqual(new PortInUse(port))
  expect(await serve({ port: 0, host: '192.0.2.1', page })).toMatchObject({
    reason: '192.0.2.1 is no address of this machine',
  })
  expect(await serve({ port: 0, host: '127.0.0.1', page: join(page, 'assets') })).toMatchObject({
    reason: 'the page is not built yet: npm run build makes it',
  })
})
