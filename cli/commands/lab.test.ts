// The lab from the command line: the same results whatever the threads, going on where it was, and clear refusals.

import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ran, removeScratchFolders, scratchFolder, umpire, umpirePath } from '../run-umpire.ts'

afterAll(removeScratchFolders)

const args = [
  'lab',
  'liars-dice',
  '--seats',
  '2,3',
  '--set',
  'wild=*',
  '--games',
  '20',
  '--bots',
  'novice,random',
  '--seed',
  '9',
]

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

describe('a study', () => {
  const folder = scratchFolder()
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  let first: Ran

  beforeAll(async () => {
    first = await umpire([...args, '--jobs', '1', '--out', one])
    await umpire([...args, '--jobs', '2', '--out', two])
  })

  test('comes out alike in one thread and in two', () => {
    expect(first.err).toBe('')
    expect(first.code).toBe(0)
    for (const file of ['figures.json', 'games.csv', 'content.csv', 'report.html']) {
      expect(read(two, file)).toBe(read(one, file))
    }
  })

  test('has every combination as an arm, and every bot on every seat', () => {
    const { study, figures } = JSON.parse(read(one, 'figures.json'))
    expect(study.arms).toHaveLength(4)
    expect(figures.games).toBe(80)
    expect(figures.arms.map(({ name }: { name: string }) => name)).toEqual([
      '2 seats, wild false',
      '2 seats, wild true',
      '3 seats, wild false',
      '3 seats, wild true',
    ])
    expect(read(one, 'games.csv').split('\n')).toHaveLength(82)
  })

  test('keeps its odd games as records that replay', async () => {
    const replayed = await umpire(['replay', join(one, 'records', 'longest.umpire.json')])
    expect(replayed.err).toBe('')
    expect(replayed.code).toBe(0)
  })

  test('is one page that asks nothing of the network', () => {
    const page = read(one, 'report.html')
    expect(page).toContain("Liar's Dice: is it fair?")
    expect(page).not.toMatch(/(?:src|href)="?http|url\(|<script|<link/)
  })

  test('goes on where it was, and what was half written is played again', async () => {
    const sheets = join(two, 'sheets.jsonl')
    const whole = read(two, 'sheets.jsonl').split('\n')
    truncateSync(sheets, Buffer.byteLength(`${whole.slice(0, 3).join('\n')}\n`))
    appendFileSync(sheets, '{"from":24,"she')
    const again = await umpire([...args, '--jobs', '2', '--out', two])
    expect(again.code).toBe(0)
    expect(read(two, 'figures.json')).toBe(read(one, 'figures.json'))
    expect(
      read(two, 'sheets.jsonl')
        .split('\n')
        .filter((line) => line !== '').length,
    ).toBe(whole.length - 1)
  })

  test('of another kind is not mixed in', async () => {
    const { code, err } = await umpire([...args.slice(0, -1), '10', '--out', one])
    expect(code).toBe(1)
    expect(err).toContain('holds another study')
  })

  test('with an option that a patch sets is compared with the one without it, arm by arm', async () => {
    const [file, fewer] = [join(folder, 'fewer.json'), join(folder, 'fewer')]
    writeFileSync(file, '{"options":{"dice":2}}')
    const { code } = await umpire([...args, '--patch', file, '--out', fewer])
    expect(code).toBe(0)
    expect(read(fewer, 'report.html')).toContain('changed: options/dice')
    const compared = await umpire(['lab', 'compare', one, fewer])
    expect(compared.out).toMatch(/decisions, 2 seats, wild false/)
    expect(compared.out).not.toContain('Nothing has changed')
  })

  test('is compared with another: nothing has changed against itself', async () => {
    const { code, out } = await umpire(['lab', 'compare', one, two])
    expect(code).toBe(0)
    expect(out).toContain('Nothing has changed by more than chance explains.')
  })

  test('stops as soon as the main figure is known well enough', async () => {
    const short = join(folder, 'short')
    const { code } = await umpire([
      'lab',
      'connect-four',
      '--bots',
      'random',
      '--games',
      '4000',
      '--until',
      '8%',
      '--out',
      short,
    ])
    expect(code).toBe(0)
    const { figures } = JSON.parse(read(short, 'figures.json'))
    const { low, high } = figures.main.wins
    expect(high - low).toBeLessThanOrEqual(0.16)
    expect(figures.games).toBeGreaterThan(50)
    expect(figures.games).toBeLessThan(400)
    expect(figures.games % 50).toBe(0)
  })
})

describe('bad input is refused, and nothing is played', () => {
  const folder = scratchFolder()
  const patch = (text: string): string => {
    const file = join(folder, `patch${text.length}.json`)
    writeFileSync(file, text)
    return file
  }
  const cases: readonly (readonly [words: string, args: readonly string[], says: string])[] = [
    ['an unknown game', ['chess'], 'there is no game "chess"'],
    ['an unknown bot', ['connect-four', '--bots', 'genius'], 'nobody is called "genius"'],
    ['an unknown option', ['connect-four', '--set', 'speed=9'], 'no option "speed"'],
    ['an impossible value', ['liars-dice', '--set', 'wild=maybe'], 'option wild cannot be maybe'],
    ['an unknown option in a patch', ['liars-dice', '--patch', patch('{"options/speed":9}')], 'no option "speed"'],
    [
      'an option that a patch sets as well',
      ['liars-dice', '--set', 'wild=false', '--patch', patch('{"options":{"wild":true}}')],
      'wild is set by the patch already',
    ],
    ['too many seats', ['connect-four', '--seats', '2,3'], 'for 2 seats, not 3'],
    ['seats that are none', ['connect-four', '--seats', 'two'], '--seats takes numbers'],
    ['a patch that is not there', ['connect-four', '--patch', join(folder, 'none.json')], 'cannot read'],
    ['a patch that is no JSON', ['connect-four', '--patch', patch('{')], 'the patch is no JSON'],
    [
      'a patch of a game without tables',
      ['connect-four', '--patch', patch('{"a/b/c":1}')],
      'has no content that can be patched',
    ],
    [
      'a table that is not there, in a patch',
      ['modular-mechs', '--patch', patch('{"cards/W01/cost":1}')],
      'there is no table "cards"; there is: modules',
    ],
    [
      'a card that is not there, in a patch',
      ['modular-mechs', '--patch', patch('{"modules/no-such-module/cost":1}')],
      'there is no "no-such-module" in modules',
    ],
    [
      'a field that is not there, in a patch',
      ['modular-mechs', '--patch', patch('{"modules/W01/colour of it":1}')],
      'there is no such field; there is: ',
    ],
    [
      'a value of another kind, in a patch',
      ['modular-mechs', '--patch', patch('{"modules/W01/cost":"a great deal"}')],
      'cannot become "a great deal"',
    ],
    ['a width that is none', ['connect-four', '--until', 'soon'], '--until takes a percentage'],
    ['a folder that is a file', ['connect-four', '--out', patch('{"x":  1}')], 'cannot keep the study'],
  ]
  for (const [words, given, says] of cases) {
    test(`of ${words}`, async () => {
      const { code, out, err } = await umpire(['lab', ...given], '', folder)
      expect(err).toContain(says)
      expect(code).toBeGreaterThan(0)
      expect(out).toBe('')
    })
  }
})

test('a full disk is told, what was played until then is kept, and the study goes on later', () => {
  const folder = scratchFolder()
  const line = [process.execPath, umpirePath, 'lab', 'liars-dice', '--games', '600', '--jobs', '1', '--out', folder]
  // A limit on the size of files is what a full disk looks like to whoever writes.
  const full = spawnSync('bash', ['-c', `trap '' XFSZ; ulimit -f 64; exec "$@"`, 'bash', ...line], { encoding: 'utf8' })
  expect(full.stderr).toContain('what was played until then is kept')
  expect(full.status).toBe(1)
  const [command = '', ...rest] = line
  const later = spawnSync(command, rest, { encoding: 'utf8' })
  expect(later.stderr).toBe('')
  expect(later.status).toBe(0)
  expect(JSON.parse(read(folder, 'figures.json')).figures.games).toBe(600)
})
