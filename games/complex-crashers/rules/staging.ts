// Staging (CC-215 to CC-218): making a card of the Technology Grid ready to be deployed.

import { at, refuse, type Rules, type WhyNot } from '@umpire/engine'
import type { DefenderType } from '../content/card.ts'
import { type DefenderId, defenders } from '../content/defenders.ts'
import type { State } from '../state.ts'
import type { Technology } from '../state/complex.ts'
import type { CrashersTable } from '../table.ts'
import { payCharges, whyNotCharges } from './charges.ts'
import { technologyOf } from './units.ts'

/** CC-016 The columns of the grid. */
const columns: readonly DefenderType[] = ['Alien', 'Basic', 'Mechanical']

/** CC-016 The place of the grid for a tier and type. */
const technologyAt = (state: State, tier: number, type: DefenderType): Technology =>
  at(state.grid, (tier - 1) * columns.length + columns.indexOf(type))

/** CC-215 */
const stagingCost = (card: DefenderId): number => defenders.of(card).tier

/** CC-216, CC-217 What has to be Staged first. */
function whyTooEarly(state: State, card: DefenderId): WhyNot {
  const { tier, type } = defenders.of(card)
  const below = tier > 1 ? technologyAt(state, tier - 1, type) : undefined
  if (below !== undefined && !below.isStaged) return refuse('CC-216', () => `${placeName(below)} is not Staged.`)
  const basic = technologyAt(state, tier, 'Basic')
  if (type !== 'Basic' && !basic.isStaged) return refuse('CC-217', () => `${placeName(basic)} is not Staged.`)
  return undefined
}

/** `Tier 1 Alien (Assassin)` */
function placeName({ card }: Technology): string {
  const { tier, type, name } = defenders.of(card)
  return `Tier ${tier} ${type} (${name})`
}

export function whyNotStage(state: State, card: DefenderId): WhyNot {
  if (technologyOf(state, card).isStaged) return refuse('CC-218', () => `${defenders.of(card).name} is Staged already.`)
  return whyTooEarly(state, card) ?? whyNotCharges(state, stagingCost(card))
}

export function* stage(t: CrashersTable, card: DefenderId): Rules {
  yield* payCharges(t, stagingCost(card))
  technologyOf(t.state, card).isStaged = true // CC-218
  t.tell({ kind: 'staged', rule: 'CC-215', card })
}
