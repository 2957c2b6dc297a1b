// How a game lies in a store: one header, and one entry for each answer. What every kind of store has in common.

import { Refusal } from '@umpire/engine'
import type { GameChanges } from './game-store.ts'
import type { SavedGame } from './saved-game.ts'

/** The key of an answer: the game, and how many answers came before. */
export type AnswerKey = [id: string, number: number]

/** The first and the last key there can be of the answers from a number on. */
export const answersFrom = (id: string, number: number): [AnswerKey, AnswerKey] => [
  [id, number],
  [id, Number.POSITIVE_INFINITY],
]

const stale = (): Refusal => new Refusal('stale', 'this game has gone on in another tab; open it again to play here')

/** The header with some changes; its answers and what it was set up with stay. */
export const updated = (game: SavedGame, changes: GameChanges): SavedGame => ({
  ...game,
  changed: Date.now(),
  ...changes,
})

/** The header when answers have been added after the first `number`. */
export function appended(
  game: SavedGame,
  number: number,
  lines: readonly string[],
  changes: GameChanges,
): SavedGame | Refusal {
  return number === game.count ? { ...updated(game, changes), count: number + lines.length } : stale()
}

/** The header when all but the first `count` answers have been taken back. */
export function cutTo(game: SavedGame, count: number, changes: GameChanges): SavedGame | Refusal {
  const isThere = Number.isInteger(count) && count >= 0 && count <= game.count
  return isThere ? { ...updated(game, changes), count } : stale()
}

/** The answers of a game from its entries, or what is wrong with them. */
export function joinAnswers(count: number, keys: readonly unknown[], values: readonly unknown[]): string[] | Refusal {
  if (values.length !== count) {
    return new Refusal('unusable', `${count} answers were given, and ${values.length} are there`)
  }
  const answers: string[] = []
  for (const [n, value] of values.entries()) {
    const key = keys[n]
    if (!Array.isArray(key) || key[1] !== n) return new Refusal('unusable', `answer ${n + 1} is missing`)
    if (typeof value !== 'string') return new Refusal('unusable', `answer ${n + 1} cannot be read`)
    answers.push(value)
  }
  return answers
}
