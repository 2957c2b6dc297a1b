// Conducts a study: has a crew play its games, writes down what comes back, and goes on where it was.

import type { Refusal } from '@umpire/engine'
import type { Sheet } from '../sheet.ts'
import { trialCount } from '../study.ts'
import type { Crew } from './crew.ts'
import type { Batch, Journal } from './journal.ts'
import type { Part } from './work.ts'

export interface Conduct {
  /** Called whenever games came in: how many there are. */
  readonly show?: (played: number) => void
  /** Whether it is enough already. */
  readonly until?: Until
}

export interface Until {
  /**
   * Asked whenever all games up to a round number have been played, with their sheets. It is asked at the same numbers
   * whoever plays, so that the same seed gives the same study.
   */
  isEnough(sheets: readonly Sheet[]): boolean
  /** So many games are played between two such questions. */
  readonly between: number
}

/** Games in one message: few enough to lose little when stopped, many enough that sending costs nothing. */
const mostInPart = 8
/** So many parts at least, where there are games enough: nobody is to wait for the last of them. */
const fewestParts = 32

/** All sheets of the study, in its order. */
export async function conduct(
  journal: Journal,
  crew: Crew,
  options: Conduct = {},
): Promise<readonly Sheet[] | Refusal> {
  const { show, until } = options
  const count = trialCount(journal.study)
  const played = new Map<number, Sheet>()
  const keep = ({ from, sheets }: Batch): void => {
    for (const [n, sheet] of sheets.entries()) played.set(from + n, sheet)
  }
  for (const batch of journal.kept) keep(batch)
  const take = (batch: Batch): Refusal | undefined => {
    for (const fresh of notIn(played, batch)) {
      const refusal = journal.add(fresh)
      if (refusal !== undefined) return refusal
      keep(fresh)
    }
    show?.(played.size)
    return undefined
  }
  try {
    for (let done = 0; done < count; ) {
      const to = Math.min(count, done + (until?.between ?? count))
      const parts = missing(played, done, to)
      const wrong = parts.length === 0 ? undefined : await crew.play(parts, take)
      if (wrong !== undefined) return wrong
      done = to
      const sheets = inOrder(played, done)
      if (done === count || until?.isEnough(sheets) === true) return sheets
    }
    return []
  } finally {
    await crew.goHome()
  }
}

function inOrder(played: ReadonlyMap<number, Sheet>, count: number): Sheet[] {
  return Array.from({ length: count }, (_, n) => {
    const sheet = played.get(n)
    if (sheet === undefined) throw new Error(`game ${n} of the study is missing`)
    return sheet
  })
}

/** The games that have not been played yet, in parts. */
function missing(played: ReadonlyMap<number, Sheet>, from: number, to: number): Part[] {
  const size = Math.min(mostInPart, Math.ceil((to - from) / fewestParts))
  const parts: Part[] = []
  for (let n = from; n < to; n++) {
    if (played.has(n)) continue
    const last = parts.at(-1)
    if (last !== undefined && last.to === n && n - last.from < size) parts[parts.length - 1] = { ...last, to: n + 1 }
    else parts.push({ from: n, to: n + 1 })
  }
  return parts
}

/** A game that came in before does not count again. */
function notIn(played: ReadonlyMap<number, Sheet>, { from, sheets }: Batch): Batch[] {
  const fresh: { from: number; sheets: Sheet[] }[] = []
  for (const [n, sheet] of sheets.entries()) {
    if (played.has(from + n)) continue
    const last = fresh.at(-1)
    if (last !== undefined && last.from + last.sheets.length === from + n) last.sheets.push(sheet)
    else fresh.push({ from: from + n, sheets: [sheet] })
  }
  return fresh
}
