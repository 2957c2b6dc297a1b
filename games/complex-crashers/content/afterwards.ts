// What attacks do when they have been resolved, and what units do that ignored a group.

/* oxlint-disable unicorn/no-thenable -- `then` is a word of cards here, and nobody awaits a card */

import type { Effect, Rider } from './effect.ts'

export const losesAp = (ap: number): Rider => ({ then: 'lose AP', ap })

export const losesArmor: Rider = { then: 'lose armor' }

export const losesCharges = (charges: number): Rider => ({ then: 'lose charges', charges })

export const reelsIn: Rider = { then: 'reel in' }

export const disables: Rider = { then: 'disable' }

export const again = (cost: number): Rider => ({ then: 'again', cost })

export const destroysThis: Rider = { then: 'destroy this' }

export const ignoreAndMove: Effect = { do: 'ignore group', then: { by: 'moving' } }

export const ignoreAndPhase = (within: number): Effect => ({ do: 'ignore group', then: { by: 'phasing', within } })
