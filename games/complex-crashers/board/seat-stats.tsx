// What a seat has: its Operatives, or in short what the Complex Manager has.

import { Icon } from '@umpire/board'
import type { Seat, View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { unitName } from '../names.ts'
import { isAble } from '../rules/units.ts'
import type { State } from '../state.ts'
import { OperativeStats } from './operative-stats.tsx'
import { countOf, listOf } from './board-words.ts'
import { kitName } from './kit-name.ts'
import { managerAp } from './seat-points.ts'
import './cards.css'
import './look.css'
import './stats.css'

export const SeatStats = ({ view, seat }: { readonly view: View<State>; readonly seat: Seat }): ReactNode => {
  const { state, viewer } = view
  if (seat === state.manager) return <ManagerInShort state={state} />
  const own = state.operatives.filter((operative) => operative.seat === seat)
  return own.map((operative) => (
    <OperativeStats
      key={operative.id}
      state={state}
      operative={operative}
      isOpen={viewer === seat && (own.length === 1 || state.pointer === operative.id)}
    />
  ))
}

/** Its boards lie beside the map; here is what everybody asks first. */
const ManagerInShort = ({ state }: { readonly state: State }): ReactNode => {
  const online = state.reactors.filter(({ isOnline }) => isOnline)
  const charges = online.reduce((sum, reactor) => sum + reactor.charges, 0)
  return (
    <div className="stats">
      <span title="Ability Points on all trackers">
        <Icon name="charge" />
        {managerAp(state)} <small>AP</small>
      </span>
      <span title="Reactors Online">
        <Icon name="reactor" />
        {online.length} <small>of {state.reactors.length}</small>
      </span>
      <span title="Charges of all Reactors">
        <Icon name="generator" />
        {charges} <small>{charges === 1 ? 'charge' : 'charges'}</small>
      </span>
    </div>
  )
}

/** `Vanguard`, `Vera and Ito`, `4 Defenders` */
export function seatNote({ state }: View<State>, seat: Seat): string {
  if (seat === state.manager) return countOf(state.defenders.length, 'Defender')
  const own = state.operatives.filter((operative) => operative.seat === seat)
  const [only] = own
  if (own.length === 1 && only !== undefined) return isAble(only) || only.base === 0 ? kitName(only) : 'Incapacitated'
  return listOf(own.map(({ id }) => unitName(id, state)))
}
