// Twins: two worlds that differ in faces a viewer has not seen, played alike until the viewer sees one of them.

import {
  type Answer,
  type AnyGame,
  at,
  type Given,
  pick,
  type Random,
  Refusal,
  RuleError,
  samePlain,
  type Seat,
  type Viewer,
  viewerBit,
} from '@umpire/engine'
import { ConformanceError, fail } from '../failure.ts'
import { sampleOf } from '../play.ts'
import type { Setting } from '../settings.ts'
import { firstTold, received } from './received.ts'
import { type Change, type Sight, World } from './world.ts'

export interface Twin {
  readonly game: AnyGame
  readonly setting: Setting
  /** The answers of a game that was played before, which are followed as far as both worlds allow it. */
  readonly script: readonly Given[]
  readonly viewer: Viewer
  readonly changes: readonly Change[]
  /** After how many answers the first of the changes is made. */
  readonly from: number
}

/** Of very many answers that might look the same, so many are tried. */
const mostOthers = 40

const nameOf = (world: World, viewer: Viewer): string =>
  typeof viewer === 'number' ? at(world.match.seatNames, viewer) : `a ${viewer}`

/**
 * Whether what was seen in one world is something else in the other: then the viewer may tell them apart. Where one of
 * them has moments of its own, it must have been unseen before, so that nobody sees his own die rolled again because of
 * what another hides.
 */
function isOther({ moment, id, face, viewers }: Sight, own: World, there: World): boolean {
  const [here, other] = [own.moments[moment], there.moments[moment]]
  if (other !== undefined && samePlain(here?.hidden, other.hidden)) return !samePlain(face, other.faces[id])
  const wasSeen = own.seenBefore[id]
  return wasSeen !== undefined && (wasSeen & viewers) === 0 && !samePlain(face, there.faces[id])
}

/** Whether the viewer has just seen a face that is not the same in both worlds. */
function sawDifference(one: World, other: World, viewer: Viewer): boolean {
  const bit = viewerBit(viewer)
  const saw = (own: World, there: World): boolean =>
    own.newSights.some((sight) => (sight.viewers & bit) !== 0 && isOther({ ...sight, viewers: bit }, own, there))
  return saw(one, other) || saw(other, one)
}

/** Chance has gone another way: dice that fall otherwise because more or fewer fell before them prove nothing. */
const isOutOfStep = (one: World, other: World): boolean =>
  !samePlain(one.match.position.random, other.match.position.random)

function leak({ viewer, changes }: Twin, one: World, other: World, part: string): never {
  const was = received(one.match, viewer).get(part)
  const is = received(other.match, viewer).get(part)
  const few = changes.slice(0, 3).map(({ id, face }) => `${id} is ${JSON.stringify(face)}`)
  const change = [...few, ...(changes.length > 3 ? [`${changes.length - 3} more are others`] : [])].join(' and ')
  const chance = isOutOfStep(one, other) ? ' (and dice were rolled or cards mixed in one of the two worlds only)' : ''
  return fail(
    one.match,
    `${nameOf(one, viewer)} learns from ${part} what it has not seen: ${around(was, is)}; ` +
      `but if secret ${change}: ${around(is, was)}${chance}`,
  )
}

/** A text from where it begins to differ from another. */
function around(text = 'nothing', other = 'nothing'): string {
  let same = 0
  while (same < text.length && text[same] === other[same]) same++
  const begin = Math.max(0, same - 60)
  return text.slice(begin, begin + 160)
}

/** An answer that both worlds take: that of the script, or another where it does not fit. */
function commonAnswer(
  twin: Twin,
  one: World,
  other: World,
  random: Random,
): { seat: Seat; answer: Answer } | undefined {
  const { match } = one
  const scripted = twin.script[match.count]
  const isScripted = scripted !== undefined && match.askOf(scripted.seat)?.refusal(scripted.answer) === undefined
  const ask = (isScripted && match.askOf(scripted.seat)) || pick(random, match.asks)
  const asked = other.match.askOf(ask.seat)
  if (asked === undefined) return undefined
  for (let tries = 0; tries < 16; tries++) {
    const answer = tries === 0 && isScripted ? scripted.answer : sampleOf(match, ask, random)
    if (!(asked.read(ask.say(answer)) instanceof Refusal)) return { seat: ask.seat, answer }
    if (ask.seat === twin.viewer) leak(twin, one, other, 'refusals')
  }
  return undefined
}

/** Whether an answer is taken. In a world that could not be, as nobody would have chosen it, rules may stumble. */
function isTaken(answer: () => Refusal | undefined | void): boolean {
  try {
    return answer() === undefined
  } catch (error) {
    if (error instanceof ConformanceError || error instanceof RuleError) return false
    throw error
  }
}

/** Gives the same answer, in its notation, to the other world. */
function answerToo(one: World, other: World, seat: Seat): boolean {
  const { text } = at(one.match.given, one.match.given.length - 1)
  const read = other.match.askOf(seat)?.read(text)
  return read !== undefined && !(read instanceof Refusal) && isTaken(() => other.give(seat, read))
}

function replayed({ game, setting, changes }: Twin, given: readonly Given[]): World {
  const world = new World(game, setting, changes)
  for (const { seat, answer } of given) world.give(seat, answer)
  return world
}

/**
 * The other world after another answer of the same seat that looks the same to the viewer; undefined if there is none.
 * Where somebody lays "the knight" face down, it is another card in the other world, and that is no leak.
 */
function lookingTheSame(twin: Twin, one: World, other: World, seat: Seat, random: Random): World | undefined {
  const { given } = other.match
  const before = replayed(twin, given.slice(0, -1))
  const ask = before.match.askOf(seat)
  if (ask === undefined) return undefined
  const seen = received(one.match, twin.viewer)
  const answers =
    ask.enumerate(mostOthers) ?? Array.from({ length: mostOthers }, () => sampleOf(before.match, ask, random))
  for (const answer of answers) {
    const fork = before.match.fork()
    if (!isTaken(() => fork.give(seat, answer))) continue
    if (firstTold(seen, received(fork, twin.viewer)) !== undefined) continue
    before.give(seat, answer)
    return before
  }
  return undefined
}

/**
 * Plays both worlds alike, and fails where the viewer can tell them apart without having seen why. Returns how often
 * what the viewer receives was compared.
 */
export function playTwins(twin: Twin, random: Random, most: number): number {
  const { game, setting, script, viewer, changes, from } = twin
  const one = new World(game, setting)
  let other = new World(game, setting, changes)
  const tell = (): string | undefined => firstTold(received(one.match, viewer), received(other.match, viewer))
  const isShown = (): boolean => sawDifference(one, other, viewer)
  for (const { seat, answer } of script.slice(0, from)) {
    one.give(seat, answer)
    if (!isTaken(() => other.give(seat, answer))) return 0
  }
  if (isShown()) return 0
  const atOnce = tell()
  if (atOnce !== undefined) leak(twin, one, other, atOnce)
  let compared = 1
  while (compared < most && one.match.outcome === null && !samePlain(one.faces, other.faces)) {
    if (isOutOfStep(one, other)) break
    const next = commonAnswer(twin, one, other, random)
    if (next === undefined) break
    one.give(next.seat, next.answer)
    if (!answerToo(one, other, next.seat) || isShown()) break
    const part = tell()
    if (part !== undefined) {
      const same = next.seat === viewer ? undefined : lookingTheSame(twin, one, other, next.seat, random)
      if (same === undefined) leak(twin, one, other, part)
      other = same
    }
    compared++
  }
  return compared
}
