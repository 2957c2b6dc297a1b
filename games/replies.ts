// What a bot answers, question by question. Questions are told apart by their names: many are made anew each time, so that
// they cannot be compared.

import {
  type Answer,
  type Ask,
  Assign,
  type AssignQuestion,
  Choose,
  ChooseMany,
  Order,
  type Question,
  type Random,
  Share,
  type View,
} from '@umpire/engine'
import { bestIndex } from './best.ts'

/** A question as it reaches the bot: who is asked, what that seat sees, and dice of its own. */
export interface Asked<S> {
  readonly ask: Ask
  readonly view: View<S>
  readonly state: S
  readonly random: Random
}

/** An answer, or undefined where it was another kind of question after all. */
export type Answering<S> = (asked: Asked<S>) => Answer | undefined

/** The name of a question, and how it is answered. */
export type Reply<S> = readonly [name: string, answering: Answering<S>]

interface Named {
  readonly name: string
}

export const isChoice = <V>(ask: Ask, name: string): ask is Choose<V | undefined, V> =>
  ask instanceof Choose && ask.question.name === name

/** The number of an option; undefined passes, or takes the first where that is not allowed. */
type Choosing<V, S> = (options: readonly V[], asked: Asked<S>) => number | undefined

/** For questions that cannot be made without what they are about: `choose` says what the options are. */
export const choiceNamed = <V, S>(name: string, choose: Choosing<V, S>): Reply<S> => [
  name,
  (asked) => {
    const { ask } = asked
    if (!isChoice<V>(ask, name)) return undefined
    return choose(ask.allowed, asked) ?? (ask.passes ? ask.allowed.length : 0)
  },
]

export const choice = <V, S>({ name }: Question<V, S>, choose: Choosing<V, S>): Reply<S> => choiceNamed(name, choose)

const yes = 0
const no = 1

export const confirmation = <S>({ name }: Named, isWanted: (asked: Asked<S>) => boolean): Reply<S> => [
  name,
  (asked) => (asked.ask.kind === 'confirm' ? (isWanted(asked) ? yes : no) : undefined),
]

const isOrder = <V, S>(ask: Ask, { name }: Question<V, S>): ask is Order<V> =>
  ask instanceof Order && ask.question.name === name

/** All things, those with the highest worth first; equals as they come. */
export const ordering = <V, S>(like: Question<V, S>, worthOf: (asked: Asked<S>) => (thing: V) => number): Reply<S> => [
  like.name,
  (asked) => {
    const { ask } = asked
    if (!isOrder(ask, like)) return undefined
    const worth = ask.things.map(worthOf(asked))
    return worth.map((_, index) => index).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
  },
]

const isMany = <V, S>(ask: Ask, { name }: Question<V, S>): ask is ChooseMany<V> =>
  ask instanceof ChooseMany && ask.question.name === name

/** Some of the options, by their numbers. */
export const many = <V, S>(
  like: Question<V, S>,
  choose: (options: readonly V[], asked: Asked<S>, most: number) => readonly number[],
): Reply<S> => [
  like.name,
  (asked) => {
    const { ask } = asked
    if (!isMany(ask, like)) return undefined
    return [...choose(ask.allowed, asked, ask.most)].sort((a, b) => a - b)
  },
]

const isAssign = <Item, V, S>(ask: Ask, { name }: AssignQuestion<Item, V, S>): ask is Assign<Item, V> =>
  ask instanceof Assign && ask.question.name === name

/** For each item the number of its target. */
export const assignment = <Item, V, S>(
  like: AssignQuestion<Item, V, S>,
  assign: (items: readonly Item[], targets: readonly V[], asked: Asked<S>) => readonly number[],
): Reply<S> => [
  like.name,
  (asked) => {
    const { ask } = asked
    return isAssign(ask, like) ? assign(ask.items, ask.targets, asked) : undefined
  },
]

const isShare = <V, S>(ask: Ask, { name }: Question<V, S>): ask is Share<V> =>
  ask instanceof Share && ask.question.name === name

/** What one more point is worth to a target that can take no more. */
const full = Number.NEGATIVE_INFINITY

/** Points one after the other, each to the target that wants it most; `worth` knows how many it got before. */
export const sharing = <V, S>(
  like: Question<V, S>,
  worth: (asked: Asked<S>) => (target: V, given: number) => number,
): Reply<S> => [
  like.name,
  (asked) => {
    const { ask } = asked
    if (!isShare(ask, like)) return undefined
    const worthOf = worth(asked)
    const shares = ask.rooms.map((room) => ({ ...room, given: 0 }))
    for (let point = 0; point < ask.points; point++) {
      const next =
        shares[bestIndex(shares, ({ target, most, given }) => (given < most ? worthOf(target, given) : full))]
      if (next !== undefined && next.given < next.most) next.given++
    }
    return shares.map(({ given }) => given)
  },
]
