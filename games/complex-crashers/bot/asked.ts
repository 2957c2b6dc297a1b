// What is asked, told apart by its name: many questions are made anew each time, so that they cannot be compared.

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
import type { State } from '../state.ts'

/** A question as it reaches the bot: who is asked, what that seat sees, and dice of its own. */
export interface Asked {
  readonly ask: Ask
  readonly view: View<State>
  readonly state: State
  readonly random: Random
}

/** An answer, or undefined where it was another kind of question after all. */
export type Answering = (asked: Asked) => Answer | undefined

/** A question by its name, and how it is answered. */
export type Reply = readonly [name: string, answering: Answering]

const isChoice = <V>(ask: Ask, name: string): ask is Choose<V | undefined, V> =>
  ask instanceof Choose && ask.question.name === name

/** The number of an option; undefined passes, or takes the first where that is not allowed. */
type Choosing<V> = (options: readonly V[], asked: Asked) => number | undefined

/** For questions that cannot be made without what they are about: the name says what the options are. */
export const choiceNamed = <V>(name: string, choose: Choosing<V>): Reply => [
  name,
  (asked) => {
    const { ask } = asked
    if (!isChoice<V>(ask, name)) return undefined
    return choose(ask.allowed, asked) ?? (ask.passes ? ask.allowed.length : 0)
  },
]

export const choice = <V>({ name }: Question<V, State>, choose: Choosing<V>): Reply => choiceNamed(name, choose)

const yes = 0
const no = 1

export const confirmationNamed = (name: string, isWanted: (asked: Asked) => boolean): Reply => [
  name,
  (asked) => (asked.ask.kind === 'confirm' ? (isWanted(asked) ? yes : no) : undefined),
]

const isOrder = <V>(ask: Ask, { name }: Question<V, State>): ask is Order<V> =>
  ask instanceof Order && ask.question.name === name

/** All things, by their numbers. */
export const ordering = <V>(like: Question<V, State>, order: (things: readonly V[]) => readonly number[]): Reply => [
  like.name,
  ({ ask }) => (isOrder(ask, like) ? order(ask.things) : undefined),
]

const isMany = <V>(ask: Ask, { name }: Question<V, State>): ask is ChooseMany<V> =>
  ask instanceof ChooseMany && ask.question.name === name

/** Some of the options, by their numbers. */
export const many = <V>(
  like: Question<V, State>,
  choose: (options: readonly V[], asked: Asked, most: number) => readonly number[],
): Reply => [
  like.name,
  (asked) => {
    const { ask } = asked
    if (!isMany(ask, like)) return undefined
    return [...choose(ask.allowed, asked, ask.most)].sort((a, b) => a - b)
  },
]

const isAssign = <Item, V>(ask: Ask, { name }: AssignQuestion<Item, V, State>): ask is Assign<Item, V> =>
  ask instanceof Assign && ask.question.name === name

/** For each item the number of its target. */
export const assignment = <Item, V>(
  like: AssignQuestion<Item, V, State>,
  assign: (items: readonly Item[], targets: readonly V[], asked: Asked) => readonly number[],
): Reply => [
  like.name,
  (asked) => {
    const { ask } = asked
    return isAssign<Item, V>(ask, like) ? assign(ask.items, ask.targets, asked) : undefined
  },
]

const isShare = <V>(ask: Ask, { name }: Question<V, State>): ask is Share<V> =>
  ask instanceof Share && ask.question.name === name

/** Points one after the other, each to the target that wants it most; `worth` knows how many it got before. */
export const sharing = <V>(
  like: Question<V, State>,
  worth: (asked: Asked) => (target: V, given: number) => number,
): Reply => [
  like.name,
  (asked) => {
    const { ask } = asked
    if (!isShare(ask, like)) return undefined
    const worthOf = worth(asked)
    const shares = ask.rooms.map(() => 0)
    for (let point = 0; point < ask.points; point++) {
      let best = -1
      let most = Number.NEGATIVE_INFINITY
      for (const [n, { target, most: room }] of ask.rooms.entries()) {
        const given = shares[n] ?? 0
        const value = given < room ? worthOf(target, given) : Number.NEGATIVE_INFINITY
        if (value > most) {
          most = value
          best = n
        }
      }
      if (best >= 0) shares[best] = (shares[best] ?? 0) + 1
    }
    return shares
  },
]
