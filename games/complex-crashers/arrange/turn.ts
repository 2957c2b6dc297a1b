// Statements about the round and who has the Initiative; they come last.

import { readOperative, bad, operativeWords, type Sentence } from './sentence.ts'

export const turnSentences: readonly Sentence[] = [
  [/^round (\d+)$/, ({ state }, [, round]) => void (state.round = Number(round))],
  [/^emp (\d)$/, ({ state }, [, value]) => void ((state.emp = Number(value)), (state.isEmpCalled = true))],
  [/^emp called$/, ({ state }) => void (state.isEmpCalled = true)],
  [
    new RegExp(`^initiative (${operativeWords})$`),
    ({ state }, [, word = '']) => {
      const operative = readOperative(state, word)
      if (operative === undefined) return bad(word, 'in the team')
      state.initiative = 'operatives'
      state.pointer = operative.id
      state.stage = 'act'
      return undefined
    },
  ],
  [
    /^initiative manager$/,
    ({ state }) => {
      state.initiative = 'complex'
      state.pointer = null
      state.stage = 'act'
      return undefined
    },
  ],
  [
    /^(operatives|manager) gain$/,
    ({ state }, [, side]) => {
      state.initiative = side === 'operatives' ? 'operatives' : 'complex'
      state.pointer = null
      state.stage = 'gain'
      return undefined
    },
  ],
]
