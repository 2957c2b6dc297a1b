// What a seat has: its commandos, or the Overseer's pool and dashboard.

import type { Seat, View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { commandos as sheets } from '../content/commandos.ts'
import { commandoName } from '../names.ts'
import type { State } from '../state.ts'
import { phaseOf } from '../state/stage.ts'
import { withSeenStances } from '../state/seen-stances.ts'
import { CommandoStats } from './commando-stats.tsx'
import { OverseerStats } from './overseer-stats.tsx'
import './stats.css'

export const SeatStats = ({ view, seat }: { readonly view: View<State>; readonly seat: Seat }): ReactNode => {
  const state = withSeenStances(view)
  if (seat === state.overseer) return <OverseerStats state={state} />
  const own = state.commandos.filter((commando) => commando.seat === seat)
  return own.map((commando) => (
    <CommandoStats key={commando.id} state={state} commando={commando} isOwn={view.viewer === seat} />
  ))
}

/** `the Overseer`, `Rifleman and medic` */
export function seatNote({ state }: View<State>, seat: Seat): string {
  if (seat === state.overseer) return `${state.enemies.length} enemies on the map`
  const own = state.commandos.filter((commando) => commando.seat === seat)
  const [only] = own
  if (own.length === 1 && only !== undefined) return sheets.of(only.id).role
  if (phaseOf(state) === 'setup') return own.map(({ id }) => commandoName(id)).join(', ')
  const standing = own.filter(({ status }) => status === 'active' || status === 'recovering').length
  const out = own.filter(({ status }) => status === 'exited').length
  return `${standing} active${out > 0 ? `, ${out} out` : ''}`
}
