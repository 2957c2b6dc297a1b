// The command on a real terminal: colours, the interactive start, Ctrl-C and Ctrl-D, and a terminal left as it was.

import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { games } from '@umpire/games'
import { describe, expect, test } from 'vitest'
import { umpirePath } from './run-umpire.ts'

const driver = fileURLToPath(new URL('./run-in-terminal.py', import.meta.url))

interface Seen {
  readonly shown: string
  readonly code: number | null
  /** Whether the terminal reads lines and shows what is typed, as a shell expects it. */
  readonly isSane: boolean
}

/** Runs `umpire` in a terminal; each step waits for a text and types an answer. */
function inTerminal(
  args: readonly string[],
  steps: readonly (readonly [wait: string, type: string])[],
  environment: { readonly [name: string]: string } = {},
): Promise<Seen> {
  const order = JSON.stringify({ command: [process.execPath, umpirePath, ...args], steps, environment })
  return new Promise((resolve, reject) => {
    execFile('python3', [driver, order], { timeout: 30_000 }, (error, out) => {
      if (error === null) resolve(JSON.parse(out))
      else reject(error)
    })
  })
}

const enter = '\r'
const down = '\u001B[B'
const controlC = '\u0003'
const controlD = '\u0004'
const bold = '\u001B[1m'

/** How many games stand above this one in the list. */
const downTo = (id: string): number => games.findIndex((game) => game.id === id)

describe('at a terminal', () => {
  test('a game is played in colour; Ctrl-C ends it with 130 and leaves the terminal sane', async () => {
    const steps = [
      ['> ', `4${enter}`],
      ['> ', controlC],
    ] as const
    const { shown, code, isSane } = await inTerminal(['play', 'connect-four'], steps)
    expect(shown).toContain(`${bold}Connect Four`)
    expect(shown).toContain('azure drops a disc into column 4.')
    expect(code).toBe(130)
    expect(isSane).toBe(true)
  })

  test('lines typed ahead are all read, and Ctrl-D leaves the game with 0, without colour if none is wanted', async () => {
    const steps = [
      ['> ', `4${enter}4${enter}undo${enter}`],
      ['Taken back', ''],
      ['> ', controlD],
    ] as const
    const { shown, code, isSane } = await inTerminal(['play', 'connect-four'], steps, { NO_COLOR: '1' })
    expect(shown).toContain('You leave the game after 2 answers.')
    expect(shown).not.toContain(bold)
    expect(code).toBe(0)
    expect(isSane).toBe(true)
  })

  test('umpire alone asks what to play and with whom, and begins', async () => {
    const steps = [
      ['What do you want to play?', `${down.repeat(downTo('liars-dice'))}${enter}`],
      ['How many seats?', enter],
      ['Who plays?', enter],
      ['Which options?', enter],
      ['What do you bid?', `1 one${enter}quit${enter}`],
      ['Save the game in which file?', enter],
    ] as const
    const { shown, code, isSane } = await inTerminal([], steps)
    expect(shown).toContain('umpire play liars-dice --seats human,novice')
    expect(shown).toContain('You leave the game')
    expect(code).toBe(0)
    expect(isSane).toBe(true)
  })

  test('Ctrl-C at the interactive start ends with 130', async () => {
    const { code, isSane } = await inTerminal([], [['What do you want to play?', controlC]])
    expect(code).toBe(130)
    expect(isSane).toBe(true)
  })

  test('a simulation shows how far it is, and nothing of that stays', async () => {
    const { shown, code } = await inTerminal(['simulate', 'connect-four', '--games', '400', '--bots', 'novice'], [])
    expect(shown).toMatch(/\d+ of 400 games, [\d.]+ a second, about \d+ s left/)
    expect(shown.split('\u001B[K').at(-1)).toMatch(/^.*Connect Four/)
    expect(code).toBe(0)
  })
})
