// A match as its log makes it: who sits where, how it stands, what is proposed. Everything here follows from the log.

import {
  type AnyGame,
  type Answer,
  at,
  Match,
  type OptionValue,
  Refusal,
  RuleError,
  type Seat,
  seat,
  seatsOf,
} from '@umpire/engine'
import type { MatchEnd, MatchStatus } from '@umpire/wire'
import type { Summary } from '../store/store.ts'
import type { Deed, Entry, SeatPlan } from './entry.ts'
import { restUpTo } from './limits.ts'
import { TakenKeys } from './taken-keys.ts'

/** The level of a bot that plays for somebody who has resigned. */
const levelOfResigned = 'novice'

export interface LiveSeat {
  plan: SeatPlan
  /** The level of the bot that plays until the person returns. */
  standIn: string | undefined
  hasResigned: boolean
}

export interface LiveProposal {
  /** The number of its entry. */
  readonly number: number
  readonly what: 'take back' | 'end'
  readonly by: Seat
  readonly to: number
  waitsFor: readonly Seat[]
}

/** A match that is put away: all answers, by which it is made again. */
interface Resting {
  readonly seed: string
  /** JSON: it takes far less memory than what it says. */
  readonly answers: string
}

type Creation = Deed & { readonly do: 'create' }

export class LiveMatch {
  readonly id: string
  readonly game: AnyGame
  readonly creation: Creation
  readonly created: number
  readonly seats: LiveSeat[]
  /** By person: the seats that they have taken, as far as anybody has asked. */
  private readonly taken = new Map<string, readonly Seat[]>()
  private playing: Match | undefined
  private resting: Resting | undefined
  private wokenAt = 0
  /** Called when the match is made again, before anything is done to it. */
  woken: (() => void) | undefined
  /** The version of the game that it is pinned to. */
  version: number
  status: MatchStatus = 'open'
  stoppedBecause: string | undefined
  proposal: LiveProposal | undefined
  end: MatchEnd | undefined
  rematch: string | undefined
  /** How long the log is. */
  length = 1
  changed: number
  /** The keys under which something was taken. */
  readonly keys = new TakenKeys()

  constructor(id: string, game: AnyGame, creation: Creation, created: number) {
    this.id = id
    this.game = game
    this.creation = creation
    this.created = created
    this.changed = created
    this.version = creation.version
    this.seats = creation.seats.map((plan) => ({ plan, standIn: undefined, hasResigned: false }))
  }

  /** The referee's match; undefined before it begins. */
  get match(): Match | undefined {
    if (this.resting !== undefined) this.wake(this.resting)
    return this.playing
  }

  /**
   * Puts the match away until somebody wants it, if nobody has since then and it is not too long: only what it cannot be
   * made again without is kept. True if it was. `before`: what is to be done while it is still there.
   */
  restIfIdle(since: number, before?: () => void): boolean {
    if (this.playing === undefined || Math.max(this.changed, this.wokenAt) > since) return false
    const { seed, given } = this.playing
    if (given.length > restUpTo) return false
    before?.()
    this.resting = { seed, answers: JSON.stringify(given.map(({ seat: of, answer }) => [of, answer])) }
    this.playing = undefined
    return true
  }

  private wake({ seed, answers }: Resting): void {
    const match = this.begin(seed)
    if (match instanceof Refusal) throw new Error(match.reason)
    const given: [Seat, Answer][] = JSON.parse(answers)
    for (const [of, answer] of given) {
      const refusal = match.give(of, answer)
      if (refusal !== undefined) throw new Error(`a match that was put away: ${refusal.reason}`)
    }
    this.resting = undefined
    this.playing = match
    this.wokenAt = Date.now()
    this.woken?.()
  }

  /** The seats that a person has taken; the same list again until somebody sits down or stands up. */
  seatsOf(person: string | undefined): readonly Seat[] {
    if (person === undefined) return []
    let taken = this.taken.get(person)
    if (taken === undefined) {
      taken = seatsOf(this.seats.length).filter((one) => {
        const { plan } = at(this.seats, one)
        return plan.kind === 'person' && plan.person === person
      })
      // Of those who only look on, any number may come.
      if (taken.length > 0) this.taken.set(person, taken)
    }
    return taken
  }

  /** The level of the bot that answers for a seat; undefined where a person does. */
  botLevel(of: Seat): string | undefined {
    const { plan, standIn, hasResigned } = at(this.seats, of)
    if (plan.kind === 'bot') return plan.level
    return standIn ?? (hasResigned ? levelOfResigned : undefined)
  }

  /** The people who have taken seats. */
  get players(): readonly string[] {
    return this.seats.flatMap(({ plan }) => (plan.kind === 'person' ? [plan.person] : []))
  }

  /** The seats at which a person decides. */
  get persons(): readonly Seat[] {
    return seatsOf(this.seats.length).filter((one) => this.botLevel(one) === undefined)
  }

  get options(): { readonly [name: string]: OptionValue } {
    return this.creation.options
  }

  /** Takes the next entry of the log, or says why it cannot be. A refusal changes nothing. */
  take(entry: Omit<Entry, 'number'>): Refusal | undefined {
    const refusal = this.carryOut(entry.deed)
    if (refusal !== undefined) return refusal
    this.length++
    this.changed = entry.at
    if (entry.key !== null) this.keys.add(entry.key)
    return undefined
  }

