// What the players of a match have said and seen: to be compared with its log.

import { createHash } from 'node:crypto'
import type { GameEvent, Refusal } from '@umpire/engine'
import type { Command, MatchState } from '@umpire/wire/connection'
import { canonical } from '../../server/play/fold.ts'

/** A command and what became of it, as far as its page knows. */
export interface Said {
  readonly command: Command
  outcome: 'not known' | 'taken' | 'refused'
}

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
