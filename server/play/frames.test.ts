// Frames that we write ourselves, read by a WebSocket that knows nothing of that.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { at } from '@umpire/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writeBinary, writeText } from './frames.ts'

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })

beforeAll(async () => {
  if (server.address() === null) await once(server, 'listening')
})
afterAll(() => server.close())

/** What arrives when these are written one after the other: texts, and bytes as buffers. */
async function written(messages: readonly (string | Buffer)[]): Promise<(string | Buffer)[]> {
  server.once('connection', (_, { socket: line }) => {
    for (const message of messages) {
      if (typeof message === 'string') writeText(line, message)
      else writeBinary(line, message)
    }
  })
  const { port } = server.address() as AddressInfo
  const reader = new WebSocket(`ws://127.0.0.1:${port}`)
  const heard: (string | Buffer)[] = []
  await new Promise<void>((resolve, reject) => {
    reader.on('error', reject)
    reader.on('message', (data: Buffer, isBinary) => {
      heard.push(isBinary ? data : data.toString())
      if (heard.length === messages.length) resolve()
    })
  })
  reader.terminate()
  return heard
}

/** Around the sizes at which a header grows. */
const sizes = [0, 1, 125, 126, 300, 65_535, 65_536, 70_000]

test('texts of one byte a character arrive as they were, whatever their length', async () => {
  const texts = sizes.map((size) => 'x'.repeat(size))
  expect(await written(texts)).toEqual(texts)
})

test('texts with other characters arrive as they were', async () => {
  const texts = ['ü', 'Übersoldat 🎲', 'é'.repeat(63), 'a'.repeat(124) + 'é', '漢'.repeat(30_000), '\0\x7f\x80\xff']
  expect(await written(texts)).toEqual(texts)
})

test('bytes arrive as they were', async () => {
  const all = sizes.map((size) => Buffer.from(Uint8Array.from({ length: size }, (_, n) => (n * 7) % 256)))
  const heard = await written(all)
  for (const [n, bytes] of all.entries()) expect(bytes.equals(at(heard, n) as Buffer)).toBe(true)
})
