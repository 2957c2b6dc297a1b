// Compares the log of a match with what its players have said and seen.

import { levelPlayer, situationOf } from '@umpire/bots'
import { type AnyGame, Refusal, type Seat, spectator } from '@umpire/engine'
import { loadGame } from '@umpire/games'
import type { Deed, Entry } from '../../server/play/entry.ts'
import { foldLog } from '../../server/play/fold.ts'
import type { LiveMatch } from '../../server/play/live-match.ts'
import type { Store } from '../../server/store/store.ts'
import type { Faults } from './faults.ts'
import { digestOf, type Said, type Witness } from './witness.ts'

/** Levels whose answers do not hang on how much time there was to think. */
const levelsWithoutSearch = new Set(['random', 'novice'])

export class Audit {
  readonly match: string
  live: LiveMatch | undefined
  botAnswers = 0
  private readonly witness: Witness
  private readonly faults: Faults
  /** The log as it was read last, entry by entry. */
  private readonly log: string[] = []
  /** The positions that the log has come through. */
  private readonly positions = new Set<string>()
  private readonly keys = new Set<string>()

  constructor(match: string, witness: Witness, faults: Faults) {
    this.match = match
    this.witness = witness
    this.faults = faults
  }

  /** How long the log was when it was read last. */
  get length(): number {
    return this.log.length
  }

  /** Reads what is new in the log, and compares all that the players know by now. */
  async compare(store: Store): Promise<void> {
    // What they know now must be in the log as it is read after that.
    const seen = [...this.witness.seen]
    const said = [...this.witness.said].map(([key, { command, outcome }]): [string, Said] => [
      key,
      { command, outcome },
    ])
    const entries = await store.entries(this.match, 0)
    this.isAsBefore(entries)
    for (const entry of entries.slice(this.log.length)) await this.follow(entry, entries)
    for (const [key, one] of said) this.checkSaid(key, one)
    for (const [position, who] of seen) {
      this.witness.seen.delete(position)
      if (!this.positions.has(position)) this.faults.add('told before it was written', `${this.match}: ${who}`)
    }
  }

  private isAsBefore(entries: readonly Entry[]): void {
    for (const [number, text] of this.log.entries()) {
      if (JSON.stringify(entries[number]) !== text)
        this.faults.add('lost', `${this.match}: entry ${number} has changed`)
    }
  }

  /** Plays the next entry, which must be possible. */
  private async follow(entry: Entry, entries: readonly Entry[]): Promise<void> {
    this.log.push(JSON.stringify(entry))
    this.checkKey(entry)
    const { live } = this
    if (live === undefined) {
      this.live = await begun(this.match, entries.slice(0, 1))
    } else {
      if (entry.deed.do === 'answer' && entry.by === null) this.checkBot(live, entry.deed)
      const refusal = live.take(entry)
      if (refusal !== undefined)
        this.faults.add('cannot go on', `${this.match}, entry ${entry.number}: ${refusal.reason}`)
      if (live.status === 'stopped') this.faults.add('cannot go on', `${this.match}: ${live.stoppedBecause}`)
    }
    const match = this.live?.match
    if (match !== undefined) {
      this.positions.add(digestOf(match.count, match.view(spectator).state, match.events()))
    }
  }

  private checkKey({ number, key, by, deed }: Entry): void {
    if (key === null) {
      const isOfPerson = by !== null && (deed.do === 'answer' || deed.do === 'undo')
      if (isOfPerson) this.faults.add('taken twice', `${this.match}, entry ${number} has no key`)
      return
    }
    if (this.keys.has(key)) this.faults.add('taken twice', `${this.match}, entry ${number}: ${key}`)
    this.keys.add(key)
  }

  private checkSaid(key: string, { command, outcome }: Said): void {
    const isInLog = this.keys.has(key)
    const what = `${this.match}: ${JSON.stringify(command)}`
    if (outcome === 'taken' && !isInLog) this.faults.add('lost', what)
    if (outcome === 'refused' && isInLog) this.faults.add('taken twice', `${what} was refused and is in the log`)
    // What was refused might still turn up.
    if (outcome === 'taken' || (outcome === 'refused' && isInLog)) this.witness.said.delete(key)
  }

  /** A bot may answer only where it sits and is asked, and answers the same wherever it thinks. */
  private checkBot(live: LiveMatch, { seat, text }: Deed & { do: 'answer' }): void {
    this.botAnswers++
    const level = live.botLevel(seat)
    const expected = level === undefined ? undefined : botAnswer(live, seat, level)
    if (level === undefined || (expected !== undefined && expected !== text)) {
      this.faults.add('bots', `${this.match}: "${text}" by ${level ?? 'no bot'}, not "${expected}"`)
    }
  }
}

async function begun(match: string, first: readonly Entry[]): Promise<LiveMatch> {
  const [entry] = first
  const game: AnyGame | undefined = entry?.deed.do === 'create' ? await loadGame(entry.deed.game) : undefined
  const live = game === undefined ? new Refusal('unusable', 'a log without a beginning') : foldLog(match, game, first)
  if (live instanceof Refusal) throw new Error(live.reason)
  return live
}

/** What a bot of that level answers; undefined where that hangs on its time. */
function botAnswer({ match, game }: LiveMatch, seat: Seat, level: string): string | undefined {
  if (match?.askOf(seat) === undefined) return 'nothing, because it is not asked'
  if (!levelsWithoutSearch.has(level) || (level === 'novice' && game.bot?.policy === undefined)) return undefined
  const player = levelPlayer(game, level, `${match.seed} ${match.count} ${seat}`)
  if (player instanceof Refusal) throw new Error(player.reason)
  const situation = situationOf(match, seat)
  return situation.ask.say(player.decide(situation))
}
