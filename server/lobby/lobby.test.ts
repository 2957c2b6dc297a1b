// The lobby over real connections: making matches, lists, records, and the way to a match's socket.

import type { MadeMatch, MatchLists, NewMatch, PersonalLink } from '@umpire/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestPage } from '../test-page.ts'
import { Browser, removeScratchFolders, startServer, type TestServer } from '../test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ quotas: { unfinishedMatches: 3, socketsPerAddress: 8 } })
})

afterAll(async () => {
  await server.close()
  removeScratchFolders()
})

const named = (name: string): Promise<Browser> => new Browser(server).named(name)

const duel: NewMatch = {
  game: 'connect-four',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: true,
  hasHints: false,
}

async function make(host: Browser, wish: Partial<NewMatch> = {}): Promise<string> {
  const { status, body } = await host.call<MadeMatch>('POST', '/api/matches', { ...duel, ...wish })
  expect(status).toBe(201)
  return body.id
}

const lists = async (who: Browser): Promise<MatchLists> => (await who.call<MatchLists>('GET', '/api/matches')).body

test('a public match is listed to all, with names; one by link only is listed to those in it', async () => {
  const [mara, igor] = [await named('Mara'), await named('Igor')]
  const open = await make(mara)
  const hidden = await make(mara, { isPublic: false, seats: [{ kind: 'me' }, { kind: 'invited' }] })
  const seen = await lists(igor)
  expect(seen.open.find(({ id }) => id === open)).toMatchObject({
    game: 'connect-four',
    status: 'open',
    seats: [{ kind: 'person', name: 'Mara' }, { kind: 'open' }],
    isMyTurn: false,
  })
  expect(JSON.stringify(seen)).not.toContain(hidden)
  const own = (await lists(mara)).mine
  expect(own.map(({ id }) => id).toSorted()).toEqual([open, hidden].toSorted())
  // The link of an invited seat is told at the table, to the host alone.
  expect(own.find(({ id }) => id === hidden)?.seats[1]).toEqual({ kind: 'invited' })
})

test('a match that has begun is listed as running, with whose turn it is', async () => {
  const [mara, igor] = [await named('Mara'), await named('Igor')]
  const id = await make(mara)
  const hers = await TestPage.open(mara, id)
  const his = await TestPage.open(igor, id)
  await his.say({ do: 'sit', seat: 1 })
  expect(await hers.say({ do: 'start' })).not.toMatchObject({ is: 'refused' })
  const ofMara = (await lists(mara)).mine.find((one) => one.id === id)
  const ofIgor = (await lists(igor)).mine.find((one) => one.id === id)
  expect([ofMara?.isMyTurn, ofIgor?.isMyTurn].toSorted()).toEqual([false, true])
  const watcher = await lists(new Browser(server))
  expect(watcher.running.find((one) => one.id === id)).toMatchObject({ isMyTurn: false, count: 0 })
  expect(watcher.mine).toEqual([])
  expect(await new Browser(server).call('GET', `/api/matches/${id}/record`)).toMatchObject({ status: 403 })
  await hers.say({ do: 'resign', seat: 0 })
  expect(await new Browser(server).call('GET', `/api/matches/${id}/record`)).toMatchObject({
    status: 200,
    body: { game: 'connect-four' },
  })
  await Promise.all([hers.close(), his.close()])
})

test.each([
  ['a game that there is not', { game: 'tiddlywinks' }, 400],
  ['too many seats', { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] }, 400],
  [
    'bots alone',
    {
      seats: [
        { kind: 'bot', level: 'random' },
        { kind: 'bot', level: 'random' },
      ],
    },
    400,
  ],
  ['an option that there is not', { options: { colour: 'red' } }, 400],
  ['more than is asked for', { seed: 'chosen' }, 400],
] as const)('a match with %s is refused', async (_what, wish, status) => {
  const mara = await named('Mara')
  const answer = await mara.call('POST', '/api/matches', { ...duel, ...wish })
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ reason: expect.stringMatching(/\w/) })
})

test('one person may make only so many matches that are not over', async () => {
  const mara = await named('Mara')
  await make(mara)
  await make(mara)
  await make(mara)
  expect(await mara.call('POST', '/api/matches', duel)).toMatchObject({ status: 409 })
})

test.each([
  ['without a page id', 'x', 4400],
  ['with a page id of another form', `${'a'.repeat(21)}!`, 4400],
])('a socket %s is closed with the reason', async (_what, page, code) => {
  const mara = await named('Mara')
  const id = await make(mara)
  expect(await new TestPage(mara, id, { page }).closed).toMatchObject({ code, reason: expect.stringContaining('page') })
})

test('the socket of a match that there is not is closed with 4404', async () => {
  expect(await new TestPage(await named('Mara'), 'A'.repeat(22)).closed).toMatchObject({ code: 4404 })
})

test('so many tables are open from one address, and no more', async () => {
  const mara = await named('Mara')
  const id = await make(mara)
  const pages = await Promise.all(Array.from({ length: 8 }, () => TestPage.open(mara, id)))
  expect(await new TestPage(mara, id).closed).toMatchObject({ code: 4429 })
  await pages[0]?.close()
  const again = await TestPage.open(mara, id)
  await Promise.all([...pages, again].map((page) => page.close()))
})

test('whoever logs out has no table open as that person any more; other devices keep theirs', async () => {
  const desk = await named('Mara')
  const id = await make(desk)
  const { body } = await desk.call<PersonalLink>('POST', '/api/me/link')
  const phone = new Browser(server)
  await phone.call('POST', '/api/carry', { token: body.token })
  const [atDesk, atPhone] = [await TestPage.open(desk, id), await TestPage.open(phone, id)]
  await desk.call('DELETE', '/api/session')
  expect(await atDesk.closed).toMatchObject({ code: 4001 })
  expect(await atPhone.say({ do: 'show all' })).toMatchObject({ is: 'all', seen: { mine: [0] } })
  await phone.call('DELETE', '/api/sessions')
  expect(await atPhone.closed).toMatchObject({ code: 4001 })
})
