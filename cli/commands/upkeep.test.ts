// umpire backup, restore, export, import and verify: as commands, on both databases.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match, parseRecord, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { backUp, importRecord, openStore, restore, type Store } from '@umpire/server/upkeep'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../main.ts'
import { removeScratchFolders, scratchFolder, umpire } from '../run-umpire.ts'
import { freshDatabase } from '../../server/store/test-database.ts'

afterAll(removeScratchFolders)

/** A data directory in which a server has been. */
async function dataFolder(): Promise<string> {
  const folder = scratchFolder()
  await (await storeIn(folder)).close()
  return folder
}

async function storeIn(folder: string): Promise<Store> {
  const store = await openStore({ folder })
  if (store instanceof Refusal) throw new Error(store.reason)
  return store
}

/** A game of Connect Four in which these columns were chosen. */
async function played(columns: string): Promise<Match> {
  const game = await loadGame('connect-four')
  const match = game === undefined ? undefined : Match.start(game, { seed: 'a seed' })
  if (match === undefined || match instanceof Refusal) throw new Error('there is no Connect Four')
  for (const [n, column] of [...columns].entries()) match.answerLine(`${match.seatNames[n % 2] ?? ''}: drop ${column}`)
  return match
}

/** A file with the record of such a game. */
async function recordFile(columns: string): Promise<string> {
  const file = join(scratchFolder(), 'game.json')
  writeFileSync(file, JSON.stringify((await played(columns)).record()))
  return file
}

/** The id of such a match in a store. */
async function imported(store: Store, columns: string): Promise<string> {
  const match = await played(columns)
  const made = await importRecord(store, match.game, match.record())
  if (made instanceof Refusal) throw new Error(made.reason)
  return made.match
}

/** The link of the match in what umpire import says. */
const linkIn = (text: string): string => /(\/match\/[\w-]{22}) on the server/.exec(text)?.[1] ?? 'none'

