// The command `umpire`: finds the command that is meant, runs it, and ends with its exit code.

import { readFileSync } from 'node:fs'
import process from 'node:process'
import { runCommand } from 'citty'
import { type Command, forCitty, helpOf } from './command.ts'
import { Ending, fine, wrongUsage } from './ending.ts'
import { table } from './layout.ts'
import { colours, complain, endWithReader, isInteractive, lineWidth, say } from './terminal.ts'

/** Each is loaded only when it is called, so that the quick ones stay quick. */
export const commands: { readonly [name: string]: () => Promise<Command> } = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  play: async () => (await import('./commands/play.ts')).play,
  games: async () => (await import('./commands/games.ts')).gamesCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  lab: async () => (await import('./commands/lab.ts')).lab,
  worker: async () => (await import('./commands/worker.ts')).worker,
  replay: async () => (await import('./commands/replay.ts')).replay,
  check: async () => (await import('./commands/check.ts')).check,
  rules: async () => (await import('./commands/rules.ts')).rules,
  referee: async () => (await import('./commands/referee.ts')).referee,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  verify: async () => (await import('./commands/verify.ts')).verify,
}

const isHelp = (text: string): boolean => text === '--help' || text === '-h'

async function mainHelp(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  return [
    'Umpire referees tactical tabletop games: every rule enforced and explained.',
    '',
    `${colours.bold('Usage')}  umpire <command> [options]`,
    '',
    table(
      all.map(({ name, about }) => [`  ${name}`, about]),
      lineWidth(),
    ),
    '',
    'umpire <command> --help says more about one. On a terminal, umpire alone asks',
    'what you want to play.',
  ].join('\n')
}

function version(): string {
  const text = readFileSync(new URL('./package.json', import.meta.url), 'utf8')
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? ''
}

/** Runs what these arguments say, and leaves what is to be said of its end to the caller. */
export async function run(raw: readonly string[]): Promise<Ending> {
  const [name, ...rest] = raw
  if (name === undefined && isInteractive()) return (await import('./start.ts')).start()
  if (name === undefined || name === 'help' || isHelp(name)) {
    say(await mainHelp())
    return fine
  }
  if (name === '--version' || name === '-v') {
    say(version())
    return fine
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) {
    return wrongUsage(`there is no command "${name}"; there is: ${Object.keys(commands).join(', ')}`)
  }
  const command = await load()
  if (rest.some(isHelp)) {
    say(helpOf(command))
    return fine
  }
  const { result } = await runCommand(forCitty(command), { rawArgs: rest })
  return result instanceof Ending ? result : fine
}

export async function main(raw: readonly string[]): Promise<void> {
  endWithReader()
  try {
    const { code, says } = await run(raw)
    if (says !== undefined) complain(says)
    process.exitCode = code
  } catch (error) {
    complain(`a fault of the program: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    process.exitCode = 1
  }
}
