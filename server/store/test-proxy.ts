// A network between a store and its PostgreSQL that loses things when a test says so.

import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** What is lost with the connection: nothing, what is asked before the database gets it, or what it answers. */
type Loses = 'nothing' | 'question' | 'answer'

export class TestProxy {
  /** What the next connection that says anything loses. It is cut then, and after that nothing is lost any more. */
  loses: Loses = 'nothing'
  /** What happens elsewhere after something was lost and before the store learns of it. */
  meanwhile: () => Promise<void> = () => Promise.resolve()
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  private constructor(to: URL) {
    this.#server = createServer((client) => {
      const database = connect(Number(to.port), to.hostname)
      for (const socket of [client, database]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy())
      }
      this.#pass(client, database, 'question')
      this.#pass(database, client, 'answer')
    })
  }

  static async to(url: string): Promise<TestProxy> {
    const proxy = new TestProxy(new URL(url))
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  #pass(from: Socket, to: Socket, what: Loses): void {
    from.on('data', (data: Buffer) => {
      if (this.loses !== what) return void to.write(data)
      this.loses = 'nothing'
      void this.meanwhile().finally(() => {
        from.destroy()
        to.destroy()
      })
    })
    from.on('close', () => to.destroy())
  }

  /** The address of a database, by way of this. */
  url(url: string): string {
    const address = this.#server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the proxy is closed')
    const by = new URL(url)
    by.host = `127.0.0.1:${address.port}`
    return by.href
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }
}
