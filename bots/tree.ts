// The tree that a search grows: for each line of play what was tried there, how often, and what came of it.

import { type Answer, type Ask, at, below, Choose, Refusal, type Seat } from '@umpire/engine'
import type { Advisor } from './advisor.ts'

/** Beyond so many options, and where they cannot be listed, only some are looked at. */
const narrow = 16

/** How much a search prefers what it has tried little. */
const curiosity = 0.8

/** How many answers are looked at after so many visits, where it is known which to begin with or there are many. */
const widthAfter = (visits: number): number => Math.ceil(Math.sqrt(visits)) + 1

/** After one line of answers: the questions that came up, and where answers given at once led. */
export class Node {
  private readonly decisions: Decision[] = []
  private joint: Map<string, Node> | undefined = undefined

  /**
   * What is known about this question here. By chance different questions may follow the same answers. `before`: what
   * the seat itself has answered meanwhile, where several are asked at once.
   */
  decision(ask: Ask, before = ''): Decision {
    const name = before + ask.question.name
    const isWide = !(ask instanceof Choose) || ask.size > narrow
    for (const known of this.decisions) {
      if (known.seat === ask.seat && known.name === name && known.isWide === isWide) return known
    }
    const made = isWide ? new WideDecision(ask.seat, name) : new NarrowDecision(ask.seat, name)
    this.decisions.push(made)
    return made
  }

  /** Where these answers to questions asked at once led. */
  after(answers: string): Node {
    this.joint ??= new Map()
    let next = this.joint.get(answers)
    if (next === undefined) {
      next = new Node()
      this.joint.set(answers, next)
    }
    return next
  }
}

/** One answer that was tried. */
export interface Move {
  /** The answer as this world numbers it; other worlds may number it differently. */
  answer: Answer
  /** What it is in every world: the option itself if that is a number or a text, else the notation. */
  readonly key: unknown
  readonly value: unknown
  /** How often it could have been chosen. */
  available: number
  visits: number
  /** What the seat got out of it, added up. */
  worth: number
  next: Node | undefined
}

export abstract class Decision {
  abstract readonly isWide: boolean
  readonly seat: Seat
  readonly name: string
  visits = 0
  protected readonly moves: Move[] = []
  /** The moves that the present world allows. */
  protected readonly open: Move[] = []

  constructor(seat: Seat, name: string) {
    this.seat = seat
    this.name = name
  }

  /** Finds the moves that this world allows. */
  protected abstract findOpen(ask: Ask): void

  /** A move that was never tried, or undefined if there is none. */
  protected abstract untried(ask: Ask, advisor: Advisor): Move | undefined

  /**
   * The move to try now: one that was never tried, if it is time to widen; else the one with the best upper
   * confidence bound, counting how often each could be had.
   */
  select(ask: Ask, advisor: Advisor): Move {
    this.findOpen(ask)
    let best: Move | undefined
    let bestScore = Number.NEGATIVE_INFINITY
    let tried = 0
    for (const move of this.open) {
      move.available++
      if (move.visits === 0) continue
      tried++
      const score =
        advisor.scaled(move.worth / move.visits) + curiosity * Math.sqrt(Math.log(move.available) / move.visits)
      if (score > bestScore) {
        best = move
        bestScore = score
      }
    }
    const mayWiden = tried < widthAfter(this.visits) || !(this.isWide || advisor.hasPolicy)
    this.visits++
    const chosen = (mayWiden ? this.untried(ask, advisor) : undefined) ?? best ?? this.untried(ask, advisor)
    if (chosen === undefined) throw new Error(`no answer to ${this.name}`)
    return chosen
  }

  /** The move that was tried most. */
  mostVisited(): Move {
    return this.moves.reduce((most, move) => (move.visits > most.visits ? move : most))
  }

  protected add(answer: Answer, key: unknown, value: unknown): Move {
    const move: Move = { answer, key, value, available: 0, visits: 0, worth: 0, next: undefined }
    this.moves.push(move)
    return move
  }
}

/** A choice among few options: all of them are moves. */
class NarrowDecision extends Decision {
  readonly isWide = false

  protected findOpen(ask: Ask): void {
    const { open, moves } = this
    open.length = 0
    for (let index = 0; index < ask.size; index++) {
      const value = ask.value(index)
      const last = moves[index]
      // Mostly the options are those of the last visit; only where they are not are they compared in words.
      if (last !== undefined && last.value === value && last.answer === index) open.push(last)
      else open.push(this.find(ask, index, value))
    }
  }

  protected untried(ask: Ask, { random, hasPolicy, favourite }: Advisor): Move | undefined {
    const left = this.open.filter(({ visits }) => visits === 0)
    if (left.length === 0) return undefined
    const wanted = hasPolicy ? favourite(ask) : undefined
    return left.find(({ answer }) => answer === wanted) ?? at(left, below(random, left.length))
  }

  private find(ask: Ask, index: number, value: unknown): Move {
    const key = typeof value === 'object' ? ask.say(index) : value
    const known = this.moves.find((move) => move.key === key)
    if (known === undefined) return this.add(index, key, value)
    known.answer = index
    return known
  }
}

/** A question with many answers, or more than can be listed: more of them are tried the more it is visited. */
class WideDecision extends Decision {
  readonly isWide = true

  protected findOpen(ask: Ask): void {
    const { open, moves } = this
    open.length = 0
    for (const move of moves) if (this.isAllowed(ask, move)) open.push(move)
  }

  /** Mostly what the policy proposes, now and then anything else; what comes up again is not new. */
  protected untried(ask: Ask, { random, hasPolicy, favourite }: Advisor): Move | undefined {
    const asksPolicy = hasPolicy && this.moves.length % 4 !== 3
    const answer = asksPolicy ? favourite(ask) : ask.sample(random)
    const key = ask.say(answer)
    return this.moves.some((move) => move.key === key) ? undefined : this.add(answer, key, undefined)
  }

  private isAllowed(ask: Ask, move: Move): boolean {
    if (ask.refusal(move.answer) === undefined && ask.say(move.answer) === move.key) return true
    const answer = ask.read(String(move.key))
    if (answer instanceof Refusal) return false
    move.answer = answer
    return true
  }
}

/** The move at the top of the tree that the search believes in most. */
export const bestMove = (root: Node, ask: Ask): Move => root.decision(ask).mostVisited()

/** Adds what came of a line of play to all its moves. */
export function learn(line: readonly Tried[], worth: readonly number[]): void {
  for (const { seat, move } of line) {
    move.visits++
    move.worth += at(worth, seat)
  }
}

/** A move that was made in the line of play being tried, and by whom. */
export interface Tried {
  readonly seat: Seat
  readonly move: Move
}
