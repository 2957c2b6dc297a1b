// The log of a match for a newer version of its game, where the game says how its records are migrated.

import {
  type AnyGame,
  at,
  forThisVersion,
  type MatchRecord,
  readLine,
  readOptions,
  recordFormat,
  Refusal,
  sayLine,
  seat,
  seatNames,
} from '@umpire/engine'
import type { Deed, Entry, NewEntry } from './entry.ts'
import { answersIn, pinnedVersion } from './fold.ts'

type Creation = Deed & { readonly do: 'create' }
type Answer = Deed & { readonly do: 'answer' }

/** A log that begins and is played as the record of an older version says; a refusal where that cannot be made. */
export function migratedLog(game: AnyGame, entries: readonly Entry[]): readonly NewEntry[] | Refusal {
  const [first] = entries
  const start = entries.find(({ deed }) => deed.do === 'start')
  if (first?.deed.do !== 'create' || start?.deed.do !== 'start') {
    return new Refusal('unusable', 'the match has not begun')
  }
  const record = forThisVersion(game, oldRecord(game, first.deed, start.deed.seed, entries))
  if (record instanceof Refusal) return record
  if (record.seats !== first.deed.seats.length || record.position !== undefined) {
    return new Refusal('unusable', 'what it was migrated to has other seats, or begins elsewhere')
  }
  const answers = answersOf(game, record)
  if (answers instanceof Refusal) return answers
  const { version, options, seed } = record
  const log: readonly NewEntry[] = [
    { ...first, deed: { ...first.deed, version, options } },
    ...entries.filter(({ deed }) => deed.do === 'seat'),
    { ...start, deed: { do: 'start', seed } },
    ...asGiven(answers, entries, start),
    ...whatElse(entries),
  ]
  return log.map(unnumbered)
}

/** The record as the older version would have written it: its options are left to the migration. */
function oldRecord(game: AnyGame, creation: Creation, seed: string, entries: readonly Entry[]): MatchRecord {
  const { options, seats, version } = creation
  const names = seatNames(game, options, seats.length)
  return {
    umpire: recordFormat,
    game: game.id,
    version: pinnedVersion(entries, version),
    seats: seats.length,
    options,
    seed,
    answers: answersIn(game, entries).map((answer) => sayLine(at(names, answer.seat), answer.text)),
  }
}

function answersOf(game: AnyGame, record: MatchRecord): readonly Answer[] | Refusal {
  const options = readOptions(game.options, record.options)
  if (options instanceof Refusal) return options
  const names = seatNames(game, options, record.seats)
  const answers: Answer[] = []
  for (const line of record.answers) {
    const read = readLine(line, names)
    if (read instanceof Refusal) return read
    answers.push({ do: 'answer', seat: seat(read.seat), text: read.text })
  }
  return answers
}

/** Who gave each answer, when, and under which key is known where the migration left their number as it was. */
function asGiven(answers: readonly Answer[], entries: readonly Entry[], start: NewEntry): readonly NewEntry[] {
  const given = entries.filter(({ deed }) => deed.do === 'answer')
  const isSame = given.length === answers.length
  return answers.map((deed, n) => ({ ...(isSame ? at(given, n) : { ...start, by: null, key: null }), deed }))
}

/** What was done beside the answers and still holds: who has gone, and what is proposed or agreed about the end. */
function whatElse(entries: readonly Entry[]): readonly Entry[] {
  const kept: Entry[] = []
  let proposed: Entry[] = []
  for (const entry of entries) {
    const { deed } = entry
    if (deed.do === 'resign' || deed.do === 'leave' || deed.do === 'return' || deed.do === 'rematch') kept.push(entry)
    if (deed.do === 'propose') proposed = deed.what === 'end' ? [entry] : []
    if (deed.do === 'undo') proposed = []
    if (deed.do === 'consent') proposed = deed.yes && proposed.length > 0 ? [...proposed, entry] : []
  }
  return [...kept, ...proposed]
}

const unnumbered = ({ at: when, by, key, deed }: NewEntry): NewEntry => ({ at: when, by, key, deed })
