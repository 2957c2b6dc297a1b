// The daybook: answers are written down here first, one page behind the other in a file that keeps its size, and entered
// into the logs many at a time. A page costs a third of what a transaction does, and after a crash nothing else is needed.

import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
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

/** Room for some thousand answers. */
const fileSize = 1 << 20
/** A page begins with its checksum, the number of the volume and its length, each in four bytes. */
const headSize = 12
const [volumeAt, lengthAt] = [4, 8]

/** The checksum is of all that follows it. */
const checksum = (page: Buffer): number => crc32(page.subarray(volumeAt))

/** When all has been entered into the logs, the next volume begins at the start of the file, over what is there. */
export class Daybook {
  readonly #file: number
  #volume: number
  #end = 0
  readonly #desk = Buffer.alloc(fileSize)

  /** Opens the file, or makes it. What stands in it must have been entered into the logs before. */
  constructor(path: string) {
    if (!existsSync(path)) makePrivateFile(path)
    this.#file = openSync(path, 'r+')
    // A file that does not grow needs no word of its size on the disk, which would take as long as the page itself.
    if (statSync(path).size !== fileSize) writeSync(this.#file, Buffer.alloc(fileSize), 0, fileSize, 0)
    this.#volume = Date.now() >>> 0
    this.wipe()
  }

  /** Writes entries down, durably; false where there is no more room for them in this volume. */
  write(entries: readonly Noted[]): boolean {
    const text = JSON.stringify(entries)
    const size = headSize + Buffer.byteLength(text)
    if (this.#end + size > fileSize) return false
    const page = this.#desk.subarray(0, size)
    page.writeUInt32LE(this.#volume, volumeAt)
    page.writeUInt32LE(size, lengthAt)
    page.write(text, headSize)
    page.writeUInt32LE(checksum(page), 0)
    writeSync(this.#file, page, 0, size, this.#end)
    fdatasyncSync(this.#file)
    this.#end += size
    return true
  }

  /** All has been entered into the logs. */
  beginAnew(): void {
    this.#volume = (this.#volume + 1) >>> 0
    this.#end = 0
  }

  /** Makes sure that nothing of it is entered again, even into logs that are not those of before any more. */
  wipe(): void {
    this.beginAnew()
    writeSync(this.#file, Buffer.alloc(headSize), 0, headSize, 0)
    fdatasyncSync(this.#file)
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** What stands in a daybook, also while a server writes in it: as far as its pages are whole and of one volume. */
export function readDaybook(path: string): readonly Noted[] {
  if (!existsSync(path)) return []
  const bytes = readFileSync(path)
  const found: Noted[] = []
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
    found.push(...entries)
    at += size
  }
  return found
}
