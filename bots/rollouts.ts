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

/** Plays on after an answer in the world of this number. */
function rollOut(mind: Imagination, candidate: Candidate, world: string, depth: number): void {
  const random = seedRandom(world)
  const run = mind.world(random)
  const ask = mind.askIn(run)
  const answer = ask.read(candidate.text)
  if (answer instanceof Refusal) return void candidate.worths.push(0) // a world in which it is not possible
  run.answer(ask, answer)
  candidate.worths.push(at(new Advisor(mind, run, random).playOn(depth, 0), mind.seat))
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

/** The better half goes on, until two are left; the policy's answer is always one of them. */
export function compare(
  mind: Imagination,
  { candidates, worlds, depth, milliseconds, lead: needed = usualLead }: Budget,
  random: Random,
): Answer {
  const first = mind.world(random)
  const ask = mind.askIn(first)
  if (ask.size === 1) return 0
  let left = candidatesFor(ask, new Advisor(mind, first, random), candidates)
  const favourite = at(left, 0)
  const ends = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds
  const seed = nextBits(random)
  for (let world = 0; left.length > 1 && (ends === Number.POSITIVE_INFINITY || performance.now() < ends); world++) {
    for (const candidate of left) rollOut(mind, candidate, `${seed} ${world}`, depth ?? Number.POSITIVE_INFINITY)
    if ((world + 1) % worlds !== 0) continue
    if (left.length === 2) break
    const others = left.slice(1).sort((a, b) => mean(b.worths) - mean(a.worths))
    left = [favourite, ...others.slice(0, Math.max(1, Math.ceil(left.length / 2) - 1))]
  }
  const best = left.slice(1).sort((a, b) => mean(b.worths) - mean(a.worths))[0]
  return best !== undefined && best.worths.length > 0 && lead(best, favourite) > needed ? best.answer : favourite.answer
}

/** A player that compares a few answers before it gives one. */
export function rolloutPlayer(name: string, level: Level & { by: 'rollouts' }, seed: string): Player {
  const random = seedRandom(seed)
  return { name, looksAhead: true, decide: (situation) => compare(situation.imagine(), level, random) }
}
