// Records: a match as text. Game, version, options, seed and answers; from these it replays to the last bit.

import type { AnyGame, Outcome } from './game.ts'
import { isObject } from './is-object.ts'
import type { OptionValue } from './options.ts'
import { Refusal } from './refusal.ts'

export const recordFormat = 1

export interface MatchRecord {
  readonly umpire: typeof recordFormat
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: { readonly [name: string]: OptionValue }
  readonly seed: string
  /** What was changed before the first move, in the game's notation for scenarios. */
  readonly position?: readonly string[]
  /** `P1: drop 4`, one after the other. */
  readonly answers: readonly string[]
  readonly outcome?: Outcome
}

/** The record of a match in which nothing was answered. */
export const unplayedRecord = (
  game: AnyGame,
  { seats, options, seed }: Pick<MatchRecord, 'seats' | 'options' | 'seed'>,
): MatchRecord => ({ umpire: recordFormat, game: game.id, version: game.version, seats, options, seed, answers: [] })

/** How a game's notation and the one who says it stand in a record: `P1: drop 4`. */
export const sayLine = (name: string, text: string): string => `${name}: ${text}`

/** Splits `P1: drop 4` into the seat's number and what it says. */
export function readLine(line: string, names: readonly string[]): { seat: number; text: string } | Refusal {
  const colon = line.indexOf(':')
  const name = line.slice(0, colon).trim().toLowerCase()
  const seat = names.findIndex((known) => known.toLowerCase() === name)
  if (colon < 0 || seat < 0) {
    return new Refusal('malformed', `"${line.slice(0, 60)}" does not begin with one of ${names.join(', ')} and a colon`)
  }
  return { seat, text: line.slice(colon + 1).trim() }
}

const unusable = (reason: string): Refusal => new Refusal('unusable', reason)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Reads a record from text and checks its form. Whether its answers fit, and the outcome, a replay shows. */
export function parseRecord(text: string): MatchRecord | Refusal {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return unusable(`not a record: ${error instanceof Error ? error.message : 'not JSON'}`)
  }
  return checkRecord(value)
}

/** The same for JSON that has been read already. */
export function checkRecord(value: unknown): MatchRecord | Refusal {
  if (!isObject(value)) return unusable('not a record: a JSON object is expected')
  const { umpire, game, version, seats, options, seed, position, answers } = value
  if (umpire !== recordFormat)
    return unusable(`not a record of format ${recordFormat}: "umpire" is ${JSON.stringify(umpire)}`)
  if (typeof game !== 'string') return unusable('the record names no game')
  if (typeof version !== 'number') return unusable('the record has no version')
  if (typeof seats !== 'number') return unusable('the record does not say how many seats')
  if (typeof seed !== 'string') return unusable('the record has no seed')
  if (!isObject(options)) return unusable('the record has no options')
  const named: { [name: string]: OptionValue } = {}
  for (const [name, option] of Object.entries(options)) {
    if (typeof option !== 'string' && typeof option !== 'number' && typeof option !== 'boolean') {
      return unusable(`option ${name} of the record has no usable value`)
    }
    named[name] = option
  }
  if (!isTexts(answers)) return unusable('the record has no list of answers')
  if (position !== undefined && !isTexts(position))
    return unusable('the position of the record is not a list of statements')
  return {
    umpire: recordFormat,
    game,
    version,
    seats,
    options: named,
    seed,
    ...(position === undefined ? {} : { position }),
    answers,
  }
}

/** The record for the game as it is now: as it stands, migrated by the game, or refused. */
export function forThisVersion(game: AnyGame, record: MatchRecord): MatchRecord | Refusal {
  if (record.game !== game.id) return unusable(`the record is of ${record.game}, not of ${game.id}`)
  if (record.version === game.version) return record
  const migrated = record.version < game.version ? game.migrate?.(record) : undefined
  if (migrated !== undefined) return { ...migrated, version: game.version }
  return unusable(`the record is of version ${record.version} of ${game.name}; this is version ${game.version}`)
}
