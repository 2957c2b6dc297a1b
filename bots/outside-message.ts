// What a bot from outside may send: its lines, cut out of a stream of any shape, and read with a reason where they fail.

import { isObject, Refusal } from '@umpire/engine'

/** An answer to a question, or the question why something is not possible. */
export type Message =
  | { readonly type: 'answer'; readonly seat: number; readonly number: number; readonly say: string }
  | { readonly type: 'why'; readonly seat: number; readonly say: string | undefined }

/** The longest line that is taken, in characters. */
export const longestLine = 1_000_000

const malformed = (reason: string): Refusal => new Refusal('malformed', reason)

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

const isText = (value: unknown): value is string => typeof value === 'string'

export function readMessage(line: string): Message | Refusal {
  if (line.length > longestLine) return malformed(`the line is longer than ${longestLine} characters`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return malformed('the line is not JSON')
  }
  if (!isObject(value)) return malformed('the line is not a JSON object')
  const { type, seat, number, say } = value
  if (type !== 'answer' && type !== 'why') return malformed('"type" is neither "answer" nor "why"')
  if (!isWhole(seat)) return malformed('"seat" is not the number of a seat')
  if (type === 'why') {
    return say === undefined || isText(say) ? { type, seat, say } : malformed('"say" is not a text')
  }
  if (!isWhole(number)) return malformed('"number" is not the number of a question')
  return isText(say) ? { type, seat, number, say } : malformed('"say" is not a text')
}

/** Cuts a stream into lines. Of a line that is too long only the beginning is kept, so that nothing fills the memory. */
export class LineCutter {
  private rest = ''

  /** The lines that end in this piece. Blank ones are left out. */
  lines(piece: string): string[] {
    const [first = '', ...others] = piece.split('\n')
    const ended: string[] = []
    this.rest = kept(this.rest + first)
    for (const line of others) {
      ended.push(this.rest)
      this.rest = kept(line)
    }
    return ended.filter((line) => line.trim() !== '')
  }
}

/** One character more than is allowed is kept, so that the line is still seen to be too long. */
const kept = (line: string): string => line.slice(0, longestLine + 1)
