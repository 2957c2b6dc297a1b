// For tests of rules and words: an arranged position, answered in notation with prepared dice.

import { type Game, Match, Refusal, type Settings } from '@umpire/engine'
import type { DownsyncEvent } from './events.ts'
import { downsync } from './game.ts'
import type { options } from './options.ts'
import { type State, unitOf } from './state.ts'
import { sayUnit } from './names.ts'
import type { Unit } from './state/unit.ts'

export interface TestTable {
  readonly match: Match
  readonly state: () => State
  /** Everything that has happened. */
  readonly events: () => readonly DownsyncEvent[]
  readonly unit: (name: string) => Unit
  /** What the next rolls show. */
  readonly dice: (...faces: readonly number[]) => void
  /** Answers in notation, `south: crusader 1`; none may be refused. */
  readonly answer: (...lines: readonly string[]) => void
  /** Why an answer is refused; empty if it is not. */
  readonly refused: (line: string) => string
  /** What may be answered, and who is asked what: `south act`. */
  readonly offered: () => string[]
  readonly asked: () => string
}

/** Looks at a match through the functions that the game is called with. */
export function testTable(position: readonly string[], chosen: Settings['options'] = {}): TestTable {
  const seen: { state?: State; events: DownsyncEvent[] } = { events: [] }
  const game: Game<State, typeof options, DownsyncEvent> = {
    ...downsync,
    facts: ({ state }) => {
      seen.state = state
      return {}
    },
    says: (event) => {
      seen.events.push(event)
      return ''
    },
  }
  const match = Match.start(game, { seed: 'test', options: { lists: 'ready', layout: 'T1', ...chosen }, position })
  if (match instanceof Refusal) throw new Error(match.reason)
  const stateNow = (): State => {
    match.facts()
    if (seen.state === undefined) throw new Error('the game has no position')
    return seen.state
  }
  const [first] = match.asks
  if (first === undefined && match.outcome === null) throw new Error('nobody is asked')
  return {
    match,
    state: stateNow,
    events: () => {
      seen.events = []
      match.log('everybody')
      return seen.events
    },
    unit: (name) => {
      const state = stateNow()
      const found = state.units.find((unit) => sayUnit(unit) === name)
      if (found === undefined) throw new Error(`no ${name}`)
      return unitOf(state, found.id)
    },
    dice: (...faces) => match.force(faces.map(String), []),
    answer: (...lines) => {
      for (const line of lines) {
        const refusal = match.answerLine(line)
        if (refusal !== undefined) throw new Error(`${line}: ${refusal.reason}`)
      }
    },
    refused: (line) => {
      const refusal = match.answerLine(line)
      return refusal === undefined ? '' : refusal.toString()
    },
    offered: () => match.asks.flatMap((ask) => ask.options().map(({ say }) => say)),
    asked: () => match.asks.map((ask) => `${ask.seat === 0 ? 'south' : 'north'} ${ask.question.name}`).join(', '),
  }
}
