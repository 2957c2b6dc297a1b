// What was not offered is refused with a reason and changes nothing: garbage, huge, stale, from the wrong seat.

import fc from 'fast-check'
import {
  type Answer,
  type AnyGame,
  type Ask,
  at,
  id,
  type Match,
  plainWords,
  type Refusal,
  samePlain,
  type Seat,
  seedRandom,
} from '@umpire/engine'
import { type Bytes, everythingSince, mustEqual } from '../bytes.ts'
import { type Check, trials } from '../check.ts'
import { ConformanceError, examine, fail } from '../failure.ts'
import { matchAt, sampleGame } from '../play.ts'
import { nearAnswers, nearTexts } from '../probes.ts'
import { settingOf } from '../settings.ts'
import { garbageAnswer, garbageNumber, garbageText, someSeat } from './garbage.ts'

/** More answers than this are not listed; then an ask is believed what it accepts. */
const mostListed = 5000

interface Scene {
  readonly match: Match
  readonly everything: Bytes
}

/** An answer as it is kept, without what JSON does not tell apart (0 and -0). */
const kept = (answer: Answer): unknown => JSON.parse(JSON.stringify(answer))

/** The parts of a notation, in no order; saying nothing is saying `none`, as far as that is an answer. */
const meaning = (text: string): string => (text.trim() === '' ? 'none' : text.split(',').map(plainWords).sort().join())

/** Fails unless an accepted answer is one that was offered. */
function mustHaveBeenOffered(scene: Scene, ask: Ask, answer: Answer, said: string | undefined): void {
  const { match } = scene
  const all = ask.enumerate(mostListed)
  if (all !== undefined && !all.some((one) => samePlain(kept(one), kept(answer)))) {
    fail(match, `${short(answer)} was not offered, and is accepted for ${ask.question.name}`)
  }
  if (said === undefined || ask.kind === 'share' || ask.kind === 'place') return
  if (meaning(said) !== meaning(ask.say(answer))) fail(match, `${short(said)} is taken for "${ask.say(answer)}"`)
}

function mustRefuse(scene: Scene, fork: Match, refusal: Refusal): void {
  if (refusal.reason.trim() === '') fail(scene.match, 'an answer is refused without a reason')
  if (refusal.reason.length > 2000) fail(scene.match, `the reason of a refusal has ${refusal.reason.length} letters`)
  mustEqual(
    scene.match,
    scene.everything,
    everythingSince(fork, scene.match.count),
    'a refused answer changed something',
  )
}

/** One answer, offered or not, from any seat and quoting any number. */
function tryAnswer(scene: Scene, seat: Seat, number: number | undefined, input: Input): void {
  const fork = scene.match.fork()
  // An answered question may no longer be put in words, as the rules have gone on: this one stays open.
  const ask = scene.match.askOf(seat)
  const refusal = input.by === 'text' ? fork.answer(seat, input.text, number) : fork.give(seat, input.answer, number)
  if (refusal !== undefined) {
    mustRefuse(scene, fork, refusal)
    return
  }
  if (ask === undefined) fail(scene.match, `seat ${seat} is not asked, and its answer is accepted`)
  if (number !== undefined && number !== ask.number)
    fail(scene.match, `question ${number} is not asked, and was answered`)
  const given = at(fork.given, fork.given.length - 1)
  mustHaveBeenOffered(scene, ask, given.answer, input.by === 'text' ? input.text : undefined)
}

/** What somebody sends: the notation, or an answer as the engine keeps it. */
type Input = { readonly by: 'text'; readonly text: string } | { readonly by: 'number'; readonly answer: Answer }

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 80 ? `${text.slice(0, 80)}... (${text.length} letters)` : text
}

/** Garbage and what is near to an answer; from the seat that is asked or any other, quoting a number or none. */
const attempts = (scenes: readonly Scene[]) =>
  fc.record({
    scene: fc.constantFrom(...scenes),
    seat: fc.option(someSeat, { nil: undefined, freq: 1 }),
    number: fc.option(garbageNumber, { nil: undefined, freq: 1 }),
    input: fc.oneof(
      garbageText.map((text): Input => ({ by: 'text', text })),
      garbageAnswer.map((answer): Input => ({ by: 'number', answer })),
      fc.constant('near text' as const),
      fc.constant('near answer' as const),
    ),
    seed: fc.nat(),
  })

type Attempt = ReturnType<typeof attempts> extends fc.Arbitrary<infer Value> ? Value : never

function attempt({ scene, seat, number, input, seed }: Attempt): void {
  const random = seedRandom(String(seed))
  const { asks } = scene.match
  const ask = asks[seed % Math.max(1, asks.length)]
  const by = ask !== undefined && seat === undefined ? ask.seat : id<Seat>(seat ?? 0)
  const quoted = number === undefined || ask === undefined ? undefined : ask.number + number
  const near = (wanted: 'near text' | 'near answer'): Input => {
    if (ask === undefined) return { by: 'text', text: 'pass' }
    return wanted === 'near text'
      ? { by: 'text', text: at(nearTexts(ask, random, 1), 0) }
      : { by: 'number', answer: at(nearAnswers(ask, random, 1), 0) }
  }
  const tried = typeof input === 'string' ? near(input) : input
  try {
    examine(scene.match, () => tryAnswer(scene, by, quoted, tried))
  } catch (error) {
    if (!(error instanceof ConformanceError)) throw error
    fail(error.record, `${error.message} (seat ${by}, number ${quoted}, ${short(tried)})`, error)
  }
}

function scenesOf(game: AnyGame, n: number, positions: number): readonly Scene[] {
  const sample = sampleGame(game, settingOf(game, n), positions)
  return sample.counts.map((count) => {
    const match = matchAt(sample.match, count)
    return { match, everything: everythingSince(match, count) }
  })
}

export const refused: Check = {
  id: 'refused',
  name: 'every answer that was not offered is refused with a reason, and changes nothing',
  always: ['tried'],
  run(game, { inputs, matches, leastMatches, positions, milliseconds }) {
    let tried = 0
    const least = Math.min(leastMatches, matches)
    for (const n of trials(matches, least, milliseconds)) {
      const property = fc.property(attempts(scenesOf(game, n, positions)), attempt)
      const result = fc.check(property, { seed: n, numRuns: Math.ceil(inputs / least), endOnFailure: false })
      if (result.failed) throw result.errorInstance ?? new Error(`fast-check failed without an error`)
      tried += result.numRuns
    }
    return { tried }
  },
}
