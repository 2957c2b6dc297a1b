// For tests of words and board: a match with its position and events as the game itself knows them.

import { type Game, Match, Refusal, type Settings } from '@umpire/engine'
import type { MechsEvent } from './events.ts'
import { modularMechs } from './game.ts'
import type { State } from './state.ts'

export interface TestTable {
  readonly match: Match
  readonly state: () => State
  readonly events: () => readonly MechsEvent[]
  /** Answers in notation, `rhino: yes`; none may be refused. */
  readonly answer: (...lines: readonly string[]) => void
}

/** Looks at a match through the functions that the game is called with. */
export function testTable(settings: Settings): TestTable {
  const seen: { state?: State; events: MechsEvent[] } = { events: [] }
  const game: Game<State, typeof modularMechs.options, MechsEvent> = {
    ...modularMechs,
    facts: ({ state }) => {
      seen.state = state
      return {}
    },
    says: (event) => {
      seen.events.push(event)
      return ''
    },
  }
  const match = Match.start(game, settings)
  if (match instanceof Refusal) throw new Error(match.reason)
  return {
    match,
    state: () => {
      match.facts()
      if (seen.state === undefined) throw new Error('the game has no position')
      return seen.state
    },
    events: () => {
      seen.events = []
      match.log('spectator')
      return seen.events
    },
    answer: (...lines) => {
      for (const line of lines) {
        const refusal = match.answerLine(line)
        if (refusal !== undefined) throw new Error(`${line}: ${refusal.reason}`)
      }
    },
  }
}
