// Counting along: what decisions, events and standings of one game say, while bots play it.

import type { Watched, Watcher } from '@umpire/bots'
import {
  type Answer,
  type AnyGame,
  type Ask,
  Choose,
  ChooseMany,
  type Seat,
  type Side,
  type Told,
} from '@umpire/engine'
import type { ContentList } from './content.ts'
import type { ContentCount } from './sheet.ts'

/** So many answers and more are dozens. */
const wideFrom = 24

/** Within so much of each other nobody leads. */
const lead = 0.02

export class Counting implements Watcher {
  decisions = 0
  forced = 0
  wide = 0
  leadChanges = 0
  readonly rules = new Set<string>()
  private readonly counts = new Map<number, ContentCount>()
  /** Standings of the sides at the end of each round. */
  readonly standings: number[][] = []
  private readonly game: AnyGame
  private readonly content: ContentList
  private readonly sides: readonly Side[]
  private round = -1
  private leader: number | undefined = undefined

  constructor(game: AnyGame, content: ContentList, sides: readonly Side[]) {
    this.game = game
    this.content = content
    this.sides = sides
  }

  get rounds(): number {
    return Math.max(0, this.round)
  }

  get contentCounts(): readonly ContentCount[] {
    return [...this.counts.values()].sort((a, b) => a.item - b.item || a.seat - b.seat)
  }

  decides(ask: Ask, answer: Answer, { state }: Watched): void {
    this.decisions++
    if (ask.kind === 'choose' || ask.kind === 'confirm') {
      if (ask.size === 1) this.forced++
      if (ask.size >= wideFrom) this.wide++
    }
    if (ask.question.rule !== undefined) this.rules.add(ask.question.rule)
    const { measures } = this.game
    if (measures?.offers === undefined || !(ask instanceof Choose || ask instanceof ChooseMany)) return
    const values: readonly unknown[] = ask.allowed
    const { name } = ask.question
    const chosen = ask instanceof ChooseMany ? new Set<unknown>(ask.value(answer)) : undefined
    const one: unknown = ask instanceof Choose ? ask.value(answer) : undefined
    // Several options may stand for the same piece (a weapon and its targets): it is offered once.
    const seen = new Map<number, boolean>()
    for (const value of values) {
      const item = this.numberOf(measures.offers(name, value, state))
      if (item === undefined) continue
      const isChosen = chosen === undefined ? value === one : chosen.has(value)
      if (isChosen || !seen.has(item)) seen.set(item, isChosen)
    }
    for (const [item, isChosen] of seen) {
      const count = this.countOf(item, ask.seat)
      count.offered++
      if (isChosen) count.chosen++
    }
  }

  sees(told: readonly Told[], watched: Watched): void {
    const { state } = watched
    const { measures } = this.game
    for (const { event } of told) {
      if (event.rule !== undefined) this.rules.add(event.rule)
      const use = measures?.uses?.(event, state)
      const item = use === undefined ? undefined : this.numberOf(use.item)
      if (use === undefined || item === undefined) continue
      const count = this.countOf(item, use.seat)
      count.used++
      count.effect += use.effect ?? 0
    }
    const round = measures?.round?.(state) ?? 0
    if (round === this.round) return
    this.round = round
    this.stand(watched)
  }

  private numberOf(id: string | undefined): number | undefined {
    return id === undefined ? undefined : this.content.numberOf(id)
  }

  private countOf(item: number, seat: Seat): ContentCount {
    const key = item * 16 + seat
    const known = this.counts.get(key)
    if (known !== undefined) return known
    const made: ContentCount = { item, seat, offered: 0, chosen: 0, used: 0, effect: 0 }
    this.counts.set(key, made)
    return made
  }

  /** How the sides stand by the game's own judgement. */
  private stand(watched: Watched): void {
    const { bot } = this.game
    if (bot?.evaluate === undefined) return
    const standing = this.sides.map(({ seats: [seat] }) =>
      seat === undefined ? 0 : (bot.evaluate?.(watched.view(seat), seat) ?? 0),
    )
    this.standings.push(standing)
    const best = Math.max(...standing)
    const leader = standing.indexOf(best)
    const isAhead = standing.every((other, side) => side === leader || best - other > lead)
    if (!isAhead) return
    if (this.leader !== undefined && this.leader !== leader) this.leadChanges++
    this.leader = leader
  }
}
