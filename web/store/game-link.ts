// A short game as a link: its record and players, deflated, in the part of the address that no server sees.

import { Refusal } from '@umpire/engine'
import { readGameFile, type SharedGame } from './game-file.ts'

/** The longest link that mail programs and messengers pass on whole, in characters after the `#`. */
export const longestLink = 8_000

/** What a link may swell to when it is read. */
const longestText = 1_000_000

/** With a checksum, so that a damaged link is noticed and not replayed as another game. */
const format = 'deflate'

const damaged = (): Refusal => new Refusal('unusable', 'the link is damaged or incomplete; ask for it again')

/** What stands after `/replay/link#`. */
export async function linkOf(shared: SharedGame): Promise<string | Refusal> {
  const plain = JSON.stringify({ ...shared.record, players: shared.players })
  const packed = new Blob([plain]).stream().pipeThrough(new CompressionStream(format))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  if (Math.ceil((bytes.length * 4) / 3) > longestLink) {
    const { length } = shared.record.answers
    return new Refusal('unusable', `the game is too long for a link (${length} answers); save it as a file`)
  }
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Reads what stands after the `#`. */
export async function readLink(hash: string): Promise<SharedGame | Refusal> {
  const code = hash.replace(/^#/, '')
  if (code === '' || code.length > longestLink) return damaged()
  const text = await inflated(code).catch(() => undefined)
  if (text === undefined) return damaged()
  const shared = readGameFile(text)
  return shared instanceof Refusal ? new Refusal('unusable', `the link holds no game: ${shared.reason}`) : shared
}

/** The text of a code; undefined where it grows beyond all games. Throws for what was never packed. */
async function inflated(code: string): Promise<string | undefined> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream(format))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value
    if (text.length > longestText) {
      await reader.cancel()
      return undefined
    }
  }
  return text
}
