// Matches and records: the record of a stored match, and a new match made of a record.

import { type AnyGame, at, Match, type MatchRecord, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import type { Store } from '../store/store.ts'
import { newToken } from './commands.ts'
import type { Deed, Entry, SeatPlan } from './entry.ts'
import { foldLog, recordIn } from './fold.ts'
import { keepPosition } from './verify-matches.ts'

/** The record of a match as far as it has been played, whether it is over or not. Whoever has it knows everything. */
export async function exportMatch(store: Store, match: string): Promise<MatchRecord | Refusal> {
  const entries = await store.entries(match, 0)
  const [first] = entries
  if (first?.deed.do !== 'create') return new Refusal('unusable', `there is no match ${match}`)
  const game = await loadGame(first.deed.game)
  if (game === undefined) return new Refusal('unusable', `this Umpire has no game "${first.deed.game}"`)
  const live = foldLog(match, game, entries)
  // One that does not replay any more still has its answers.
  const played = live instanceof Refusal ? undefined : live.match
  return played?.record() ?? recordIn(game, entries)
}

export interface Imported {
  readonly match: string
  readonly isOver: boolean
  /** For each seat of a match that goes on, what its player opens: a path on the server. */
  readonly seats: readonly { readonly name: string; readonly path: string }[]
}

/** Makes a match of a record: one that is over, or one that goes on with whoever takes its seats by their links. */
export async function importRecord(store: Store, game: AnyGame, record: MatchRecord): Promise<Imported | Refusal> {
  const played = Match.replay(game, record)
  if (played instanceof Refusal) return played
  if (record.position !== undefined) {
    return new Refusal('unusable', 'the record begins with an arranged position, which no match over the network does')
  }
  const id = newToken()
  const isOver = played.outcome !== null
  const seats = played.seats.map((): SeatPlan => (isOver ? { kind: 'open' } : { kind: 'invited', token: newToken() }))
  const entries = logOf(played, seats)
  const live = foldLog(id, game, entries)
  if (live instanceof Refusal) return live
  await store.create(
    live.summary(),
    entries.map(({ number: _number, ...entry }) => entry),
  )
  await keepPosition(store, live)
  const paths = seats.flatMap((plan, seat) =>
    plan.kind === 'invited'
      ? [{ name: at(played.seatNames, seat), path: `/match/${id}#invite=${plan.token}&seat=${seat}` }]
      : [],
  )
  return { match: id, isOver, seats: paths }
}

function logOf({ game, options, seed, given }: Match, seats: readonly SeatPlan[]): readonly Entry[] {
  const creation: Deed = {
    do: 'create',
    game: game.id,
    version: game.version,
    options,
    seats,
    host: '',
    isPublic: false,
    hasHints: false,
  }
  const answers = given.map(({ seat, text }): Deed => ({ do: 'answer', seat, text }))
  const now = Date.now()
  return [creation, { do: 'start', seed } satisfies Deed, ...answers].map((deed, number) => ({
    number,
    at: now,
    by: null,
    key: null,
    deed,
  }))
}
