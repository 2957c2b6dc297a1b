// What holds for chat in every store.

import { expect, test } from 'vitest'
import { aPerson, aSummary } from './samples.ts'
import type { Store, StoredChat } from './store.ts'

export function chatContract(store: () => Store): void {
  const prepared = async (): Promise<{ match: string; line: Omit<StoredChat, 'number'> }> => {
    const person = aPerson()
    const summary = aSummary()
    await store().addPerson(person)
    await store().create(summary, [])
    return { match: summary.id, line: { channel: 'players', person: person.id, at: 5, text: 'hello' } }
  }

  test('the last lines of a channel come in the order in which they were said', async () => {
    const { match, line } = await prepared()
    for (let n = 0; n < 5; n++) await store().addChat(match, { ...line, text: `line ${n}` }, `page:${n}`)
    await store().addChat(match, { ...line, channel: 'spectators', text: 'apart' }, 'other:1')
    const lines = await store().chat(match, 'players', 3)
    expect(lines.map(({ text }) => text)).toEqual(['line 2', 'line 3', 'line 4'])
    expect((await store().chat(match, 'spectators', 3)).map(({ text }) => text)).toEqual(['apart'])
  })

  test('lines are numbered within the match, both channels together, and come back as they were', async () => {
    const { match, line } = await prepared()
    const text = 'odd \0 \ud800 🎲 \' " \\ \u202e'
    expect(await store().addChat(match, { ...line, text }, 'a:1')).toEqual({ ...line, number: 0, text })
    expect((await store().addChat(match, { ...line, channel: 'spectators' }, 'a:2')).number).toBe(1)
    expect(await store().chat(match, 'players', 10)).toEqual([{ ...line, number: 0, text }])
  })

  test('the same key gives the same line again, also at once', async () => {
    const { match, line } = await prepared()
    const first = await store().addChat(match, line, 'a:1')
    expect(await store().addChat(match, { ...line, text: 'something else' }, 'a:1')).toEqual(first)
    const many = await Promise.all(Array.from({ length: 10 }, () => store().addChat(match, line, 'a:2')))
    expect(new Set(many.map(({ number }) => number)).size).toBe(1)
    expect(await store().chat(match, 'players', 10)).toHaveLength(2)
  })

  test('many who speak at once all have their own number', async () => {
    const { match, line } = await prepared()
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => store().addChat(match, line, `a:${n}`)))
    expect(many.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(many.map((_, n) => n))
  })

  test('the number of a deleted line is not given again', async () => {
    const { match, line } = await prepared()
    await store().addChat(match, line, 'a:1')
    await store().deletePerson(line.person)
    const bob = aPerson()
    await store().addPerson(bob)
    expect((await store().addChat(match, { ...line, person: bob.id }, 'b:1')).number).toBe(1)
  })

  test('nobody chats at a match that is not there', async () => {
    const { line } = await prepared()
    await expect(store().addChat('nowhere', line, 'a:1')).rejects.toThrow('no match')
  })
}
