// What the actions of a turn cost in adrenaline (SB-055 to SB-061), with what stances and cards change about it.

import type { Commando } from '../state/commando.ts'
import { effectOf, sumOfEffects } from './passives.ts'

/** SB-024 */
export const moveTokens = 3

export const investigateCost = 1
export const tradeCost = 1
const openDoorCost = 1
const curePrice = 2

/** SB-056 Dearer once all move tokens are red. */
export const moveCost = ({ redTokens }: Commando): number => (redTokens < moveTokens ? 1 : 2)

/** SB-057 */
export const doorCost = (commando: Commando): number =>
  commando.turn.doors > 0 ? openDoorCost : (effectOf(commando, 'first-open-door-cost')?.adrenaline ?? openDoorCost)

/** The first Heal or Revive of a turn may be cheaper. */
const cheaper = (commando: Commando, cost: number): number =>
  commando.turn.cures > 0
    ? cost
    : Math.max(0, cost - sumOfEffects(commando, 'first-heal-or-revive-cheaper', ({ by }) => by))

/** SB-060 */
export const reviveCost = (commando: Commando): number =>
  cheaper(commando, effectOf(commando, 'revive-cost')?.adrenaline ?? curePrice)

/** SB-061 */
export const healCost = (commando: Commando): number => cheaper(commando, curePrice)
