// What a seat has left to spend, in a word or two.

import type { Seat, View } from '@umpire/engine'
import { isAble, isExhausted } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Operative } from '../state/operative.ts'

/** What the Complex Manager has on all trackers together. */
export const managerAp = ({ trackers }: State): number => trackers.reduce((sum, tracker) => sum + tracker, 0)

function pointsOf(operative: Operative): string {
  if (!isAble(operative)) return 'down'
  return isExhausted(operative) ? 'Exhausted' : `${operative.ap} AP`
}

/** `1 AP`, `1 AP, down`; nothing before the Operatives are chosen. */
export function seatPoints({ state }: Pick<View<State>, 'state'>, seat: Seat): string {
  if (seat === state.manager) return `${managerAp(state)} AP`
  const own = state.operatives.filter((operative) => operative.seat === seat && operative.base > 0)
  return own.map(pointsOf).join(', ')
}
