// Messages as frames of a WebSocket (RFC 6455), each written to the connection below it in one piece. What `ws` sends is a
// header and then a message, which costs a server a third more: most of what it sends is short.

import type { Writable } from 'node:stream'

/** The first byte of a message in a single frame. */
const textFrame = 0x81
const binaryFrame = 0x82

/** Sizes up to the first stand in one byte of the header, up to the second in two more, and others in eight more. */
const shortSize = 125
const mediumSize = 0xff_ff

export function writeText(to: Writable, text: string): void {
  const header = asciiHeader(text.length)
  const frame = header + text
  // Where every character is a byte, the header can be characters as well, and nothing has to be copied.
  const isAscii = Buffer.byteLength(frame) === Buffer.byteLength(header) + text.length
  if (isAscii && text.length <= mediumSize) to.write(frame, 'latin1')
  else to.write(framed(textFrame, Buffer.from(text)))
}

export function writeBinary(to: Writable, bytes: Uint8Array): void {
  to.write(framed(binaryFrame, bytes))
}

const asciiHeader = (size: number): string =>
  size <= shortSize
    ? String.fromCharCode(textFrame, size)
    : String.fromCharCode(textFrame, shortSize + 1, size >> 8, size & 0xff)

function framed(kind: number, bytes: Uint8Array): Buffer {
  const size = bytes.length
  const header = size <= shortSize ? 2 : size <= mediumSize ? 4 : 10
  const frame = Buffer.allocUnsafe(header + size)
  frame[0] = kind
  if (header === 2) frame[1] = size
  else if (header === 4) {
    frame[1] = shortSize + 1
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = shortSize + 2
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.set(bytes, header)
  return frame
}
