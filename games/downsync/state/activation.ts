// The Unit Activation that is going on (DS-070, DS-071, DS-127), from its first payment to its Activated Token.

import type { ActionId } from '../content/action.ts'

/** DS-284 One Fire Support Action through an observer, and nothing else. */
export interface Support {
  readonly action: ActionId
  /** The Unit whose sight is used. */
  readonly observer: number
}

/** DS-071 The Action Points of a team; a Ping and a vehicle have one entry. */
export interface TeamPoints {
  readonly team: number
  points: number
  /** DS-127 It has finished, and acts no more in this activation. */
  done: boolean
}

export interface Activation {
  /** A Unit or a Ping, by id. */
  readonly element: number
  /** DS-200 A participant of the Reaction Engagement whose number is up. */
  readonly inEngagement: boolean
  /** DS-289 Unloaded just now: one Action for each base, paid with its Action Point. */
  readonly isUnloaded: boolean
  /** DS-284 Called upon by an observer; null: a whole activation. */
  readonly support: Support | null
  /** DS-066, DS-202, DS-213 Refreshed, and Stun is paid for. As long as it may hold, that waits. */
  isBegun: boolean
  /** DS-201 */
  mayHold: boolean
  ap: TeamPoints[]
  /** DS-127 The team that acts now; null between two. */
  team: number | null
  /** DS-154 Actions that have been used in this activation. */
  used: ActionId[]
  /** DS-157 An Action Point was spent on something else than Stun. */
  hasActed: boolean
  /** Teams that wanted to move and stayed: they are not asked again. */
  stayed: number[]
  /** DS-291 It has loaded or unloaded in this activation, and does not do the other as well. */
  shuttled: boolean
  /** DS-203 It may take no other Action (option). */
  isOver: boolean
}

export const copyActivation = (activation: Activation): Activation => ({
  element: activation.element,
  inEngagement: activation.inEngagement,
  isUnloaded: activation.isUnloaded,
  support: activation.support,
  isBegun: activation.isBegun,
  mayHold: activation.mayHold,
  ap: activation.ap.map((one) => ({ team: one.team, points: one.points, done: one.done })),
  team: activation.team,
  used: activation.used.slice(),
  hasActed: activation.hasActed,
  stayed: activation.stayed.slice(),
  shuttled: activation.shuttled,
  isOver: activation.isOver,
})
