// Units by number (CC-003): 0 to 3 Operatives, 4 to 8 Reactors, from 10 on Defenders in the order of their coming.

export type Unit = number

const firstReactor = 4
export const firstDefender = 10

export const isOperative = (unit: Unit): boolean => unit < firstReactor && unit >= 0
export const isReactor = (unit: Unit): boolean => unit >= firstReactor && unit < firstDefender
export const isDefender = (unit: Unit): boolean => unit >= firstDefender

/** CC-003 */
export const isComplex = (unit: Unit): boolean => unit >= firstReactor

/** The unit of the Reactor in a place of the status board, from 1. */
export const reactorUnit = (slot: number): Unit => firstReactor + slot - 1
export const slotOf = (unit: Unit): number => unit - firstReactor + 1
