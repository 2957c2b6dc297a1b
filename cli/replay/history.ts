// The history of a match: the answers, and under each what it brought about, as far as the viewer may read it.

import { at, type Match, type Viewer } from '@umpire/engine'
import { indented, wrapped } from '../layout.ts'
import { colours } from '../terminal.ts'

/** So many answers are shown where not all are wanted. */
const lastShown = 10

export interface Wanted {
  /** Whether the game was played to its end: nothing is secret any more. */
  readonly isOver: boolean
  /** From the first answer on. */
  readonly isWhole: boolean
  readonly width: number
}

export function historyText(match: Match, viewer: Viewer, { isOver, isWhole, width }: Wanted): string {
  const { given, game, seatNames } = match
  const lines = match.log(viewer)
  const told = match.events().map((event, n) => ({ at: event.at, line: at(lines, n) }))
  const first = isWhole ? 0 : Math.max(0, given.length - lastShown)
  const isOpen = isOver || match.hidesNothing
  const text: string[] = first > 0 ? [`(${first} answers before; --log shows all)`] : []
  const tell = (count: number): void => {
    for (const { at: when, line } of told) if (when === count) text.push(indented(wrapped(line, width - 5), 5))
  }
  if (first === 0) tell(0)
  for (const [n, { seat, text: answer }] of given.entries()) {
    if (n < first) continue
    const said = isOpen || seat === viewer ? answer : colours.dim('(answers)')
    text.push(`${String(n + 1).padStart(3)}. ${colours.cyan(at(seatNames, seat))}: ${said}`)
    tell(n + 1)
  }
  return text.join('\n') || `Nothing has happened in this game of ${game.name} yet.`
}
