// The Action that is being carried out (DS-159, DS-169), so that everybody sees what is aimed at whom, and how it stands.

import type { ActionId, Effect } from '../content/action.ts'

/** What can be aimed at: a base of a Unit, or a Ping (team 0). */
export interface Target {
  readonly element: number
  readonly team: number
}

/** DS-171, DS-161 One Attack or check after its roll. */
export interface Strike {
  readonly target: Target
  readonly dice: readonly number[]
  readonly boosted: boolean
  /** What the dice had to reach. */
  readonly needed: number
  readonly isHit: boolean
  /** What a hit does to this target: DS-271 and DS-272 are in it. */
  readonly effect: Effect
  /** DS-184 What a Countermeasure Check has to reach. */
  readonly needs: number
  /** DS-245 Tokens of another base that were spent against it. */
  netSpent: number
}

export interface Shot {
  readonly unit: number
  readonly team: number
  readonly action: ActionId
  /** DS-284 The Unit whose sight is used; null: its own. */
  readonly observer: number | null
  /** DS-270 The point of a Clustered Action. */
  point: { readonly x: number; readonly y: number } | null
  /** DS-270 The targets of all Attacks, declared first; otherwise those named so far. */
  targets: Target[]
  /** How many Attacks or checks have been made or lost. */
  made: number
  /** The one being resolved. */
  now: Strike | null
}

const copyTarget = ({ element, team }: Target): Target => ({ element, team })

export const copyShot = (shot: Shot): Shot => ({
  unit: shot.unit,
  team: shot.team,
  action: shot.action,
  observer: shot.observer,
  point: shot.point && { x: shot.point.x, y: shot.point.y },
  targets: shot.targets.map(copyTarget),
  made: shot.made,
  now: shot.now && {
    target: copyTarget(shot.now.target),
    dice: shot.now.dice.slice(),
    boosted: shot.now.boosted,
    needed: shot.now.needed,
    isHit: shot.now.isHit,
    effect: shot.now.effect,
    needs: shot.now.needs,
    netSpent: shot.now.netSpent,
  },
})
