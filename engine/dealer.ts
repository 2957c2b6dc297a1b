// The dealer: dice, decks, secrets and telling. What set-up and rules have in common.

import { at } from './at.ts'
import { type Die, faceWords, type Forced } from './dice.ts'
import type { RuleId, Seat, Viewer } from './id.ts'
import type { Plain } from './plain.ts'
import { below, type Random } from './random.ts'
import {
  addSecret,
  isSeen,
  mixFaces,
  poolNumber,
  type Pool,
  type Secret,
  type Secrets,
  seatBits,
  seenByAll,
  viewerBit,
} from './secrets.ts'

/** What happened, as data. Log, animation, sound and statistics are made from it. */
export interface GameEvent {
  readonly kind: string
  readonly rule?: RuleId
}

const noFaces: Told['faces'] = []

/** An event with the faces of the secrets it speaks of, as they were when it was told. */
export interface Told<E extends GameEvent = GameEvent> {
  /** How many answers had been given. */
  readonly at: number
  readonly event: E
  readonly faces: readonly { readonly id: Secret; readonly face: Plain; readonly seenBy: number }[]
}

/** Why an answer cannot be taken back freely: what somebody learned after it. */
export type News =
  | 'dice were rolled'
  | 'something was drawn'
  | 'something hidden was shown'
  | 'hidden answers were shown'

/** Called when faces are laid down unseen; the conformance suite makes other worlds with it. */
export type OnHidden = (secrets: Secrets, hidden: readonly Secret[]) => void

/** Written as methods: what is said of one game's events can stand for any. */
interface Listening<E extends GameEvent> {
  onTold(event: E): void
  stamp(event: E): E
}

export class Dealer<E extends GameEvent = GameEvent> {
  readonly seats: readonly Seat[]
  random: Random
  secrets: Secrets
  /** Where events are kept; undefined where nobody looks back at them. */
  told: Told<E>[] | undefined = undefined
  /** Who hears of each event as it is told. */
  onTold: Listening<E>['onTold'] | undefined = undefined
  /** How many answers have been given in the match. */
  count = 0
  /** What anybody has learned since it was last cleared. */
  news: News | undefined = undefined
  /** Who has learned it: bit n stands for seat n. */
  learners = 0
  forced: Forced | undefined = undefined
  /** What is added to events, where the game wants that. */
  stamp: Listening<E>['stamp'] | undefined = undefined
  onHidden: OnHidden | undefined = undefined
  /** True while several seats are asked at once: nothing may happen before all have answered. */
  shut = false

  constructor(seats: readonly Seat[], random: Random, secrets: Secrets) {
    this.seats = seats
    this.random = random
    this.secrets = secrets
  }

  /** Says what has just happened. `mentioned`: the secrets in it, whose faces go to those who have seen them. */
  tell(event: E, ...mentioned: readonly Secret[]): void {
    if (this.shut) this.bug('told')
    if (this.isHeard) this.pass(event, mentioned)
  }

  /** Apart, so that telling costs next to nothing where nobody listens. */
  private pass(event: E, mentioned: readonly Secret[]): void {
    const told = this.stamp === undefined ? event : this.stamp(event)
    this.onTold?.(told)
    if (this.told === undefined) return
    const { faces, seenBy } = this.secrets
    this.told.push({
      at: this.count,
      event: told,
      faces:
        mentioned.length === 0 ? noFaces : mentioned.map((id) => ({ id, face: at(faces, id), seenBy: at(seenBy, id) })),
    })
  }

  /** False in playouts: what is told there may be left out. */
  get isHeard(): boolean {
    return this.told !== undefined || this.onTold !== undefined
  }

  /** Rolls so many dice, for all to see. */
  roll<Face extends Plain>(of: Die<Face>, count: number): Face[] {
    return Array.from({ length: count }, () => this.rollOne(of))
  }

  rollOne<Face extends Plain>(of: Die<Face>): Face {
    this.learn('dice were rolled', seenByAll)
    return this.rolled(of)
  }

  private rolled<Face extends Plain>(of: Die<Face>): Face {
    const wanted = this.forced?.dice.shift()
    if (wanted === undefined) return at(of.faces, below(this.random, of.faces.length))
    const found = of.faces.find((face) => faceWords(face) === wanted)
    if (found === undefined) throw new Error(`a ${of.name} has no face ${wanted}`)
    return found
  }

