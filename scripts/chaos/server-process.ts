// A server as anybody starts it, in a process that is killed again and again.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const umpire = fileURLToPath(new URL('../../cli/bin/umpire.js', import.meta.url))

export interface ServerOptions {
  readonly port: number
  readonly data: string
  readonly page: string
  readonly databaseUrl?: string
  /** Hears of an end that nobody has asked for, with what the process said last. */
  readonly onCrash: (words: string) => void
}

/** As much of what a process said as one wants to read. */
const mostSaid = 2000

/** Should this process end, they end too. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export class ServerProcess {
  readonly address: string
  private readonly options: ServerOptions
  private child: ChildProcess | undefined

  constructor(options: ServerOptions) {
    this.options = options
    this.address = `http://127.0.0.1:${options.port}`
  }

  get isRunning(): boolean {
    return this.child !== undefined
  }

  /** Starts it; kept when it serves (true), or when it has ended before that. */
  start(): Promise<boolean> {
    const { port, data, page, databaseUrl, onCrash } = this.options
    const database = databaseUrl === undefined ? [] : ['--database-url', databaseUrl]
    const parameters = ['serve', '--port', `${port}`, '--data', data, '--page', page, ...database]
    const child = spawn(process.execPath, [umpire, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    running.add(child)
    child.on('exit', () => running.delete(child))
    let said = ''
    const hear = (text: string): void => {
      said = (said + text).slice(-mostSaid)
    }
    child.stderr.setEncoding('utf8').on('data', hear)
    const serves = new Promise<boolean>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        hear(text)
        if (said.includes(this.address)) resolve(true)
      })
      child.on('exit', () => resolve(false))
    })
    child.on('exit', (code, signal) => {
      if (this.child !== child) return
      this.child = undefined
      onCrash(`the server ended with ${signal ?? code}: ${said}`)
    })
    return serves
  }

  /** Ends it at once, as a power cut does. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** Asks it to end. */
  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    this.child = undefined
    if (child === undefined) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}
