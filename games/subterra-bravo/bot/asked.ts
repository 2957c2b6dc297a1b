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

/** A question by an example of it, and how it is answered. */
export type Reply = readonly [name: string, answering: Answering]

type Named = { readonly name: string }

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

export const confirmation = ({ name }: Named, isWanted: (asked: Asked) => boolean): Reply => [
  name,
  (asked) => (asked.ask.kind === 'confirm' ? (isWanted(asked) ? yes : no) : undefined),
]

const isOrder = <V>(ask: Ask, like: Question<V, State>): ask is Order<V> =>
  ask instanceof Order && ask.question.name === like.name

/** All things, those with the highest worth first. */
export const ordering = <V>(like: Question<V, State>, worthOf: (asked: Asked) => (thing: V) => number): Reply => [
  like.name,
  (asked) => {
    const { ask } = asked
    if (!isOrder(ask, like)) return undefined
    const worth = ask.things.map(worthOf(asked))
    return worth.map((_, index) => index).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
  },
]

const isMany = <V>(ask: Ask, like: Question<V, State>): ask is ChooseMany<V> =>
  ask instanceof ChooseMany && ask.question.name === like.name

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

const isAssign = <Item, V>(ask: Ask, like: AssignQuestion<Item, V, State>): ask is Assign<Item, V> =>
  ask instanceof Assign && ask.question.name === like.name

/** For each item the number of its target. */
export const assignment = <Item, V>(
  like: AssignQuestion<Item, V, State>,
  assign: (items: readonly Item[], targets: readonly V[], asked: Asked) => readonly number[],
): Reply => [
  like.name,
  (asked) => {
    const { ask } = asked
    return isAssign(ask, like) ? assign(ask.items, ask.targets, asked) : undefined
  },
]
