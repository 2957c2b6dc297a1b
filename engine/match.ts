// A match: a run with its history. It takes and refuses answers, keeps checkpoints, takes back, records and shows.

import { at } from './at.ts'
import type { Answer, Ask } from './ask.ts'
import type { News, Told } from './dealer.ts'
import { type Checkpoint, Checkpoints } from './checkpoints.ts'
import { withForced } from './dice.ts'
import { type AnyGame, type Outcome, payoffs, seatNames, teamsOf } from './game.ts'
import { type Seat, seatsOf, type Viewer } from './id.ts'
import { giveTail, Imagination, type TailAnswer } from './imagination.ts'
import { type OptionSchema, type OptionsOf, readOptions } from './options.ts'
import { copyPosition, type Position } from './position.ts'
import { forThisVersion, type MatchRecord, readLine, recordFormat, sayLine } from './record.ts'
import { Refusal } from './refusal.ts'
import { RuleError } from './rule-error.ts'
import { Run } from './run.ts'
import { viewerBit } from './secrets.ts'
import { type Settings, type Start, startRun } from './start.ts'
import { logReader, View } from './view.ts'

/** An answer that was taken. */
export interface Given extends TailAnswer {
  readonly text: string
  /** How many answers had been given when several seats were asked at once, of which this is one; -1 else. */
  readonly togetherSince: number
  /** What anybody learned by it. */
  readonly news: News | undefined
  /** Who did: bit n stands for seat n. */
  readonly learners: number
}

interface Laid {
  readonly at: number
  readonly dice: readonly string[]
  readonly draws: readonly string[]
}

/** A match as a checkpoint and the answers since: what a server keeps beside the log. Plain data. */
export interface Snapshot {
  readonly record: Omit<MatchRecord, 'answers' | 'outcome'>
  readonly at: number
  readonly position: Position
  readonly tail: readonly string[]
}

export class Match {
  readonly game: AnyGame
  readonly options: OptionsOf<OptionSchema>
  readonly seats: readonly Seat[]
  readonly seatNames: readonly string[]
  readonly teams: readonly (readonly Seat[])[]
  readonly seed: string
  private readonly arranged: readonly string[]
  private readonly run: Run
  private readonly told: Told[]
  /** How many answers had been given before the history that is known here. */
  private base = 0
  private history: Given[] = []
  private undone: Given[] = []
  /** What was laid down for scenarios, and after how many answers. */
  private laid: Laid[] = []
  private readonly checkpoints: Checkpoints

  private constructor(game: AnyGame, start: Start, checkpoints?: Checkpoints) {
    const { options, seats, seed, arranged, run, told } = start
    this.game = game
    this.options = options
    this.seats = seats
    this.seatNames = seatNames(game, options, seats.length)
    this.teams = teamsOf(game, options, seats)
    this.seed = seed
    this.arranged = arranged
    this.run = run
    this.told = told
    this.checkpoints = checkpoints ?? new Checkpoints(this.checkpoint())
  }

  /** A new match at its first question. */
  static start(game: AnyGame, settings: Settings = {}): Match | Refusal {
    const start = startRun(game, settings)
    if (start instanceof Refusal) return start
    const match = new Match(game, start)
    match.open()
    return match
  }

  /** Starts to listen and to keep checkpoints, and runs to the first question. */
  private open(): void {
    const { run } = this
    run.table.told = this.told
    run.beforeStep = this.takeCheckpoint
    run.start()
  }

  /** The match of a record, played up to so many answers (all, by default). */
  static replay(
    game: AnyGame,
    saved: MatchRecord,
    upTo = saved.answers.length,
    settings: Settings = {},
  ): Match | Refusal {
    const record = forThisVersion(game, saved)
    if (record instanceof Refusal) return record
    const { seats, options, seed, position } = record
    const match = Match.start(game, {
      ...settings,
      seats,
      options,
      seed,
      ...(position === undefined ? {} : { position }),
    })
    if (match instanceof Refusal) return match
    for (const [n, line] of record.answers.slice(0, upTo).entries()) {
      const refusal = match.answerLine(line)
      if (refusal !== undefined)
        return new Refusal('unusable', `answer ${n + 1}, "${line}": ${refusal.reason}`, refusal.rule)
    }
    return match
  }

