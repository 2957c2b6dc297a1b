// What a seat has: its Heroes.

import type { Seat, View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { heroName } from '../names.ts'
import type { State } from '../state.ts'
import { isDowned } from '../state/hero.ts'
import { HeroStats } from './hero-stats.tsx'
import './stats.css'

export const SeatStats = ({ view, seat }: { readonly view: View<State>; readonly seat: Seat }): ReactNode => {
  const { state, viewer } = view
  const own = state.heroes.filter((hero) => hero.seat === seat)
  return own.map((hero) => (
    <HeroStats
      key={hero.id}
      state={state}
      hero={hero}
      isOpen={viewer === seat && (own.length === 1 || state.turn?.hero === hero.id)}
    />
  ))
}

/** `Sarge`, `Sarge and Claudine` */
export const seatNote = ({ state }: View<State>, seat: Seat): string =>
  state.heroes
    .filter((hero) => hero.seat === seat)
    .map(({ id }) => heroName(id))
    .join(' and ')

/** `2 actions`, `Downed`; nothing for those who do not act. */
export function seatPoints({ state }: View<State>, seat: Seat): string {
  const { turn, stage } = state
  const acting = state.heroes.find((hero) => hero.seat === seat && hero.id === turn?.hero)
  if (acting !== undefined && turn !== null && stage === 'hero turn') {
    return `${turn.basicLeft} ${turn.basicLeft === 1 ? 'action' : 'actions'}`
  }
  const own = state.heroes.filter((hero) => hero.seat === seat)
  return own.some(isDowned) ? 'Downed' : ''
}
