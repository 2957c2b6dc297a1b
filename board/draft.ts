// Drafts: an answer that was prepared and not given yet, and answers that wait for the questions they are meant for.

import { type AskJson, isObject, type Seat } from '@umpire/engine'
import { type BlockedOption, isOneOf } from './choosing.ts'

/** An answer in notation, and the name of the question it is meant for. */
export interface Prepared {
  readonly to: string
  readonly say: string
}

/** What a prepared answer would come to, or why it cannot be given. */
export interface Verdict {
  /** As on a button: `Move Crusader 2`. */
  readonly name?: string
  /** What would come of it: `6.4" of 7"`. */
  readonly means?: string
  readonly icon?: string
  readonly refusal?: Pick<BlockedOption, 'reason' | 'rule'>
}

/** The first of its answers is for the question that is open, the others are for those that it leads to. */
export interface Draft extends Verdict {
  readonly answers: readonly Prepared[]
}

/** What a game's board has to say of prepared answers, by the game's own rules. */
export type Judge = (ask: AskJson, answers: readonly Prepared[]) => Verdict

/** Answers that follow the one given to a question. */
export interface Queue {
  readonly seat: Seat
  /** The number of the question that was answered last. */
  readonly number: number
  readonly answers: readonly Prepared[]
}

/** What is left to be given after the first answer of a draft. */
export const queueAfter = ({ seat, number }: AskJson, answers: readonly Prepared[]): Queue | undefined =>
  answers.length < 2 ? undefined : { seat, number, answers: answers.slice(1) }

/**
 * The answers for this question and those after it; undefined where something else came of the answer before than was
 * expected: somebody else was asked between, another thing is asked, or the answer is not possible any more.
 */
export function expectedAnswers(queue: Queue | undefined, ask: AskJson): readonly Prepared[] | undefined {
  const [next] = queue?.answers ?? []
  if (queue === undefined || next === undefined) return undefined
  const isNext = ask.seat === queue.seat && ask.number === queue.number + 1 && ask.name === next.to
  const isOffered = !isOneOf(ask) || ask.options.some(({ say }) => say === next.say)
  return isNext && isOffered ? queue.answers : undefined
}

/** A ready answer to a question whose answers cannot be listed. */
export interface Suggestion {
  readonly say: string
  readonly name: string
  /** What would come of it. */
  readonly means?: string
}

/** What the question itself proposes: `suggestions` of its reach. */
export function suggestionsOf({ kind, reach }: AskJson): readonly Suggestion[] {
  const all: unknown = kind === 'place' && isObject(reach) ? reach['suggestions'] : undefined
  if (!Array.isArray(all)) return []
  return all.flatMap((one: unknown) => {
    const { say, name, means } = isObject(one) ? one : {}
    if (typeof say !== 'string' || typeof name !== 'string') return []
    return [typeof means === 'string' ? { say, name, means } : { say, name }]
  })
}