  /** Goes on from a snapshot; what was answered before its checkpoint cannot be taken back here. */
  static resume(game: AnyGame, snapshot: Snapshot): Match | Refusal {
    const record = forThisVersion(game, { ...snapshot.record, answers: [] })
    if (record instanceof Refusal) return record
    const options = readOptions(game.options, record.options)
    if (options instanceof Refusal) return options
    const seats = seatsOf(record.seats)
    const run = new Run(game, seats, copyPosition(game, snapshot.position))
    const { seed, position: arranged = [] } = record
    const match = new Match(game, { options, seats, seed, arranged, run, told: [] })
    match.base = snapshot.at
    run.table.count = snapshot.at
    match.open()
    for (const line of snapshot.tail) {
      const refusal = match.answerLine(line)
      if (refusal !== undefined) return refusal
    }
    return match
  }

  /** How many answers have been given. */
  get count(): number {
    return this.base + this.history.length
  }

  get outcome(): Outcome | null {
    return this.run.outcome
  }

  /** What each seat has won: 1, a share of it, or 0; undefined while the game goes on. */
  get payoffs(): readonly number[] | undefined {
    return this.outcome === null ? undefined : payoffs(this.outcome, this.teams, this.seats.length)
  }

  /** The open questions, at most one a seat. */
  get asks(): readonly Ask[] {
    return this.run.asks
  }

  askOf(seat: Seat): Ask | undefined {
    return this.run.askOf(seat)
  }

  get given(): readonly Given[] {
    return this.history
  }

  view(viewer: Viewer): View {
    return new View(this.run.table.state, viewer, this.seatNames, this.run.table.secrets)
  }

  /** Takes an answer in notation, or says why not. `number`: the ask's number, if it may have changed since. */
  answer(seat: Seat, text: string, number?: number): Refusal | undefined {
    const ask = this.askFor(seat, number)
    if (ask instanceof Refusal) return ask
    const answer = ask.read(text)
    if (answer instanceof Refusal) return answer
    this.take(ask, answer)
    return undefined
  }

  /** The same for a whole line: `P1: drop 4`. */
  answerLine(line: string): Refusal | undefined {
    const read = readLine(line, this.seatNames)
    if (read instanceof Refusal) return read
    return this.answer(at(this.seats, read.seat), read.text)
  }

  /** The same for an answer as the engine keeps it. */
  give(seat: Seat, answer: Answer, number?: number): Refusal | undefined {
    const ask = this.askFor(seat, number)
    if (ask instanceof Refusal) return ask
    const refusal = ask.refusal(answer)
    if (refusal !== undefined) return refusal
    this.take(ask, answer)
    return undefined
  }

  private askFor(seat: Seat, number?: number): Ask | Refusal {
    if (this.outcome !== null) return new Refusal('over', 'the game is over')
    const ask = this.run.askOf(seat)
    if (ask === undefined) {
      const { asks } = this
      const asked = asks.map((open) => this.seatNames[open.seat]).join(' and ')
      const verb = asks.length === 1 ? 'is' : 'are'
      const name = this.seatNames[seat]
      return new Refusal(
        'wrong seat',
        name === undefined ? `there is no seat ${seat}` : `${asked} ${verb} asked now, not ${name}`,
      )
    }
    if (number !== undefined && number !== ask.number) {
      return new Refusal('stale', `that answers question ${number}; question ${ask.number} is asked now`)
    }
    return ask
  }

  private take(ask: Ask, answer: Answer): void {
    const { run } = this
    const { table, togetherSince } = run
    const text = ask.say(answer)
    table.news = undefined
    table.learners = 0
    const before = this.count
    try {
      run.answer(ask, answer)
    } catch (cause) {
      this.goBackTo(before)
      throw new RuleError(this.record(), sayLine(at(this.seatNames, ask.seat), text), cause)
    }
    this.history.push({ seat: ask.seat, answer, text, togetherSince, news: table.news, learners: table.learners })
    this.undone = []
  }

