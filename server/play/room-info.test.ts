// What pages are told of the people at a match: kept while nothing changes, and right after everything that does.

import { setImmediate } from 'node:timers/promises'
import { seat } from '@umpire/engine'
import { connectFour } from '@umpire/games/connect-four'
import { expect, test, vi } from 'vitest'
import type { Deed } from './entry.ts'
import { LiveMatch } from './live-match.ts'
import { RoomInfos } from './room-info.ts'
import { dataFolder, sqliteStore, TestTables } from './test-tables.ts'

test('it is made anew when anything but an answer was done, or somebody came', () => {
  const creation = {
    do: 'create',
    game: 'connect-four',
    version: connectFour.version,
    options: {},
    seats: [
      { kind: 'person', person: 'mara' },
      { kind: 'invited', token: 'secret' },
    ],
    host: 'mara',
    isPublic: true,
    hasHints: false,
  } as const
  const live = new LiveMatch('match', connectFour, creation, 0)
  const take = (deed: Deed) => expect(live.take({ at: 0, by: null, key: null, deed })).toBeUndefined()
  const here = new Set(['mara'])
  const infos = new RoomInfos({
    watching: (players) => [...here].filter((one) => !players.includes(one)).length,
    isHere: (person) => here.has(person),
    nameOf: (person) => person.toUpperCase(),
  })
  expect(infos.for('mara', live).seats[1]).toEqual({ kind: 'invited', invite: 'secret' })
  expect(infos.for('tom', live).seats[1]).toEqual({ kind: 'invited' })
  expect(infos.for(undefined, live)).toBe(infos.for('tom', live))

  here.add('tom')
  infos.forget()
  expect(infos.for('tom', live).watching).toBe(1)
  take({ do: 'seat', seat: seat(1), to: { kind: 'person', person: 'tom' } })
  expect(infos.for('tom', live)).toMatchObject({ watching: 0, seats: [{}, { name: 'TOM', isHere: true }] })

  take({ do: 'start', seed: 'any' })
  const begun = infos.for('tom', live)
  expect(begun.status).toBe('running')
  take({ do: 'answer', seat: seat(0), text: 'drop 4' })
  expect(infos.for('tom', live)).toBe(begun)
  take({ do: 'propose', what: 'end', by: seat(0), to: 0, needs: [seat(1)] })
  expect(infos.for('tom', live).proposal?.waitsFor).toEqual([1])
})

test('a new name comes also to a match at which something is being done just then', async () => {
  const { folder, remove } = dataFolder()
  const tables = await TestTables.start(sqliteStore(folder))
  try {
    const mara = await tables.person('Mara')
    const match = await tables.match(mara, {
      game: 'connect-four',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    })
    const page = await tables.open(match, mara)
    const append = tables.store.append.bind(tables.store)
    vi.spyOn(tables.store, 'append').mockImplementationOnce(async (entries) => {
      await tables.store.rename(mara.id, 'Marie')
      tables.hub.renamed(mara.id)
      await setImmediate()
      return append(entries)
    })
    await page.do({ do: 'start' })
    const { seen } = await page.until(({ seen: now }) => now?.room.seats[0]?.name === 'Marie')
    expect(seen?.room.status).toBe('running')
  } finally {
    await tables.stop()
    remove()
  }
})
