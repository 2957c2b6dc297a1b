// One person at two servers that share a PostgreSQL database: what is changed at one holds at the other.

import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { MadeMatch, PersonalLink } from '@umpire/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../store/test-database.ts'
import { TestPage } from '../test-page.ts'
import { Browser, removeScratchFolders, scratchFolder, startServer, type TestServer } from '../test-server.ts'

let here: TestServer
let there: TestServer

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  // They share the key as well, or neither would believe the other's cookies.
  const data = join(scratchFolder(), 'data')
  here = await startServer({ databaseUrl, data })
  there = await startServer({ databaseUrl, data })
}, 120_000)

afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  removeScratchFolders()
})

/** The same browser, sent to the other server. */
function atOther(browser: Browser): Browser {
  const other = new Browser(there)
  other.cookie = browser.cookie
  return other
}

async function soon(isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 2000
  while (!(await isSo())) {
    expect(Date.now()).toBeLessThan(until)
    await setTimeout(20)
  }
}

test('a name is the same at both, and a new one soon is', async () => {
  const mara = await new Browser(here).named('Mara')
  expect(await atOther(mara).me()).toMatchObject({ name: 'Mara' })
  await mara.call('PATCH', '/api/me', { name: 'Maria' })
  await soon(async () => (await atOther(mara).me())?.name === 'Maria')
})

test('logging out everywhere at one ends sessions and tables at the other', async () => {
  const mara = await new Browser(here).named('Mara')
  const wish = { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true }
  const { body } = await mara.call<MadeMatch>('POST', '/api/matches', wish)
  const other = atOther(mara)
  expect(await other.me()).toMatchObject({ name: 'Mara' })
  const page = await TestPage.open(other, body.id)
  await mara.call('DELETE', '/api/sessions')
  expect(await page.closed).toMatchObject({ code: 4001 })
  await soon(async () => (await other.me()) === null)
})

test('a personal link made at one is good at the other, and once', async () => {
  const mara = await new Browser(here).named('Mara')
  const { body } = await mara.call<PersonalLink>('POST', '/api/me/link')
  const phones = [new Browser(there), new Browser(here), new Browser(there), new Browser(here)]
  const taken = await Promise.all(phones.map((phone) => phone.call('POST', '/api/carry', { token: body.token })))
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
})
