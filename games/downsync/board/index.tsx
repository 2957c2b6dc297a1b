// The table of Downsync in the page.

import type { Tabletop } from '@umpire/board'
import { layouts } from '../content/layouts/layouts.ts'
import { missions } from '../content/missions.ts'
import type { DownsyncEvent } from '../events.ts'
import type { State } from '../state.ts'
import { DownsyncBoard } from './board.tsx'
import { endingOf } from './ending.ts'
import { focusOf } from './focus.ts'
import { happeningOf } from './happening.ts'
import { drawing } from './measure.ts'
import { isSetup, phasesOf } from './phases.ts'
import { seatNote, seatPoints, SeatStats } from './seat-stats.tsx'
import { SidePanel } from './side-panel.tsx'

export const tabletop: Tabletop<State, DownsyncEvent> = {
  size: () => drawing,
  focus: focusOf,
  Board: DownsyncBoard,
  SeatStats,
  seatNote,
  seatPoints,
  side: { name: 'Contacts', icon: 'scan', Panel: SidePanel },
  subtitle: ({ state: { terms } }) => `${missions.of(terms.mission).name}, ${layouts.of(terms.layout).name}`,
  phases: ({ state }) => phasesOf(state),
  round: ({ state }) => (isSetup(state) ? 0 : state.round),
  keys: [
    ['arrows', 'on what is held: move it by a quarter of an inch, with Shift by an inch'],
    ['W', 'on what is held: a point of its way'],
    ['Backspace', 'on what is held: one point back'],
    ['Shift click', 'on a Unit or Ping that may move: it goes together with others'],
  ],
  ending: ({ state }) => endingOf(state),
  happening: happeningOf,
}
