// Modular Mechs for boardgame.io: its states, its moves and its views, around our rules.

import {
  type AskJson,
  at,
  Match,
  type Outcome,
  Refusal,
  type SeenEvent,
  seenEvent,
  type ViewJson,
} from '@umpire/engine'
import { modularMechs } from '@umpire/games/modular-mechs'
import type { Game } from 'boardgame.io'

/** What is for one player's eyes: faces, question, and what the last answer brought about. */
interface Own {
  readonly faces: ViewJson['faces']
  readonly ask: AskJson | null
  readonly told: readonly SeenEvent[]
}

/** What boardgame.io keeps of a match. */
interface G {
  readonly match: number
  readonly state: unknown
  readonly own: readonly Own[]
  readonly outcome: Outcome | null
}

/**
 * The matches as they run, by number. A game that is written for boardgame.io has to take up its rules from G at every
 * move; that this one need not is in its favour.
 */
const running: Match[] = []

function stateOf(match: Match, number: number, since: number): G {
  const events = match.events(since)
  return {
    match: number,
    // A copy: boardgame.io freezes what it keeps.
    state: match.position.state,
    own: match.seats.map((seat) => ({
      faces: match.view(seat).toJSON().faces,
      ask: match.askOf(seat)?.toJSON() ?? null,
      told: events.map((told) => seenEvent(told, seat)),
    })),
    outcome: match.outcome,
  }
}

export const game: Game<G, 'answer', string> = {
  name: 'modular-mechs',
  setup: () => {
    const number = running.length
    const match = Match.start(modularMechs, { seats: 2, seed: `${number}` })
    if (match instanceof Refusal) throw new Error(match.reason)
    running.push(match)
    return stateOf(match, number, 0)
  },
  turn: { activePlayers: { all: null } },
  moves: {
    answer: ({ G: { match: number }, playerID }, text) => {
      const match = at(running, number)
      const { count } = match
      const refusal = match.answer(at(match.seats, Number(playerID)), text)
      return refusal === undefined ? stateOf(match, number, count) : 'INVALID_MOVE'
    },
  },
  endIf: ({ G: { outcome } }) => (outcome === null ? undefined : { draw: true }),
  playerView: ({ G: { state, own }, playerID }) => ({ state, ...(playerID === null ? {} : own[Number(playerID)]) }),
  // It keeps every position otherwise; nobody takes anything back here.
  disableUndo: true,
}
