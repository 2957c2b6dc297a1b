// Compressed messages: both ends of a line remember the last ones, so that the next can refer to them.

import { inflateSync, strFromU8 } from 'fflate'

/** So many bytes of what was said before: both ends keep as much for every line. */
export const mostRemembered = 2048
/** A message with everything in it comes too seldom to be worth remembering. */
const everything = /^\{"n":\d+,"is":"all"/

/** Whether the next messages refer to this one. */
export const isRemembered = (text: string): boolean => !everything.test(text)

export const nothing: Uint8Array = new Uint8Array()

/** What is remembered after a message: the end of everything so far. */
export function remembered(before: Uint8Array, message: Uint8Array, text: string): Uint8Array {
  if (!isRemembered(text)) return before
  const added = message.subarray(-mostRemembered)
  const kept = before.subarray(Math.max(0, before.length + added.length - mostRemembered))
  // A copy: a part of a buffer would keep all of it.
  const both = new Uint8Array(kept.length + added.length)
  both.set(kept)
  both.set(added, kept.length)
  return both
}

/** The reading end of a line. */
export class Unsqueezer {
  private memory = nothing

  /** Throws for what was not compressed by the other end of this line. */
  text(data: ArrayBuffer | Uint8Array): string {
    const message = inflateSync(new Uint8Array(data), { dictionary: this.memory })
    const text = strFromU8(message)
    this.memory = remembered(this.memory, message, text)
    return text
  }
}
