// What must never happen, and how often it has happened.

export const faultKinds = [
  /** An acknowledged command is not in the log, or the log has changed. */
  'lost',
  'taken twice',
  /** A match whose log does not play, that was stopped, or in which nothing happens any more. */
  'cannot go on',
  'told before it was written',
  /** A bot's answer that is missing, doubled or not its own. */
  'bots',
  /** The server ended by itself. */
  'crashed',
] as const
export type FaultKind = (typeof faultKinds)[number]

export class Faults {
  readonly found: { readonly kind: FaultKind; readonly words: string }[] = []

  add(kind: FaultKind, words: string): void {
    this.found.push({ kind, words })
  }

  count(kind: FaultKind): number {
    return this.found.filter((fault) => fault.kind === kind).length
  }
}
