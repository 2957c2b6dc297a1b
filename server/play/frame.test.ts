// Frames of ours are read by a socket as if they were its own, of whatever length.

import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frame, longestFramed } from './frame.ts'

test('messages of every form of length come whole, between those of the socket itself', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const bound = server.address()
  const messages = [0, 1, 125, 126, 127, 255, 256, 480, longestFramed].map((length) => 'x'.repeat(length))
  server.on('connection', (socket, { socket: raw }) => {
    for (const message of messages) {
      raw.write(frame(message, false), 'latin1')
      socket.send('between')
      socket.ping()
      raw.write(frame(`\xff${message.slice(1)}`, true), 'latin1')
    }
    socket.close()
  })
  const client = new WebSocket(`ws://127.0.0.1:${typeof bound === 'object' ? bound?.port : bound}`)
  const heard: string[] = []
  client.on('message', (data: Buffer, isBinary) => heard.push(data.toString(isBinary ? 'latin1' : 'utf8')))
  await once(client, 'close')
  server.close()
  expect(heard).toEqual(messages.flatMap((message) => [message, 'between', `\xff${message.slice(1)}`]))
})
