// A page at a match's socket, without a browser: says what it is told to, and keeps every byte it gets; for tests.

import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ToPage } from '@umpire/wire'
import { Unsqueezer } from '@umpire/wire/squeeze'
import { WebSocket } from 'ws'
import type { Browser } from './test-server.ts'

export const newPageId = (): string => randomBytes(16).toString('base64url')

interface Connecting {
  readonly page?: string
  /** Instead of the server's own. */
  readonly origin?: string | undefined
  /** Everything that comes is thrown away. */
  readonly isDeaf?: boolean
}

/** How a socket was closed. */
export interface Closed {
  readonly code: number
  readonly reason: string
}

export class TestPage {
  readonly socket: WebSocket
  readonly page: string
  /** Everything that came, decoded. */
  readonly messages: ToPage[] = []
  readonly closed: Promise<Closed>
  private sent = 0
  private changed: () => void = () => undefined
  private isClosed = false

  constructor(browser: Browser, match: string, { page = newPageId(), isDeaf = false, ...origin }: Connecting = {}) {
    this.page = page
    const address = `${browser.address.replace('http', 'ws')}/api/matches/${match}/socket?page=${page}`
    this.socket = new WebSocket(address, {
      headers: {
        ...(browser.cookie === undefined ? {} : { cookie: browser.cookie }),
        ...('origin' in origin
          ? origin.origin === undefined
            ? {}
            : { origin: origin.origin }
          : { origin: browser.address }),
      },
    })
    const unsqueezer = new Unsqueezer()
    this.socket.binaryType = 'arraybuffer'
    if (isDeaf) this.socket.on('message', () => undefined)
    else
      this.socket.on('message', (data: Buffer | ArrayBuffer) => {
        const text = data instanceof ArrayBuffer ? unsqueezer.text(data) : data.toString()
        const message: ToPage = JSON.parse(text)
        this.messages.push(message)
        this.changed()
      })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => {
        this.isClosed = true
        resolve({ code, reason: reason.toString() })
        this.changed()
      })
    })
    // A socket that is refused or cut off says so by closing.
    this.socket.on('error', () => undefined)
  }

  /** Opened, and told everything. */
  static async open(browser: Browser, match: string, connecting: Connecting = {}): Promise<TestPage> {
    const page = new TestPage(browser, match, connecting)
    await page.waitFor((message) => message.is === 'all')
    return page
  }

  /** The first message like that, of those that came and those to come; from the one of that number on. */
  async waitFor<Message extends ToPage>(
    isIt: ((message: ToPage) => message is Message) | ((message: ToPage) => boolean),
    from = 0,
  ): Promise<ToPage> {
    for (;;) {
      const found = this.messages.slice(from).find(isIt)
      if (found !== undefined) return found
      if (this.isClosed) throw new Error(`the socket was closed: ${JSON.stringify(await this.closed)}`)
      await new Promise<void>((resolve) => (this.changed = resolve))
    }
  }

  /** Sends a message under the next number, or the one it has, and gives what it was answered with. */
  async say(message: { readonly do: string; readonly n?: number; readonly [part: string]: unknown }): Promise<ToPage> {
    const n = message.n ?? ++this.sent
    const from = this.messages.length
    this.sendRaw(JSON.stringify({ ...message, n }))
    return this.waitFor((one) => answers(one, n), from)
  }

  sendRaw(text: string | Buffer): void {
    this.socket.send(text)
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return
    this.socket.close()
    await once(this.socket, 'close')
  }
}

const answers = (message: ToPage, n: number): boolean =>
  ('taken' in message && message.taken === n) || ('of' in message && message.of === n)
