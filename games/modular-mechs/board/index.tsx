// The table of Modular Mechs in the page.

import type { Tabletop } from '@umpire/board'
import type { MechsEvent } from '../events.ts'
import type { State } from '../state.ts'
import { MechsBoard } from './board.tsx'
import { happeningOf } from './happening.ts'
import { focusOf } from './focus.ts'
import { layoutOf } from './layout.ts'
import { phasesOf } from './phases.ts'
import { seatNote, SeatStats } from './seat-stats.tsx'
import { Shop } from './shop.tsx'

export const tabletop: Tabletop<State, MechsEvent> = {
  size: (view) => {
    const { width, height } = layoutOf(view)
    return { width, height }
  },
  focus: focusOf,
  Board: MechsBoard,
  SeatStats,
  seatNote,
  side: { name: 'Shop', icon: 'buy', Panel: Shop },
  subtitle: ({ state }) => `${state.mechs.length} players, ${state.terms.rounds} rounds`,
  phases: ({ state }) => phasesOf(state),
  round: ({ state }) => (state.phase === 'assembly' ? 0 : state.round),
  happening: happeningOf,
}
