// The daybook: answers are written down here first, one page behind the other in a file that keeps its size, and entered
// into the logs many at a time. A page costs a third of what a transaction does, and after a crash nothing else is needed.

import {
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Entry } from '../play/entry.ts'
import { makePrivateFile } from './sqlite-file.ts'

/** An entry and the match in whose log it stands. */
export interface Noted {
  readonly match: string
  readonly entry: Entry
}

export const daybookFile = (folder: string): string => join(folder, 'umpire.daybook')

/** Of a volume: room for some thousand answers. */
const volumeSize = 2 << 20
/** A page begins with its checksum, the number of the volume and its length, each in four bytes. */
const headSize = 12
const [volumeAt, lengthAt] = [4, 8]

/** The checksum is of all that follows it. */
const checksum = (page: Buffer): number => crc32(page.subarray(volumeAt))

/** The file has two halves, for a volume each: while one is written, what stands in the other is entered into the logs. */
export class Daybook {
  readonly #file: number
  readonly #size: number
  readonly #desk: Buffer
  #volume: number
  #half: 0 | 1 = 1
  #end = 0

  /** Opens the file, or makes it. What stands in it must have been entered into the logs before. */
  constructor(path: string, size = volumeSize) {
    if (!existsSync(path)) makePrivateFile(path)
    this.#file = openSync(path, 'r+')
    this.#size = size
    this.#desk = Buffer.alloc(size)
    // A file that does not grow needs no word of its size on the disk, which would take as long as the page itself.
    if (statSync(path).size !== 2 * size) {
      ftruncateSync(this.#file, 2 * size)
      for (const half of [0, size]) writeSync(this.#file, this.#desk, 0, size, half)
    }
    this.#volume = Date.now() >>> 0
    this.wipe()
  }

  /** The volume that is being written. */
  get volume(): number {
    return this.#volume
  }

  /** How much of it is full, from 0 to 1. */
  get filled(): number {
    return this.#end / this.#size
  }

  /** Writes entries down, durably; false where there is no more room for them in this volume. */
  write(entries: readonly Noted[]): boolean {
    const text = JSON.stringify(entries)
    const size = headSize + Buffer.byteLength(text)
    if (this.#end + size > this.#size) return false
    const page = this.#desk.subarray(0, size)
    page.writeUInt32LE(this.#volume, volumeAt)
    page.writeUInt32LE(size, lengthAt)
    page.write(text, headSize)
    page.writeUInt32LE(checksum(page), 0)
    writeSync(this.#file, page, 0, size, this.#half * this.#size + this.#end)
    fdatasyncSync(this.#file)
    this.#end += size
    return true
  }

  /** The next volume begins, over the one before this, all of which has been entered into the logs. */
  beginNext(): void {
    this.#volume = (this.#volume + 1) >>> 0
    this.#half = this.#half === 0 ? 1 : 0
    this.#end = 0
  }

  /** All has been entered: makes sure that nothing is entered again, even into logs that are not those of before any more. */
  wipe(): void {
    this.beginNext()
    for (const half of [0, this.#size]) writeSync(this.#file, Buffer.alloc(headSize), 0, headSize, half)
    fdatasyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** What stands in a daybook, also while a server writes in it: of each volume as far as its pages are whole. */
export function readDaybook(path: string, size = volumeSize): readonly Noted[] {
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const [first, second] = [volumeIn(bytes.subarray(0, size)), volumeIn(bytes.subarray(size))]
  // Numbers of volumes may begin anew from 0.
  const isInOrder = ((second.volume - first.volume) | 0) >= 0
  return isInOrder ? [...first.noted, ...second.noted] : [...second.noted, ...first.noted]
}

interface Volume {
  readonly volume: number
  readonly noted: readonly Noted[]
}

function volumeIn(bytes: Buffer): Volume {
  const noted: Noted[] = []
  let volume: number | undefined
  for (let at = 0; at + headSize <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + lengthAt)
    if (size < headSize || at + size > bytes.length) break
    const page = bytes.subarray(at, at + size)
    if (page.readUInt32LE(0) !== checksum(page)) break
    const of = page.readUInt32LE(volumeAt)
    volume ??= of
    if (of !== volume) break
    const entries: readonly Noted[] = JSON.parse(page.toString('utf8', headSize))
    noted.push(...entries)
    at += size
  }
  return { volume: volume ?? 0, noted }
}
