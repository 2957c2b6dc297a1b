// Compresses short messages: raw deflate (RFC 1951) with its fixed codes, by what both ends of a line remember. zlib is set
// up anew for every message, and collecting what it takes for that costs a server more than the compressing.

/** The longest text, together with what it may refer to. */
export const longestShort = 16_384

/** Shorter repetitions are written out: to refer to them takes as many bits. */
const shortestMatch = 4
const longestMatch = 258
/** So many earlier places are looked at for the longest repetition, and none after one that is this long. */
const mostTries = 4
const longEnough = 16

// Codes, each with the bits that say more: 32 * all these bits + how many they are.

const coded = (bits: number, count: number): number => 32 * bits + count

/** Codes are written highest bit first, all else lowest bit first. */
function reversed(code: number, count: number): number {
  let result = 0
  for (let bit = 0; bit < count; bit++) result |= ((code >> bit) & 1) << (count - 1 - bit)
  return result
}

/** The code of a byte, of the end (256) or of a range of lengths (from 257 on). */
function symbolCode(symbol: number): { readonly bits: number; readonly count: number } {
  if (symbol < 144) return { bits: reversed(0x30 + symbol, 8), count: 8 }
  if (symbol < 256) return { bits: reversed(0x1_90 + symbol - 144, 9), count: 9 }
  if (symbol < 280) return { bits: reversed(symbol - 256, 7), count: 7 }
  return { bits: reversed(0xc0 + symbol - 280, 8), count: 8 }
}

const end = 256
const symbolCodes = Int32Array.from({ length: end + 1 }, (_, symbol) => {
  const { bits, count } = symbolCode(symbol)
  return coded(bits, count)
})

/** A range of lengths or distances: its least, and how many more bits say which of it is meant. */
interface Range {
  readonly least: number
  readonly more: number
}

/** Ranges of one, and from the second size on each size is twice the one before; so many of each. */
function rangesFrom(least: number, ofEach: number, count: number): Range[] {
  const ranges: Range[] = []
  let next = least
  for (let n = 0; n < count; n++) {
    const more = Math.max(0, Math.floor(n / ofEach) - 1)
    ranges.push({ least: next, more })
    next += 1 << more
  }
  return ranges
}

/** By value: the code of its range, and which of the range it is. */
const codesOf = (most: number, ranges: readonly Range[], codeOf: typeof symbolCode): Int32Array =>
  Int32Array.from({ length: most + 1 }, (_, value) => {
    const number = ranges.findLastIndex(({ least }) => least <= value)
    const range = ranges[number]
    if (range === undefined) return 0
    const { bits, count } = codeOf(number)
    return coded(bits | ((value - range.least) << count), count + range.more)
  })

const lengthCodes = codesOf(longestMatch, [...rangesFrom(3, 4, 28), { least: longestMatch, more: 0 }], (range) =>
  symbolCode(end + 1 + range),
)
const distanceCodes = codesOf(longestShort, rangesFrom(1, 2, 30), (range) => ({ bits: reversed(range, 5), count: 5 }))

// Places are counted from 1, and 0 is none.

const hashBits = 12
/** By hash: where four such bytes were last. */
const lastPlace = new Uint16Array(1 << hashBits)
/** By place: the place before it with the same hash. */
const placeBefore = new Uint16Array(longestShort)

/** Notes the four bytes at a place; where they, or others with the same hash, were before. */
function note(bytes: Uint8Array, place: number): number {
  const four =
    (bytes[place] as number) |
    ((bytes[place + 1] as number) << 8) |
    ((bytes[place + 2] as number) << 16) |
    ((bytes[place + 3] as number) << 24)
  const hash = Math.imul(four, 0x9e_37_79_b1) >>> (32 - hashBits)
  const before = lastPlace[hash] as number
  placeBefore[place] = before
  lastPlace[hash] = place + 1
  return before
}

/** Of what may be referred to every third place is noted: what repeats is longer than that, and is then found from behind. */
const noted = 3

/** The codes of what is being compressed: one for each byte at most, and the end. */
const codes = new Int32Array(longestShort + 1)
/** A byte takes nine bits at most. */
const output = new Uint8Array(2 * longestShort)

/**
 * Compresses the bytes from one place to another, which may refer to those before; the end is at most `longestShort`.
 * What it gives is there until the next call.
 */
export const squeezeShort = (bytes: Uint8Array, from: number, to: number): Uint8Array =>
  output.subarray(0, writeCodes(findCodes(bytes, from, to)))

/** Finds what repeats; how many codes there are then. */
function findCodes(bytes: Uint8Array, from: number, to: number): number {
  lastPlace.fill(0)
  const lastNoted = to - shortestMatch
  for (let place = 0; place < from && place <= lastNoted; place += noted) note(bytes, place)
  let count = 0
  /** The first byte for which there is no code yet. */
  let next = from
  for (let place = from; place <= lastNoted; ) {
    const most = Math.min(longestMatch, to - place)
    let same = 0
    let distance = 0
    let earlier = note(bytes, place) - 1
    for (let tries = 0; tries < mostTries && earlier >= 0 && same < longEnough && same < most; tries++) {
      // Only where the byte behind what was found so far is the same can it be longer.
      if (bytes[earlier + same] === bytes[place + same]) {
        let found = 0
        while (found < most && bytes[earlier + found] === bytes[place + found]) found++
        if (found > same) {
          same = found
          distance = place - earlier
        }
      }
      earlier = (placeBefore[earlier] as number) - 1
    }
    if (same < shortestMatch) {
      place++
      continue
    }
    while (
      place > next &&
      place > distance &&
      same < longestMatch &&
      bytes[place - 1] === bytes[place - 1 - distance]
    ) {
      place--
      same++
    }
    for (; next < place; next++) codes[count++] = symbolCodes[bytes[next] as number] as number
    codes[count++] = lengthCodes[same] as number
    codes[count++] = distanceCodes[distance] as number
    next += same
    for (place += noted; place < next && place <= lastNoted; place += noted) note(bytes, place)
    place = next
  }
  for (; next < to; next++) codes[count++] = symbolCodes[bytes[next] as number] as number
  codes[count++] = symbolCodes[end] as number
  return count
}

/** Writes the codes as the last block of a message, with the fixed codes; how many bytes that are. */
function writeCodes(count: number): number {
  // Bits are held until they are whole bytes.
  let held = 0b011
  let holds = 3
  let length = 0
  for (let n = 0; n < count; n++) {
    const code = codes[n] as number
    held |= (code >> 5) << holds
    holds += code & 31
    for (; holds >= 8; holds -= 8, held >>>= 8) output[length++] = held
  }
  if (holds > 0) output[length++] = held
  return length
}
