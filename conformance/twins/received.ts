// All that a viewer receives of a match: whatever of it depends on a face that the viewer has not seen is a leak.

import { type Ask, type Match, Refusal, seedRandom, seenEvent, type Viewer } from '@umpire/engine'
import { nearAnswers, nearTexts } from '../probes.ts'

/** What is received, part by part, each as text. */
export type Received = ReadonlyMap<string, string>

const probes = 6

const sayRefusal = (found: unknown): unknown => (found instanceof Refusal ? found : 'allowed')

/** What the seat learns by trying answers that are not allowed. */
function refusals(ask: Ask, seed: string): unknown {
  const random = seedRandom(seed)
  return [
    ...nearTexts(ask, random, probes).map((text) => sayRefusal(ask.read(text))),
    ...nearAnswers(ask, random, probes).map((answer) => sayRefusal(ask.refusal(answer))),
  ]
}

/** What the seat's own question tells. */
function ownQuestion(match: Match, ask: Ask): readonly [string, unknown][] {
  const seed = `${match.seed} probe ${match.count}`
  const random = seedRandom(seed)
  const view = match.view(ask.seat)
  return [
    ['the question', ask.toJSON()],
    ['what the question does not allow', ask.blocked()],
    ['the answers it is offered at random', Array.from({ length: probes }, () => ask.sample(random))],
    ['refusals', refusals(ask, seed)],
    ['the choice of its policy', match.game.bot?.policy?.(ask, view, seedRandom(seed)) ?? null],
  ]
}

/** All that a viewer receives after an answer: the position, the questions, and what has just been told. */
export function received(match: Match, viewer: Viewer): Received {
  const { game, count } = match
  const view = match.view(viewer)
  const isSeat = typeof viewer === 'number'
  const ask = isSeat ? match.askOf(viewer) : undefined
  const parts: readonly [string, unknown][] = [
    ['the view', view.toJSON()],
    ['the board', game.board(view)],
    ['events', match.events(count).map((told) => seenEvent(told, viewer))],
    ['the log', match.log(viewer, count)],
    ['who is asked what', match.asks.map(({ seat, number, kind, question }) => [seat, number, kind, question.name])],
    ['the outcome', match.outcome],
    ...(ask === undefined ? [] : ownQuestion(match, ask)),
    ['what can be taken back', isSeat ? (match.undoRefusal([viewer]) ?? 'free') : null],
    ['the judgement of its bot', isSeat ? (game.bot?.evaluate?.(view, viewer) ?? null) : null],
  ]
  return new Map(parts.map(([part, value]) => [part, JSON.stringify(value)]))
}

/** The first part in which two differ, or undefined if they are the same to the last byte. */
export function firstTold(one: Received, other: Received): string | undefined {
  return [...new Set([...one.keys(), ...other.keys()])].find((part) => one.get(part) !== other.get(part))
}
