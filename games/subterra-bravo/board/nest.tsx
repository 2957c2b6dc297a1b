// A nest of the Ghin: asleep, awake, with a charge that counts down, or burnt.

import { BoardIcon } from '@umpire/board'
import type { ReactNode } from 'react'
import type { Nest as NestNow } from '../state.ts'
import type { Point } from './measure.ts'

function wordsOf({ isAwake, charge, isBurnt }: NestNow): string {
  if (isBurnt) return 'burnt'
  if (charge !== null) return `with charge ${charge}`
  return isAwake ? 'awake' : 'asleep'
}

export const Nest = ({ nest, place: { x, y } }: { readonly nest: NestNow; readonly place: Point }): ReactNode => {
  const { isAwake, charge, isBurnt } = nest
  return (
    <g
      className={isBurnt ? 'nest burnt' : isAwake ? 'nest awake' : 'nest'}
      transform={`translate(${x} ${y})`}
      role="img"
      aria-label={`Nest, ${wordsOf(nest)}`}
    >
      {isAwake && !isBurnt ? <circle r="54" fill="url(#sb-glow-red)" /> : null}
      <ellipse cx="3" cy="9" rx="16" ry="8" opacity=".5" />
      <path className="flesh" d="M-15 10C-17-2-9-14 0-14S17-2 15 10C9 15-9 15-15 10z" />
      <path className="folds" d="M-9 11C-10 2-7-7 0-10M9 11C10 2 7-7 0-10M0 12V-10" />
      <circle className="egg" cx="-5" cy="4" r="3.5" />
      <circle className="egg" cx="5" cy="2" r="4" />
      <circle className="egg" cx="0" cy="8" r="3" />
      {isBurnt ? <BoardIcon name="fire" x={-9} y={-10} size={18} color="#ffb057" /> : null}
      {charge !== null && !isBurnt ? (
        <g className="set-charge" transform="translate(12 -12)">
          <circle r="9" />
          <text y="4.5" fontSize="12">
            {charge}
          </text>
        </g>
      ) : null}
    </g>
  )
}
