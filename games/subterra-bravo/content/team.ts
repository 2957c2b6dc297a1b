// Numbers that depend on N, the number of commandos that began the mission (SB-003).

import { at } from '@umpire/engine'

/** One number for every team, or five: for N = 1 to 5. */
export type ByTeam = number | readonly [one: number, two: number, three: number, four: number, five: number]

/** N and so many more. */
export const plusN = (more: number): ByTeam => [1 + more, 2 + more, 3 + more, 4 + more, 5 + more]

export const forTeam = (value: ByTeam, n: number): number => (typeof value === 'number' ? value : at(value, n - 1))
