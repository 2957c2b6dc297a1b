// umpire serve: the page and network play, for browsers on this machine or anywhere.

import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@umpire/engine'
import { PortInUse, serve, type ServeOptions, type Serving } from '@umpire/server'
import type { Given } from '../arguments.ts'
import type { Command } from '../command.ts'
import { failed, fine, wrongUsage } from '../ending.ts'
import { usualData } from '../place.ts'
import { colours, say } from '../terminal.ts'

const usualPort = 4117
const lastPort = 65_535
/** So many ports from the usual one on are tried where none was asked for. */
const tries = 20

const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

export const serveCommand: Command = {
  name: 'serve',
  about: 'Play in the browser, alone or together: serve the page and the matches.',
  args: {
    port: {
      type: 'string',
      valueHint: 'N',
      description: `The port (${usualPort}, or the next that is free); 0 takes any`,
    },
    host: { type: 'string', valueHint: 'ADDRESS', description: 'Whom to serve (127.0.0.1: this machine alone)' },
    data: {
      type: 'string',
      valueHint: 'FOLDER',
      description: `Where matches and people are kept (${usualData} in the current folder)`,
    },
    'database-url': {
      type: 'string',
      valueHint: 'URL',
      description: 'Keep them in PostgreSQL instead; several servers may share it (or UMPIRE_DATABASE_URL)',
    },
    origin: {
      type: 'string',
      valueHint: 'URL',
      description: 'Where people find the page, behind a reverse proxy: https://umpire.example',
    },
    proxy: {
      type: 'string',
      valueHint: 'ADDRESSES',
      description: 'Reverse proxies on other machines that are believed whom they speak for',
    },
    metrics: { type: 'string', valueHint: 'PORT', description: 'Give figures for Prometheus, to this machine alone' },
    log: { type: 'boolean', description: 'Write a line of JSON for every request to stderr' },
    page: { type: 'string', valueHint: 'FOLDER', description: 'The built page, where it is not the usual one' },
  },
  more: [
    'It serves until Ctrl-C. Games on one screen are kept in the browser; matches over the network are kept here, and go on after a restart.',
    'docs/hosting.md says how to serve to the world.',
  ],
  examples: [
    'umpire serve',
    'umpire serve --port 8080',
    'umpire serve --host 0.0.0.0 --data /var/lib/umpire',
    'umpire serve --database-url postgres://umpire@localhost/umpire --metrics 9117',
  ],

  async run(given) {
    const port = portOf(given, 'port', usualPort)
    if (port instanceof Refusal) return wrongUsage(port)
    const metricsPort = given.text('metrics') === undefined ? undefined : portOf(given, 'metrics', 0)
    if (metricsPort instanceof Refusal) return wrongUsage(metricsPort)
    const options: ServeOptions = {
      port,
      host: given.text('host') ?? '127.0.0.1',
      page: given.text('page') ?? builtPage,
      data: given.text('data') ?? usualData,
      databaseUrl: given.text('database-url') ?? process.env['UMPIRE_DATABASE_URL'],
      origin: given.text('origin'),
      proxies: given.text('proxy'),
      metricsPort,
      log: given.flag('log') ? process.stderr : undefined,
    }
    const serving = await (given.text('port') === undefined ? serveNear(options) : serve(options))
    if (serving instanceof PortInUse) return failed(`${serving.reason}: try --port ${another(port)}, or --port 0`)
    if (serving instanceof Refusal) return serving.kind === 'malformed' ? wrongUsage(serving) : failed(serving)
    // Whoever reads where it is may end it at once.
    const ended = askedToEnd()
    say(`Umpire is at ${colours.bold(serving.address)}  (Ctrl-C ends it)`)
    if (serving.metricsAddress !== undefined) say(`Figures are at ${serving.metricsAddress}`)
    await ended
    await serving.close()
    endAnyway()
    return fine
  },
}

function portOf(given: Given, name: string, usual: number): number | Refusal {
  const port = given.wholeNumber(name, usual, 0)
  if (port instanceof Refusal || port <= lastPort) return port
  return new Refusal('malformed', `--${name} is ${lastPort} at most, not ${port}`)
}

/** Serves at the usual port, or at the next that is free. */
async function serveNear(options: ServeOptions): Promise<Serving | Refusal> {
  let serving = await serve(options)
  for (let port = usualPort + 1; serving instanceof PortInUse && port < usualPort + tries; port++) {
    serving = await serve({ ...options, port })
  }
  return serving
}

const another = (port: number): number => (port < lastPort ? port + 1 : port - 1)

/** Ctrl-C may come twice, from the terminal and passed on by npm: the second must not cut the end short. */
const askedToEnd = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve())
  })

/** What would not close in time does not keep the process. */
const endAnyway = (): void => {
  setTimeout(() => process.exit(), 500).unref()
}
