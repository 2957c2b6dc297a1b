// Search: information-set Monte Carlo tree search, for any game. Each iteration plays one imagined world to its end.

import { type Answer, type Ask, type Imagination, type Level, type Random, type Run, seedRandom } from '@umpire/engine'
import { Advisor } from './advisor.ts'
import type { Player } from './player.ts'
import { bestMove, learn, Node, type Tried } from './tree.ts'

export interface Budget {
  readonly iterations: number
  /** Stops earlier when so much time has gone by; then the result depends on the machine. */
  readonly milliseconds?: number
  /** After so many decisions a playout stops and the position is evaluated, where the game can. */
  readonly depth?: number
  /** How often a playout leaves the policy and answers at random, so that it does not always see the same. */
  readonly whims?: number
}

export interface Found {
  readonly answer: Answer
  /** How many worlds were played. */
  readonly iterations: number
  /** What the search expects of the answer, from 0 (lost) to 1 (won). */
  readonly worth: number
}

const usualDepth = 8
const usualWhims = 0.1

export function search(mind: Imagination, budget: Budget, random: Random): Found {
  const root = new Node()
  const first = mind.world(random)
  const ask = mind.askIn(first)
  if (ask.size === 1) return { answer: 0, iterations: 0, worth: Number.NaN }
  const advisor = new Advisor(mind, first, random)
  const ends = budget.milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + budget.milliseconds
  let iterations = 0
  do {
    const line: Tried[] = []
    descend(root, mind.world(random), line, advisor)
    learn(line, advisor.playOn(budget.depth ?? usualDepth, budget.whims ?? usualWhims))
    iterations++
  } while (iterations < budget.iterations && (ends === Number.POSITIVE_INFINITY || performance.now() < ends))
  const best = bestMove(root, ask)
  return { answer: best.answer, iterations, worth: best.worth / best.visits }
}

/** Follows the tree down to where nothing has been tried yet. */
function descend(root: Node, run: Run, line: Tried[], advisor: Advisor): void {
  let node: Node | undefined = root
  while (node !== undefined && run.ask !== undefined) {
    node = run.together === undefined ? oneAsked(node, run, run.ask, line, advisor) : allAsked(node, run, line, advisor)
  }
}

/** Tries a move; gives the node it leads to, or undefined if it was the first time. */
function oneAsked(node: Node, run: Run, ask: Ask, line: Tried[], advisor: Advisor): Node | undefined {
  const move = node.decision(ask).select(ask, advisor)
  line.push({ seat: ask.seat, move })
  run.answer(ask, move.answer)
  if (move.next !== undefined) return move.next
  move.next = new Node()
  return undefined
}

/**
 * Seats that are asked at once decide without knowing of each other: each has its own statistics at this node, and
 * only all answers together lead on. A seat may be asked one thing after another meanwhile; it knows its own answers.
 */
function allAsked(node: Node, run: Run, line: Tried[], advisor: Advisor): Node | undefined {
  const { together } = run
  const own: string[] = []
  let isNew = false
  for (let { ask } = run; ask !== undefined && run.together === together; { ask } = run) {
    const move = node.decision(ask, own[ask.seat]).select(ask, advisor)
    isNew ||= move.visits === 0
    line.push({ seat: ask.seat, move })
    own[ask.seat] = `${own[ask.seat] ?? ''}${String(move.key)};`
    run.answer(ask, move.answer)
  }
  return isNew ? undefined : node.after(own.join('|'))
}

/** A player that searches before every answer. */
export function searchPlayer(name: string, level: Level & { by: 'search' }, seed: string): Player {
  const random = seedRandom(seed)
  return { name, looksAhead: true, decide: (situation) => search(situation.imagine(), level, random).answer }
}
