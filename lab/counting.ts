// Counting along: what decisions, events and standings of one game say, while bots play it.

import type { Watched, Watcher } from '@umpire/bots'
import {
  type Answer,
  type AnyGame,
  type Ask,
  Assign,
  Choose,
  ChooseMany,
  type GameEvent,
  Place,
  type Seat,
  type Side,
  type Told,
  type Use,
} from '@umpire/engine'
import type { ContentList } from './content.ts'
import type { ContentCount, QuestionCount } from './sheet.ts'

/** So many answers and more are dozens. */
const wideFrom = 24

/** Within so much of each other nobody leads. */
const lead = 0.02

/** The seat of what nobody at the table has. */
const nobody = -1

/** What can be chosen in an answer, as far as it can be listed. */
function optionsOf(ask: Ask): readonly unknown[] | undefined {
  if (ask instanceof Choose || ask instanceof ChooseMany) return ask.allowed
  return ask instanceof Assign ? ask.targets : undefined
}

const chosenBy = (ask: Ask, answer: Answer): readonly unknown[] =>
  ask instanceof ChooseMany || ask instanceof Assign ? ask.value(answer) : []

export class Counting implements Watcher {
  decisions = 0
  forced = 0
  wide = 0
  leadChanges = 0
  readonly rules = new Set<string>()
  private readonly counts = new Map<number, ContentCount>()
  private readonly earlier: GameEvent[] = []
  private readonly asked = new Map<string, QuestionCount>()
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

  get questions(): readonly QuestionCount[] {
    return [...this.asked.values()].sort((a, b) => (a.question < b.question ? -1 : 1))
  }

  decides(ask: Ask, answer: Answer, { state }: Watched): void {
    this.decisions++
    const question = this.questionOf(ask.question.name)
    question.asked++
    if (ask.kind === 'choose' || ask.kind === 'confirm') {
      if (ask.size === 1) {
        this.forced++
        question.forced++
      }
      if (ask.size >= wideFrom) {
        this.wide++
        question.wide++
      }
    }
    if (ask.question.rule !== undefined) this.rules.add(ask.question.rule)
    this.choices(ask, answer, state)
  }

  private choices(ask: Ask, answer: Answer, state: unknown): void {
    const { measures } = this.game
    const { name } = ask.question
    if (ask instanceof Place) {
      const draft = measures?.drafts?.(name, ask.value(answer), state, ask.seat)
      if (draft !== undefined) this.chances(ask.seat, draft.offered, new Set(draft.chosen))
      return
    }
    if (measures?.offers === undefined) return
    const values = optionsOf(ask)
    if (values === undefined) return
    const taken = new Set<unknown>(ask instanceof Choose ? [ask.value(answer)] : chosenBy(ask, answer))
    // Several options may stand for the same piece (a weapon and its targets): it is offered once.
    const offered: string[] = []
    const chosen = new Set<string>()
    for (const value of values) {
      const given = measures.offers(name, value, state)
      if (given === undefined) continue
      for (const id of typeof given === 'string' ? [given] : given) {
        offered.push(id)
        if (taken.has(value)) chosen.add(id)
      }
    }
    // Where there is but one answer nothing is chosen: it is as if it were dealt.
    if (ask instanceof Choose && ask.size === 1) for (const id of chosen) this.has(id, ask.seat)
    else this.chances(ask.seat, offered, chosen)
  }

  private chances(seat: Seat, offered: readonly string[], chosen: ReadonlySet<string>): void {
    for (const id of new Set([...offered, ...chosen])) {
      const item = this.content.numberOf(id)
      if (item === undefined) continue
      const count = this.countOf(item, seat)
      count.offered++
      if (chosen.has(id)) count.chosen++
    }
  }

  private has(id: string, seat: Seat): void {
    const item = this.content.numberOf(id)
    if (item !== undefined) this.countOf(item, seat).dealt++
  }

  sees(told: readonly Told[], watched: Watched): void {
    const { state } = watched
    const { measures } = this.game
    for (const { event } of told) {
      this.cites(event)
      if (measures?.uses === undefined) continue
      for (const use of measures.uses(event, state, this.earlier)) this.uses(use)
      this.earlier.push(event)
    }
    const round = measures?.round?.(state) ?? 0
    if (round === this.round) return
    this.round = round
    this.stand(watched)
  }

  /** The rule of an event, and those of its parts: the reasons for dice and modifiers. */
  private cites(event: GameEvent): void {
    if (event.rule !== undefined) this.rules.add(event.rule)
    const values: readonly unknown[] = Object.values(event)
    for (const value of values) {
      if (!Array.isArray(value)) continue
      const parts: readonly unknown[] = value
      for (const part of parts) {
        if (typeof part === 'object' && part !== null && 'rule' in part && typeof part.rule === 'string')
          this.rules.add(part.rule)
      }
    }
  }

  private uses({ item: id, seat, times = 1, effect = 0 }: Use): void {
    const item = this.content.numberOf(id)
    if (item === undefined) return
    const count = this.countOf(item, seat ?? nobody)
    count.used += times
    count.effect += effect
    if (times === 0 && effect === 0) count.dealt++
  }

  private questionOf(name: string): QuestionCount {
    const known = this.asked.get(name)
    if (known !== undefined) return known
    const made: QuestionCount = { question: name, asked: 0, forced: 0, wide: 0 }
    this.asked.set(name, made)
    return made
  }

  private countOf(item: number, seat: number): ContentCount {
    const key = (item + 1) * 16 + seat
    const known = this.counts.get(key)
    if (known !== undefined) return known
    const made: ContentCount = { item, seat, offered: 0, chosen: 0, dealt: 0, used: 0, effect: 0 }
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
