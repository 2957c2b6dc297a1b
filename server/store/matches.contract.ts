// What holds for matches, their logs and their lists in every store.

import { seat } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { Entry, NewEntry } from '../play/entry.ts'
import { aCreation, anAnswer, anAppend, aSeating, aSummary, randomId } from './samples.ts'
import type { Store, Summary } from './store.ts'

const numbered = (entries: readonly NewEntry[]): Entry[] => entries.map((entry, number) => ({ number, ...entry }))

export function matchesContract(store: () => Store): void {
  const made = async (changes: Partial<Summary> = {}): Promise<Summary> => {
    const summary = aSummary(changes)
    await store().create(summary, [])
    return summary
  }

  test('a match is found with all that it was made with', async () => {
    const summary = aSummary({
      options: { wild: true, dice: 5, name: 'öld "rules"' },
      status: 'over',
      isPublic: true,
      seats: [{ kind: 'open' }, { kind: 'invited', token: 'secret' }, { kind: 'bot', level: 'expert' }],
      waitsFor: [],
      isBotDue: true,
      end: { how: 'resigned', winners: [seat(1)] },
      count: 12,
    })
    const entries = [aCreation(summary), anAnswer('drop 1'), anAnswer('drop 2', { by: null, key: null })]
    await store().create(summary, entries)
    expect(await store().summary(summary.id)).toEqual(summary)
    expect(await store().entries(summary.id, 0)).toEqual(numbered(entries))
    expect(await store().entries(summary.id, 2)).toEqual(numbered(entries).slice(2))
    expect(await store().entries(summary.id, 3)).toEqual([])
  })

  test('a match that is not there has no summary and no log', async () => {
    for (const id of ['nowhere', '', 'with a \0 in it', '💥']) {
      expect(await store().summary(id)).toBeUndefined()
      expect(await store().entries(id, 0)).toEqual([])
      expect(await store().snapshot(id)).toBeUndefined()
      expect(await store().chat(id, 'players', 5)).toEqual([])
      expect(await store().append(anAppend(aSummary({ id: 'nowhere' }), 0))).toBe(false)
    }
  })

  test('two matches cannot have one id, and the second leaves no trace', async () => {
    const summary = await made()
    await expect(store().create({ ...summary, host: 'eve' }, [anAnswer('drop 1')])).rejects.toThrow(
      /unique constraint/i,
    )
    expect(await store().summary(summary.id)).toEqual(summary)
    expect(await store().entries(summary.id, 0)).toEqual([])
    expect(await store().matchesOf('eve', 10)).toEqual([])
  })

  test('public matches are listed by status, the newest first', async () => {
    const status = 'stopped'
    const old = await made({ status, isPublic: true, created: 9001 })
    const fresh = await made({ status, isPublic: true, created: 9003 })
    const middle = await made({ status, isPublic: true, created: 9002 })
    await made({ status, isPublic: false, created: 9004 })
    await made({ status: 'over', isPublic: true, created: 9005 })
    expect(await store().publicMatches(status, 10)).toEqual([fresh, middle, old])
    expect(await store().publicMatches(status, 2)).toEqual([fresh, middle])
  })

  test('a person has the matches which they host and at which they sit', async () => {
    const [ada, bob] = [randomId(), randomId()]
    const hosted = await made({ host: ada, seats: [{ kind: 'open' }], changed: 1 })
    const sat = await made({ host: bob, seats: [{ kind: 'person', person: ada }, { kind: 'open' }], changed: 2 })
    const both = await made({ host: ada, seats: [0, 1].map(() => ({ kind: 'person', person: ada })), changed: 3 })
    expect(await store().matchesOf(ada, 10)).toEqual([both, sat, hosted])
    expect(await store().matchesOf(ada, 1)).toEqual([both])
    expect(await store().matchesOf(ada, Number.MAX_SAFE_INTEGER)).toEqual([both, sat, hosted])
    expect(await store().matchesOf(bob, 10)).toEqual([sat])
    expect(await store().matchesOf('nobody', 10)).toEqual([])
  })

  test('those that a person hosts and that are not over are counted', async () => {
    const [ada, bob] = [randomId(), randomId()]
    const atSeat: Summary['seats'] = [{ kind: 'person', person: ada }]
    const [open] = await Promise.all([
      made({ host: ada, status: 'open', seats: atSeat }),
      made({ host: ada, status: 'running' }),
      made({ host: ada, status: 'over' }),
      made({ host: ada, status: 'stopped' }),
      made({ host: bob, status: 'running', seats: atSeat }),
    ])
    expect(await store().unfinishedOf(ada)).toBe(2)
    expect(await store().unfinishedOf('nobody')).toBe(0)
    await store().append({
      match: open.id,
      from: 0,
      entries: [anAnswer('drop 1')],
      summary: { ...open, status: 'over' },
    })
    expect(await store().unfinishedOf(ada)).toBe(1)
  })

  test('whoever sits down has the match, and whoever stands up has it no more', async () => {
    const [host, ada, bob] = [randomId(), randomId(), randomId()]
    const open = await made({ host, status: 'open', seats: [{ kind: 'open' }, { kind: 'person', person: bob }] })
    const seats: Summary['seats'] = [{ kind: 'person', person: ada }, { kind: 'open' }]
    const summary = { ...open, seats }
    const entries = [aSeating(seat(0), ada)]
    expect(await store().append({ match: open.id, from: 0, entries, summary })).toBe(true)
    expect(await store().matchesOf(ada, 10)).toEqual([summary])
    expect(await store().matchesOf(host, 10)).toEqual([summary])
    expect(await store().matchesOf(bob, 10)).toEqual([])
  })

  test('a bot is due in running matches where nothing has happened since', async () => {
    const early = -1_000_000
    const due = await made({ isBotDue: true, changed: early })
    const later = await made({ isBotDue: true, changed: early + 2 })
    await made({ isBotDue: true, changed: early, status: 'over' })
    await made({ isBotDue: false, changed: early })
    expect(await store().botsDue(early + 1, 10)).toEqual([due.id])
    expect(await store().botsDue(early + 2, 10)).toEqual([due.id, later.id])
    expect(await store().botsDue(early + 2, 1)).toEqual([due.id])
    await store().append({ ...anAppend(due, 0), summary: { ...due, isBotDue: false } })
    expect(await store().botsDue(early + 2, 10)).toEqual([later.id])
    await store().append({ ...anAppend(later, 0), summary: { ...later, isBotDue: false } })
  })

  test('all ids are listed in the order of their characters, some at a time', async () => {
    const ids = ['~b', '~_', '~a', '~B', '~-', '~é']
    for (const id of ids) await made({ id })
    const sorted = ['~-', '~B', '~_', '~a', '~b', '~é']
    expect(await store().matchIds('~', 4)).toEqual(sorted.slice(0, 4))
    expect(await store().matchIds('~a', 10)).toEqual(sorted.slice(4))
    expect(await store().matchIds('~é', 10)).toEqual([])
  })

  test('matches are counted by status', async () => {
    const before = await store().counts()
    await made({ status: 'open' })
    await made({ status: 'open' })
    const ending = await made()
    expect(await store().counts()).toEqual({ ...before, open: before.open + 2, running: before.running + 1 })
    await store().append({ ...anAppend(ending, 0), summary: { ...ending, status: 'over' } })
    expect(await store().counts()).toEqual({ ...before, open: before.open + 2, over: before.over + 1 })
  })

  test('a log is replaced by another, if it is still as long as it was', async () => {
    const summary = await made({ seats: [{ kind: 'person', person: randomId() }] })
    await store().append({ match: summary.id, from: 0, entries: [anAnswer('a'), anAnswer('b')], summary })
    await store().putSnapshot({ match: summary.id, length: 2, version: 1, digest: 'd', position: {} })
    const person = randomId()
    const migrated: Summary = { ...summary, version: 2, options: { big: true }, seats: [{ kind: 'person', person }] }
    const entries = Array.from({ length: 450 }, (_, n) => anAnswer(`c${n}`))
    expect(await store().replaceLog(migrated, 1, entries)).toBe(false)
    expect(await store().entries(summary.id, 0)).toHaveLength(2)
    expect(await store().replaceLog(migrated, 2, entries)).toBe(true)
    expect(await store().summary(summary.id)).toEqual(migrated)
    expect(await store().entries(summary.id, 0)).toEqual(numbered(entries))
    expect(await store().matchesOf(person, 10)).toEqual([migrated])
    expect(await store().snapshot(summary.id)).toBeUndefined()
    expect(await store().append(anAppend(migrated, 450))).toBe(true)
  })

  test('the last snapshot of a match is kept', async () => {
    const { id: match } = await made()
    const snapshot = {
      match,
      length: 5,
      version: 1,
      digest: 'abc',
      position: { cells: [1, null, 'x\0'], deep: { a: 1 } },
    }
    await store().putSnapshot(snapshot)
    expect(await store().snapshot(match)).toEqual(snapshot)
    await store().putSnapshot({ ...snapshot, length: 4, digest: 'old' })
    expect(await store().snapshot(match)).toEqual(snapshot)
    const next = { ...snapshot, length: 9, version: 2, digest: 'def', position: [] }
    await store().putSnapshot(next)
    expect(await store().snapshot(match)).toEqual(next)
  })
}
