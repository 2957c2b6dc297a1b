// A server on a free port with a small page and an empty database, and browsers that keep its cookie; for tests.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { Refusal } from '@umpire/engine'
import type { WhoAmI } from '@umpire/wire'
import { addRoutes, emptyApp } from './app.ts'
import { type Quotas, usualQuotas } from './limits.ts'
import { serve, type ServeOptions, type Serving } from './serve.ts'
import { openTogether, type Together } from './together.ts'

export interface TestServer extends Serving {
  /** Its data directory. */
  readonly data: string
}

const folders: string[] = []

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-server-'))
  folders.push(folder)
  return folder
}

/** To be called when the tests of a file are done. */
export function removeScratchFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function smallPage(): string {
  const page = scratchFolder()
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Umpire</title>')
  return page
}

/** Nothing is too much, but what a test is about. */
const generous = {
  connectionsPerAddress: 10_000,
  socketsPerAddress: 10_000,
  requestsPerMinute: 1_000_000,
  peoplePerHour: 1_000_000,
  matchesPerHour: 1_000_000,
  linksPerHour: 1_000_000,
}

export async function startServer(options: Partial<ServeOptions> = {}): Promise<TestServer> {
  const data = options.data ?? join(scratchFolder(), 'data')
  const quotas = { ...generous, ...options.quotas }
  const serving = await serve({ port: 0, host: '127.0.0.1', page: smallPage(), ...options, data, quotas })
  if (serving instanceof Refusal) throw new Error(serving.reason)
  return { ...serving, data }
}

/** The same from its parts: for tests that look inside. */
export interface TestApp {
  readonly address: string
  readonly together: Together
  /** Every route, as `GET /api/me`. */
  readonly routes: readonly string[]
  close(): Promise<void>
}

export async function startApp(
  options: { readonly quotas?: Partial<Quotas>; readonly log?: Writable } = {},
): Promise<TestApp> {
  const quotas = { ...usualQuotas, ...generous, ...options.quotas }
  const app = emptyApp({ quotas, isProxy: () => true, log: options.log })
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
  const together = await openTogether({
    data: join(scratchFolder(), 'data'),
    databaseUrl: undefined,
    origin: undefined,
    quotas,
    onFailure: (error) => app.log.error({ err: error }, 'fault'),
  })
  if (together instanceof Refusal) throw new Error(together.reason)
  addRoutes(app, smallPage(), together)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async (): Promise<void> => {
    await app.close()
    await together.store.close()
  }
  return { address, together, routes, close }
}

export interface Answer<Body> {
  readonly status: number
  /** What came, as JSON; null for nothing. */
  readonly body: Body
  readonly headers: Headers
}

/** What a browser with a cookie jar of its own does. */
export class Browser {
  readonly address: string
  cookie: string | undefined

  constructor({ address }: { readonly address: string }) {
    this.address = address
  }

  /** As a page of the server sends it; headers that are undefined are left out. */
  async call<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: { readonly [name: string]: string | undefined } = {},
  ): Promise<Answer<Body>> {
    const all: { [name: string]: string | undefined } = {
      ...(method === 'GET' ? {} : { origin: this.address, 'content-type': 'application/json' }),
      ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      ...headers,
    }
    const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined)
    const response = await fetch(this.address + path, {
      method,
      headers: given,
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      this.cookie = pair.endsWith('=') ? undefined : pair
    }
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
  }

  /** Becomes somebody new. */
  async named(name: string): Promise<this> {
    const { status } = await this.call('POST', '/api/people', { name })
    if (status !== 200) throw new Error(`no person: ${status}`)
    return this
  }

  async me(): Promise<WhoAmI['me']> {
    const { body } = await this.call<WhoAmI>('GET', '/api/me')
    return body.me
  }
}