  /** A whole number from 0 to below n, drawn for all to see. */
  number(n: number): number {
    this.learn('something was drawn', seenByAll)
    return below(this.random, n)
  }

  /** One of the list at random, for all to see. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return at(list, this.number(list.length))
  }

  /**
   * Lays one thing face down; only the viewers named have seen its face. Where somebody chose it in secret, the pool
   * lists the faces it may have, since nobody else knows which of them are in use.
   */
  hide<Face extends Plain>(pool: Pool, face: Face, ...seenBy: readonly Viewer[]): Secret<Face> {
    if (this.shut) this.bug('hidden')
    const secret = addSecret(this.secrets, poolNumber(this.secrets, pool), face, 0)
    this.onHidden?.(this.secrets, [secret])
    for (const viewer of seenBy) this.secrets.seenBy[secret] = at(this.secrets.seenBy, secret) | viewerBit(viewer)
    return secret
  }

  /** A new deck, shuffled and face down. Its top is the end of the list. */
  deal<Face extends Plain>(pool: string, faces: readonly Face[]): Secret<Face>[] {
    if (this.shut) this.bug('dealt')
    const number = poolNumber(this.secrets, { name: pool })
    const deck = faces.map((face) => addSecret(this.secrets, number, face, 0))
    this.shuffle(deck)
    return deck
  }

  /** Shuffles face-down things, after which nobody knows which is which. */
  shuffle(mixed: readonly Secret[]): void {
    if (this.shut) this.bug('shuffled')
    mixFaces(this.secrets, mixed, this.random, this.seats)
    this.onHidden?.(this.secrets, mixed)
  }

  /** Takes the top of a deck, still face down. */
  draw<Face extends Plain>(deck: Secret<Face>[]): Secret<Face> | undefined {
    if (this.shut) this.bug('drawn')
    if (this.forced !== undefined && deck.length > 0) this.forceDraw(this.forced, deck)
    return deck.pop()
  }

  private forceDraw(forced: Forced, deck: readonly Secret[]): void {
    const wanted = forced.draws.shift()
    if (wanted === undefined) return
    const { faces } = this.secrets
    const found = deck.find((id) => faceWords(at(faces, id)) === wanted)
    const top = deck.at(-1)
    if (found === undefined || top === undefined) throw new Error(`no ${wanted} in the deck that is drawn from`)
    const kept = at(faces, top)
    faces[top] = at(faces, found)
    faces[found] = kept
  }

  /** Rolls a die under a cup: a new one, or again one that was rolled before. Only `by` sees it. */
  rollHidden<Face extends Plain>(of: Die<Face>, by: Seat, again?: Secret<Face>): Secret<Face> {
    this.learn('dice were rolled', viewerBit(by))
    const { faces } = of
    const secret = again ?? addSecret(this.secrets, poolNumber(this.secrets, { name: of.name, faces }), at(faces, 0), 0)
    this.secrets.faces[secret] = this.rolled(of)
    this.secrets.seenBy[secret] = 0
    this.onHidden?.(this.secrets, [secret])
    this.secrets.seenBy[secret] = viewerBit(by)
    return secret
  }

  /** The face of a secret, for the rules: they see everything, and must not say it to those who do not. */
  face<Face extends Plain>(secret: Secret<Face>): Face {
    return this.secrets.faces[secret] as Face
  }

  sees(viewer: Viewer, secret: Secret): boolean {
    return isSeen(this.secrets, secret, viewer)
  }

  /** Turns a secret face up for everybody, spectators too. */
  reveal<Face extends Plain>(secret: Secret<Face>): Face {
    this.showTo(secret, seenByAll)
    return this.face(secret)
  }

  /** Shows a secret to some only. */
  show<Face extends Plain>(secret: Secret<Face>, ...viewers: readonly Viewer[]): Face {
    this.showTo(
      secret,
      viewers.reduce<number>((bits, viewer) => bits | viewerBit(viewer), 0),
    )
    return this.face(secret)
  }

  private showTo(secret: Secret, bits: number): void {
    const before = at(this.secrets.seenBy, secret)
    const learners = bits & seatBits(this.seats) & ~before
    if (learners !== 0) this.learn('something hidden was shown', learners)
    this.secrets.seenBy[secret] = before | bits
  }

  private learn(news: News, learners: number): void {
    if (this.shut) this.bug('random or shown')
    this.news = news
    this.learners |= learners
  }

  private bug(what: string): never {
    throw new Error(`${what} while seats are asked at once: branches only ask`)
  }
}
