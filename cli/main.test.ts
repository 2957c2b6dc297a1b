// The command as a whole: help everywhere, clear usage errors, exit codes, and plain text in a pipe.

import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, describe, expect, test } from 'vitest'
import { helpOf } from './command.ts'
import { commands, run } from './main.ts'
import { removeScratchFolders, scratchFolder, umpire, umpirePath } from './run-umpire.ts'

afterAll(removeScratchFolders)

const names = Object.keys(commands)

describe('help', () => {
  test('umpire alone, in a pipe, lists the commands and is content', async () => {
    const { code, out, err } = await umpire([])
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const name of names) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  })

  test.each(names)('the help of umpire %s says how to call it, within 80 columns', async (name) => {
    const command = await commands[name]?.()
    const help = command === undefined ? '' : helpOf(command)
    expect(help).toContain(`umpire ${name}`)
    expect(help).toContain('Examples')
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })

  test('it is shown for --help, whatever else is said', async () => {
    const { code, out, err } = await umpire(['play', 'chess', '--help'])
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toContain('Usage  umpire play [game] [options]')
    expect(out).not.toContain('\u001B')
  })

  test('the version is that of the package', async () => {
    expect((await umpire(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('wrong usage ends with 2 and a reason', () => {
  test.each([
    [['fly'], 'there is no command "fly"'],
    [['play'], '<game> is missing'],
    [['play', 'chess'], 'there is no game "chess"'],
    [['play', 'connect-four', '--speed', '3'], "unknown option '--speed'"],
    [['play', 'connect-four', '--seed'], '--seed'],
    [['play', 'connect-four', '--seed', '1', '--seed', '2'], '--seed is given twice'],
    [['play', 'connect-four', 'twice'], 'one argument too many'],
    [['play', 'connect-four', '--seats', 'human,alien'], 'nobody is called "alien"'],
    [['play', 'connect-four', '--seats', 'human,human,human'], 'for 2 seats, not 3'],
    [['play', 'liars-dice', '--set', 'dice=9'], 'option dice cannot be 9'],
    [['play', 'liars-dice', '--set', 'dice'], 'name=value'],
    [['simulate', 'connect-four', '--games', 'many'], '--games is a whole number'],
    [['simulate', 'connect-four', '--bots', 'human'], 'nobody is called "human"'],
    [['referee', 'connect-four', '--seats', 'novice,novice'], 'nobody from outside'],
  ])('%j: %s', async (args, reason) => {
    const { code, says } = await run(args)
    expect(says).toContain(reason)
    expect(code).toBe(2)
  })

  test('the process ends with that code too, and nothing on stdout', async () => {
    const { code, out, err } = await umpire(['play', 'connect-four', '--speed', '3'])
    expect(err).toBe("umpire: unknown option '--speed'\nSee: umpire play --help\n")
    expect(out).toBe('')
    expect(code).toBe(2)
  })
})

test('umpire games lists every game with its seats, its sentence and its options', async () => {
  const { code, out } = await umpire(['games'])
  expect(code).toBe(0)
  expect(out).toContain('connect-four  Connect Four, 2 seats')
  expect(out).toContain('Bid on all the dice')
  expect(out).toContain('--set wild=')
  expect(out).not.toContain('\u001B')
})

test('umpire games --json can be read by a program', async () => {
  const games: unknown = JSON.parse((await umpire(['games', '--json'])).out)
  expect(games).toContainEqual(
    expect.objectContaining({ id: 'connect-four', name: 'Connect Four', seats: { least: 2, most: 2 } }),
  )
})

test('a tsconfig.json in the folder of the caller makes no difference', async () => {
  const folder = scratchFolder()
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "paths": { "@umpire/*": ["./nowhere/*"] } }')
  expect((await umpire(['games', '--json'], '', folder)).code).toBe(0)
})

test('a reader that goes away is no reason to complain', async () => {
  const command = `"${process.execPath}" "${umpirePath}" simulate connect-four --games 3 --bots random --json | head -n 1`
  const { out, err } = await new Promise<{ out: string; err: string }>((resolve) => {
    execFile('sh', ['-c', command], (_, stdout, stderr) => resolve({ out: stdout, err: stderr }))
  })
  expect(out).toBe('{\n')
  expect(err).toBe('')
})
