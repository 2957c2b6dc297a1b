// Rollouts: a few answers are tried in the same imagined worlds with the same dice, and the one that does best is given.
// Where a game's policy is good and chance is great, this tells small differences sooner than a tree does.

import {
  type Answer,
  type Ask,
  at,
  type Imagination,
  type Level,
  nextBits,
  type Random,
  Refusal,
  seedRandom,
} from '@umpire/engine'
import { Advisor } from './advisor.ts'
import type { Player } from './player.ts'

type Budget = Omit<Level & { by: 'rollouts' }, 'by'>

/** An answer, and what came of it in each of the worlds. */
interface Candidate {
  readonly answer: Answer
  /** The notation: other worlds may number the answers differently. */
  readonly text: string
  readonly worths: number[]
}

/** What the policy would do, what it might do as well, and a few others. */
function candidatesFor(ask: Ask, advisor: Advisor, most: number): Candidate[] {
  const found = new Map<string, Candidate>()
  const add = (answer: Answer): void => {
    const text = ask.say(answer)
    if (!found.has(text)) found.set(text, { answer, text, worths: [] })
  }
  add(advisor.favourite(ask))
  const others = advisor.alternatives(ask)
  if (others !== undefined) {
    for (const answer of others) if (found.size < most) add(answer)
    return [...found.values()]
  }
  const few = ask.enumerate(most)
  if (few !== undefined) for (const answer of few) add(answer)
  for (let tries = 0; tries < 2 * most && found.size < most; tries++) add(advisor.favourite(ask))
  for (let tries = 0; tries < most && found.size < most; tries++) add(ask.sample(advisor.random))
  return [...found.values()]
}

/** Plays on after an answer in the world of this number; how many decisions that took. */
function rollOut(mind: Imagination, candidate: Candidate, world: string, depth: number): number {
  const random = seedRandom(world)
  const run = mind.world(random)
  const ask = mind.askIn(run)
  const answer = ask.read(candidate.text)
  if (answer instanceof Refusal) {
    candidate.worths.push(0) // a world in which it is not possible
    return 0
  }
  const before = run.table.count
  run.answer(ask, answer)
  candidate.worths.push(at(new Advisor(mind, run, random).playOn(depth, 0), mind.seat))
  return run.table.count - before
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** How much better one candidate is than another, in standard errors of the difference world by world. */
function lead(one: Candidate, other: Candidate): number {
  const differences = one.worths.map((worth, world) => worth - at(other.worths, world))
  const middle = mean(differences)
  const spread = mean(differences.map((difference) => (difference - middle) ** 2))
  return spread === 0 ? Math.sign(middle) * Number.POSITIVE_INFINITY : middle / Math.sqrt(spread / differences.length)
}

/** So much better than the policy's own answer another must be, where the level does not say. */
const usualLead = 1

const without = Number.POSITIVE_INFINITY

/** The better half of the others. */
const betterHalf = (others: readonly Candidate[]): Candidate[] =>
  others.slice(0, Math.max(1, Math.ceil((others.length + 1) / 2) - 1))

/**
 * Who is left after so many worlds: the better half, until two are left; or, where the level says how long that may go
 * on, those of them that do better than the policy's answer. That one is always left.
 */
function leftAfter(tried: readonly Candidate[], done: number, most: number | undefined): Candidate[] {
  const [favourite, ...others] = tried
  if (favourite === undefined || done >= (most ?? without)) return []
  if (most === undefined && others.length < 2) return []
  const sorted = others.sort((a, b) => mean(b.worths) - mean(a.worths))
  const half = betterHalf(sorted)
  return [favourite, ...(most === undefined ? half : half.filter((other) => lead(other, favourite) > 0))]
}

/** The answer that does best in the worlds that were played, if it is clearly better than the policy's. */
export function compare(
  mind: Imagination,
  { candidates, worlds, most, depth, decisions = without, milliseconds, lead: needed = usualLead }: Budget,
  random: Random,
): Answer {
  const first = mind.world(random)
  const ask = mind.askIn(first)
  if (ask.size === 1) return 0
  const all = candidatesFor(ask, new Advisor(mind, first, random), candidates)
  const favourite = at(all, 0)
  const ends = milliseconds === undefined ? without : performance.now() + milliseconds
  const isTime = (): boolean => ends === without || performance.now() < ends
  const seed = nextBits(random)
  let [left, tried] = [all, all]
  let spent = 0
  for (let world = 0; left.length > 1 && spent < decisions && isTime(); world++) {
    for (const candidate of left) spent += rollOut(mind, candidate, `${seed} ${world}`, depth ?? without)
    tried = left
    if ((world + 1) % worlds === 0) left = leftAfter(left, world + 1, most)
  }
  const best = tried.slice(1).sort((a, b) => mean(b.worths) - mean(a.worths))[0]
  return best !== undefined && best.worths.length > 0 && lead(best, favourite) > needed ? best.answer : favourite.answer
}

/** A player that compares a few answers before it gives one. */
export function rolloutPlayer(name: string, level: Level & { by: 'rollouts' }, seed: string): Player {
  const random = seedRandom(seed)
  return { name, looksAhead: true, decide: (situation) => compare(situation.imagine(), level, random) }
}