  private carryOut(deed: Deed): Refusal | undefined {
    switch (deed.do) {
      case 'create':
        return new Refusal('unusable', 'a match is made once')
      case 'seat':
        at(this.seats, deed.seat).plan = deed.to
        this.taken.clear()
        return undefined
      case 'start':
        return this.start(deed.seed)
      case 'answer':
        return this.answer(deed.seat, deed.text)
      case 'undo':
        return this.undo(deed.seats)
      case 'propose':
        this.proposal = { number: this.length, what: deed.what, by: deed.by, to: deed.to, waitsFor: deed.needs }
        return this.settleProposal()
      case 'consent':
        return this.consent(deed.seats, deed.yes)
      case 'resign':
        return this.resign(deed.seat)
      case 'leave':
        at(this.seats, deed.seat).standIn = deed.level
        return undefined
      case 'return':
        at(this.seats, deed.seat).standIn = undefined
        return undefined
      case 'rematch':
        this.rematch = deed.match
        return undefined
      case 'stop':
        this.status = 'stopped'
        this.stoppedBecause = deed.reason
        return undefined
      case 'pin':
        this.version = deed.version
        if (this.status === 'stopped') this.goOnAgain()
        return undefined
    }
  }

  private begin(seed: string): Match | Refusal {
    return Match.start(this.game, { seats: this.seats.length, options: this.options, seed })
  }

  private start(seed: string): Refusal | undefined {
    const match = this.begin(seed)
    if (match instanceof Refusal) return match
    this.playing = match
    this.status = 'running'
    this.noticeEnd()
    return undefined
  }

  private answer(of: Seat, text: string): Refusal | undefined {
    if (this.match === undefined) return new Refusal('unusable', 'the match has not begun')
    try {
      const refusal = this.match.answer(of, text)
      if (refusal !== undefined) return refusal
    } catch (error) {
      if (!(error instanceof RuleError)) throw error
      return new Refusal('unusable', `a rule of the game failed on that answer, which was not taken: ${error.message}`)
    }
    // What was to be taken back is not the last any more.
    if (this.proposal?.what === 'take back') this.proposal = undefined
    this.noticeEnd()
    return undefined
  }

  private undo(by: readonly Seat[]): Refusal | undefined {
    if (this.match === undefined) return new Refusal('unusable', 'the match has not begun')
    const refusal = this.match.undo(by)
    if (refusal === undefined) this.proposal = undefined
    return refusal
  }

  private consent(by: readonly Seat[], yes: boolean): Refusal | undefined {
    const { proposal } = this
    if (proposal === undefined) return new Refusal('stale', 'nothing is proposed')
    if (!yes) {
      this.proposal = undefined
      return undefined
    }
    proposal.waitsFor = proposal.waitsFor.filter((one) => !by.includes(one))
    return this.settleProposal()
  }

  /** What all have agreed to is done. */
  private settleProposal(): Refusal | undefined {
    const { proposal, match } = this
    if (proposal === undefined || match === undefined || proposal.waitsFor.length > 0) return undefined
    this.proposal = undefined
    if (proposal.what === 'take back') return match.takeBackTo(proposal.to)
    this.finish({ how: 'agreed', winners: [] })
    return undefined
  }

  /** May end the match. Until it is over a bot plays for whoever has resigned. */
  private resign(of: Seat): Refusal | undefined {
    const { match, seats } = this
    if (match === undefined) return new Refusal('unusable', 'the match has not begun')
    at(seats, of).hasResigned = true
    const resigned = match.seats.filter((one) => at(seats, one).hasResigned)
    const plans = seats.map(({ plan }) => plan)
    if (isGivenUp(match.teams, plans, resigned)) {
      const isTogether = match.teams.length === 1
      const winners = isTogether ? [] : sidesWithout(match.teams, resigned).flat()
      this.finish({ how: 'resigned', winners })
    }
    if (this.proposal?.waitsFor.includes(of) === true) return this.consent([of], true)
    return undefined
  }

  /** It was stopped, and was found to be playable after all. */
  private goOnAgain(): void {
    this.stoppedBecause = undefined
    this.status = this.match === undefined ? 'open' : 'running'
    if (this.end !== undefined) this.status = 'over'
  }

  private noticeEnd(): void {
    const { outcome } = this.match ?? { outcome: null }
    if (outcome !== null) this.finish({ how: 'played', winners: outcome.winners })
  }

  private finish(end: MatchEnd): void {
    this.status = 'over'
    this.end = end
    this.proposal = undefined
  }

  /** The seats that are asked now. */
  get asked(): readonly Seat[] {
    return this.status === 'running' ? (this.match?.asks.map((ask) => ask.seat) ?? []) : []
  }

  summary(): Summary {
    const { creation, asked } = this
    return {
      id: this.id,
      game: creation.game,
      version: this.version,
      options: creation.options,
      status: this.status,
      isPublic: creation.isPublic,
      host: creation.host,
      seats: this.seats.map(({ plan }) => plan),
      waitsFor: asked,
      isBotDue: asked.some((one) => this.botLevel(one) !== undefined),
      count: this.match?.count ?? 0,
      end: this.end ?? null,
      created: this.created,
      changed: this.changed,
    }
  }
}

type Teams = Match['teams']

/** Those that are left of each side of which anybody is. */
const sidesWithout = (teams: Teams, resigned: readonly Seat[]): Teams =>
  teams.map((team) => team.filter((one) => !resigned.includes(one))).filter((team) => team.length > 0)

/** Whether a match is over when these have resigned: one side of several is left, or no person. */
export function isGivenUp(teams: Teams, plans: readonly SeatPlan[], resigned: readonly Seat[]): boolean {
  const left = sidesWithout(teams, resigned)
  const isDecided = teams.length > 1 && left.length <= 1
  return isDecided || !left.flat().some((one) => at(plans, one).kind === 'person')
}

/** The seat of that number at this match; a refusal where there is none. */
export function seatAt(live: LiveMatch, number: number): Seat | Refusal {
  return number < live.seats.length ? seat(number) : new Refusal('wrong seat', `there is no seat ${number + 1}`)
}
