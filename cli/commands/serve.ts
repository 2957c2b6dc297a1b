// umpire serve: the page, for a browser on this machine.

import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@umpire/engine'
import { PortInUse, serve, type Serving } from '@umpire/server'
import type { Command } from '../command.ts'
import { failed, fine, wrongUsage } from '../ending.ts'
import { colours, say } from '../terminal.ts'

const usualPort = 4117
const lastPort = 65_535
/** So many ports from the usual one on are tried where none was asked for. */
const tries = 20

const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

export const serveCommand: Command = {
  name: 'serve',
  about: 'Play in the browser: serve the page on this machine.',
  args: {
    port: {
      type: 'string',
      valueHint: 'N',
      description: `The port (${usualPort}, or the next that is free); 0 takes any`,
    },
    host: { type: 'string', valueHint: 'ADDRESS', description: 'Whom to serve (127.0.0.1: this machine alone)' },
    page: { type: 'string', valueHint: 'FOLDER', description: 'The built page, where it is not the usual one' },
  },
  more: ['It serves until Ctrl-C. Games are kept in the browser; nothing is sent to the server.'],
  examples: ['umpire serve', 'umpire serve --port 8080', 'umpire serve --host 0.0.0.0'],

  async run(given) {
    const port = given.wholeNumber('port', usualPort, 0)
    if (port instanceof Refusal) return wrongUsage(port)
    if (port > lastPort) return wrongUsage(`--port is ${lastPort} at most, not ${port}`)
    const where = { host: given.text('host') ?? '127.0.0.1', page: given.text('page') ?? builtPage }
    const serving = await (given.text('port') === undefined ? serveNear(where) : serve({ ...where, port }))
    if (serving instanceof PortInUse) return failed(`${serving.reason}: try --port ${another(port)}, or --port 0`)
    if (serving instanceof Refusal) return failed(serving)
    say(`Umpire is at ${colours.bold(serving.address)}  (Ctrl-C ends it)`)
    await askedToEnd()
    await serving.close()
    return fine
  },
}

/** Serves at the usual port, or at the next that is free. */
async function serveNear(where: { readonly host: string; readonly page: string }): Promise<Serving | Refusal> {
  let serving = await serve({ ...where, port: usualPort })
  for (let port = usualPort + 1; serving instanceof PortInUse && port < usualPort + tries; port++) {
    serving = await serve({ ...where, port })
  }
  return serving
}

const another = (port: number): number => (port < lastPort ? port + 1 : port - 1)

/** Ctrl-C may come twice, from the terminal and passed on by npm: the second must not cut the end short. */
const askedToEnd = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve())
  })
