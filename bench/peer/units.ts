// The game of units for boardgame.io: the same state and the same move as ours, with its log and its undo.

import type { Game } from 'boardgame.io'
import { Client, type ClientOf } from 'boardgame.io/client'
import { activate, gameLength, newState, type State, type UnitId, unitsToActivate } from '../units.ts'

const game: Game<State, 'activate', UnitId> = {
  name: 'units',
  setup: newState,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    activate: ({ G }, unit) => {
      if (!unitsToActivate(G).includes(unit)) return 'INVALID_MOVE'
      activate(G, unit)
      return undefined
    },
  },
  endIf: ({ G }) => (G.activations === gameLength ? { draw: true } : undefined),
  disableUndo: false,
}

/** A client without a page and without its debug panel. */
export const newClient = (): ClientOf<State, 'activate', UnitId> => Client({ game, numPlayers: 2, debug: false })
