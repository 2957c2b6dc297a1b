// The borders that a question or an event speaks of, as things to be chosen.

import { Thing, useBoard } from '@umpire/board'
import { at, type Shown } from '@umpire/engine'
import type { ReactNode } from 'react'
import { regionName, saySide } from '../names.ts'
import { borderOf, hasPillar } from '../regions.ts'
import { regionOf, type State } from '../state.ts'
import { type Side, sides } from '../state/region.ts'
import { borderThing } from '../things.ts'
import { isLevel, middleOfBorder } from './measure.ts'

const borderNamed = /^border (\d+)\.([0-3])$/
const long = 106
const wide = 32

const named = (options: readonly Shown[]): string[] =>
  options.flatMap(({ things }) => things ?? []).filter((thing) => borderNamed.test(thing))

/** What is there, for a screen reader. */
function labelOf(state: State, region: number, side: Side): string {
  const here = regionOf(state, region)
  const token = at(here.tokens, side)
  const border = borderOf(state, here, side)
  const what = token ?? (hasPillar(state, here, side) ? 'pillars' : border)
  return `${saySide(side)} border of ${regionName(region, state)}, ${what}`
}

export const BorderThings = ({ state }: { readonly state: State }): ReactNode => {
  // As one text: while it is the same, nothing here is drawn again.
  const list = useBoard(({ choosing: { ask, blocked }, happening }) =>
    [
      ...new Set([
        ...named(ask?.options ?? []),
        ...named(blocked),
        ...(happening?.things ?? []).filter((thing) => borderNamed.test(thing)),
      ]),
    ].join(';'),
  )
  return (
    <g className="cc-borders">
      {list.split(';').map((thing) => {
        const [, region, side] = borderNamed.exec(thing) ?? []
        const number = Number(region)
        const towards = sides.find((one) => String(one) === side)
        if (towards === undefined || state.regions[number] === undefined) return null
        const { x, y } = middleOfBorder(regionOf(state, number), towards)
        const level = isLevel(towards)
        const width = level ? long : wide
        const height = level ? wide : long
        const box = { x: -width / 2, y: -height / 2, width, height }
        return (
          <g key={thing} transform={`translate(${x} ${y})`}>
            <Thing id={borderThing(number, towards)} label={labelOf(state, number, towards)} box={box}>
              <rect className="touch" {...box} />
            </Thing>
          </g>
        )
      })}
    </g>
  )
}
