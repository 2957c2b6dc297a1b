// After an update: checks every stored match against the games as they are now. One that replays to the same bytes
// goes on, one that its game can migrate is migrated, any other is stopped with the reason.

import { type AnyGame, Refusal } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import type { Store, StoredSnapshot, Summary } from '../store/store.ts'
import type { Deed, Entry, NewEntry } from './entry.ts'
import { fixPosition, foldLog, pinnedVersion } from './fold.ts'
import type { LiveMatch } from './live-match.ts'
import { migratedLog } from './migrated-log.ts'

export type Verdict =
  | 'same'
  /** The same bytes under another version, with which it goes on. */
  | 'pinned'
  | 'migrated'
  | 'stopped'
  /** It had been stopped before, and cannot go on now either. */
  | 'still stopped'

export interface Verified {
  readonly match: string
  readonly game: string
  readonly verdict: Verdict
  /** Why it was stopped. */
  readonly reason?: string
}

export interface VerifyOptions {
  /** Nothing is changed. */
  readonly isDryRun?: boolean
  readonly findGame?: (id: string) => Promise<AnyGame | undefined>
}

/** So many ids are read at once. */
const idsAtOnce = 500
/** A match that goes on meanwhile is looked at again, so often. */
const mostTries = 10

export async function* verifyMatches(store: Store, options: VerifyOptions = {}): AsyncGenerator<Verified> {
  let last = ''
  for (;;) {
    const ids = await store.matchIds(last, idsAtOnce)
    for (const id of ids) {
      const verified = await verifyMatch(store, id, options)
      if (verified !== undefined) yield verified
      last = id
    }
    if (ids.length < idsAtOnce) return
  }
}

/** Undefined where there is no such match. */
export async function verifyMatch(
  store: Store,
  match: string,
  { isDryRun = false, findGame = loadGame }: VerifyOptions = {},
): Promise<Verified | undefined> {
  for (let tries = 0; tries < mostTries; tries++) {
    const summary = await store.summary(match)
    if (summary === undefined) return undefined
    const stored = { summary, entries: await store.entries(match, 0), snapshot: await store.snapshot(match) }
    const judgement = judge(stored, await findGame(summary.game))
    if (isDryRun || (await carryOut(store, stored, judgement))) {
      const { verdict } = judgement
      const reason = verdict === 'stopped' || verdict === 'still stopped' ? { reason: judgement.reason } : {}
      return { match, game: summary.game, verdict, ...reason }
    }
  }
  throw new Error(`match ${match} never stood still`)
}

interface Stored {
  readonly summary: Summary
  readonly entries: readonly Entry[]
  readonly snapshot: StoredSnapshot | undefined
}

type Judgement =
  | { readonly verdict: 'same' }
  | { readonly verdict: 'pinned'; readonly live: LiveMatch; readonly pin: NewEntry }
  | { readonly verdict: 'migrated'; readonly live: LiveMatch; readonly log: readonly NewEntry[] }
  | { readonly verdict: 'stopped' | 'still stopped'; readonly reason: string }

const byNobody = (deed: Deed): NewEntry => ({ at: Date.now(), by: null, key: null, deed })

function judge({ summary, entries, snapshot }: Stored, game: AnyGame | undefined): Judgement {
  const stop = entries.findLast(({ deed }) => deed.do === 'stop' || deed.do === 'pin')?.deed
  const wasStopped = stop?.do === 'stop' ? stop.reason : undefined
  const cannotGoOn = (reason: string): Judgement =>
    wasStopped === undefined ? { verdict: 'stopped', reason } : { verdict: 'still stopped', reason: wasStopped }
  // Before it began, only people stop a match.
  if (wasStopped !== undefined && !entries.some(({ deed }) => deed.do === 'start')) return cannotGoOn(wasStopped)
  if (game === undefined) return cannotGoOn(`this Umpire has no game "${summary.game}"`)
  const [first] = entries
  const version = first?.deed.do === 'create' ? pinnedVersion(entries, first.deed.version) : summary.version
  if (version > game.version) {
    return cannotGoOn(`the match is of version ${version} of ${game.name}; this is version ${game.version}`)
  }
  const pin = byNobody({ do: 'pin', version: game.version })
  const isAsBefore = wasStopped === undefined && version === game.version
  const log = isAsBefore ? entries : [...entries, { ...pin, number: entries.length }]
  const live = replayed(summary.id, game, log, snapshot)
  if (!(live instanceof Refusal)) return isAsBefore ? { verdict: 'same' } : { verdict: 'pinned', live, pin }
  if (version === game.version) return cannotGoOn(live.reason)
  return migrated(summary.id, game, entries) ?? cannotGoOn(live.reason)
}

function migrated(id: string, game: AnyGame, entries: readonly Entry[]): Judgement | undefined {
  const log = migratedLog(game, entries)
  if (log instanceof Refusal) return undefined
  const numbered = log.map((entry, number) => ({ ...entry, number }))
  const live = replayed(id, game, numbered, undefined)
  return live instanceof Refusal ? undefined : { verdict: 'migrated', live, log }
}

/** Rules that fail are as good a reason as rules that refuse. */
function replayed(
  id: string,
  game: AnyGame,
  entries: readonly Entry[],
  snapshot: StoredSnapshot | undefined,
): LiveMatch | Refusal {
  try {
    return foldLog(id, game, entries, snapshot)
  } catch (error) {
    return new Refusal(
      'unusable',
      `a rule of the game failed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** False where the match has gone on meanwhile. What is only checked does not count as a change of the match. */
async function carryOut(store: Store, { summary, entries }: Stored, judgement: Judgement): Promise<boolean> {
  const { id: match, changed } = summary
  const from = entries.length
  switch (judgement.verdict) {
    case 'same':
    case 'still stopped':
      return true
    case 'pinned':
      return store.append({
        match,
        from,
        entries: [judgement.pin],
        summary: { ...judgement.live.summary(), changed },
      })
    case 'migrated': {
      const { live, log } = judgement
      if (!(await store.replaceLog({ ...live.summary(), changed }, from, log))) return false
      await keepPosition(store, live)
      return true
    }
    case 'stopped': {
      const stop = byNobody({ do: 'stop', reason: judgement.reason })
      const stopped: Summary = { ...summary, status: 'stopped', waitsFor: [], isBotDue: false }
      return store.append({ match, from, entries: [stop], summary: stopped })
    }
  }
}

/** Keeps the position of a match as it is now, for later versions of the rules to be checked by. */
export async function keepPosition(
  store: Store,
  { id: match, match: played, length, version }: LiveMatch,
): Promise<void> {
  if (played !== undefined) await store.putSnapshot({ match, length, version, ...fixPosition(played) })
}
