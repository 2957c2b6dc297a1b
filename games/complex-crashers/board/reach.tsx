// What somebody or some region sees: the regions in Line of Effect with their distance, and where attacks reach.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import { distance, regionsInLine } from '../regions.ts'
import { isRegionTarget } from '../rules/targets.ts'
import { placeOf } from '../rules/units.ts'
import { regionOf, type State } from '../state.ts'
import type { RegionId } from '../state/region.ts'
import { isOperative, type Unit } from '../state/unit.ts'
import type { Look } from './look.ts'
import { boxOf, tile } from './measure.ts'
import { attacksOf } from './shown-attack.ts'

const originOf = (state: State, look: Look): RegionId | undefined =>
  look.at === 'region' ? look.region : placeOf(state, look.unit)

/** The regions that at least one attack Action of a unit could be aimed at, from where it stands. */
export const reachedBy = (state: State, unit: Unit): ReadonlySet<RegionId> => {
  const attacks = attacksOf(state, unit)
  return new Set(
    state.regions.map(({ id }) => id).filter((id) => attacks.some(({ aim }) => isRegionTarget(state, aim, id))),
  )
}

const none: ReadonlySet<RegionId> = new Set()

export const Reach = ({ state, look }: { readonly state: State; readonly look: Look | undefined }): ReactNode => {
  const origin = look === undefined ? undefined : originOf(state, look)
  if (look === undefined || origin === undefined) return null
  const inLine = new Set(regionsInLine(state, origin))
  const reached = look.at === 'unit' ? reachedBy(state, look.unit) : none
  const isFoe = look.at === 'unit' && !isOperative(look.unit)
  return (
    <g className={isFoe ? 'cc-reach foe' : 'cc-reach'} aria-hidden="true">
      {[...new Set([...inLine, ...reached])].map((id) => {
        const { x, y } = boxOf(regionOf(state, id))
        const far = distance(state, origin, id)
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            {inLine.has(id) ? (
              <rect className="in-line" x="7" y="7" width={tile - 14} height={tile - 14} rx="5" />
            ) : null}
            <g className="far" transform="translate(22 24)">
              <circle r="10" />
              <text y="4.500">{far}</text>
            </g>
            {reached.has(id) ? (
              <g className="reached" transform="translate(44 24)">
                <circle r="10" />
                <BoardIcon name="attack" x={-7} y={-7} size={14} />
              </g>
            ) : null}
          </g>
        )
      })}
    </g>
  )
}
