// The connections of the server: how many there may be at once, in all and from one address, and how they end.

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Quotas } from '../limits.ts'
import type { IsProxy } from './proxies.ts'

export class Connections {
  private readonly most: number
  private readonly isProxy: IsProxy
  private readonly open = new Set<Socket>()
  private readonly countOf = new Map<string, number>()

  constructor(server: Server, { connections, connectionsPerAddress }: Quotas, isProxy: IsProxy) {
    this.most = connectionsPerAddress
    this.isProxy = isProxy
    server.maxConnections = connections
    server.on('connection', (socket: Socket) => this.add(socket))
  }

  /** Cuts off whatever is still open, sockets of matches too. */
  cutOff(): void {
    for (const socket of this.open) socket.destroy()
  }

  /** Too many from one address are closed before a byte is read. A proxy's are those of all people behind it. */
  private add(socket: Socket): void {
    const address = socket.remoteAddress
    const isCounted = address !== undefined && !this.isProxy(address)
    const count = isCounted ? (this.countOf.get(address) ?? 0) + 1 : 0
    if (count > this.most) {
      socket.destroy()
      return
    }
    this.open.add(socket)
    if (isCounted) this.countOf.set(address, count)
    socket.once('close', () => {
      this.open.delete(socket)
      if (isCounted) this.uncount(address)
    })
  }

  private uncount(address: string): void {
    const left = (this.countOf.get(address) ?? 0) - 1
    if (left > 0) this.countOf.set(address, left)
    else this.countOf.delete(address)
  }
}
