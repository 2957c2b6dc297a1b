// What a player has, for the panel of the seat.

import { Icon } from '@umpire/board'
import type { Seat, View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { scoreOf } from '../rules/rounds.ts'
import { mechOf, type State } from '../state.ts'

export const SeatStats = ({ view, seat }: { readonly view: View<State>; readonly seat: Seat }): ReactNode => {
  const mech = mechOf(view.state, seat)
  return (
    <div className="stats">
      <span>
        <Icon name="money" />
        {mech.money} <span className="vh">dollars</span>
      </span>
      <span>
        <Icon name="wound" />
        {mech.damageTaken} <small>taken</small>
      </span>
      <span>
        <Icon name="trophy" />
        {scoreOf(mech)} <small>score now</small>
      </span>
    </div>
  )
}

/** `2 crew, 7 modules, 1 broken`. */
export function seatNote({ state }: View<State>, seat: Seat): string {
  const { crew, modules } = mechOf(state, seat)
  const broken = modules.filter((module) => module.broken).length
  return `${crew.length} crew, ${modules.length === 1 ? '1 module' : `${modules.length} modules`}${broken > 0 ? `, ${broken} broken` : ''}`
}
