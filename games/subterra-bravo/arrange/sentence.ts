// A statement of the notation for positions, and what its words mean.

import { Refusal } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import { type CommandoId, commandos } from '../content/commandos.ts'
import { enemies, type EnemyId } from '../content/enemies.ts'
import { groundOf } from '../ground.ts'
import { sayCommando, sayEnemyType } from '../names.ts'
import type { State } from '../state.ts'
import type { SubterraTable } from '../table.ts'

/** How a statement looks, and what it does. */
export type Sentence = readonly [RegExp, (t: SubterraTable, words: RegExpExecArray) => Refusal | undefined]

export const bad = (what: string, meant: string): Refusal => new Refusal('malformed', `"${what}" is not ${meant}`)

/** `11.4` */
export function readSquare(state: State, text: string): Square | undefined {
  const [, x, y] = /^(\d+)\.(\d+)$/.exec(text) ?? []
  const { grid } = groundOf(state)
  return x !== undefined && y !== undefined && grid.inside(Number(x), Number(y))
    ? grid.square(Number(x), Number(y))
    : undefined
}

/** The squares of a list, or why it is none. */
export function readSquares(state: State, text: string): Square[] | Refusal {
  const squares: Square[] = []
  for (const word of text.trim().split(/\s+/)) {
    const square = readSquare(state, word)
    if (square === undefined) return bad(word, 'a square like 11.4')
    squares.push(square)
  }
  return squares
}

export const readCommando = (word: string): CommandoId | undefined =>
  commandos.rows.find(({ id }) => sayCommando(id) === word)?.id

export const readEnemyType = (word: string): EnemyId | undefined =>
  enemies.rows.find(({ id }) => sayEnemyType(id) === word)?.id

/** A pattern that any of these words fits. */
const anyOf = (words: readonly string[]): string => words.join('|')

export const commandoWords = anyOf(commandos.rows.map(({ id }) => sayCommando(id)))
export const enemyWords = anyOf(enemies.rows.map(({ id }) => sayEnemyType(id)))
