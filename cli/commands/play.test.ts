// A game by pipe: from the first answer to the last, with undo, reasons, saving and going on.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ran, removeScratchFolders, scratchFolder, umpire } from '../run-umpire.ts'

afterAll(removeScratchFolders)

const typed = (...lines: string[]): string => `${lines.join('\n')}\n`

describe('a whole game of Connect Four between two people in a pipe', () => {
  const folder = scratchFolder()
  let ran: Ran

  beforeAll(async () => {
    const answers = typed('1', 'drop 2', 'undo', '/redo', '1', '2', '1', '? drop 9', '2', 'rules CF-004', '1')
    ran = await umpire(['play', 'connect-four', '--seats', 'human,human', '--save', 'won.json'], answers, folder)
  })

  test('it is played to its end and the winner is named', () => {
    expect(ran.err).toBe('')
    expect(ran.out).toContain('azure has four in a row and wins.')
    expect(ran.out).toContain('azure wins (CF-004).')
    expect(ran.code).toBe(0)
  })

  test('what is asked, the options and what was typed can be read in the output', () => {
    expect(ran.out).toContain('azure: Into which column do you drop your disc? (CF-002)')
    expect(ran.out).toContain('drop 1  drop 2  drop 3  drop 4  drop 5  drop 6  drop 7')
    expect(ran.out).toContain('> drop 2')
    expect(ran.out).not.toContain('\u001B')
  })

  test('an answer is taken back and given again', () => {
    expect(ran.out).toContain('Taken back: orange: drop 2.')
    expect(ran.out).toContain('Given again: orange: drop 2.')
  })

  test('a rule is read out and an answer explained on the way', () => {
    expect(ran.out).toContain('CF-004 Four in a row - Whoever has four discs')
    expect(ran.out).toContain('"drop 9" is no answer to column')
  })

  test('the record is where it was said to be, and replays', async () => {
    expect(ran.out).toContain('The record is in won.json')
    const { code, out } = await umpire(['replay', 'won.json'], '', folder)
    expect(out).toContain('azure wins')
    expect(code).toBe(0)
  })
})

describe('a game against a bot', () => {
  const folder = scratchFolder()
  let ran: Ran

  beforeAll(async () => {
    const answers = typed('4', 'undo', '4', '4', '?', 'hint', 'log', 'board', 'help', 'save evening.json', 'quit')
    ran = await umpire(['play', 'connect-four', '--seed', '3'], answers, folder)
  })

  test('undo takes back the own answer with what the bot did since', () => {
    expect(ran.out).toContain('Taken back: azure: drop 4, and what bots answered after it (1).')
  })

  test('a hint is an answer that is possible', () => {
    expect(ran.out).toMatch(/A novice would answer: drop [1-7]/)
  })

  test('quitting says how to go on with the saved game, and going on works', async () => {
    expect(ran.out).toContain('Saved in evening.json.')
    expect(ran.out).toContain('To go on: umpire play --load evening.json --seats human,novice')
    expect(ran.code).toBe(0)
    const next = await umpire(['play', '--load', 'evening.json'], typed('log'), folder)
    expect(next.out.match(/azure drops a disc into column 4\./g)?.length).toBeGreaterThan(1)
    expect(next.out).toContain('The input has ended.')
    expect(next.code).toBe(0)
  })
})

describe('refusals on the way', () => {
  test('a full column is refused with its rule, also to ?', async () => {
    const folder = scratchFolder()
    const record = { umpire: 1, game: 'connect-four', version: 1, seats: 2, options: {}, seed: '0', answers: [] }
    writeFileSync(join(folder, 'full.json'), JSON.stringify({ ...record, position: ['drops 4 4 4 4 4 4'] }))
    const { out } = await umpire(['play', '--load', 'full.json'], typed('4', '? drop 4', '?', 'dance'), folder)
    expect(out.match(/[Cc]olumn 4 is full \(CF-003\)/g)).toHaveLength(3)
    expect(out).toContain('"dance" is no answer to column')
  })

  test('what chance has decided since is not taken back, with the reason', async () => {
    const { out } = await umpire(['play', 'liars-dice', '--seed', '3'], typed('10 sixes', 'undo'))
    expect(out).toContain('That cannot be done: dice were rolled since.')
  })

  test('a file that exists is not overwritten by a new game', async () => {
    const folder = scratchFolder()
    writeFileSync(join(folder, 'mine.txt'), 'precious')
    const { out } = await umpire(['play', 'connect-four'], typed('1', 'save mine.txt', 'quit'), folder)
    expect(out).toContain('There is a file mine.txt already')
    expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('precious')
    expect((await umpire(['play', 'connect-four', '--save', 'mine.txt'], '', folder)).code).toBe(2)
  })

  test('a record that is none is refused with 1', async () => {
    const folder = scratchFolder()
    writeFileSync(join(folder, 'broken.json'), '{}')
    const { code, err } = await umpire(['play', '--load', 'broken.json'], '', folder)
    expect(err).toContain('not a record')
    expect(code).toBe(1)
    expect(existsSync(join(folder, 'broken.json.part'))).toBe(false)
  })
})

test('bots alone are watched to the end', async () => {
  const { code, out } = await umpire(['play', 'liars-dice', '--seats', 'novice,novice,novice', '--seed', '1'])
  expect(out).toContain('P1 rolls 5 dice under the cup.')
  expect(out).toMatch(/P\d wins \(LD-011\)\./)
  expect(code).toBe(0)
})
