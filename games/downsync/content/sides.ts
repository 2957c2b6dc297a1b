// The two sides of the table (DS-226): south has the edge y = 0, north the opposite one.

export type Side = 'south' | 'north'

/** By seat. */
export const sides = ['south', 'north'] as const satisfies readonly Side[]
