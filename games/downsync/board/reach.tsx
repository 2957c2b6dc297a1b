// The area that can be reached: at full speed, and hatched where slowing terrain is on the way; where a base may be placed.

import { reachShape } from '@umpire/plane'
import { type ReactNode, useEffect, useState } from 'react'
import { landOf } from '../rules/ground.ts'
import type { MoveGround } from '../rules/path-rules.ts'
import type { PlaceGround } from '../rules/spots.ts'
import { long, outlinePath, placeOf } from './measure.ts'

interface Shapes {
  readonly full: string
  readonly slowed: string
  /** The radius of the base, in the drawing. */
  readonly r: number
}

const known = new WeakMap<MoveGround, readonly Shapes[]>()

function measure(ground: MoveGround): readonly Shapes[] {
  const land = landOf(ground.state)
  return [...ground.movers.values()].map((mover) => {
    const { full, slowed } = reachShape(land, mover, ground.keeps)
    return { full: full.map(outlinePath).join(''), slowed: slowed.map(outlinePath).join(''), r: long(mover.disc.r) }
  })
}

/** Who only passes over a Unit with the pointer does not wait for its reach. */
const pause = 60

/** The shapes of a ground, once they are measured; none before. */
function useShapes(ground: MoveGround): readonly Shapes[] {
  const [measured, setMeasured] = useState<MoveGround>()
  useEffect(() => {
    if (known.has(ground)) return undefined
    const timer = setTimeout(() => {
      known.set(ground, measure(ground))
      setMeasured(ground)
    }, pause)
    return () => clearTimeout(timer)
  }, [ground])
  // Read again once it is there: what was measured before is found at once.
  return measured === ground || known.has(ground) ? (known.get(ground) ?? []) : []
}

/** What the base would cover at the end of its move, not only its middle: so the lines are as thick as the base. */
export const Reach = ({ ground }: { readonly ground: MoveGround }): ReactNode => {
  const shapes = useShapes(ground)
  return (
    <g className="ds-reach" clipPath="url(#ds-table)" aria-hidden="true">
      <g className="slowed">
        {shapes.map(({ slowed, r }, n) => (
          // The bases of a squad stand in a row that does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <path key={n} d={slowed} strokeWidth={2 * r} />
        ))}
      </g>
      <g className="full">
        {shapes.map(({ full, r }, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <path key={n} className="edge" d={full} strokeWidth={2 * r + 3} />
        ))}
        {shapes.map(({ full, r }, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <path key={n} d={full} strokeWidth={2 * r} />
        ))}
      </g>
    </g>
  )
}

/** DS-220 Edge to edge from what the bases have to be near. */
export const PlaceReach = ({ ground }: { readonly ground: PlaceGround }): ReactNode => {
  const { bases, within } = ground.placement
  const circles = new Map(
    bases.flatMap(({ r, near }) =>
      near.map((disc) => {
        const { x, y } = placeOf(disc)
        const far = long(disc.r + within + 2 * r)
        return [`${x} ${y} ${far}`, { x, y, far }] as const
      }),
    ),
  )
  return (
    <g className="ds-reach" clipPath="url(#ds-table)" aria-hidden="true">
      <g className="full">
        {[...circles].map(([key, { x, y, far }]) => (
          <circle key={key} className="edge" cx={x} cy={y} r={far + 1.5} />
        ))}
        {[...circles].map(([key, { x, y, far }]) => (
          <circle key={key} cx={x} cy={y} r={far} />
        ))}
      </g>
    </g>
  )
}
