// A small plate with words on the table.

import type { ReactNode } from 'react'

const letter = 5.9

export const plateWidth = (words: string): number => words.length * letter + 16
export const plateHeight = 18

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
  const width = plateWidth(words)
  return (
    <g className={`ds-plate ${tone}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <rect x={-width / 2} y={-plateHeight / 2} width={width} height={plateHeight} rx="9" />
      <text y="4.200">{words}</text>
    </g>
  )
}
