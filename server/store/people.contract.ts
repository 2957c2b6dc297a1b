// What holds for people in every store.

import { expect, test } from 'vitest'
import { aPerson, aSummary, randomId } from './samples.ts'
import type { Store } from './store.ts'

const hour = 3_600_000

export function peopleContract(store: () => Store): void {
  test('a person is found by id, alone and among others', async () => {
    const ada = aPerson()
    const bob = aPerson({ name: 'Bob 🎲 Ünïcödé' })
    await store().addPerson(ada)
    await store().addPerson(bob)
    expect(await store().person(ada.id)).toEqual(ada)
    expect(await store().person('nobody')).toBeUndefined()
    const found = await store().people([bob.id, 'nobody', ada.id, bob.id])
    expect(found.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([ada, bob])
    expect(await store().people([])).toEqual([])
  })

  test('two people cannot have one id', async () => {
    const ada = aPerson()
    await store().addPerson(ada)
    await expect(store().addPerson({ ...ada, name: 'Eve' })).rejects.toThrow(/unique constraint/i)
    expect(await store().person(ada.id)).toEqual(ada)
  })

  test('a new name is the name from then on', async () => {
    const ada = aPerson()
    await store().addPerson(ada)
    await store().rename(ada.id, 'Countess')
    expect(await store().person(ada.id)).toEqual({ ...ada, name: 'Countess' })
  })

  test('an account is found by its login, and its password can be changed', async () => {
    const ada = aPerson()
    const login = `ada-${ada.id}`
    await store().addPerson(ada)
    expect(await store().account(login)).toBeUndefined()
    expect(await store().setAccount(ada.id, login, 'hash 1')).toBe(true)
    expect(await store().account(login)).toEqual({ person: { ...ada, login }, passwordHash: 'hash 1' })
    expect(await store().setAccount(ada.id, login, 'hash 2')).toBe(true)
    expect((await store().account(login))?.passwordHash).toBe('hash 2')
  })

  test('a login belongs to one person, even where many want it at once', async () => {
    const people = Array.from({ length: 8 }, () => aPerson())
    for (const person of people) await store().addPerson(person)
    const login = randomId()
    const got = await Promise.all(people.map(({ id }) => store().setAccount(id, login, 'hash')))
    expect(got.filter(Boolean)).toHaveLength(1)
    expect((await store().account(login))?.person.id).toBe(people[got.indexOf(true)]?.id)
  })

  test('nobody who is not there gets an account', async () => {
    const login = randomId()
    expect(await store().setAccount('nobody', login, 'hash')).toBe(false)
    expect(await store().account(login)).toBeUndefined()
  })

  test('a session is its person until it ends', async () => {
    const ada = aPerson()
    const [one, two, three] = [randomId(), randomId(), randomId()]
    await store().addPerson(ada)
    for (const token of [one, two, three]) await store().addSession(token, ada.id, 1)
    expect(await store().sessionPerson(one)).toEqual(ada)
    await store().endSession(one)
    expect(await store().sessionPerson(one)).toBeUndefined()
    expect(await store().sessionPerson(two)).toEqual(ada)
    await store().endSessionsOf(ada.id)
    expect(await store().sessionPerson(two)).toBeUndefined()
    expect(await store().sessionPerson(three)).toBeUndefined()
  })

  test('a personal link is good once, even where two follow it at once', async () => {
    const ada = aPerson()
    const token = randomId()
    await store().addPerson(ada)
    await store().addLink(token, ada.id, hour)
    const taken = await Promise.all([store().takeLink(token, 1), store().takeLink(token, 1)])
    expect(taken.filter((person) => person !== undefined)).toEqual([ada])
    expect(await store().takeLink(token, 1)).toBeUndefined()
  })

  test('a personal link is good until it expires', async () => {
    const ada = aPerson()
    const token = randomId()
    await store().addPerson(ada)
    await store().addLink(token, ada.id, hour)
    expect(await store().takeLink(token, hour)).toBeUndefined()
    expect(await store().takeLink(token, 1)).toBeUndefined()
  })

  test('sessions that are too old and links that are over are forgotten', async () => {
    const ada = aPerson()
    const [old, young, over, good] = [randomId(), randomId(), randomId(), randomId()]
    await store().addPerson(ada)
    await store().addSession(old, ada.id, 10)
    await store().addSession(young, ada.id, 20)
    await store().addLink(over, ada.id, 100)
    await store().addLink(good, ada.id, 101)
    await store().forgetExpired(20, 100)
    expect(await store().sessionPerson(old)).toBeUndefined()
    expect(await store().sessionPerson(young)).toEqual(ada)
    expect(await store().takeLink(over, 1)).toBeUndefined()
    expect(await store().takeLink(good, 1)).toEqual(ada)
  })

  test('logging out everywhere ends personal links too', async () => {
    const ada = aPerson()
    const [session, link] = [randomId(), randomId()]
    await store().addPerson(ada)
    await store().addSession(session, ada.id, 1)
    await store().addLink(link, ada.id, hour)
    await store().endSessionsOf(ada.id)
    expect(await store().sessionPerson(session)).toBeUndefined()
    expect(await store().takeLink(link, 1)).toBeUndefined()
  })

  test('whoever is deleted is gone with sessions, links, login and chat; matches stay', async () => {
    const ada = aPerson()
    const bob = aPerson()
    const [session, link, login] = [randomId(), randomId(), randomId()]
    for (const person of [ada, bob]) await store().addPerson(person)
    await store().setAccount(ada.id, login, 'hash')
    await store().addSession(session, ada.id, 1)
    await store().addLink(link, ada.id, hour)
    const summary = aSummary({ host: ada.id })
    await store().create(summary, [])
    const line = { channel: 'players', at: 1, text: 'hello' } as const
    await store().addChat(summary.id, { ...line, person: ada.id }, 'a:1')
    await store().addChat(summary.id, { ...line, person: bob.id }, 'b:1')
    await store().deletePerson(ada.id)
    expect(await store().person(ada.id)).toBeUndefined()
    expect(await store().account(login)).toBeUndefined()
    expect(await store().sessionPerson(session)).toBeUndefined()
    expect(await store().takeLink(link, 1)).toBeUndefined()
    expect((await store().chat(summary.id, 'players', 10)).map(({ person }) => person)).toEqual([bob.id])
    expect(await store().summary(summary.id)).toEqual(summary)
    await store().deletePerson(ada.id)
  })
}
