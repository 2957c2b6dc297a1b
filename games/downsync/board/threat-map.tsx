// The threat laid over the table: the redder, the more could shoot there.

import type { ReactNode } from 'react'
import { long, placeOf } from './measure.ts'
import { across, cell } from './threat.ts'

const most = 5

export const ThreatMap = ({ counts }: { readonly counts: readonly number[] }): ReactNode => {
  const side = long(cell)
  return (
    <g className="ds-threat" aria-hidden="true">
      {Array.from({ length: most }, (_, n) => n + 1).map((level) => {
        const path = counts
          .flatMap((count, index) => {
            if (Math.min(most, count) !== level) return []
            const { x, y } = placeOf({ x: (index % across) * cell, y: (Math.floor(index / across) + 1) * cell })
            return [`M${x} ${y}h${side}v${side}h${-side}z`]
          })
          .join('')
        return <path key={level} d={path} fillOpacity={0.08 + level * 0.07} />
      })}
    </g>
  )
}
