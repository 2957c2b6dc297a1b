// A statement of the notation for positions, and what its words mean.

import { Refusal } from '@umpire/engine'
import { operativeNames, sayDefender } from '../names.ts'
import { regionAt } from '../regions.ts'
import type { State } from '../state.ts'
import type { Defender } from '../state/complex.ts'
import type { Operative } from '../state/operative.ts'
import type { Region, Side } from '../state/region.ts'
import type { CrashersTable } from '../table.ts'

/** How a statement looks, and what it does. */
export type Sentence = readonly [RegExp, (t: CrashersTable, words: RegExpExecArray) => Refusal | undefined]

export const bad = (what: string, meant: string): Refusal => new Refusal('malformed', `"${what}" is not ${meant}`)

/** `-1.2` */
export function readCell(text: string): readonly [number, number] | undefined {
  const [, x, y] = /^(-?\d+)\.(-?\d+)$/.exec(text) ?? []
  return x === undefined || y === undefined ? undefined : [Number(x), Number(y)]
}

export function readRegion(state: State, text: string): Region | undefined {
  const cell = readCell(text)
  return cell === undefined ? undefined : regionAt(state, cell[0], cell[1])
}

const sideWords: { readonly [word: string]: Side } = { north: 0, east: 1, south: 2, west: 3 }

export const readSide = (word: string): Side | undefined => sideWords[word]

export const readOperative = (state: State, word: string): Operative | undefined =>
  state.operatives[operativeNames.indexOf(word)]

/** `beta squad 2`; the first one where no number is said. */
export const readDefender = (state: State, words: string): Defender | undefined =>
  state.defenders.find((one) => sayDefender(one) === words || sayDefender(one) === `${words} 1`)

export const operativeWords = operativeNames.join('|')

/** The words between plus signs. */
export const listed = (text: string): string[] => text.split('+').map((word) => word.trim())
