// A toy game that puts each kind of question once; for tests of what speaks to players.

import {
  at,
  type AssignQuestion,
  type Game,
  offer,
  type OpenQuestion,
  type OptionSchema,
  type Point,
  type Question,
  readPoint,
  refuse,
  type Rules,
  sayPoint,
  type Table,
} from '@umpire/engine'

interface State {
  asked: number
}

interface Event {
  readonly kind: 'answered'
  readonly what: string
}

type ToyTable = Table<State, Event>

const named = (name: string, pass?: string): Question<string, State> => ({
  name,
  rule: 'TG-001',
  prompt: () => `Which ${name}?`,
  say: (value) => value,
  ...(pass === undefined ? {} : { pass }),
})

const hit: AssignQuestion<number, string, State> = { ...named('target'), sayItem: (item) => String(item) }

const spot: OpenQuestion<Point, State> = {
  name: 'spot',
  prompt: () => 'Where?',
  say: (point) => sayPoint(point, 1),
  read: (text) => readPoint(text, 1),
}

const targets = ['drone', 'turret']

/** The questions, one a step. */
const questions: readonly ((t: ToyTable) => Rules<string>)[] = [
  function* (t) {
    const fruit = offer(['apple', 'pear', 'plum'], (one) =>
      one === 'plum' ? refuse('TG-001', 'plums are out of season') : undefined,
    )
    return (yield* t.chooseOrPass(at(t.seats, 0), named('fruit', 'nothing'), fruit)) ?? 'nothing'
  },
  function* (t) {
    return String(yield* t.confirm(at(t.seats, 0), { name: 'sure', prompt: () => 'Are you sure?' }))
  },
  function* (t) {
    const tools = yield* t.chooseMany(at(t.seats, 0), named('tools'), ['axe', 'bow', 'saw'], { least: 0, most: 2 })
    return tools.join(' and ')
  },
  function* (t) {
    return (yield* t.order(at(t.seats, 0), named('way'), ['north', 'south', 'west'])).join(' then ')
  },
  function* (t) {
    const hits = yield* t.assign(at(t.seats, 0), hit, [9, 3], targets, {
      whyNot: (all) =>
        all.every((one) => one === 'drone') ? refuse('TG-002', 'the drone cannot take both') : undefined,
    })
    return hits.join(' and ')
  },
  function* (t) {
    const rooms = targets.map((target, n) => ({ target, most: n + 2 }))
    return (yield* t.share(at(t.seats, 0), named('damage'), 3, rooms)).join(' and ')
  },
  function* (t) {
    const point = yield* t.place(at(t.seats, 0), spot, {
      whyNot: ({ x, y }) => (x > 100 || y > 100 ? refuse('TG-003', 'that is off the table') : undefined),
      sample: () => ({ x: 15, y: 20 }),
    })
    return sayPoint(point, 1)
  },
  function* (t) {
    return yield* t.choose(at(t.seats, 0), named('door'), ['door 1', 'door 3'])
  },
  function* (t) {
    const end = yield* t.choose(at(t.seats, 0), named('end'), ['end', 'break'])
    if (end === 'break') throw new Error('the toy is broken')
    return end
  },
]

export const toy: Game<State, OptionSchema, Event> = {
  id: 'toy',
  name: 'Toy',
  about: 'Every kind of question, once.',
  version: 1,
  seats: { least: 1, most: 1 },
  options: {},
  bound: () => questions.length,
  setup: () => ({ asked: 0 }),
  *step(t) {
    const what = yield* at(questions, t.state.asked)(t)
    t.state.asked++
    t.tell({ kind: 'answered', what })
    return t.state.asked === questions.length ? { winners: t.seats, scores: [7] } : undefined
  },
  board: ({ state }) => `question ${state.asked + 1} of ${questions.length}`,
  says: ({ what }) => `It is ${what}.`,
}
