// Who would see whom from elsewhere, and who would be concealed there.

import { type Disc, gap, isConcealed } from '@umpire/plane'
import { isShrouded, landOf, volumeId, wouldSee } from '../rules/ground.ts'
import type { State } from '../state.ts'
import type { Actor } from './actors.ts'

/** The teams of an actor's bases; a Ping has team 0. */
const teamAt = ({ isPing, unit }: Actor, n: number): number => (isPing ? 0 : (unit?.bases[n]?.team ?? 1))

/** Whether an actor on this disc would see the other where that stands, base `n` of it. */
export const seesFrom = (state: State, actor: Actor, disc: Disc, to: Actor, n: number): boolean =>
  wouldSee(state, { element: actor.element, team: actor.isPing ? 0 : 1 }, disc, {
    element: to.element,
    team: teamAt(to, n),
  })

/** Whether it stands in something that conceals, whoever looks. */
export function isCovered(state: State, disc: Disc): boolean {
  const land = landOf(state)
  for (const piece of land.veils) if (land.touches(piece, disc)) return true
  return false
}

/** Whether base `n` of a Unit is concealed from somebody on this disc. */
export function isConcealedAt(state: State, disc: Disc, target: Actor, n: number): boolean {
  const { unit } = target
  const base = unit?.bases[n]
  if (unit === null || base === undefined || unit.exposed) return false
  if (isShrouded(state, unit, base)) return true
  const land = landOf(state)
  return isConcealed(
    land,
    { id: 0, disc, inside: land.blockAround(disc) },
    { id: volumeId(unit.id, base.team), disc: base, inside: base.inside },
  )
}

/** The nearest two of their bases. */
export interface Nearest {
  readonly gap: number
  readonly from: Disc
  /** The number of the other's base. */
  readonly to: number
}

export function nearest(discs: readonly Disc[], to: Actor): Nearest | undefined {
  let found: Nearest | undefined
  for (const from of discs) {
    for (let n = 0; n < to.discs.length; n++) {
      const disc = to.discs[n]
      if (disc === undefined) continue
      const apart = Math.max(0, gap(from, disc))
      if (found === undefined || apart < found.gap) found = { gap: apart, from, to: n }
    }
  }
  return found
}
