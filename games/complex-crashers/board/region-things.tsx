// Regions as things: what the pointer, the keyboard and a screen reader find, and where the marks are drawn.

import { lookHandlers, Thing } from '@umpire/board'
import type { ReactNode } from 'react'
import { regionName, unitName } from '../names.ts'
import { unitsIn } from '../rules/units.ts'
import type { State } from '../state.ts'
import type { Region } from '../state/region.ts'
import { regionThing } from '../things.ts'
import { countOf } from './board-words.ts'
import type { OnLook } from './look.ts'
import { cornerOf, tile } from './measure.ts'

const inset = 15
const box = { x: inset, y: inset, width: tile - 2 * inset, height: tile - 2 * inset }

/** `Archive (1,0), 2 burning tokens, with Vera and Beta Squad 1` */
function labelOf(state: State, { id, burning }: Region): string {
  const units = unitsIn(state, id).map((unit) => unitName(unit, state))
  return [
    regionName(id, state),
    ...(burning === 0 ? [] : [countOf(burning, 'burning token')]),
    ...(units.length === 0 ? [] : [`with ${units.join(' and ')}`]),
  ].join(', ')
}

export const RegionThings = ({ state, onLook }: { readonly state: State; readonly onLook: OnLook }): ReactNode => (
  <g className="cc-regions">
    {state.regions.map((region) => {
      const { x, y } = cornerOf(region.x, region.y)
      return (
        <g
          key={region.id}
          transform={`translate(${x} ${y})`}
          {...lookHandlers({ at: 'region', region: region.id }, onLook)}
        >
          <Thing id={regionThing(region.id)} label={labelOf(state, region)} box={box}>
            <rect className="touch" width={tile} height={tile} />
          </Thing>
        </g>
      )
    })}
  </g>
)
