// Statements about the round and whose turn it is.

import { at } from '@umpire/engine'
import { newWindow } from '../rules/dashboard.ts'
import type { Stage } from '../state/stage.ts'
import { newTurn } from '../state/commando.ts'
import { bad, commandoWords, readCommando, type Sentence } from './sentence.ts'

const stages: { readonly [word: string]: Stage } = {
  timer: 'timer',
  planning: 'planning',
  activation: 'turn start',
  overseer: 'refresh',
  spawn: 'spawn',
  activate: 'activate',
  discard: 'discard',
}

export const phaseSentences: readonly Sentence[] = [
  [
    /^first game (won|lost) in round (\d+)$/,
    ({ state, seats }, [, how, round]) => {
      const team = at(seats, 0)
      state.firstGame = { winner: how === 'won' ? team : state.overseer, round: Number(round) }
      state.overseer = team
      return undefined
    },
  ],
  [
    /^round (\d+)$/,
    ({ state }, [, round]) => {
      state.round = Number(round)
      return undefined
    },
  ],
  [
    /^phase (\w+)$/,
    ({ state }, [, word = '']) => {
      const stage = stages[word]
      if (stage === undefined) return bad(word, `a phase: ${Object.keys(stages).join(', ')}`)
      state.stage = stage
      return undefined
    },
  ],
  [
    new RegExp(`^turn (${commandoWords})$`),
    ({ state }, [, word = '']) => {
      const id = readCommando(word)
      const acting = state.commandos.find((one) => one.id === id)
      if (acting === undefined) return bad(word, 'in the team')
      const { points, moves } = acting.turn
      acting.turn = { ...newTurn(), points, moves }
      for (const other of state.commandos) if ((other.initiative ?? 0) < (acting.initiative ?? 0)) other.hasActed = true
      newWindow(state)
      state.acting = acting.id
      state.stage = 'turn'
      return undefined
    },
  ],
]
