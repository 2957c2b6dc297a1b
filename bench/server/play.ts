// Plays many matches at once on a server, as fast as it answers or at a given pace, and notes what comes back and when.

import { performance } from 'node:perf_hooks'
import { at, pick, type Random, seedRandom } from '@umpire/engine'
import { drawnGame } from './drawn-game.ts'
import type { Ears, GameName, Player, Table, Visitor } from './table.ts'

/** What playing came to. */
export interface Played {
  readonly moves: number
  readonly seconds: number
  /** In milliseconds, from when one player sends an answer until the other has the news of it, sorted. */
  readonly delays: readonly number[]
  /** Of each message that a move brought, in bytes, sorted. */
  readonly sizes: readonly number[]
}

export interface Pace {
  /** So many moves in each match; fewer where a match is over before. */
  readonly moves: number
  /** Milliseconds between two moves of a match; 0: as fast as the server answers. */
  readonly every: number
}

/** Nothing has come for so long: something is wrong. */
const patience = 30_000

/** What a player of Modular Mechs does who means to play: no selling, no refreshing, no passing while there is a choice. */
const isIdle = (option: string): boolean => /^(sell|refresh|gantry|no\b|hold|nobody|do not|end turn)/.test(option)

function choose(options: readonly string[], random: Random): string {
  const good = options.filter((option) => !isIdle(option))
  return pick(random, good.length > 0 ? good : options)
}

const drawn = drawnGame()

/** One match that is being played. */
class PlayedMatch {
  table: Table | undefined
  moves = 0
  private readonly game: GameName
  private readonly random: Random
  private readonly note: Notes
  private wanted = 0
  private every = 0
  private nextAt = 0
  private sentAt = 0
  /** Whoever has not yet heard of the last answer, and who of them has not given it. */
  private readonly unaware = new Set<Player>()
  private other: Player | undefined
  private isScheduled = false

  constructor(game: GameName, number: number, note: Notes) {
    this.game = game
    this.random = seedRandom(`player ${number}`)
    this.note = note
  }

  readonly ears: Ears = {
    onMessage: (player, bytes) => {
      this.note.size(bytes)
      if (this.unaware.delete(player) && player === this.other) this.note.delay(performance.now() - this.sentAt)
    },
    onRead: () => this.goOn(),
  }

  begin({ moves, every }: Pace, begin: number): void {
    this.wanted = this.moves + moves
    this.every = every
    this.nextAt = begin
    this.goOn()
  }

  /** Answers, or sees to it that it does when the time has come. */
  private goOn(): void {
    if (this.isScheduled || this.unaware.size > 0 || this.table === undefined) return
    const { players } = this.table
    if (this.moves >= this.wanted || players[0].isOver) return this.note.finished(this)
    const asked = players.find(({ options }) => options.length > 0)
    if (asked === undefined) return
    const wait = this.every === 0 ? 0 : this.nextAt - performance.now()
    if (wait <= 0) return this.answer(asked, players[0] === asked ? players[1] : players[0])
    this.isScheduled = true
    setTimeout(() => {
      this.isScheduled = false
      this.goOn()
    }, wait)
  }

  private answer(asked: Player, other: Player): void {
    const text = this.game === 'connect-four' ? at(drawn, this.moves) : choose(asked.options, this.random)
    this.moves++
    this.nextAt += this.every
    this.other = other
    this.unaware.add(asked).add(other)
    this.sentAt = performance.now()
    asked.answer(text)
  }
}

/** What has been seen since playing began. */
class Notes {
  readonly delays: number[] = []
  readonly sizes: number[] = []
  private readonly playing = new Set<PlayedMatch>()
  private done: () => void = () => undefined
  private isOn = false

  start(matches: readonly PlayedMatch[], done: () => void): void {
    this.delays.length = 0
    this.sizes.length = 0
    for (const match of matches) this.playing.add(match)
    this.done = done
    this.isOn = true
  }

  size(bytes: number): void {
    if (this.isOn) this.sizes.push(bytes)
  }

  delay(milliseconds: number): void {
    if (this.isOn) this.delays.push(milliseconds)
  }

  finished(match: PlayedMatch): void {
    if (!this.playing.delete(match) || this.playing.size > 0) return
    this.isOn = false
    this.done()
  }
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)

/** So many matches are opened at once. */
const openedAtOnce = 20

/** Matches on one server, opened once and played on for as long as one likes. */
export class Session {
  private readonly notes = new Notes()
  private readonly matches: PlayedMatch[] = []

  async open(visitor: Visitor, game: GameName, count: number): Promise<void> {
    let next = this.matches.length
    const end = next + count
    const openSome = async (): Promise<void> => {
      while (next < end) {
        const match = new PlayedMatch(game, next++, this.notes)
        this.matches.push(match)
        match.table = await visitor.open(game, match.ears)
      }
    }
    await Promise.all(Array.from({ length: openedAtOnce }, openSome))
  }

  /** `from`: matches before this one rest meanwhile. */
  async play(pace: Pace, from = 0): Promise<Played> {
    const { notes } = this
    const matches = this.matches.slice(from)
    const before = matches.reduce((sum, { moves }) => sum + moves, 0)
    const begin = performance.now()
    await new Promise<void>((resolve, reject) => {
      let last = 0
      const watch = setInterval(() => {
        if (notes.delays.length === last) reject(new Error('nothing has come from the server for too long'))
        last = notes.delays.length
      }, patience)
      notes.start(matches, () => {
        clearInterval(watch)
        resolve()
      })
      // Spread over the time between two moves, so that not all move at once.
      for (const [n, match] of matches.entries()) match.begin(pace, begin + (n / matches.length) * pace.every)
    })
    return {
      moves: matches.reduce((sum, { moves }) => sum + moves, 0) - before,
      seconds: (performance.now() - begin) / 1000,
      delays: sorted(notes.delays),
      sizes: sorted(notes.sizes),
    }
  }

  /** The players of the first so many matches close their pages. */
  leave(matches: number): void {
    for (const { table } of this.matches.slice(0, matches)) table?.close()
  }

  /** One player each opens its page again, one match after the other; how long each took. */
  async comeBack(from: number, to: number): Promise<readonly number[]> {
    const delays: number[] = []
    for (const { table } of this.matches.slice(from, to)) {
      const before = performance.now()
      await table?.comeBack?.()
      delays.push(performance.now() - before)
    }
    return sorted(delays)
  }

  close(): void {
    for (const { table } of this.matches.splice(0)) table?.close()
  }
}
