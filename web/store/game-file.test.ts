// Games as files and links: what is written is read again, and what is damaged, hostile or too long is refused.

import { Match, type MatchRecord, parseRecord, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { describe, expect, test } from 'vitest'
import { gameFileName, gameFileText, longestFile, readGameFile, replayShared, type SharedGame } from './game-file.ts'
import { linkOf, longestLink, readLink } from './game-link.ts'
import { savedGame } from './saved-game-example.ts'

const connectFour = await loadGame('connect-four')
if (connectFour === undefined) throw new Error('Connect Four is not in the list')

const answers = ['azure: drop 4', 'orange: drop 4', 'azure: drop 5']
const record: MatchRecord = { ...savedGame.record, version: connectFour.version, answers }
const shared: SharedGame = { record, players: savedGame.players }

const reasonOf = (value: unknown): string => (value instanceof Refusal ? value.reason : 'taken')

describe('files', () => {
  test('are named after the game and the day', () => {
    expect(gameFileName('modular-mechs', new Date(2026, 10, 6))).toBe('modular-mechs-2026-11-06.umpire.json')
  })

  test('come back as they were, and the terminal reads them too', () => {
    const text = gameFileText(shared)
    expect(readGameFile(text)).toEqual(shared)
    expect(parseRecord(text)).toEqual(record)
  })

  test('of the terminal name no players', () => {
    expect(readGameFile(JSON.stringify(record))).toEqual({ record, players: undefined })
  })

  test.each([
    ['no JSON', 'hello', 'no saved game'],
    ['nothing', '', 'no saved game'],
    ['another file', '{"a":1}', 'not a record of format 1'],
    ['a list', '[]', 'a JSON object is expected'],
    ['too few players', JSON.stringify({ ...record, players: [] }), 'the players of the file'],
    ['players that are none', JSON.stringify({ ...record, players: [{ kind: {} }, 7] }), 'players of the file'],
    ['too much', ' '.repeat(longestFile + 1), 'too large'],
    ['a deep nest', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, ''],
  ])('with %s are refused', (_, text, reason) => {
    const read = readGameFile(text)
    expect(read).toBeInstanceOf(Refusal)
    expect(reasonOf(read)).toContain(reason)
  })
})

describe('replaying what was read', () => {
  test('gives the match at its last answer', () => {
    const match = replayShared(connectFour, record)
    expect(match instanceof Match && match.count).toBe(3)
  })

  test('says which answer does not fit, and why', () => {
    const wrong = { ...record, answers: [...answers, 'azure: drop 1'] }
    expect(reasonOf(replayShared(connectFour, wrong))).toMatch(/^answer 4, "azure: drop 1": orange is asked now/)
  })

  test.each([
    ['another version', { ...record, version: 99 }, 'version 99'],
    ['more seats than the game has', { ...record, seats: 1e9 }, 'seats'],
    ['more answers than any game has', { ...record, answers: Array(500).fill('azure: drop 4') }, '500 answers'],
  ])('refuses %s', (_, wrong, reason) => {
    expect(reasonOf(replayShared(connectFour, wrong))).toContain(reason)
  })
})

describe('links', () => {
  test('hold a whole game and use only what an address may hold', async () => {
    const code = await linkOf(shared)
    expect(code).toMatch(/^[\w-]+$/)
    expect(await readLink(`#${String(code)}`)).toEqual(shared)
  })

  test('of a game that is too long are refused, with the way out', async () => {
    const noise = Array.from({ length: 3_000 }, (_, n) => `azure: drop ${Math.sin(n)}`)
    expect(reasonOf(await linkOf({ ...shared, record: { ...record, answers: noise } }))).toBe(
      'the game is too long for a link (3000 answers); save it as a file',
    )
  })

  test('that lost or changed a character anywhere are refused', async () => {
    const code = String(await linkOf(shared))
    for (let n = 0; n < code.length; n++) {
      const changed = code.charAt(n) === 'A' ? 'B' : 'A'
      const read = await readLink(code.slice(0, n) + changed + code.slice(n + 1))
      // The last character may carry bits that mean nothing.
      if (!(read instanceof Refusal)) expect(read).toEqual(shared)
    }
    expect(await readLink(code.slice(0, -5))).toBeInstanceOf(Refusal)
    expect(await readLink('')).toBeInstanceOf(Refusal)
    expect(await readLink('#äöü%')).toBeInstanceOf(Refusal)
    expect(await readLink('x'.repeat(longestLink + 1))).toBeInstanceOf(Refusal)
  })

  test('that swell to more than any game are refused', async () => {
    const zeros = new Blob([new Uint8Array(4_000_000)]).stream().pipeThrough(new CompressionStream('deflate'))
    const bytes = new Uint8Array(await new Response(zeros).arrayBuffer())
    const code = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
    expect(code.length).toBeLessThan(longestLink)
    expect(reasonOf(await readLink(code))).toContain('damaged')
  })
})
