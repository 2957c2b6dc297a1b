// Replays: a record at any answer, through any eyes; broken and foreign records are refused with the reason.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { liarsDice } from '@umpire/games/liars-dice'
import { Match, type MatchRecord, Refusal } from '@umpire/engine'
import { afterAll, describe, expect, test } from 'vitest'
import { toy } from '../../bots/outside-toy.ts'
import { run } from '../main.ts'
import { replayed } from '../replay/replayed.ts'
import { removeScratchFolders, scratchFolder, umpire } from '../run-umpire.ts'

afterAll(removeScratchFolders)

const folder = scratchFolder()

function write(name: string, record: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(record))
  return name
}

/** A game of Liar's Dice with these answers. */
function recordOf(...answers: string[]): MatchRecord {
  const match = Match.start(liarsDice, { seats: 2, options: { dice: 1 }, seed: '7' })
  if (match instanceof Refusal) throw new Error(match.reason)
  for (const line of answers) {
    const refusal = match.answerLine(line)
    if (refusal !== undefined) throw new Error(refusal.reason)
  }
  return match.record()
}

const finished = write('finished.json', recordOf('P1: 1 one', 'P2: 2 sixes', 'P1: liar'))
const open = write('open.json', recordOf('P1: 1 one', 'P2: 2 sixes'))
const show = (...args: string[]) => umpire(['replay', ...args], '', folder)

describe('a record', () => {
  test('is shown at its end, with log, answers, board and result', async () => {
    const { code, out, err } = await show(finished)
    expect(err).toBe('')
    expect(out).toContain('After 3 of 3 answers')
    expect(out).toContain('  3. P1: liar\n     P1 calls liar on 2 sixes.')
    expect(out).toMatch(/P1 wins \(LD-011\)\./)
    expect(code).toBe(0)
  })

  test('is shown after some of its answers, through the eyes of a seat', async () => {
    const { out } = await show(finished, '--at', '1', '--seat', 'p1')
    expect(out).toContain('After 1 of 3 answers')
    expect(out).toContain('As P1 sees it:')
    expect(out).toMatch(/P1 {2}4\n +> P2 {2}\?\n/)
    expect(out).toContain('P2 is asked:')
  })

  test('of a finished game is shown through the eyes of all', async () => {
    const { out, code } = await show(finished, '--at', '0', '--seat', 'all')
    expect(out).toMatch(/P1 {2}4\n +P2 {2}\?\n/)
    expect(out).toMatch(/P1 {2}\?\n +P2 {2}2\n/)
    expect(code).toBe(0)
  })

  test('of a game that is not over keeps the secrets of the others', async () => {
    const { out } = await show(open)
    expect(out).toContain('P2: (answers)')
    expect(out).toContain('P2 bids 2 sixes.')
    const all = await show(open, '--seat', 'all')
    expect(all.err).toContain('the game is not over')
    expect(all.code).toBe(1)
  })
})

describe('a record that cannot be replayed is refused with 1', () => {
  const good = recordOf('P1: 1 one')
  test.each([
    ['a file that is not there', 'nothing.json', 'cannot read'],
    ['another kind of file', write('list.json', [1, 2]), 'not a record'],
    ['an unknown game', write('chess.json', { ...good, game: 'chess' }), 'there is no game "chess"'],
    ['a later version', write('later.json', { ...good, version: 99 }), 'is of version 99'],
    [
      'an answer against the rules',
      write('illegal.json', { ...good, answers: ['P1: 9 ones'] }),
      'answer 1, "P1: 9 ones"',
    ],
    ['an answer of nobody', write('nobody.json', { ...good, answers: ['P7: 1 one'] }), 'P1, P2'],
    ['an unusable option', write('option.json', { ...good, options: { dice: 77 } }), 'option dice cannot be 77'],
  ])('%s', async (_, file, reason) => {
    const { code, says } = await run(['replay', join(folder, file)])
    expect(says).toContain(reason)
    expect(says).toContain(file)
    expect(code).toBe(1)
  })

  test('and the process ends so', async () => {
    const { code, out, err } = await show('illegal.json')
    expect(err).toBe(
      'umpire: illegal.json: answer 1, "P1: 9 ones": "9 ones" is no answer to bid; there is: 1 one | 1 two | 1 three | 1 four | 1 five | 1 six | 2 ones | 2 twos | ...\n',
    )
    expect(out).toBe('')
    expect(code).toBe(1)
  })

  test('but what comes before the broken answer can be looked at', async () => {
    const { code, out } = await show(write('half.json', { ...good, answers: ['P1: 1 one', 'P2: what'] }), '--at', '1')
    expect(out).toContain('The record does not replay to its end.')
    expect(out).toContain('After 1 of 2 answers')
    expect(code).toBe(0)
  })
})

test('an answer that is not there, and a seat that is not, are wrong usage', async () => {
  const file = join(folder, finished)
  expect(await run(['replay', file, '--at', '4'])).toMatchObject({ code: 2, says: `${file} has 3 answers, not 4` })
  expect((await run(['replay', file, '--seat', 'P9'])).says).toContain('no seat "P9"')
})

test('a record whose last answer makes a rule throw says so', () => {
  const answers = ['apple', 'yes', 'axe', 'north, south, west', '9>drone, 3>turret', '3>turret', '1.0 1.0', 'door 1']
  const record = { umpire: 1, game: 'toy', version: 1, seats: 1, options: {}, seed: '0' } as const
  const lines = answers.map((answer) => `P1: ${answer}`)
  expect(replayed(toy, { ...record, answers: lines })).toBeInstanceOf(Match)
  const broken = replayed(toy, { ...record, answers: [...lines, 'P1: break'] })
  expect(broken instanceof Refusal ? broken.reason : '').toContain('"P1: break" made a rule throw: the toy is broken')
})
