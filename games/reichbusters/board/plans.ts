// What the enemies would do now, for the map: one entry for all that stand together and would do the same.

import type { HeroId } from '../content/hero.ts'
import type { AreaId } from '../content/map/map.ts'
import { type EnemyPlan, forecast } from '../rules/forecast.ts'
import type { State } from '../state.ts'
import { pieceOfEnemy } from './attack-lines.tsx'
import type { Piece } from './pieces.ts'

export interface ShownPlan {
  readonly key: string
  /** The key of their piece. */
  readonly piece: string
  readonly path: readonly AreaId[]
  readonly target: HeroId | null
  readonly mode: EnemyPlan['mode']
  readonly number: number
  readonly isTie: boolean
}

/** While somebody can still do something about it. */
export const canForesee = ({ stage, enemies }: State): boolean =>
  enemies.length > 0 && (stage === 'hero turn' || stage === 'next hero' || stage === 'round')

const isIdle = ({ path, target }: EnemyPlan): boolean => path.length === 0 && target === null

export function plansOf(state: State, pieces: readonly Piece[]): ShownPlan[] {
  if (!canForesee(state)) return []
  const plans = new Map<string, ShownPlan>()
  for (const plan of forecast(state)) {
    const piece = pieceOfEnemy(pieces, plan.uid)
    if (piece === undefined || isIdle(plan)) continue
    const { path, target, mode, number, isTie } = plan
    const key = `${piece.key} ${path.join('.')} ${target}`
    const known = plans.get(key)
    plans.set(key, { key, piece: piece.key, path, target, mode, number, isTie: isTie || known?.isTie === true })
  }
  return [...plans.values()]
}
