// Hostile clients at a server in a process of its own: 100,000 bad messages of every kind through the sockets of a match
// that goes on. The clients are dropped, the match goes on, and no memory is lost.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { at, seedRandom } from '@umpire/engine'
import type { MadeMatch } from '@umpire/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TestPage } from '../test-page.ts'
import { Browser, removeScratchFolders, scratchFolder } from '../test-server.ts'
import { badMessages, wellFormed } from './bad-messages.ts'

const program = fileURLToPath(new URL('./hostile-server.js', import.meta.url))
const howMany = 100_000
/** So many clients at a time, with so many messages each before it would go by itself, so many of them at once. */
const clients = 20
const perClient = 250
const atOnce = 25
const megabyte = 1024 * 1024

let child: ChildProcess
let server: { readonly address: string }

beforeAll(async () => {
  child = spawn(process.execPath, ['--expose-gc', program, join(scratchFolder(), 'data')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    timeout: 280_000,
  })
  const [ready] = (await once(child, 'message')) as [{ address: string }]
  server = ready
})

afterAll(() => {
  child.kill('SIGKILL')
  removeScratchFolders()
})

/** What the server's process has in memory when nothing is left to collect. */
async function heap(): Promise<number> {
  child.send('heap')
  const [{ heap: used }] = (await once(child, 'message')) as [{ heap: number }]
  return used
}

/** A running match of two, and what a hostile page may send again of it. */
async function victims() {
  const [mara, igor] = [await new Browser(server).named('Mara'), await new Browser(server).named('Igor')]
  const wish = { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true, hasHints: true }
  const { id } = (await mara.call<MadeMatch>('POST', '/api/matches', wish)).body
  const [hers, his] = [await TestPage.open(mara, id), await TestPage.open(igor, id)]
  await his.say({ do: 'sit', seat: 1 })
  await hers.say({ do: 'start' })
  const taken = JSON.stringify({ n: 1, do: 'answer', seat: 0, number: 0, text: 'drop 4' })
  return { mara, igor, id, hers, his, victim: { taken } }
}

/** Waits until everything before has been read, or the socket was closed instead. */
const readOrClosed = (page: TestPage): Promise<unknown> => {
  const read = new Promise<void>((resolve) => page.socket.once('pong', () => resolve()))
  if (page.socket.readyState === WebSocket.OPEN) page.socket.ping()
  return Promise.race([read, page.closed])
}

/** So many of a page's messages were answered. */
const answered = ({ messages }: TestPage): number =>
  messages.filter((message) => message.is === 'refused' || ('taken' in message && message.taken !== undefined)).length

/** One client that sends and sends, until it is dropped or has sent enough. How many were read, and how it ended. */
async function attack(browser: Browser, match: string, make: () => string | Buffer): Promise<[number, number]> {
  const page = await TestPage.open(browser, match)
  for (let sent = 0; sent < perClient && page.socket.readyState === WebSocket.OPEN; sent += atOnce) {
    for (let i = 0; i < atOnce; i++) page.sendRaw(make())
    await readOrClosed(page)
  }
  const isDropped = page.socket.readyState !== WebSocket.OPEN
  page.socket.close()
  const { code } = await page.closed
  return [answered(page) + (isDropped ? 1 : 0), code]
}

test(`${howMany} bad messages`, async () => {
  const { mara, igor, id, hers, his, victim } = await victims()
  const attackers = [new Browser(server), await new Browser(server).named('Stranger'), igor]
  const random = seedRandom('hostile')
  const all = Object.entries({ ...badMessages, ...wellFormed })
  const sentOf = new Map<string, number>()
  const codes = new Map<string, Set<number>>()
  const total = (): number => [...sentOf.values()].reduce((sum, one) => sum + one, 0)
  let memory = 0
  for (let round = 0; total() < howMany; round++) {
    const attacks = Array.from({ length: clients }, async (_, i) => {
      const [kind, make] = at(all, (round * clients + i) % all.length)
      const [count, code] = await attack(at(attackers, (round + i) % attackers.length), id, () => make(random, victim))
      sentOf.set(kind, (sentOf.get(kind) ?? 0) + count)
      codes.set(kind, (codes.get(kind) ?? new Set()).add(code))
    })
    await Promise.all(attacks)
    // After a while everything that stays has come.
    if (memory === 0 && total() > howMany / 4) memory = await heap()
  }
  expect(sentOf.size).toBe(all.length)
  expect(await hers.say({ do: 'answer', seat: 0, number: 0, text: 'drop 1' })).toMatchObject({ is: 'update' })
  expect(await his.waitFor((message) => message.is === 'update' && message.state !== undefined)).toBeDefined()
  await Promise.all([hers.close(), his.close()])
  expect((await heap()) - memory).toBeLessThan(4 * megabyte)
  // Pages that send what no page sends are dropped. What is merely refused is not, as long as it is not too much.
  for (const kind of Object.keys(badMessages)) expect([kind, ...(codes.get(kind) ?? [])]).not.toContain(1005)
  expect(await mara.me()).toMatchObject({ name: 'Mara' })
  expect(child.exitCode).toBeNull()
})
