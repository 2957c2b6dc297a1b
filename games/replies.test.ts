// What a bot answers: in numbers of options that the question takes, and nothing to another question.

import {
  type Ask,
  Assign,
  type AssignQuestion,
  Choose,
  ChooseMany,
  Order,
  type Question,
  seat,
  seedRandom,
  SentView,
  Share,
} from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import {
  assignment,
  choice,
  choiceNamed,
  confirmation,
  many,
  ordering,
  type Asked,
  type Reply,
  sharing,
} from './replies.ts'

interface State {
  readonly wanted: string
}

const state: State = { wanted: 'pear' }
const fruit = ['apple', 'pear', 'plum']
const first = seat(0)

const question: Question<string, State> = { name: 'fruit', prompt: () => 'Which?', say: (one) => one }
const dealing: AssignQuestion<number, string, State> = { ...question, sayItem: String }
const other: Question<string, State> = { ...question, name: 'other' }

const asked = (ask: Ask): Asked<State> => ({
  ask,
  state,
  view: new SentView(state, {}, first, ['P1']),
  random: seedRandom('replies'),
})

/** What a reply says, which the question has to take. */
function answerOf([, answering]: Reply<State>, ask: Ask): unknown {
  const answer = answering(asked(ask))
  if (answer !== undefined) expect(ask.refusal(answer)).toBeUndefined()
  return answer
}

const choosing = (like: Question<string, State>, mayPass = false): Ask =>
  new Choose<string | undefined, string>(first, like, state, fruit, mayPass, 'choose')

describe('a choice', () => {
  const wanted = choice(question, (options, { state: { wanted: one } }) => options.indexOf(one))
  const none = choice(question, () => undefined)

  test('is the number of an option', () => {
    expect(answerOf(wanted, choosing(question))).toBe(1)
    expect(
      answerOf(
        choiceNamed('fruit', (options: readonly string[]) => options.length - 1),
        choosing(question),
      ),
    ).toBe(2)
  })

  test('of nothing passes, or takes the first where that is not allowed', () => {
    expect(answerOf(none, choosing(question, true))).toBe(3)
    expect(answerOf(none, choosing(question))).toBe(0)
  })

  test('is no answer to another question', () => {
    expect(answerOf(wanted, choosing(other))).toBeUndefined()
    expect(answerOf(wanted, new Order(first, question, state, fruit))).toBeUndefined()
  })
})

test('a confirmation is yes or no', () => {
  const ask = new Choose(first, { ...question, say: (one) => one }, state, ['yes', 'no'], false, 'confirm')
  expect(
    answerOf(
      confirmation(question, ({ state: { wanted } }) => wanted === 'pear'),
      ask,
    ),
  ).toBe(0)
  expect(
    answerOf(
      confirmation(question, () => false),
      ask,
    ),
  ).toBe(1)
})

test('an order goes by worth, equals as they come', () => {
  const reply = ordering(question, () => (one) => (one === 'plum' ? 1 : 0))
  expect(answerOf(reply, new Order(first, question, state, fruit))).toEqual([2, 0, 1])
})

test('several options stand in their order', () => {
  const reply = many(question, (_, __, most) => [2, 0].slice(0, most))
  expect(answerOf(reply, new ChooseMany(first, question, state, fruit, { least: 1, most: 2 }))).toEqual([0, 2])
})

test('each item gets its target', () => {
  const reply = assignment(dealing, (items, targets) => items.map((item) => item % targets.length))
  expect(answerOf(reply, new Assign(first, dealing, state, [4, 5], fruit))).toEqual([1, 2])
})

test('points go where they are wanted most, as long as there is room', () => {
  const rooms = fruit.map((target, n) => ({ target, most: n + 1 }))
  const reply = sharing(question, () => (target, given) => (target === 'pear' ? 5 : 1 - given))
  expect(answerOf(reply, new Share(first, question, state, 4, rooms))).toEqual([1, 2, 1])
})
