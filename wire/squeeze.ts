// Compressed messages: both ends of a line remember the last ones, so that the next can refer to them.

import { inflateSync, strFromU8 } from 'fflate'

/** So many bytes of what was said before. */
const mostRemembered = 4096

export const nothing: Uint8Array = new Uint8Array()

/** What is remembered after a message: the end of everything so far. */
export function remembered(before: Uint8Array, message: Uint8Array): Uint8Array {
  if (message.length >= mostRemembered) return message.slice(-mostRemembered)
  const kept = before.subarray(Math.max(0, before.length + message.length - mostRemembered))
  const both = new Uint8Array(kept.length + message.length)
  both.set(kept)
  both.set(message, kept.length)
  return both
}

/** The reading end of a line. */
export class Unsqueezer {
  private memory = nothing

  /** Throws for what was not compressed by the other end of this line. */
  text(data: ArrayBuffer): string {
    const message = inflateSync(new Uint8Array(data), { dictionary: this.memory })
    this.memory = remembered(this.memory, message)
    return strFromU8(message)
  }
}
