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
  type PieceOf,
  Place,
  type Plain,
  type RuleId,
  type Seat,
  type Side,
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

/** What is chosen, where it may be several. */
const chosenBy = (ask: Ask, answer: Answer): readonly unknown[] | undefined =>
  ask instanceof ChooseMany || ask instanceof Assign ? ask.value(answer) : undefined

/** A list of this length from the start, since what makes a list longer out of turn is slow. */
const nothing = (length: number): undefined[] => Array.from({ length })

export class Counting implements Watcher {
  decisions = 0
  forced = 0
  wide = 0
  leadChanges = 0
  readonly rules = new Set<string>()
  private readonly counts = new Map<number, ContentCount>()
  /** The decision in which a piece was last offered, and chosen, by its number: each counts once in a decision. */
  private readonly offeredIn: number[]
  private readonly chosenIn: number[]
  private readonly earlier: GameEvent[] = []
  /** By the number of a question. */
  private readonly asked: (QuestionCount | undefined)[]
  /** By the number of a question or of a kind of event: the rule that it last cited, which most do again and again. */
  private readonly citedByAsked: (RuleId | undefined)[]
  private readonly citedByTold: (RuleId | undefined)[]
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
    this.asked = nothing(content.asked.size)
    this.citedByAsked = nothing(content.asked.size)
    this.citedByTold = nothing(content.told.size)
    this.offeredIn = content.items.map(() => 0)
    this.chosenIn = content.items.map(() => 0)
  }

  get rounds(): number {
    return Math.max(0, this.round)
  }

  get contentCounts(): readonly ContentCount[] {
    return [...this.counts.values()]
  }

  get questions(): readonly QuestionCount[] {
    return this.asked.filter((count) => count !== undefined)
  }

  decides(ask: Ask, answer: Answer, { state }: Watched): void {
    this.decisions++
    const { question } = ask
    const { number, offer } = this.content.asked.of(question.name)
    const count = this.asked[number] ?? this.firstAsked(number, question.name)
    count.asked++
    this.cites(question.rule, this.citedByAsked, number)
    if (ask.kind === 'choose' || ask.kind === 'confirm') {
      if (ask.size === 1) {
        this.forced++
        count.forced++
      }
      if (ask.size >= wideFrom) {
        this.wide++
        count.wide++
      }
    }
    if (offer !== undefined) this.offers(ask, answer, state, offer)
    else if (ask instanceof Place) this.drafts(ask, answer, state)
  }

  private firstAsked(number: number, question: string): QuestionCount {
    const made = { question, asked: 0, forced: 0, wide: 0 }
    this.asked[number] = made
    return made
  }

  private drafts(ask: Place<Plain>, answer: Answer, state: unknown): void {
    const draft = this.game.measures?.drafts?.(ask.question.name, ask.value(answer), state, ask.seat)
    if (draft === undefined) return
    for (const id of draft.offered) this.chance(id, ask.seat, false)
    for (const id of draft.chosen) this.chance(id, ask.seat, true)
  }

  private offers(ask: Ask, answer: Answer, state: unknown, offer: PieceOf<unknown>): void {
    const values = optionsOf(ask)
    if (values === undefined) return
    const several = chosenBy(ask, answer)
    // Where there is but one answer nothing is chosen: it is as if it were dealt.
    const isDealt = several === undefined && ask.size === 1
    for (let n = 0; n < values.length; n++) {
      const value = values[n]
      const given = offer(value, state)
      if (given === undefined) continue
      const isTaken = several === undefined ? n === answer : several.includes(value)
      if (typeof given === 'string') this.option(given, ask.seat, isTaken, isDealt)
      else for (const id of given) this.option(id, ask.seat, isTaken, isDealt)
    }
  }

  private option(id: string, seat: Seat, isTaken: boolean, isDealt: boolean): void {
    if (!isDealt) this.chance(id, seat, isTaken)
    else if (isTaken) this.has(id, seat)
  }

  /** Several options of a decision may stand for the same piece (a weapon and its targets): it is offered once. */
  private chance(id: string, seat: Seat, isChosen: boolean): void {
    const item = this.content.numberOf(id)
    if (item === undefined) return
    if (this.offeredIn[item] !== this.decisions) {
      this.offeredIn[item] = this.decisions
      this.countOf(item, seat).offered++
    }
    if (isChosen && this.chosenIn[item] !== this.decisions) {
      this.chosenIn[item] = this.decisions
      this.countOf(item, seat).chosen++
    }
  }

  private has(id: string, seat: Seat): void {
    const item = this.content.numberOf(id)
    if (item !== undefined) this.countOf(item, seat).dealt++
  }

  hears(event: GameEvent, { state }: Watched): void {
    const { number, uses, reasons, isCause } = this.content.told.of(event.kind)
    this.cites(event.rule, this.citedByTold, number)
    if (reasons !== undefined) for (const { rule } of reasons(event)) if (rule !== undefined) this.rules.add(rule)
    if (uses !== undefined) for (const use of uses(event, state, this.earlier)) this.uses(use)
    if (isCause) this.earlier.push(event)
  }

  sees(watched: Watched): void {
    const round = this.game.measures?.round?.(watched.state) ?? 0
    if (round === this.round) return
    this.round = round
    this.stand(watched)
  }

  private cites(rule: RuleId | undefined, last: (RuleId | undefined)[], number: number): void {
    if (rule === undefined || rule === last[number]) return
    last[number] = rule
    this.rules.add(rule)
  }

  private uses({ item: id, seat, times = 1, effect = 0 }: Use): void {
    const item = this.content.numberOf(id)
    if (item === undefined) return
    const count = this.countOf(item, seat ?? nobody)
    count.used += times
    count.effect += effect
    if (times === 0 && effect === 0) count.dealt++
  }

  private countOf(item: number, seat: number): ContentCount {
    const key = (item + 1) * 16 + seat
    const known = this.counts.get(key)
    if (known !== undefined) return known
    const made: ContentCount = { item, seat, offered: 0, chosen: 0, dealt: 0, used: 0, effect: 0 }
    this.counts.set(key, made)
    return made
  }

  /** A side's chance by the game's own judgement. */
  private chanceOf({ seats: [seat] }: Side, watched: Watched): number {
    return seat === undefined ? 0 : (this.game.bot?.evaluate?.(watched.view(seat), seat) ?? 0)
  }

  /** How the sides stand; of two, the second has the rest. */
  private standingOf(watched: Watched): number[] {
    const [first, second, third] = this.sides
    if (first === undefined || second === undefined || third !== undefined) {
      return this.sides.map((side) => this.chanceOf(side, watched))
    }
    const chance = this.chanceOf(first, watched)
    return [chance, 1 - chance]
  }

  private stand(watched: Watched): void {
    if (this.game.bot?.evaluate === undefined) return
    const standing = this.standingOf(watched)
    this.standings.push(standing)
    const best = Math.max(...standing)
    const leader = standing.indexOf(best)
    const isAhead = standing.every((other, side) => side === leader || best - other > lead)
    if (!isAhead) return
    if (this.leader !== undefined && this.leader !== leader) this.leadChanges++
    this.leader = leader
  }
}
