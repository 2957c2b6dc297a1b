// Modular Mechs for boardgame.io: its states, its moves and its views, around our rules.

import {
  type AskJson,
  at,
  Match,
  type Outcome,
  Refusal,
  type SeenEvent,
  seenEvent,
  type Snapshot,
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
  readonly snapshot: Snapshot
  readonly state: unknown
  readonly own: readonly Own[]
  readonly outcome: Outcome | null
}

/** `since`: how many answers had been given before what is told now. */
function stateOf(match: Match, since: number): G {
  const events = match.events(since)
  return {
    snapshot: match.snapshot(),
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

let matches = 0

/**
 * boardgame.io wants a move to be a function of G and of nothing else: it may store G, forget the match and go on from G
 * in another process. So every move takes up the rules from the snapshot in G.
 */
export const game: Game<G, 'answer', string> = {
  name: 'modular-mechs',
  setup: () => {
    const match = Match.start(modularMechs, { seats: 2, seed: `${matches++}` })
    if (match instanceof Refusal) throw new Error(match.reason)
    return stateOf(match, 0)
  },
  turn: { activePlayers: { all: null } },
  moves: {
    answer: ({ G: { snapshot }, playerID }, text) => {
      const match = Match.resume(modularMechs, snapshot)
      if (match instanceof Refusal) throw new Error(match.reason)
      const { count } = match
      const refusal = match.answer(at(match.seats, Number(playerID)), text)
      return refusal === undefined ? stateOf(match, count) : 'INVALID_MOVE'
    },
  },
  endIf: ({ G: { outcome } }) => (outcome === null ? undefined : { draw: true }),
  playerView: ({ G: { state, own }, playerID }) => ({ state, ...(playerID === null ? {} : own[Number(playerID)]) }),
  // It keeps every position otherwise; nobody takes anything back here.
  disableUndo: true,
}
