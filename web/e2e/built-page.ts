// A server of a test's own, for what happens when the server goes away or the page is built anew.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@umpire/engine'
import { serve, type Serving } from '@umpire/server'

const built = fileURLToPath(new URL('../dist', import.meta.url))

/** A copy of the built page, served at an address of its own. */
export class OwnServer {
  readonly address: string
  private readonly folder: string
  private readonly serving: Serving

  private constructor(folder: string, serving: Serving) {
    this.folder = folder
    this.serving = serving
    this.address = serving.address
  }

  static async start(): Promise<OwnServer> {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-built-'))
    cpSync(built, folder, { recursive: true, filter: (path) => !/\.(?:gz|br|map)$/.test(path) })
    const serving = await serve({ port: 0, host: '127.0.0.1', page: folder })
    if (serving instanceof Refusal) throw new Error(serving.reason)
    return new OwnServer(folder, serving)
  }

  /** Changes a file as a new version would; `change` gets its text. */
  change(path: string, change: (text: string) => string): void {
    const file = join(this.folder, path)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }

  async stop(): Promise<void> {
    await this.serving.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
