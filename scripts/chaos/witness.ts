// What the players of a match have said and seen: to be compared with its log.

import { createHash } from 'node:crypto'
import type { GameEvent, Refusal } from '@umpire/engine'
import type { Command, MatchState } from '@umpire/wire/connection'

/** A command and what became of it, as far as its page knows. */
export interface Said {
  readonly command: Command
  outcome: 'not known' | 'taken' | 'refused'
}

/** With its keys in order, so that the same is the same text however it came about. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** A position that all may know, as a short text: the answers so far, the state, and what was told last. */
export function digestOf(count: number, state: unknown, told: readonly { readonly event: GameEvent }[]): string {
  const text = `${count} ${told.length} ${canonical(told.at(-1)?.event ?? null)} ${canonical(state)}`
  return createHash('sha256').update(text).digest('base64url')
}

export class Witness {
  /** By its key: the page and the number of its message. */
  readonly said = new Map<string, Said>()
  /** Positions that somebody was shown, and who. */
  readonly seen = new Map<string, string>()
  taken = 0
  refused = 0
  shown = 0

  answered(said: Said, refusal: Refusal | undefined): void {
    said.outcome = refusal === undefined ? 'taken' : 'refused'
    if (refusal === undefined) this.taken++
    else this.refused++
  }

  /** Somebody is shown the match. */
  sees(who: string, { seen, state, told, isInTouch }: MatchState): void {
    if (!isInTouch || seen === undefined || state === undefined) return
    this.shown++
    this.seen.set(digestOf(seen.count, state, told), `${who}, after ${seen.count} answers`)
  }
}
