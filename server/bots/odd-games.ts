// Games made for a test, whose bots or rules misbehave in every way that a bug can; loaded by the bots' threads.

import process from 'node:process'
import { at, type Bot, type Game, type Outcome, type Question, type Rules, type Table } from '@umpire/engine'

interface State {
  turn: number
}

const number: Question<number, State> = {
  name: 'number',
  prompt: () => 'Which number?',
  say: (value) => `say ${value}`,
}

const forEver = (): never => {
  for (;;);
}

const allMemory = (): never => {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, n) => n + kept.length))
}

const allBuffers = (): never => {
  const kept: Buffer[] = []
  for (;;) kept.push(Buffer.alloc(1e7, kept.length))
}

const greatArrays = (): never => {
  const kept: number[][] = []
  for (;;) kept.push(Array.from<number>({ length: 3e7 }).fill(kept.length))
}

/** Takes its time, so that no search gets through. */
const slowly = (): number => {
  for (const until = performance.now() + 5; performance.now() < until; );
  return 0.5
}

const fail = (): never => {
  throw new Error('the bot broke')
}

function* plain(t: Table<State>): Rules<Outcome | undefined> {
  yield* t.choose(at(t.seats, t.state.turn % 2), number, [1, 2, 3])
  t.state.turn++
  return t.state.turn === 20 ? { winners: t.seats } : undefined
}

/** The rules take the answer 1, and never come back. */
function* withTrap(t: Table<State>): Rules<undefined> {
  const chosen = yield* t.choose(at(t.seats, 0), number, [1, 2, 3, 4, 5])
  return chosen === 1 ? forEver() : undefined
}

function* endless(t: Table<State>): Rules<undefined> {
  yield* plain(t)
  return forEver()
}

const game = (id: string, bot: Bot<State>, step: Game<State>['step'] = plain): Game<State> => ({
  id,
  name: id,
  about: 'Made for a test.',
  version: 1,
  seats: { least: 2, most: 2 },
  options: {},
  bound: () => 1000,
  setup: () => ({ turn: 0 }),
  step,
  board: () => '',
  says: () => '',
  bot,
})

const first = (): number => 0
/** Answers, and breaks when nobody asks it. */
const later = (): number => {
  setTimeout(fail, 1)
  return 0
}

export const oddGames = {
  good: game('good', { policy: first }),
  'policy hangs': game('policy hangs', { policy: forEver }),
  'judgement hangs': game('judgement hangs', { policy: first, evaluate: forEver }),
  'policy throws': game('policy throws', { policy: fail }),
  'judgement throws': game('judgement throws', { policy: first, evaluate: fail }),
  'throws later': game('throws later', { policy: later }),
  'policy exits': game('policy exits', { policy: () => process.exit(0) }),
  'policy eats memory': game('policy eats memory', { policy: allMemory }),
  'policy eats buffers': game('policy eats buffers', { policy: allBuffers }),
  'policy makes great arrays': game('policy makes great arrays', { policy: greatArrays }),
  'judgement eats memory': game('judgement eats memory', { policy: first, evaluate: allMemory }),
  'policy answers nonsense': game('policy answers nonsense', { policy: () => 99 }),
  'policy answers text': game('policy answers text', { policy: () => 'four' }),
  'judgement is no number': game('judgement is no number', { evaluate: () => Number.NaN }),
  'judgement is slow': game('judgement is slow', { policy: first, evaluate: slowly }),
  'policy walks into a trap': game('policy walks into a trap', { policy: first }, withTrap),
  'rules hang': game('rules hang', { policy: first }, endless),
} satisfies { readonly [name: string]: Game<State> }

export type OddGame = keyof typeof oddGames

const isOdd = (id: string): id is OddGame => Object.hasOwn(oddGames, id)

export const loadGame = async (id: string): Promise<Game<State> | undefined> => (isOdd(id) ? oddGames[id] : undefined)
