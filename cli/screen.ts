// Where a person reads and types, line by line: a terminal with editing and history, or a pipe.

import process from 'node:process'
import { createInterface } from 'node:readline'
import { colours, isInteractive, lineWidth, say } from './terminal.ts'

export interface Screen {
  /** True if a person looks at it; false for a script. */
  readonly isInteractive: boolean
  readonly width: number
  say(text?: string): void
  /** The next line; undefined at the end of input. */
  ask(prompt: string): Promise<string | undefined>
  /** Wipes the screen and what can be scrolled back to. */
  clear(): void
  close(): void
}

export const openScreen = (): Screen => (isInteractive() ? terminalScreen() : pipeScreen())

/**
 * Between two questions the terminal is as the shell left it, so that Ctrl-C ends the command even while a bot
 * thinks. Lines that were typed or pasted ahead are kept for the next questions.
 */
function terminalScreen(): Screen {
  const { stdin, stdout } = process
  const input = createInterface({ input: stdin, output: stdout, removeHistoryDuplicates: true })
  const ahead: string[] = []
  let isEnded = false
  let answer: ((line: string | undefined) => void) | undefined
  const rest = (): void => {
    if (isEnded) return
    input.pause()
    stdin.setRawMode(false)
  }
  input.on('line', (line) => {
    if (answer === undefined) ahead.push(line)
    else answer(line)
    answer = undefined
  })
  input.on('close', () => {
    isEnded = true
    answer?.(undefined)
  })
  input.on('SIGINT', () => {
    input.close()
    say()
    process.exit(130)
  })
  rest()
  return {
    isInteractive: true,
    get width() {
      return lineWidth()
    },
    say,
    async ask(prompt) {
      const line = ahead.shift()
      if (line !== undefined) {
        say(colours.bold(prompt) + line)
        return line
      }
      if (isEnded) return undefined
      const typed = await new Promise<string | undefined>((resolve) => {
        answer = resolve
        stdin.setRawMode(true)
        input.setPrompt(colours.bold(prompt))
        input.prompt()
      })
      rest()
      if (typed === undefined) say()
      return typed
    },
    clear: () => stdout.write('\u001B[2J\u001B[3J\u001B[H'),
    close: () => input.close(),
  }
}

/** What comes in is written out too, so that the output reads like a game at a terminal. */
function pipeScreen(): Screen {
  const input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  const lines = input[Symbol.asyncIterator]()
  return {
    isInteractive: false,
    get width() {
      return lineWidth()
    },
    say,
    async ask(prompt) {
      const { done, value } = await lines.next()
      if (done === true) return undefined
      say(prompt + value)
      return value
    },
    clear: () => undefined,
    close: () => input.close(),
  }
}
