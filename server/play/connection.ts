// One page that has a match open: its socket, and what it has been sent so far.

import type { Writable } from 'node:stream'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Ask, type Seat, spectator, type Viewer } from '@umpire/engine'
import type { Seen, ToPage } from '@umpire/wire'
import { AskMemory } from '@umpire/wire/asks'
import { isRemembered, mostRemembered } from '@umpire/wire/squeeze'
import { longestShort, squeezeShort } from '@umpire/wire/squeeze-short'
import type { WebSocket } from 'ws'
import { writeBinary, writeText } from './frames.ts'
import { bytesUnread, messagesAtOnce, messagesPerSecond } from './limits.ts'
import type { Person } from '../store/store.ts'

/** A message without its number. */
export type Unnumbered = ToPage extends infer Message
  ? Message extends { n: number }
    ? Omit<Message, 'n'>
    : never
  : never

/** Longer messages are compressed, by what was compressed before: questions and cards come again and again. */
const longUncompressed = 380
/** A small window and small pieces: setting up large ones would take longer than the compressing. */
const squeezing = { windowBits: 12, memLevel: 4, chunkSize: 1024, level: 3 }

/** What a page has been sent, which is plain data and much the same again and again. */
interface Remembered {
  readonly memory: string
  readonly seen: Seen
  readonly questions: AskMemory['questions']
}

/**
 * What is compressed next, after what it may refer to. One for all pages, which keep what they remember as text: bytes of
 * theirs, between those that compressing takes and gives back, would keep all that memory with the process.
 */
let desk = Buffer.alloc(16_384)

function deskOf(size: number): Buffer {
  if (desk.length < size) desk = Buffer.alloc(size)
  return desk
}

/** Said when a socket is closed for good: the page does not come back by itself. */
const policyViolation = 1008

export class Connection {
  /** Undefined for somebody without a name. */
  readonly person: Person | undefined
  /** The page's own id, with which its messages' keys are made. */
  readonly page: string
  /** Whose eyes the page sees with. */
  viewer: Viewer = spectator
  mine: readonly Seat[] = []
  /** The questions that it was sent; what they are sent by. */
  asks = new AskMemory()
  /** The question that it has. */
  asked: Ask | undefined
  seen: Seen | undefined
  waitsForHint = false
  private readonly socket: WebSocket
  /** What the socket writes to. */
  private readonly line: Writable
  private sent = 0
  /** The end of what was compressed so far, a character for each byte. */
  private memory = ''
  /** All that while the match is put away, a character for each byte. */
  private packed = ''
  /** How many messages it may send right now; grows with time. */
  private allowance = messagesAtOnce
  private countedAt = Date.now()

  constructor(socket: WebSocket, line: Writable, person: Person | undefined, page: string) {
    this.socket = socket
    this.line = line
    this.person = person
    this.page = page
  }

  send(message: Unnumbered): void {
    this.sendParts(JSON.stringify(message).slice(1, -1))
  }

  /** Sends a message that is in JSON already, without its braces. */
  sendParts(parts: string): void {
    const { socket, line } = this
    if (socket.readyState !== socket.OPEN) return
    if (line.writableLength > bytesUnread) {
      socket.terminate()
      return
    }
    const text = `{"n":${++this.sent},${parts}}`
    if (text.length > longUncompressed) writeBinary(line, this.squeezed(text))
    else writeText(line, text)
  }

  /** The match is put away: what the page has been sent is kept in little room until it is needed. */
  pack(): void {
    if (this.packed !== '' || this.seen === undefined) return
    const remembered: Remembered = { memory: this.memory, seen: this.seen, questions: this.asks.questions }
    const text = JSON.stringify(remembered)
    const bytes = deskOf(Buffer.byteLength(text))
    this.packed = deflateRawSync(bytes.subarray(0, bytes.write(text)), squeezing).toString('latin1')
    this.memory = ''
    this.seen = undefined
    this.asks = new AskMemory()
  }

  unpack(): void {
    if (this.packed === '') return
    const bytes = inflateRawSync(Buffer.from(this.packed, 'latin1'), { chunkSize: squeezing.chunkSize })
    const remembered: Remembered = JSON.parse(bytes.toString())
    this.packed = ''
    this.memory = remembered.memory
    this.seen = remembered.seen
    this.asks = new AskMemory(remembered.questions)
  }

  private squeezed(text: string): Uint8Array {
    // A line of chat, say, does not wake the match.
    this.unpack()
    const bytes = deskOf(mostRemembered + Buffer.byteLength(text))
    const before = bytes.write(this.memory, 'latin1')
    const end = before + bytes.write(text, before)
    if (isRemembered(text)) this.memory = bytes.toString('latin1', Math.max(0, end - mostRemembered), end)
    if (end <= longestShort) return squeezeShort(bytes, before, end)
    const dictionary = bytes.subarray(0, before)
    return deflateRawSync(bytes.subarray(before, end), before === 0 ? squeezing : { ...squeezing, dictionary })
  }

  /** Counts a message against what a page may send; a bad one counts for more. False: it sends too much. */
  allows(cost: number): boolean {
    const now = Date.now()
    const grown = this.allowance + ((now - this.countedAt) / 1000) * messagesPerSecond
    this.allowance = Math.min(messagesAtOnce, grown) - cost
    this.countedAt = now
    return this.allowance >= 0
  }

  /** The page may come back after so many milliseconds. */
  sayBye(reason: string, again: number): void {
    this.send({ is: 'bye', reason, again })
    this.socket.close(1001, reason)
  }

  /** For a page that does what no page of ours does. */
  drop(reason: string): void {
    this.socket.close(policyViolation, reason)
    this.socket.terminate()
  }
}
