// The referee as a process, with a real bot in another language at the other end of two pipes.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { removeScratchFolders, scratchFolder, umpire, umpirePath } from '../run-umpire.ts'

afterAll(removeScratchFolders)

const botPath = fileURLToPath(new URL('../../docs/example-bot.py', import.meta.url))

/** Lets the example bot play on all seats that are `outside`, until both processes have ended. */
async function refereeWithBot(args: readonly string[], folder: string) {
  const referee = spawn(process.execPath, [umpirePath, 'referee', ...args], { cwd: folder, timeout: 30_000 })
  const bot = spawn('python3', [botPath], { timeout: 30_000 })
  const lines: string[] = []
  let refereeSays = ''
  let botSays = ''
  referee.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(text))
  referee.stderr.setEncoding('utf8').on('data', (text: string) => (refereeSays += text))
  bot.stderr.setEncoding('utf8').on('data', (text: string) => (botSays += text))
  bot.stdin.on('error', () => undefined)
  referee.stdin.on('error', () => undefined)
  referee.stdout.pipe(bot.stdin)
  bot.stdout.pipe(referee.stdin)
  await Promise.all([once(referee, 'close'), once(bot, 'close')])
  return { codes: [referee.exitCode, bot.exitCode], sent: lines.join(''), refereeSays, botSays }
}

test('the example bot plays a game to its outcome', async () => {
  const folder = scratchFolder()
  const args = ['liars-dice', '--seats', 'outside,novice', '--save', 'bots.json']
  const { codes, sent, refereeSays, botSays } = await refereeWithBot(args, folder)
  expect(codes).toEqual([0, 0])
  expect(sent).toContain('"type":"outcome"')
  expect(sent).not.toContain('"type":"refused"')
  expect(botSays).toMatch(/^won by seats \[\d\]$/m)
  expect(refereeSays).toMatch(/^P\d wins \(LD-011\)\.$/m)
  expect(readFileSync(join(folder, 'bots.json'), 'utf8')).toContain('"outcome"')
})

test('the example bot plays several seats that are asked at once', async () => {
  const args = ['liars-dice', '--seats', 'outside,outside,novice', '--set', 'doubts=at once', '--set', 'dice=2']
  const { codes, sent } = await refereeWithBot(args, scratchFolder())
  expect(codes).toEqual([0, 0])
  expect(sent).toContain('"yours":[0,1]')
  expect(sent).not.toContain('"type":"refused"')
})

test('a bot that says nonsense and goes away before the end is told so, and the exit code is 1', async () => {
  const { code, out, err } = await umpire(
    ['referee', 'liars-dice'],
    'hello?\n{"type":"why","seat":0,"say":"99 ones"}\n',
  )
  expect(out).toContain('{"type":"refused","kind":"malformed","reason":"the line is not JSON"}')
  expect(out).toContain('"type":"blocked"')
  expect(err).toContain('the bot ended its output after 0 answers')
  expect(code).toBe(1)
})