  /**
   * A field, not a function written where the run is given it: V8 keeps a function that is assigned to a property in
   * its old generation, and with it the whole match until the next full collection.
   */
  private readonly takeCheckpoint = (): void => this.checkpoints.take(this.checkpoint())

  private checkpoint(): Checkpoint {
    const { position, table } = this.run
    return {
      at: table.count,
      position: copyPosition(this.game, position),
      told: this.told.length,
      forced: withForced(table.forced),
    }
  }

  /** Puts the match back to where so many answers had been given. */
  private goBackTo(count: number): void {
    const from = this.checkpoints.backTo(count)
    const tail = this.history.slice(from.at - this.base, count - this.base)
    this.history.length = count - this.base
    this.told.length = from.told
    this.laid = this.laid.filter((laid) => laid.at <= count)
    this.playFrom(from, tail)
  }

  /** Plays on from a checkpoint with the answers since; what was laid down meanwhile is laid down again. */
  private playFrom({ at: count, position, forced }: Checkpoint, tail: readonly TailAnswer[]): void {
    const { run, game } = this
    const { table } = run
    run.load(copyPosition(game, position))
    table.count = count
    table.forced = withForced(forced)
    run.start()
    const layAgain = (): void => {
      for (const { at: when, dice, draws } of this.laid) {
        if (when === table.count) table.forced = withForced(table.forced, dice, draws)
      }
    }
    for (const given of tail) {
      layAgain()
      giveTail(run, [given])
    }
    layAgain()
  }

  /**
   * Why the last answer of one of these seats cannot be taken back freely; undefined if it can. Free is what nobody
   * has learned anything by, and nobody else has answered since. Beyond that it takes consent: see `takeBackTo`.
   */
  undoRefusal(by: readonly Seat[]): Refusal | undefined {
    const last = this.lastOf(by)
    if (last < 0) return new Refusal('not undone', 'there is nothing of yours to take back')
    if (this.isStillHidden(last)) return undefined
    for (const given of this.history.slice(last)) {
      // Whether another's answer rolled or showed something may be hidden from these seats: it is not said.
      if (!by.includes(given.seat)) return new Refusal('not undone', `${this.seatNames[given.seat]} has answered since`)
      if (given.news !== undefined) return new Refusal('not undone', `${given.news} since`)
    }
    return undefined
  }

  /** How many answers had been given before the last one of these seats; undefined where they have given none. */
  lastAnswerOf(by: readonly Seat[]): number | undefined {
    const last = this.lastOf(by)
    return last < 0 ? undefined : this.base + last
  }

  /** The seats that have answered or learned something since so many answers had been given. */
  learnersSince(count: number): readonly Seat[] {
    const since = this.history.slice(count - this.base)
    return this.seats.filter((seat) =>
      since.some((given) => given.seat === seat || (given.learners & viewerBit(seat)) !== 0),
    )
  }

  private lastOf(by: readonly Seat[]): number {
    return this.history.findLastIndex(({ seat }) => by.includes(seat))
  }

  /** Whether an answer belongs to a question that others are still being asked at the same time. */
  private isStillHidden(index: number): boolean {
    const since = this.history[index]?.togetherSince ?? -1
    return since >= 0 && since === this.run.togetherSince
  }

  /** Takes back the last answer of one of these seats, with all that followed, if that is free. */
  undo(by: readonly Seat[]): Refusal | undefined {
    const refusal = this.undoRefusal(by)
    if (refusal !== undefined) return refusal
    const last = this.lastOf(by)
    const isHidden = this.isStillHidden(last)
    const [own, ...later] = this.history.slice(last)
    this.takeBackTo(this.base + last)
    if (isHidden && own !== undefined) {
      // Others have answered the same question since, unseen: their answers stand.
      for (const { seat, answer } of later) this.give(seat, answer)
      this.undone = [own]
    }
    return undefined
  }

  /** Whether an answer was taken back that can be given again. */
  get canRedo(): boolean {
    return this.undone.length > 0
  }

