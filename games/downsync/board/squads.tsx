// What belongs to a whole Unit: the web between the bases of a squad, and its name.

import { type Box, seatClass } from '@umpire/board'
import type { ReactNode } from 'react'
import { drawing, linePath, long, placeOf } from './measure.ts'
import { type Named, namePlaces } from './name-places.ts'
import { basesByUnit, type Piece } from './pieces.ts'
import { tokenHeight } from './token-row.tsx'

/** DS-126 The bases of a squad belong together. */
export const Webs = ({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode =>
  basesByUnit(pieces).map((bases) => {
    const [first] = bases
    if (first === undefined || bases.length < 2) return null
    const lines = bases.flatMap((a, n) => bases.slice(n + 1).map((b) => linePath([a.disc, b.disc])))
    return <path key={first.element} className={`ds-web ${seatClass(first.seat)}`} d={lines.join('')} />
  })

const size = 12
const whole: Box = { x: 0, y: 0, ...drawing }

/** With the tokens at its foot. */
function boxOf({ disc, tokens }: Piece): Box {
  const { x, y } = placeOf(disc)
  const r = long(disc.r)
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r + (tokens.length > 0 ? 2 + tokenHeight / 2 : 0) }
}

/** A squad that stands together is named as one, else by its southernmost base. */
const together = 110

function nameOf(bases: readonly Piece[]): readonly Named[] {
  const boxes = bases.map(boxOf)
  const [lowest] = bases.toSorted((a, b) => a.disc.y - b.disc.y)
  if (lowest === undefined) return []
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y
  const box = width < together && height < together ? { x, y, width, height } : boxOf(lowest)
  return [{ name: lowest.name.replace(/, team \d+$/, ''), box, size }]
}

/** One for a Unit: a squad is named once. Pings carry theirs inside. */
export const Names = ({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode => {
  const named = basesByUnit(pieces).flatMap(nameOf)
  const places = namePlaces(named, pieces.map(boxOf), whole)
  return (
    <g className="ds-names" aria-hidden="true">
      {named.map(({ name }, n) => {
        const place = places[n]
        return place === undefined ? null : (
          <text key={name} x={place.x} y={place.y} fontSize={size}>
            {name}
          </text>
        )
      })}
    </g>
  )
}
