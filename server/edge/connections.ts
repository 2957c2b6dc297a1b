// The connections of the server: how many there may be at once, in all and from one address, and how they end.

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Quotas } from '../limits.ts'
import type { IsProxy } from './proxies.ts'

export class Connections {
  private readonly most: number
  private readonly isProxy: IsProxy
  /** Each with the address it counts for; undefined for a proxy's. */
  private readonly open = new Map<Socket, string | undefined>()
  private readonly countOf = new Map<string, number>()
  /** One function for all of them, which are many. */
  private readonly closed: (this: Socket) => void

  constructor(server: Server, { connections, connectionsPerAddress }: Quotas, isProxy: IsProxy) {
    this.most = connectionsPerAddress
    this.isProxy = isProxy
    const remove = (socket: Socket): void => this.remove(socket)
    this.closed = function () {
      remove(this)
    }
    server.maxConnections = connections
    server.on('connection', (socket: Socket) => this.add(socket))
  }

  /** Cuts off whatever is still open, sockets of matches too. */
  cutOff(): void {
    for (const socket of this.open.keys()) socket.destroy()
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
    this.open.set(socket, isCounted ? address : undefined)
    if (isCounted) this.countOf.set(address, count)
    socket.on('close', this.closed)
  }

  private remove(socket: Socket): void {
    const address = this.open.get(socket)
    if (this.open.delete(socket) && address !== undefined) this.uncount(address)
  }

  private uncount(address: string): void {
    const left = (this.countOf.get(address) ?? 0) - 1
    if (left > 0) this.countOf.set(address, left)
    else this.countOf.delete(address)
  }
}
