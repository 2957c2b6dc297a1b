// The table of Reichbusters in the page.

import type { Tabletop } from '@umpire/board'
import type { ReichbustersEvent } from '../events.ts'
import { mapOf, missionOf, type State } from '../state.ts'
import { ReichbustersBoard } from './board.tsx'
import { focusOf } from './focus.ts'
import { happeningOf } from './happening.ts'
import { frameOf } from './measure.ts'
import { phasesOf } from './phases.ts'
import { seatNote, seatPoints, SeatStats } from './seat-stats.tsx'
import { SidePanel } from './side-panel.tsx'

/** `M1, The Postern Gate`; `Demolition in the Gatehouse` */
function subtitleOf(state: State): string {
  const { name } = missionOf(state)
  const map = mapOf(state).name
  return name === map ? `${state.missionId}, ${name}` : `${name}, ${map}`
}

export const tabletop: Tabletop<State, ReichbustersEvent> = {
  size: ({ state }) => frameOf(mapOf(state)),
  focus: focusOf,
  Board: ReichbustersBoard,
  SeatStats,
  seatNote,
  seatPoints,
  side: { name: 'Mission', icon: 'alarm', Panel: SidePanel },
  subtitle: ({ state }) => (state.stage === 'heroes' ? 'Choose your Heroes' : subtitleOf(state)),
  phases: ({ state }) => phasesOf(state),
  round: ({ state }) => state.round,
  happening: happeningOf,
}
