// Deep: a game made for measuring, whose questions are asked three generators down, on a state of two hundred units.

import { at, type Game, type Question, type Rules, type Seat, type Table } from '@umpire/engine'
import { copyState, newState, type State, units } from './units.ts'

const gameLength = 1_000
const activationsInStep = 5

const answers = ['dodge', 'parry', 'stand'] as const
type Reaction = (typeof answers)[number]

const reactionToHit: Question<Reaction, State> = {
  name: 'reaction',
  prompt: () => 'How do you react?',
  say: (answer) => answer,
}

function* reaction(t: Table<State>, by: Seat): Rules<number> {
  const chosen = yield* t.choose(by, reactionToHit, answers)
  return chosen === 'stand' ? 2 : 1
}

function* activation(t: Table<State>): Rules {
  const { state } = t
  const unit = at(state.units, state.activations % state.units.length)
  unit.fatigue += yield* reaction(t, state.turn)
  unit.fatigue += yield* reaction(t, t.after(state.turn))
  state.activations++
}

export const deep: Game<State> = {
  id: 'deep',
  name: 'Deep',
  about: 'Rules within rules within rules, for measuring.',
  version: 1,
  seats: { least: 2, most: 2 },
  options: {},
  bound: () => gameLength * 2,

  setup: newState,

  *step(t) {
    for (let n = 0; n < activationsInStep; n++) yield* activation(t)
    return t.state.activations === gameLength ? { winners: t.seats } : undefined
  },

  copy: copyState,
  board: (view) => units.board(view),
  says: ({ kind }) => kind,
}
