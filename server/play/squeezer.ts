// Compresses messages into the format of deflate (RFC 1951), with what was said before as its dictionary. Made for some
// hundred bytes at a time: one block with the fixed codes, and tables that are made once and serve all lines. Nothing is
// set up for a message and nothing is left behind by it, in or outside the heap of objects.

import { at } from '@umpire/engine'
import { mostRemembered } from '@umpire/wire/squeeze'

/** The longest message, in bytes. */
export const longestSqueezed = 16 * 1024

const shortestMatch = 3
const longestMatch = 258
/** So many places where the same three bytes stood are looked at. */
const placesTried = 12
/** A match as long as this is good enough. */
const longEnough = 48

/** What has been said and what is to be said now, one behind the other. */
const bytes = Buffer.alloc(mostRemembered + longestSqueezed)
/** A byte takes nine bits at most, and so does a match of three bytes and more. */
const squeezed = Buffer.alloc(longestSqueezed * 2)

/** All places that are asked for are within. */
const valueAt = (list: ArrayLike<number>, place: number): number => list[place] ?? 0

const hashBits = 12
/**
 * Where three bytes of a hash stood last, and for each place the one before. Places count on from message to message,
 * so that those of earlier messages are known by being too small, and nothing need be cleared.
 */
const lastPlace = new Int32Array(2 ** hashBits).fill(-1)
const placeBefore = new Int32Array(bytes.length)
let base = 0
const mostPlaces = 2 ** 30

/** The first length or distance of each code, and how many bits follow it. */
interface Codes {
  readonly first: readonly number[]
  readonly bits: readonly number[]
}

function codes(count: number, start: number, bitsOf: (code: number) => number): Codes {
  const first: number[] = []
  const bits: number[] = []
  for (let code = 0, next = start; code < count; code++) {
    first.push(next)
    bits.push(bitsOf(code))
    next += 2 ** bitsOf(code)
  }
  return { first, bits }
}

const lengths = codes(28, shortestMatch, (code) => (code < 8 ? 0 : (code >> 2) - 1))
const distances = codes(30, 1, (code) => (code < 4 ? 0 : (code >> 1) - 1))

/** Bits of codes go out with the highest first, all else with the lowest. */
function turned(code: number, count: number): number {
  let result = 0
  for (let bit = 0; bit < count; bit++) result |= ((code >> bit) & 1) << (count - 1 - bit)
  return result
}

/** What is written for a byte, a length or a distance: `bits << 5 | how many`. */
const written = (bits: number, count: number): number => (bits << 5) | count

/** The fixed code of a symbol: bytes from 0, the end 256, lengths from 257. */
function symbol(value: number): number {
  if (value < 144) return written(turned(0x30 + value, 8), 8)
  if (value < 256) return written(turned(0x190 + value - 144, 9), 9)
  return value < 280 ? written(turned(value - 256, 7), 7) : written(turned(0xc0 + value - 280, 8), 8)
}

function writtenBy({ first, bits }: Codes, value: number, codeOf: (code: number) => number): number {
  const code = first.findLastIndex((from) => from <= value)
  const sign = codeOf(code)
  const signBits = sign & 31
  return written((sign >> 5) | ((value - at(first, code)) << signBits), signBits + at(bits, code))
}

const ofByte = Int32Array.from({ length: 256 }, (_, value) => symbol(value))
const ofLength = Int32Array.from({ length: longestMatch + 1 }, (_, length) => {
  if (length === longestMatch) return symbol(285)
  return length < shortestMatch ? 0 : writtenBy(lengths, length, (code) => symbol(257 + code))
})
const ofDistance = Int32Array.from({ length: bytes.length + 1 }, (_, distance) =>
  distance === 0 ? 0 : writtenBy(distances, distance, (code) => written(turned(code, 5), 5)),
)

/** Where three bytes stand by their hash. */
const hashAt = (place: number): number =>
  Math.imul(
    valueAt(bytes, place) | (valueAt(bytes, place + 1) << 8) | (valueAt(bytes, place + 2) << 16),
    0x9e3779b1,
  ) >>>
  (32 - hashBits)

function note(place: number): void {
  const hash = hashAt(place)
  placeBefore[place] = valueAt(lastPlace, hash)
  lastPlace[hash] = base + place
}

/** The bits that are not yet a whole byte, how many, and how many bytes are written. */
let open = 0
let openCount = 0
let size = 0

function write(sign: number): void {
  open |= (sign >>> 5) << openCount
  openCount += sign & 31
  while (openCount >= 8) {
    squeezed[size++] = open
    open >>>= 8
    openCount -= 8
  }
}

/** How far back the longest match for what stands at a place begins, and how long it is; 0 where there is none. */
let foundLength = 0
let foundDistance = 0

function find(place: number, end: number, toBeat: number): void {
  foundLength = 0
  const most = Math.min(longestMatch, end - place)
  let best = Math.max(toBeat, shortestMatch - 1)
  if (most <= best) return
  let other = valueAt(lastPlace, hashAt(place)) - base
  for (let tries = 0; tries < placesTried && other >= 0; tries++) {
    if (bytes[other + best] === bytes[place + best]) {
      let length = 0
      while (length < most && bytes[other + length] === bytes[place + length]) length++
      if (length > best) {
        best = foundLength = length
        foundDistance = place - other
        if (length === most || length >= longEnough) return
      }
    }
    other = valueAt(placeBefore, other) - base
  }
}

/** Writes what stands from one place to another, as bytes and as references to what stood before. */
function squeezeBetween(start: number, end: number): void {
  const lastNoted = end - shortestMatch
  let place = start
  while (place < end) {
    if (place > lastNoted) {
      write(valueAt(ofByte, valueAt(bytes, place++)))
      continue
    }
    find(place, end, 0)
    note(place)
    let length = foundLength
    let distance = foundDistance
    // Where a longer match begins one byte later, that one is taken.
    while (length > 0 && length < longEnough && place < lastNoted) {
      find(place + 1, end, length)
      if (foundLength === 0) break
      write(valueAt(ofByte, valueAt(bytes, place++)))
      note(place)
      length = foundLength
      distance = foundDistance
    }
    if (length === 0) {
      write(valueAt(ofByte, valueAt(bytes, place++)))
      continue
    }
    write(valueAt(ofLength, length))
    write(valueAt(ofDistance, distance))
    const last = Math.min(place + length - 1, lastNoted)
    for (let next = place + 1; next <= last; next++) note(next)
    place += length
  }
}

/** Both are bytes as a text, one in each letter: it lies among the objects, and costs nothing outside of them. */
export interface Squeezed {
  readonly bytes: string
  /** The end of what was said so far: the dictionary of the next message. */
  readonly remembered: string
}

/** `dictionary`: what is remembered of the messages before. The message must not be too long. */
export function squeeze(message: string, dictionary: string): Squeezed {
  const start = bytes.write(dictionary, 0, 'latin1')
  const end = start + bytes.write(message, start)
  if (base > mostPlaces) {
    base = 0
    lastPlace.fill(-1)
  }
  for (let place = 0; place < start && place + shortestMatch <= end; place++) note(place)
  open = openCount = size = 0
  // The last block, with the fixed codes.
  write(written(0b011, 3))
  squeezeBetween(start, end)
  write(symbol(256))
  if (openCount > 0) squeezed[size++] = open
  base += end + 1
  return {
    bytes: squeezed.toString('latin1', 0, size),
    remembered: bytes.toString('latin1', Math.max(0, end - mostRemembered), end),
  }
}