  /** Gives the next answer again that was taken back. */
  redo(): Refusal | undefined {
    const [next, ...rest] = this.undone
    if (next === undefined) return new Refusal('not undone', 'nothing was taken back')
    const refusal = this.give(next.seat, next.answer)
    if (refusal === undefined) this.undone = rest
    return refusal
  }

  /** Goes back to where so many answers had been given, whatever was learned since: for those who have consent. */
  takeBackTo(count: number): Refusal | undefined {
    if (!Number.isInteger(count) || count < this.base || count > this.count) {
      return new Refusal('not undone', `there is no answer ${count} to go back to`)
    }
    this.undone = [...this.history.slice(count - this.base), ...this.undone]
    this.goBackTo(count)
    return undefined
  }

  /** A match of its own that goes on from here. */
  fork(): Match {
    const { game, options, seats, seed, arranged, checkpoints } = this
    const { latest } = checkpoints
    const run = new Run(game, seats, latest.position)
    const fork = new Match(
      game,
      { options, seats, seed, arranged, run, told: this.told.slice(0, latest.told) },
      checkpoints.copy(),
    )
    fork.base = this.base
    fork.history = this.history.slice()
    fork.laid = this.laid.slice()
    run.table.told = fork.told
    fork.playFrom(latest, this.history.slice(latest.at - this.base))
    run.beforeStep = fork.takeCheckpoint
    return fork
  }

  /** What a seat that is asked can know, and no more: for its bot. */
  imagine(seat: Seat): Imagination {
    const { at: count, position } = this.checkpoints.latest
    return new Imagination(this, seat, { count, position }, this.history.slice(count - this.base))
  }

  /** Lays down the next dice and draws; for scenarios. */
  force(dice: readonly string[], draws: readonly string[]): void {
    const { table } = this.run
    table.forced = withForced(table.forced, dice, draws)
    this.laid.push({ at: table.count, dice, draws })
  }

  /** Dice and draws that were laid down and not used yet. */
  get unusedForced(): readonly string[] {
    const { forced } = this.run.table
    return forced === undefined ? [] : [...forced.dice, ...forced.draws]
  }

  /** True where nothing lies face down and nobody has answered unseen: every answer is open to all. */
  get hidesNothing(): boolean {
    return this.run.table.secrets.faces.length === 0 && this.history.every(({ togetherSince }) => togetherSince < 0)
  }

  /** What was told since an answer, hidden parts included: nothing that may be shown as it is. */
  events(since = 0): readonly Told[] {
    return since === 0 ? this.told : this.told.filter((told) => told.at >= since)
  }

  /** The log as prose, through a viewer's eyes. */
  log(viewer: Viewer, since = 0): string[] {
    const view = this.view(viewer)
    return this.events(since).map((told) => this.game.says(told.event, logReader(view, told)))
  }

  record(): MatchRecord {
    return {
      ...this.header(),
      answers: this.lines(this.history),
      ...(this.outcome === null ? {} : { outcome: this.outcome }),
    }
  }

  private lines(given: readonly Given[]): string[] {
    return given.map(({ seat, text }) => sayLine(at(this.seatNames, seat), text))
  }

  private header(): Omit<MatchRecord, 'answers' | 'outcome'> {
    const { game, seats, options, seed, arranged } = this
    return {
      umpire: recordFormat,
      game: game.id,
      version: game.version,
      seats: seats.length,
      options,
      seed,
      ...(arranged.length === 0 ? {} : { position: arranged }),
    }
  }

  snapshot(): Snapshot {
    const { latest } = this.checkpoints
    return {
      record: this.header(),
      at: latest.at,
      position: copyPosition(this.game, latest.position),
      tail: this.lines(this.history.slice(latest.at - this.base)),
    }
  }

  /** What scenarios may expect: the state, and the facts that the game adds to it. Never for a player. */
  facts(): { readonly [name: string]: unknown } {
    const { table, outcome } = this.run
    const winners = outcome?.winners.map((seat) => at(this.seatNames, seat)) ?? null
    return { ...Object(table.state), winners, ...this.game.facts?.(table) }
  }

  /** The whole position, for tests and tools of the referee; never for a player. */
  get position(): Position {
    return copyPosition(this.game, this.run.position)
  }
}
