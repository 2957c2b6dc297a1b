// The table of Subterra Bravo in the page.

import type { Tabletop } from '@umpire/board'
import type { SubterraEvent } from '../events.ts'
import { missionOf, type State } from '../state.ts'
import { phaseOf } from '../state/stage.ts'
import { SubterraBoard } from './board.tsx'
import { Cards } from './cards.tsx'
import { focusOf } from './focus.ts'
import { happeningOf } from './happening.ts'
import { frameOf } from './measure.ts'
import { phasesOf } from './phases.ts'
import { seatNote, SeatStats } from './seat-stats.tsx'

export const tabletop: Tabletop<State, SubterraEvent> = {
  size: ({ state }) => {
    const { width, height } = frameOf(missionOf(state).map)
    return { width, height }
  },
  focus: focusOf,
  Board: SubterraBoard,
  SeatStats,
  seatNote,
  side: { name: 'Cards', icon: 'deck', Panel: Cards },
  subtitle: ({ state }) => `Mission ${missionOf(state).id}, ${missionOf(state).name}`,
  phases: ({ state }) => phasesOf(state),
  round: ({ state }) => (phaseOf(state) === 'setup' ? 0 : state.round),
  happening: happeningOf,
}
