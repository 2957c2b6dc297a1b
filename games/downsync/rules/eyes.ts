// Whose sight an Action uses (DS-105, DS-276, DS-284): the acting base's, any base of its Unit, or an observer's.

import type { Point } from '@umpire/plane'
import type { Action } from '../content/action.ts'
import { type State, unitOf } from '../state.ts'
import type { Target } from '../state/shot.ts'
import type { Unit } from '../state/unit.ts'
import { isConcealedFrom, isConcealedFromPoint, sees, seesPoint } from './ground.ts'

/** Who acts with what: a base, its Action, and what else it needs. */
export interface Shooter {
  readonly unit: Unit
  readonly team: number
  readonly action: Action
  /** DS-284 The Unit whose sight is used; null: its own. */
  readonly observer: number | null
  /** DS-270 The point of a Clustered Action, once it is chosen. */
  readonly point: Point | null
}

export const shooterOf = (unit: Unit, team: number, action: Action): Shooter => ({
  unit,
  team,
  action,
  observer: null,
  point: null,
})

/** DS-276, DS-284 The bases through which it looks. */
export function eyesOf(state: State, { unit, team, action, observer }: Shooter): Target[] {
  if (observer !== null) return basesAsTargets(unitOf(state, observer))
  if (action.usesNetwork) return basesAsTargets(unit)
  return [{ element: unit.id, team }]
}

const basesAsTargets = (unit: Unit): Target[] => unit.bases.map(({ team }) => ({ element: unit.id, team }))

/** DS-170 */
export function seesTarget(state: State, shooter: Shooter, target: Target): boolean {
  for (const eye of eyesOf(state, shooter)) if (sees(state, eye, target)) return true
  return false
}

/** DS-270 */
export function seesThePoint(state: State, shooter: Shooter, point: Point): boolean {
  for (const eye of eyesOf(state, shooter)) if (seesPoint(state, eye, point)) return true
  return false
}

/** DS-106, DS-270, DS-276 Concealed from everybody who sees it; a Clustered Action looks from its point. */
export function isConcealedFor(state: State, shooter: Shooter, target: Target): boolean {
  if (shooter.point !== null) return isConcealedFromPoint(state, shooter.point, target)
  const eyes = eyesOf(state, shooter)
  if (eyes.length === 1) return eyes.every((eye) => isConcealedFrom(state, eye, target))
  return !eyes.some((eye) => sees(state, eye, target) && !isConcealedFrom(state, eye, target))
}
