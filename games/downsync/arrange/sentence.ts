// A statement of the notation for positions, and what its words mean.

import { Refusal, seat, type Seat } from '@umpire/engine'
import { sides } from '../content/sides.ts'
import { sizes } from '../content/sizes.ts'
import { sayElement, sayPing, sayUnit } from '../names.ts'
import type { State } from '../state.ts'
import type { Ping } from '../state/ping.ts'
import type { Unit } from '../state/unit.ts'
import type { DownsyncTable } from '../table.ts'

/** How a statement looks, and what it does. */
export type Sentence = readonly [RegExp, (t: DownsyncTable, words: RegExpExecArray) => Refusal | undefined]

export const bad = (what: string, meant: string): Refusal => new Refusal('malformed', `"${what}" is not ${meant}`)

export const sideWords = sides.join('|')

export const readSide = (word: string): Seat => seat(word === 'south' ? 0 : 1)

/** `10.62` inches are 1062. */
export const readLength = (word: string): number => Math.round(Number(word) * 100)

/** `crusader 2` */
export const readUnit = (state: State, words: string): Unit | undefined =>
  state.units.find((unit) => sayUnit(unit) === words.trim())

/** `m3` */
export const readPing = (state: State, words: string): Ping | undefined =>
  state.pings.find((ping) => sayPing(ping) === words.trim())

/** A Unit or Ping on the table. */
export const readElement = (state: State, words: string): number | undefined =>
  [...state.units.filter(({ at }) => at === 'table'), ...state.pings].find(
    ({ id }) => sayElement(state, id) === words.trim(),
  )?.id

/** The parts of a list; `nothing` is none. */
export const listed = (text: string): string[] =>
  text.trim() === 'nothing' ? [] : text.split(',').map((word) => word.trim())

/** All of the list read, or undefined if one cannot be. */
export function readAll<T>(text: string, read: (word: string) => T | undefined): T[] | undefined {
  const found: T[] = []
  for (const word of listed(text)) {
    const one = read(word)
    if (one === undefined) return undefined
    found.push(one)
  }
  return found
}

/** A new game becomes an empty table in the middle of Round 1, with all Command Points. */
export function makeBare(state: State): void {
  if (state.stage !== 'lists' || state.forces.some(({ cp }) => cp > 0)) return
  state.terms = { ...state.terms, terrain: [] }
  state.stage = 'designate'
  state.round = 1
  for (const force of state.forces) force.cp = sizes.of(state.terms.size).capacity
}
