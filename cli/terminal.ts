// The terminal around the command: what is written where, in colour or not, and how wide.

import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import picocolors from 'picocolors'

/** Node leaves `isTTY` out where a stream is no terminal, though its type says otherwise. */
export const isTerminal = (stream: { readonly isTTY?: boolean }): boolean => stream.isTTY === true

/** Colour only where a terminal shows it and the person has not asked for none (no-color.org). */
export const usesColour = (stream: { readonly isTTY?: boolean }): boolean =>
  isTerminal(stream) && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'

export const colours = picocolors.createColors(usesColour(process.stdout))

/** True if a person sits at both ends: what is asked can be answered. */
export const isInteractive = (): boolean => isTerminal(process.stdin) && isTerminal(process.stdout)

/** Lines are broken at this many characters: never wider than is good to read. */
export const lineWidth = (): number => Math.max(40, Math.min(process.stdout.columns || 80, 100))

export function say(text = ''): void {
  process.stdout.write(`${text}\n`)
}

/** What came from a file may be quoted in it, so nothing in it may steer the terminal. */
export function complain(text: string): void {
  process.stderr.write(`umpire: ${stripVTControlCharacters(text)}\n`)
}

/** A reader that goes away (`| head`) ends the command without a complaint. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
  }
}