describe('export and import', () => {
  test('a game that is over comes out as it went in, beside a running server', async () => {
    const folder = await dataFolder()
    const server = await storeIn(folder)
    const file = await recordFile('1213141')
    const { out, err } = await umpire(['import', file, '--data', folder])
    expect(err).toBe('')
    expect(out).toMatch(/^The match is at \/match\/[\w-]{22} on the server\.\n$/)
    const exported = await umpire(['export', `https://umpire.example${linkIn(out)}`, '--data', folder])
    expect(exported.err).toBe('')
    expect(JSON.parse(exported.out)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
    await server.close()
  })

  test('a game that is not over goes on by the links of its seats', async () => {
    const folder = await dataFolder()
    const file = await recordFile('121')
    const { out } = await umpire(['import', file, '--data', folder])
    const match = linkIn(out)
    for (const [seat, name] of ['azure', 'orange'].entries()) {
      expect(out).toMatch(new RegExp(`^  ${name} +${match}#invite=[\\w-]{22}&seat=${seat}$`, 'm'))
    }
    const to = join(scratchFolder(), 'out.json')
    expect((await umpire(['export', match, to, '--data', folder])).out).toBe(`The record is in ${to}.\n`)
    expect(parseRecord(readFileSync(to, 'utf8'))).toMatchObject({
      answers: ['azure: drop 1', 'orange: drop 2', 'azure: drop 1'],
    })
  })

  test('what cannot be is refused in words', async () => {
    const folder = await dataFolder()
    expect(await run(['export', 'nowhere', '--data', folder])).toMatchObject({
      code: 1,
      says: 'there is no match nowhere',
    })
    const none = scratchFolder()
    const file = await recordFile('1')
    expect(await run(['import', file, '--data', none])).toMatchObject({
      code: 1,
      says: `there is no database in ${none}`,
    })
    expect((await run(['import', join(none, 'none.json'), '--data', folder])).says).toContain('cannot read')
  })
})

describe('backup and restore', () => {
  test('a backup beside a running server goes into another data directory, or into PostgreSQL and back', async () => {
    const folder = await dataFolder()
    const { out } = await umpire(['import', await recordFile('1213141'), '--data', folder])
    const server = await storeIn(folder)
    const first = join(scratchFolder(), 'first.backup')
    expect(await umpire(['backup', first, '--data', folder])).toEqual({
      code: 0,
      err: '',
      out: `Everything is in ${first}.\n`,
    })
    await server.close()
    const url = await freshDatabase()
    expect(await umpire(['restore', first, '--database-url', url])).toMatchObject({ code: 0, err: '' })
    const second = join(scratchFolder(), 'second.backup')
    expect(await umpire(['backup', second, '--database-url', url])).toMatchObject({ code: 0, err: '' })
    const target = scratchFolder()
    expect(await umpire(['restore', second, '--data', target])).toMatchObject({ code: 0, err: '' })
    expect((await umpire(['export', linkIn(out), '--data', target])).out).toContain('"azure: drop 1"')
    expect((await run(['restore', second, '--data', target])).says).toContain('is not empty')
    expect((await run(['backup', second, '--data', target])).says).toContain('is there already')
  })

  test('a backup of nothing is refused, and leaves no file', async () => {
    const folder = scratchFolder()
    const file = join(folder, 'backup')
    expect(await run(['backup', file, '--data', folder])).toMatchObject({
      code: 1,
      says: `there is no database in ${folder}`,
    })
    expect(existsSync(file)).toBe(false)
  })

  test('a database that cannot be reached is refused, without its password', async () => {
    const url = 'postgres://ada:secret@127.0.0.1:1/umpire'
    const { code, says } = await run(['backup', join(scratchFolder(), 'backup'), '--database-url', url])
    expect(says).toContain('ECONNREFUSED')
    expect(says).not.toContain('secret')
    expect(code).toBe(1)
  })
})

describe('verify', () => {
  test('matches whose games are as they were go on, on both databases', async () => {
    const folder = await dataFolder()
    const server = await storeIn(folder)
    for (const columns of ['1213141', '12', '3']) await imported(server, columns)
    await server.close()
    const { code, out, err } = await umpire(['verify', '--data', folder])
    expect(err).toBe('')
    expect(out).toBe(
      'same  pinned  migrated  stopped  still stopped  \n   3       0         0        0              0  connect-four\n',
    )
    expect(code).toBe(0)
    const backup = join(scratchFolder(), 'backup')
    const url = await freshDatabase()
    expect(await backUp({ folder }, backup)).toBeUndefined()
    expect(await restore(backup, { url })).toBeUndefined()
    expect((await umpire(['verify', '--database', url])).out).toBe(out)
  })

  test('a match that comes to another position is named with the reason, and the command ends with 1', async () => {
    const folder = await dataFolder()
    const server = await storeIn(folder)
    const match = await imported(server, '12')
    const snapshot = await server.snapshot(match)
    if (snapshot === undefined) throw new Error('no position was kept')
    await server.putSnapshot({ ...snapshot, digest: 'another' })
    const beside = await umpire(['verify', '--data', folder, '--dry-run'])
    expect(beside).toMatchObject({ code: 1, err: 'umpire: 1 match would be stopped\n' })
    expect(beside.out).toContain(
      `stopped  ${match} (connect-four): after 2 answers the position is another than it was`,
    )
    expect((await server.summary(match))?.status).toBe('running')
    expect((await umpire(['verify', '--data', folder])).err).toContain('another Umpire is using')
    await server.close()
    expect(await umpire(['verify', '--data', folder])).toMatchObject({ code: 1, err: 'umpire: 1 match was stopped\n' })
    expect(await umpire(['verify', '--data', folder])).toMatchObject({ code: 0, err: '' })
  })

  test('no matches are no problem', async () => {
    expect((await umpire(['verify', '--data', await dataFolder()])).out).toBe('There are no matches.\n')
  })
})
