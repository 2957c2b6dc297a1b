// One page that has a match open: its socket, and what it has been sent so far.

import type { Writable } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { type Ask, type Seat, spectator, type Viewer } from '@umpire/engine'
import type { RoomInfo, Seen, ToPage } from '@umpire/wire'
import { AskMemory } from '@umpire/wire/asks'
import { isRemembered, mostRemembered } from '@umpire/wire/squeeze'
import type { WebSocket } from 'ws'
import { frame, longestFramed } from './frame.ts'
import { bytesUnread, messagesAtOnce, messagesPerSecond } from './limits.ts'
import type { Person } from '../store/store.ts'
import { longestSqueezed, squeeze } from './squeezer.ts'
import { standingAlone } from './taken-keys.ts'

/** A message without its number. */
export type Unnumbered = ToPage extends infer Message
  ? Message extends { n: number }
    ? Omit<Message, 'n'>
    : never
  : never

/** Longer messages are compressed, by what was compressed before: questions and cards come again and again. */
const longUncompressed = 300

/** Letters that take a byte each. */
const isPlain = /^[\0-\x7f]*$/

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
  /** What it was told of the match and its people; undefined before it has got anything. */
  room: RoomInfo | undefined
  /** What it has, while something is done to the match: between two things that are done, that follows from the match. */
  before: Seen | undefined
  waitsForHint = false
  private readonly socket: WebSocket
  /** What the socket writes to, where that is known. */
  private readonly raw: Writable | undefined
  private sent = 0
  /** The end of what was compressed so far: its bytes as a text, which lies among the objects and not beside them. */
  private memory = ''
  /** How many messages it may send right now; grows with time. */
  private allowance = messagesAtOnce
  private countedAt = Date.now()

  constructor(socket: WebSocket, person: Person | undefined, page: string, raw?: Writable) {
    this.socket = socket
    this.raw = raw
    this.person = person
    this.page = standingAlone(page)
  }

  send(message: Unnumbered): void {
    this.sendParts(JSON.stringify(message).slice(1, -1))
  }

  /** Sends a message that is in JSON already, without its braces. */
  sendParts(parts: string): void {
    const { socket } = this
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > bytesUnread) {
      socket.terminate()
      return
    }
    const text = `{"n":${++this.sent},${parts}}`
    if (text.length > longUncompressed) this.sendSqueezed(text)
    else if (isPlain.test(text)) this.write(text, false)
    else socket.send(text)
  }

  /** `bytes`: one in each letter. Frames are whole and nothing lies between them, so ours may go beside the socket's. */
  private write(bytes: string, isBinary: boolean): void {
    const { raw, socket } = this
    if (raw !== undefined && bytes.length <= longestFramed) raw.write(frame(bytes, isBinary), 'latin1')
    else socket.send(isBinary ? Buffer.from(bytes, 'latin1') : bytes)
  }

  private sendSqueezed(text: string): void {
    if (Buffer.byteLength(text) > longestSqueezed) return this.sendDeflated(text)
    const { bytes, remembered } = squeeze(text, this.memory)
    if (isRemembered(text)) this.memory = remembered
    this.write(bytes, true)
  }

  /** For a message that is too long for that: too seldom to matter. It can be read whatever was remembered before. */
  private sendDeflated(text: string): void {
    const bytes = Buffer.from(text)
    if (isRemembered(text)) this.memory = bytes.subarray(-mostRemembered).toString('latin1')
    this.socket.send(deflateRawSync(bytes))
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
