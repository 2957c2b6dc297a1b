// Pages that do not read what they are sent, or are not there any more: both are dropped, and nobody waits for them.

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { longestChat, type MadeMatch } from '@umpire/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { OpenSockets } from '../edge/open-sockets.ts'
import { messagesAtOnce } from '../play/limits.ts'
import { TestPage } from '../test-page.ts'
import { Browser, removeScratchFolders, startApp, type TestApp } from '../test-server.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

afterAll(async () => {
  await app.close()
  removeScratchFolders()
})

/** What cannot be compressed to nothing. */
const chatter = (): string => randomBytes(longestChat).toString('base64').slice(0, longestChat)

/** Says as much as one page may say at once, and closes; the next one begins anew. */
async function chatAway(browser: Browser, match: string): Promise<void> {
  const page = new TestPage(browser, match, { isDeaf: true })
  await once(page.socket, 'open')
  for (let n = 1; n <= messagesAtOnce; n++) page.sendRaw(JSON.stringify({ n, do: 'say', text: chatter() }))
  page.socket.ping()
  await once(page.socket, 'pong')
  await page.close()
}

test('a page that does not read is dropped, and the match goes on', { timeout: 120_000 }, async () => {
  const [host, other] = [await new Browser(app).named('Host'), await new Browser(app).named('Other')]
  const wish = { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true }
  const { id } = (await host.call<MadeMatch>('POST', '/api/matches', wish)).body
  const [hers, his] = [await TestPage.open(host, id), await TestPage.open(other, id)]
  await his.say({ do: 'sit', seat: 1 })
  await hers.say({ do: 'start' })
  const slow = await TestPage.open(new Browser(app), id)
  slow.socket.pause()
  const { hub } = app.together
  const talker = await new Browser(app).named('Talker')
  const began = Date.now()
  while (hub.stats.connections >= 3) {
    expect(Date.now() - began).toBeLessThan(100_000)
    await chatAway(talker, id)
  }
  expect(await hers.say({ do: 'answer', seat: 0, number: 0, text: 'drop 4' })).toMatchObject({ is: 'update' })
  slow.socket.resume()
  expect(await slow.closed).toMatchObject({ code: 1006 })
  await Promise.all([hers.close(), his.close()])
})

test('a page that does not say that it is there is dropped; one that does is not', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  const sockets = new OpenSockets(10, 50)
  server.on('connection', (socket) => sockets.add(socket, '127.0.0.1', undefined))
  await once(server, 'listening')
  const bound = server.address()
  const address = `ws://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  const [silent, alive] = [new WebSocket(address, { autoPong: false }), new WebSocket(address)]
  expect(await once(silent, 'close')).toMatchObject([1006, {}])
  expect(alive.readyState).toBe(WebSocket.OPEN)
  await sockets.close()
  server.close()
})
