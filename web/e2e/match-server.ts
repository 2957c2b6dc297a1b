// A server of a test's own for matches: a process that can be killed, and started again with what it had kept.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../../cli/bin/umpire.js', import.meta.url))

interface Running {
  readonly child: ChildProcess
  readonly address: string
}

export class OwnMatchServer {
  readonly address: string
  private readonly data: string
  private child: ChildProcess

  private constructor(data: string, { child, address }: Running) {
    this.data = data
    this.child = child
    this.address = address
  }

  static async start(): Promise<OwnMatchServer> {
    const data = mkdtempSync(join(tmpdir(), 'umpire-matches-'))
    return new OwnMatchServer(data, await run(data, '0'))
  }

  /** Without a word to anybody. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await once(this.child, 'exit')
  }

  /** At the same address. */
  async startAgain(): Promise<void> {
    this.child = (await run(this.data, new URL(this.address).port)).child
  }

  /** Ends it for good, and removes what it had kept. */
  async end(): Promise<void> {
    if (this.child.exitCode === null) await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}

/** Starts the server and waits until it says where it is. */
async function run(data: string, port: string): Promise<Running> {
  const child = spawn(process.execPath, [command, 'serve', '--port', port, '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let said = ''
  for await (const part of child.stdout) {
    said += String(part)
    const address = /Umpire is at (http:\S+)/.exec(said)?.[1]
    if (address !== undefined) return { child, address }
  }
  throw new Error(`the server did not start: ${said}`)
}
