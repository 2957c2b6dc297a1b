// New entries for the store: from a match that begins, a file that is opened, a replay that is forked.

import type { Tabletop } from '@umpire/board'
import { type Match, type MatchRecord, Refusal, spectator } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import { capitalised } from '../table/names.ts'
import { loadTabletop } from '../tabletops.ts'
import { longestFile, readGameFile, replayShared, type SharedGame } from './game-file.ts'
import { gameStore } from './game-store.ts'
import type { SavedGame, SeatPlayer } from './saved-game.ts'

/** A name that no other game has. `randomUUID` is missing on pages that are not secure. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where a match stands, in a few words: `Round 3, Fight`. */
export function standsAt(tabletop: Tabletop, match: Match): string {
  const [round, ...phases] = tabletop.phases(match.view(spectator))
  const now = phases.find(({ is }) => is === 'now')
  return [round?.name, now?.name].filter((part) => part !== undefined).join(', ')
}

/** The header of a match that the store does not have yet. */
export function newSavedGame(
  match: Match,
  tabletop: Tabletop,
  players: readonly SeatPlayer[],
  forkedFrom?: string,
): SavedGame {
  const { answers: _answers, outcome: _outcome, ...record } = match.record()
  const asked = match.asks.find(({ seat }) => players[seat]?.kind === 'person')
  const now = Date.now()
  return {
    id: newGameId(),
    record,
    players,
    orders: [],
    created: now,
    changed: now,
    count: match.count,
    stands: standsAt(tabletop, match),
    waitsFor: asked?.seat ?? null,
    outcome: match.outcome,
    takenBack: 0,
    ...(forkedFrom === undefined ? {} : { forkedFrom }),
  }
}

/** Who plays where the file does not say: a person at every seat, called as the game calls it. */
const personsOf = ({ seatNames }: Match): readonly SeatPlayer[] =>
  seatNames.map((name) => ({ kind: 'person', name: capitalised(name) }))

/** A shared game with the match that it comes to. */
export interface OpenedGame {
  readonly match: Match
  readonly tabletop: Tabletop
  readonly players: readonly SeatPlayer[]
}

/** Plays a shared game through, or says what about it cannot be used. */
export async function openShared({ record, players }: SharedGame): Promise<OpenedGame | Refusal> {
  const game = await loadGame(record.game)
  if (game === undefined) return new Refusal('unusable', `there is no game "${record.game.slice(0, 60)}" here`)
  const match = replayShared(game, record)
  if (match instanceof Refusal) return match
  return { match, tabletop: await loadTabletop(game.id), players: players ?? personsOf(match) }
}

/** Puts a shared game among the games of this browser; nothing is stored of one that does not replay. */
export async function keepShared(shared: SharedGame): Promise<SavedGame | Refusal> {
  const opened = await openShared(shared)
  if (opened instanceof Refusal) return opened
  const { match, tabletop, players } = opened
  const game = newSavedGame(match, tabletop, players)
  const store = await gameStore()
  return (await store.create(game, match.record().answers)) ?? game
}

/** The same for a file. */
export async function keepGameFile(file: Blob): Promise<SavedGame | Refusal> {
  if (file.size > longestFile) return new Refusal('unusable', 'the file is too large for a game')
  const shared = readGameFile(await file.text())
  return shared instanceof Refusal ? shared : keepShared(shared)
}

/** A kept game as it is shared. */
export const sharedOf = (
  game: Pick<SavedGame, 'record' | 'players' | 'outcome'>,
  answers: readonly string[],
): SharedGame => {
  const record: MatchRecord = { ...game.record, answers, ...(game.outcome === null ? {} : { outcome: game.outcome }) }
  return { record, players: game.players }
}
