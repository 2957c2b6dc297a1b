// Everything there is of a match, as plain data, and where two of them differ.

import { type Ask, firstDifference, type Match, type Viewer } from '@umpire/engine'
import { fail } from './failure.ts'

/** All who may look: the seats and a spectator. */
export const viewersOf = (match: Match): readonly Viewer[] => [...match.seats, 'spectator']

/** What lies at a path of plain data, as `firstDifference` gives it; for messages. */
export function atPath(value: unknown, path: string): string {
  let here = value
  for (const key of path === '(all)' ? [] : path.split('.')) {
    here =
      typeof here === 'object' && here !== null ? Object.entries(here).find(([name]) => name === key)?.[1] : undefined
  }
  const text = JSON.stringify(here) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 200)}...` : text
}

/** Data through JSON and back: shares nothing, and has lost what JSON loses. */
export function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** An ask in all its words. */
export const wholeAsk = (ask: Ask): unknown => ({ ...ask.toJSON(), blocked: ask.blocked() })

/** The same without its number, which counts answers and so says nothing of the position. */
export const numberless = (ask: Ask): unknown => ({ ...ask.toJSON(), number: 0, blocked: ask.blocked() })

/**
 * Data as it was at one moment, as JSON: it shares nothing, and to compare texts takes far less time than to compare what
 * they say.
 */
export class Bytes {
  readonly text: string

  constructor(data: unknown) {
    this.text = JSON.stringify(data)
  }

  /** The same, whatever the order of keys. */
  equals(other: Bytes): boolean {
    return this.text === other.text || this.firstDifference(other) === undefined
  }

  firstDifference(other: Bytes): string | undefined {
    return firstDifference(this.data, other.data)
  }

  get data(): unknown {
    return JSON.parse(this.text)
  }
}

/** The position, what is asked, and what everybody has been told. */
export const everything = (match: Match): Bytes =>
  new Bytes({
    count: match.count,
    position: match.position,
    asks: match.asks.map(wholeAsk),
    events: match.events(),
    logs: viewersOf(match).map((viewer) => match.log(viewer)),
  })

/**
 * The same, but of the logs only what was told since so many answers: for matches that were one until then. What was told
 * before is compared with the rest, and reads the same in the same position.
 */
export const everythingSince = (match: Match, count: number): Bytes =>
  new Bytes({
    count: match.count,
    position: match.position,
    asks: match.asks.map(wholeAsk),
    events: match.events(),
    logs: viewersOf(match).map((viewer) => match.log(viewer, count)),
  })

/** Position and questions without their numbers: what an answer must change. */
export const standing = (match: Match): Bytes =>
  new Bytes({ position: match.position, asks: match.asks.map(numberless) })

/** Fails where two things differ that must not, and says where. */
export function mustEqual(match: Match, was: unknown, is: unknown, words: string): void {
  if (was instanceof Bytes && is instanceof Bytes) {
    if (!was.equals(is)) mustEqual(match, was.data, is.data, words)
    return
  }
  const path = firstDifference(was, is)
  if (path !== undefined) fail(match, `${words}: ${path} is ${atPath(is, path)} and not ${atPath(was, path)}`)
}
