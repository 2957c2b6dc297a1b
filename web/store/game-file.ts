// A game as a file: the record as the terminal reads it too, with who played.

import { type AnyGame, checkRecord, forThisVersion, Match, type MatchRecord, Refusal, RuleError } from '@umpire/engine'
import { readPlayers } from './saved-game-form.ts'
import type { SeatPlayer } from './saved-game.ts'

/** A game on its way out of this browser or into it. */
export interface SharedGame {
  readonly record: MatchRecord
  /** Who sits where; undefined where the file does not say, as the terminal's do not. */
  readonly players: readonly SeatPlayer[] | undefined
}

/** The longest file that is read, in characters; the longest games take a fiftieth of it. */
export const longestFile = 5_000_000

const unusable = (reason: string): Refusal => new Refusal('unusable', reason)

const two = (number: number): string => String(number).padStart(2, '0')

/** `modular-mechs-2026-11-16.umpire.json` */
export function gameFileName(game: string, when: Date): string {
  return `${game}-${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}.umpire.json`
}

export const gameFileText = ({ record, players }: SharedGame): string =>
  `${JSON.stringify({ ...record, players }, undefined, 2)}\n`

/** Reads a file's text and checks its form; whether the answers fit, `replayShared` shows. */
export function readGameFile(text: string): SharedGame | Refusal {
  if (text.length > longestFile) return unusable('the file is too large for a game')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return unusable(`the file is no saved game: ${error instanceof Error ? error.message : 'not JSON'}`)
  }
  const record = checkRecord(value)
  if (record instanceof Refusal) return record
  if (typeof value !== 'object' || value === null || !('players' in value)) return { record, players: undefined }
  const players = readPlayers(value.players, record.seats)
  return players instanceof Refusal ? unusable(`the players of the file: ${players.reason}`) : { record, players }
}

/** The match of a record played to its last answer, or where and why it breaks. */
export function replayShared(game: AnyGame, saved: MatchRecord): Match | Refusal {
  const record = forThisVersion(game, saved)
  if (record instanceof Refusal) return record
  try {
    const match = Match.replay(game, record, 0)
    if (match instanceof Refusal) return match
    const most = game.bound(match.options, match.seats.length)
    if (record.answers.length > most) {
      return unusable(`${record.answers.length} answers, where a game of ${game.name} has ${most} at most`)
    }
    return Match.replay(game, record)
  } catch (error) {
    if (error instanceof RuleError) return unusable(error.message)
    // Even the first position can make a rule throw, where the record begins from one of its own.
    return unusable(`a rule failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
