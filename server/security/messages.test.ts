// Every kind of message through a match's socket, sent by everybody, before the match, during it and after it.

import { fromPage, type ToPage } from '@umpire/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestPage } from '../test-page.ts'
import { Browser, removeScratchFolders, startApp, type TestApp } from '../test-server.ts'
import { type CallerName, callerNames, type Callers, newCallers, newMatch, seats } from './callers.ts'
import { expectedOf, type Phase, phases, type Row, rows } from './message-table.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

afterAll(async () => {
  await app.close()
  removeScratchFolders()
})

/** A match in a phase, and what messages about it are filled in with. */
interface Scene {
  readonly callers: Callers
  readonly match: string
  readonly fill: { readonly [word: string]: unknown }
}

const sceneMakers: { readonly [Of in Phase]: () => Promise<Scene> } = {
  async before() {
    const callers = await newCallers(app)
    const match = await newMatch(callers, { hasHints: true })
    return { callers, match, fill: { invite: await inviteOf(callers, match), question: 0, text: '1 two', count: 0 } }
  },

  async during() {
    const callers = await newCallers(app)
    const match = await newMatch(callers, { hasHints: true })
    const third = await new Browser(app).named('Third')
    const [host, owner, player, guest] = await Promise.all([
      TestPage.open(callers.host, match),
      TestPage.open(callers.owner, match),
      TestPage.open(callers.player, match),
      TestPage.open(third, match),
    ])
    await guest.say({ do: 'sit', seat: seats.free, invite: await inviteOf(callers, match) })
    await host.say({ do: 'start' })
    await answerInTurn([owner, player, guest], 3)
    const { number, text, count } = await standing(owner)
    await Promise.all([host.close(), owner.close(), player.close(), guest.close()])
    return { callers, match, fill: { question: number, text, count, invite: 'A'.repeat(22) } }
  },

  async after() {
    const scene = await sceneMakers.during()
    for (const name of ['player', 'owner'] as const) {
      const page = await TestPage.open(scene.callers[name], scene.match)
      await page.say({ do: 'resign', seat: seats[name] })
      await page.close()
    }
    return scene
  },
}

type Everything = Extract<ToPage, { is: 'all' }>

async function everything(page: TestPage): Promise<Everything> {
  const answer = await page.say({ do: 'show all' })
  if (answer.is !== 'all') throw new Error(`not everything: ${answer.is}`)
  return answer
}

async function inviteOf(callers: Callers, match: string): Promise<string | undefined> {
  const page = await TestPage.open(callers.host, match)
  const { seen } = await everything(page)
  await page.close()
  return seen.room.seats[seats.free]?.invite
}

/** So many answers are given, by whoever is asked. */
async function answerInTurn(pages: readonly TestPage[], answers: number): Promise<void> {
  for (let given = 0; given < answers; ) {
    for (const page of pages) {
      const { ask } = await everything(page)
      if (ask === undefined || given === answers) continue
      await page.say({ do: 'answer', seat: ask.seat, number: ask.number, text: ask.options[0]?.say })
      given++
    }
  }
}

async function standing(page: TestPage): Promise<{ number: number; text: string; count: number }> {
  const { ask, seen } = await everything(page)
  if (ask === undefined) throw new Error('the owner is not asked')
  return { number: ask.number, text: ask.options[0]?.say ?? '', count: seen.count }
}

/** What everybody knows of the match, but for who is there: what somebody who opens it now is told. */
async function known({ callers, match }: Scene): Promise<unknown> {
  const page = await TestPage.open(callers.nobody, match)
  await page.close()
  const [first] = page.messages
  if (first?.is !== 'all') throw new Error('a match begins with everything')
  const { at, seen, state, told } = first
  const taken = seen.room.seats.map(({ isHere: _isHere, ...seat }) => seat)
  return { at, seen: { ...seen, room: { ...seen.room, watching: 0, seats: taken } }, state, told }
}

const filledIn = (row: Row, { fill }: Scene): { readonly [part: string]: unknown } =>
  Object.fromEntries(
    Object.entries(row.with).map(([part, value]) => [
      part,
      typeof value === 'string' && value in fill ? fill[value] : value,
    ]),
  )

const saidBy = (answer: ToPage): string => (answer.is === 'refused' ? answer.refused : 'taken')

/** A scene that nothing has been done in yet, and what everybody knows of it. */
interface Untouched extends Scene {
  readonly known: unknown
}

const untouched = new Map<Phase, Untouched>()

