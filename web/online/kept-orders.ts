// The standing orders for a match over the network. The page gives their answers, so this browser keeps them.

import { readOrders } from '../store/saved-game-form.ts'
import type { StandingOrder } from '../store/saved-game.ts'

const keyOf = (match: string): string => `umpire.orders.${match}`

/** None where the browser keeps nothing, or what it kept is damaged. */
export function loadOrders(match: string): readonly StandingOrder[] {
  try {
    return readOrders(JSON.parse(localStorage.getItem(keyOf(match)) ?? '[]'))
  } catch {
    return []
  }
}

/** Where the browser keeps nothing they hold until the page is left. */
export function saveOrders(match: string, orders: readonly StandingOrder[]): void {
  try {
    if (orders.length === 0) localStorage.removeItem(keyOf(match))
    else localStorage.setItem(keyOf(match), JSON.stringify(orders))
  } catch {
    // Storage is full or shut: nothing else depends on it.
  }
}
