// The table of Complex Crashers in the page.

import type { Tabletop } from '@umpire/board'
import type { CrashersEvent } from '../events.ts'
import type { State } from '../state.ts'
import { CrashersBoard } from './board.tsx'
import { countOf } from './board-words.ts'
import { focusOf } from './focus.ts'
import { happeningOf } from './happening.ts'
import { frameOf } from './measure.ts'
import { phasesOf } from './phases.ts'
import { seatPoints } from './seat-points.ts'
import { seatNote, SeatStats } from './seat-stats.tsx'
import { SidePanel } from './side-panel.tsx'

export const tabletop: Tabletop<State, CrashersEvent> = {
  size: ({ state }) => frameOf(state),
  focus: focusOf,
  Board: CrashersBoard,
  SeatStats,
  seatNote,
  seatPoints,
  side: { name: 'Complex', icon: 'reactor', Panel: SidePanel },
  subtitle: ({ state }) =>
    `${countOf(state.operatives.length, 'Operative')}, ${countOf(state.kinds.length, 'tile')} left`,
  phases: ({ state }) => phasesOf(state),
  round: ({ state }) => (state.stage === 'gain' || state.stage === 'act' ? state.round : 0),
  happening: happeningOf,
}
