// A small plate with words on the table.

import type { ReactNode } from 'react'

const letter = 5.9

export const Plate = ({
  x,
  y,
  words,
  tone = '',
}: {
  readonly x: number
  readonly y: number
  readonly words: string
  readonly tone?: 'bad' | 'warn' | ''
}): ReactNode => {
  const width = words.length * letter + 16
  return (
    <g className={`ds-plate ${tone}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
      <text y="4.200">{words}</text>
    </g>
  )
}
