// Games that bots have played, as files that the page opens: always the same for the same seed.

import { execFile } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface BotGame {
  readonly game: string
  readonly seats: number
  readonly seed: string
  /** It stops where the first seat is asked after so many answers; left out, it goes to its end. */
  readonly stop?: {
    readonly after: number
    /** The name of the question; any, where it is left out. */
    readonly question?: string
  }
}

const program = fileURLToPath(new URL('./play-bot-game.ts', import.meta.url))

/**
 * Plays, and gives the text of the file. The person at the screen has the first seat. It runs as a process of its own,
 * because Playwright compiles what it loads in a way that the engine's classes do not stand.
 */
export async function botGameFile(game: BotGame): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@umpire/strip-types', program, JSON.stringify(game)],
    {
      maxBuffer: 10_000_000,
    },
  )
  return stdout
}
