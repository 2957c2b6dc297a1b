// What a connection to a match needs where it runs in Node: sockets with a cookie, and timers.

import type { Socket, SocketEvents, Surroundings } from '@umpire/wire/connection'
import { WebSocket } from 'ws'

export interface Around {
  /** Where the server is that is to be dialled now: `http://127.0.0.1:4117`. */
  readonly server: () => string
  readonly cookie: string
}

function openSocket(path: string, { server, cookie }: Around, events: SocketEvents): Socket {
  const origin = server()
  const socket = new WebSocket(new URL(path, origin.replace('http', 'ws')), {
    origin,
    headers: { cookie },
    perMessageDeflate: false,
  })
  socket.binaryType = 'arraybuffer'
  // What is binary comes as it was asked for above, text always as the bytes that it is.
  socket.on('message', (data: ArrayBuffer | Buffer) => {
    events.onMessage(data instanceof ArrayBuffer ? data : data.toString())
  })
  // What breaks is closed, too.
  socket.on('error', () => undefined)
  socket.on('close', (code, reason) => events.onClose(code, reason.toString()))
  return {
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    close: () => socket.terminate(),
  }
}

export const surroundingsOf = (around: Around): Surroundings => ({
  openSocket: (path, events) => openSocket(path, around, events),
  now: () => performance.now(),
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  // Between processes of one machine there is always a network.
  watchNetwork: () => () => undefined,
})
