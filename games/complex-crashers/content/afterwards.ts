// What attacks do when they have been resolved, and what units do that ignored a group.

import type { Effect, Rider } from './effect.ts'

export const losesAp = (ap: number): Rider => ({ after: 'lose AP', ap })

export const losesArmor: Rider = { after: 'lose armor' }

export const losesCharges = (charges: number): Rider => ({ after: 'lose charges', charges })

export const reelsIn: Rider = { after: 'reel in' }

export const disables: Rider = { after: 'disable' }

export const again = (cost: number): Rider => ({ after: 'again', cost })

export const destroysThis: Rider = { after: 'destroy this' }

export const ignoreAndMove: Effect = { do: 'ignore group', away: { by: 'moving' } }

export const ignoreAndPhase = (within: number): Effect => ({ do: 'ignore group', away: { by: 'phasing', within } })
