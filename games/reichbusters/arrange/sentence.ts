// A statement of the notation for positions, and what its words mean.

import { at, Refusal, type Secret } from '@umpire/engine'
import type { HeroId } from '../content/hero.ts'
import { heroes } from '../content/heroes.ts'
import type { AreaId, DoorId } from '../content/map/map.ts'
import type { Awareness } from '../content/noise.ts'
import { sayArea, sayDoor, sayEnemy } from '../names.ts'
import { mapOf, type State } from '../state.ts'
import type { Enemy } from '../state/castle.ts'
import type { Hero } from '../state/hero.ts'
import type { ReichbustersTable } from '../table.ts'

/** How a statement looks, and what it does. */
export type Sentence = readonly [RegExp, (t: ReichbustersTable, words: RegExpExecArray) => Refusal | undefined]

export const bad = (what: string, meant: string): Refusal => new Refusal('malformed', `"${what}" is not ${meant}`)

/** `c4` or `C4` */
export const readArea = (state: State, word: string): AreaId | undefined =>
  mapOf(state).areas.find(({ id }) => sayArea(id, state) === word.toLowerCase())?.id

/** `b3-b4`; the areas in any order. */
export function readDoor(state: State, word: string): DoorId | undefined {
  const said = word.toLowerCase()
  const turned = said.split('-').toReversed().join('-')
  return mapOf(state).doors.find(({ id }) => [said, turned].includes(sayDoor(id, state)))?.id
}

export const heroNamed = (word: string): HeroId | undefined => heroes.rows.find(({ id }) => id === word)?.id

export const readHero = (state: State, word: string): Hero | undefined => state.heroes.find(({ id }) => id === word)

/** `soldier 3` */
export const readEnemy = (state: State, words: string): Enemy | undefined =>
  state.enemies.find((enemy) => sayEnemy(enemy) === words)

const levels: { readonly [word: string]: Awareness } = { 'at ease': 0, suspicious: 1, alert: 2 }

export const readAwareness = (words: string): Awareness | undefined => levels[words]
export const awarenessWords = Object.keys(levels).join('|')

export const heroWords = heroes.rows.map(({ id }) => id).join('|')

/** The words between plus signs; none for `nothing`. */
export const listed = (text: string): string[] => (text === 'nothing' ? [] : text.split('+').map((word) => word.trim()))

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

/** The row of a table with this id. */
export const readIn =
  <Id extends string>({ rows }: { readonly rows: readonly { readonly id: Id }[] }) =>
  (word: string): Id | undefined =>
    rows.find(({ id }) => id === word)?.id

/** Takes a card with this face out of a pile; undefined if there is none. */
export function takeOut<Face extends string>(
  { secrets }: ReichbustersTable,
  pile: Secret<Face>[],
  face: Face,
): Secret<Face> | undefined {
  const place = pile.findIndex((secret) => at(secrets.faces, secret) === face)
  return place < 0 ? undefined : pile.splice(place, 1)[0]
}