async function untouchedScene(phase: Phase): Promise<Untouched> {
  const kept = untouched.get(phase)
  if (kept !== undefined) return kept
  const scene = await sceneMakers[phase]()
  const made = { ...scene, known: await known(scene) }
  untouched.set(phase, made)
  return made
}

test('every kind of message has a row', () => {
  const kinds = fromPage.options.flatMap(({ shape }) => [...shape.do.values])
  expect(new Set(rows.map(({ does }) => does))).toEqual(new Set(kinds))
})

describe.each(phases)('%s the match', (phase) => {
  describe.each(rows.map((row) => [row.does, JSON.stringify(row.with), row] as const))('%s %s', (_does, _with, row) => {
    test.each(callerNames)('by %s', async (name) => {
      const expected = expectedOf(row.expected[phase], name)
      const scene = await untouchedScene(phase)
      const page = await TestPage.open(scene.callers[name], scene.match)
      const answer = await page.say({ do: row.does, ...filledIn(row, scene) })
      expect(saidBy(answer)).toBe(expected)
      await page.close()
      if (expected === 'taken') untouched.delete(phase)
      else expect(await known(scene)).toEqual(scene.known)
    })
  })
})

test('only who is asked can agree to a proposal, and only who made it can withdraw it', async () => {
  const { callers, match } = await sceneMakers.during()
  const owner = await TestPage.open(callers.owner, match)
  await owner.say({ do: 'propose end', seat: seats.owner })
  const { seen } = await everything(owner)
  const proposal = seen.room.proposal?.number
  expect(seen.room.proposal?.waitsFor).toEqual([seats.player, seats.free])
  const saidOf = async (name: CallerName, yes: boolean): Promise<string> => {
    const page = await TestPage.open(callers[name], match)
    const answer = await page.say({ do: 'consent', proposal, yes })
    await page.close()
    return saidBy(answer)
  }
  for (const name of ['nobody', 'forged', 'signed out', 'stranger', 'host'] as const) {
    expect([name, await saidOf(name, true), await saidOf(name, false)]).toEqual([name, 'wrong seat', 'wrong seat'])
  }
  expect(await saidOf('owner', true)).toBe('wrong seat')
  expect(await saidOf('player', true)).toBe('taken')
  // Once is enough: the other seat's consent is still its own.
  expect(await saidOf('player', true)).toBe('wrong seat')
  expect((await everything(owner)).seen.room).toMatchObject({ status: 'running', proposal: { waitsFor: [seats.free] } })
  expect(await saidOf('owner', false)).toBe('taken')
  expect((await everything(owner)).seen.room.proposal).toBeUndefined()
  await owner.close()
})

test('the socket of a match that there is not is closed, whoever asks', async () => {
  const callers = await newCallers(app)
  for (const name of callerNames) {
    expect(await new TestPage(callers[name], 'A'.repeat(22)).closed).toMatchObject({ code: 4404 })
  }
})

test('a socket from a page of another site is not opened, whoever asks', async () => {
  const { callers, match } = await untouchedScene('before')
  for (const name of callerNames) {
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const page = new TestPage(callers[name], match, { origin })
      expect(await page.closed).toMatchObject({ code: 1006 })
      expect(page.messages).toEqual([])
    }
  }
})

test('what players say to each other no spectator hears, and the other way round', async () => {
  const { callers, match } = await sceneMakers.during()
  const hearing = ['nobody', 'stranger', 'player', 'owner'] as const
  const pages = await Promise.all(hearing.map((name) => TestPage.open(callers[name], match)))
  const [, stranger, , owner] = pages
  await owner?.say({ do: 'say', text: 'among players' })
  await stranger?.say({ do: 'say', text: 'among spectators' })
  const again = await Promise.all(hearing.map((name) => TestPage.open(callers[name], match)))
  for (const page of [...pages, ...again]) await everything(page)
  const heard = (words: string) =>
    hearing.filter((_, i) => [pages[i], again[i]].some((page) => JSON.stringify(page?.messages).includes(words)))
  expect(heard('among players')).toEqual(['player', 'owner'])
  expect(heard('among spectators')).toEqual(['nobody', 'stranger'])
  await Promise.all([...pages, ...again].map((page) => page.close()))
})

test("the invitation to a seat is the host's alone to see", async () => {
  const { callers, match, fill } = await sceneMakers.before()
  for (const name of callerNames) {
    const page = await TestPage.open(callers[name], match)
    expect([name, JSON.stringify(page.messages).includes(String(fill['invite']))]).toEqual([name, name === 'host'])
    await page.close()
  }
})
