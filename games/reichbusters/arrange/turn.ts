// Statements about turns and phases; they come last, once everything stands where it should.

import { seeQuietly } from '../rules/awareness.ts'
import { beginEnemyTurn } from '../rules/enemy-turn/order.ts'
import { newTurn } from '../rules/hero-turn.ts'
import type { State, Turn } from '../state.ts'
import { bad, heroNamed, heroWords, listed, readAll, readHero, type Sentence } from './sentence.ts'

/** RB-159 What enemies see now is nothing new to them. */
const rememberSights = (state: State): void => seeQuietly(state, 1)

/** What has been done in the turn already. */
const done: { readonly [word: string]: (turn: Turn) => void } = {
  moved: (turn) => void (turn.hasMoved = true),
  attacked: (turn) => void (turn.hasAttacked = true),
  given: (turn) => void (turn.hasGiven = true),
  avenged: (turn) => void (turn.hasAvenged = true),
  'spent heroic': (turn) => void (turn.hasSpentHeroic = true),
}

/** The types that act in phase 3 are read when it begins, at the end of phase 2. */
const stages: { readonly [words: string]: (state: State) => void } = {
  'begin round': (state) => void (state.stage = 'round'),
  'next hero': (state) => void (state.stage = 'next hero'),
  'enemy turn': (state) => beginEnemyTurn(state),
  'kill the intruders': (state) => {
    beginEnemyTurn(state)
    state.stage = 'action stations'
  },
  'check awareness': (state) => {
    beginEnemyTurn(state)
    state.stage = 'check awareness'
  },
  'end of round': (state) => void (state.stage = 'end of round'),
  'alarm sounds': (state) => void (state.stage = 'alarm'),
  'set up': (state) => void (state.stage = 'set up'),
  headquarters: (state) => void (state.stage = 'headquarters'),
}

export const turnSentences: readonly Sentence[] = [
  [
    /^acted (.+)$/,
    ({ state }, [, text = '']) => {
      const acted = readAll(text, heroNamed)
      if (acted === undefined) return bad(text, 'Heroes like brick + sarge')
      state.acted = acted
      return undefined
    },
  ],
  [
    /^order (.+)$/,
    ({ state }, [, text = '']) => {
      const order = readAll(text, heroNamed)
      if (order === undefined) return bad(text, 'Heroes like brick + sarge')
      state.order = order
      return undefined
    },
  ],
  [
    new RegExp(`^turn (${heroWords})(?: basic (\\d))?(?: (.+))?$`),
    ({ state }, [, word = '', basic, text]) => {
      const hero = readHero(state, word)
      if (hero === undefined) return bad(word, 'in the team')
      const turn = newTurn(state, hero.id)
      if (basic !== undefined) turn.basicLeft = Number(basic)
      for (const what of text === undefined ? [] : listed(text)) {
        const mark = done[what]
        if (mark === undefined) return bad(what, `one of ${Object.keys(done).join(', ')}`)
        mark(turn)
      }
      state.turn = turn
      state.stage = 'hero turn'
      if (!state.acted.includes(hero.id)) state.acted.push(hero.id)
      rememberSights(state)
      return undefined
    },
  ],
  [
    new RegExp(`^last turn (${heroWords})$`),
    ({ state }, [, word = '']) => {
      const hero = readHero(state, word)
      if (hero === undefined) return bad(word, 'in the team')
      state.turn = { ...newTurn(state, hero.id), basicLeft: 0, isOver: true }
      if (!state.acted.includes(hero.id)) state.acted.push(hero.id)
      return undefined
    },
  ],
  [
    new RegExp(`^(${Object.keys(stages).join('|')})$`),
    ({ state }, [, words = '']) => {
      stages[words]?.(state)
      rememberSights(state)
      return undefined
    },
  ],
]
