// Lines of sight: clear ones, concealed ones with what conceals, and where a line that is stopped is stopped.

import { BoardIcon } from '@umpire/board'
import type { Point } from '@umpire/plane'
import type { ReactNode } from 'react'
import { inches } from '../names.ts'
import { piecesOf } from '../rules/ground.ts'
import type { State } from '../state.ts'
import type { Seen } from './eye.ts'
import { linePath, placeOf } from './measure.ts'
import { Plate, plateHeight, plateWidth } from './plate.tsx'
import { depthIn } from './scatter.ts'

/** `behind B2b`, `concealed by U1b, 11.4″`, `11.4″` */
export function seenWords(state: State, { is, by, gap }: Seen): string {
  const names = by.map((piece) => piecesOf(state)[piece]?.id ?? 'terrain').join(', ')
  const far = inches(Math.round(Math.max(0, gap) / 10) * 10)
  if (is === 'clear') return far
  if (is === 'concealed') return names === '' ? `${far}, concealed` : `${far}, concealed by ${names}`
  return names === '' ? 'out of sight' : `behind ${names}`
}

/** Where the line first meets what stops it. */
function stopOf(state: State, { line, by }: Seen): Point {
  const [from, to] = line
  const steps = 60
  for (let n = 1; n < steps; n++) {
    const point = { x: from.x + ((to.x - from.x) * n) / steps, y: from.y + ((to.y - from.y) * n) / steps }
    const isIn = by.some((piece) => {
      const outline = piecesOf(state)[piece]?.outline
      return outline !== undefined && depthIn(outline, point) > 0
    })
    if (isIn) return point
  }
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

export const SightLine = ({ state, seen }: { readonly state: State; readonly seen: Seen }): ReactNode => {
  const [from, to] = seen.line
  const stop = seen.is === 'blocked' ? stopOf(state, seen) : undefined
  const way = linePath([from, stop ?? to])
  const end = placeOf(stop ?? to)
  return (
    <g className={`ds-sight ${seen.is}`} aria-hidden="true">
      <path className="casing" d={way} />
      <path className="line" d={way} />
      {stop === undefined ? null : (
        <g className="stop" transform={`translate(${end.x} ${end.y})`}>
          <circle r="8" />
          <BoardIcon name="cancel" x={-6} y={-6} size={12} />
        </g>
      )}
    </g>
  )
}

/** How far before the end of a line its words lie: the first that is free. */
const before = [34, 56, 78, 100, 124]

/** The words of a line, and where they lie in the drawing. */
export interface SightPlate extends Point {
  readonly seen: Seen
  readonly words: string
}

const areApart = (a: SightPlate, b: SightPlate): boolean =>
  Math.abs(a.y - b.y) >= plateHeight || Math.abs(a.x - b.x) >= (plateWidth(a.words) + plateWidth(b.words)) / 2

/** How far it is to whom is seen, and whether it is concealed: each on its line, and clear of the others. */
export function sightPlates(all: readonly Seen[]): readonly SightPlate[] {
  const placed: SightPlate[] = []
  for (const seen of all) {
    if (seen.is === 'blocked') continue
    const [from, to] = seen.line.map(placeOf)
    if (from === undefined || to === undefined) continue
    const long = Math.max(1, Math.hypot(from.x - to.x, from.y - to.y))
    const far = inches(Math.round(Math.max(0, seen.gap) / 10) * 10)
    const words = seen.is === 'concealed' ? `${far} concealed` : far
    const possible = before.map((length): SightPlate => {
      const share = Math.min(0.5, length / long)
      return { seen, words, x: to.x + (from.x - to.x) * share, y: to.y + (from.y - to.y) * share }
    })
    const free = possible.find((plate) => placed.every((other) => areApart(plate, other))) ?? possible[0]
    if (free !== undefined) placed.push(free)
  }
  return placed
}

/** Over everything else, so that it can be read. */
export const SightWords = ({ all }: { readonly all: readonly Seen[] }): ReactNode =>
  sightPlates(all).map(({ seen, words, x, y }) => (
    <Plate
      key={`${seen.target.element}/${seen.target.team}`}
      x={x}
      y={y}
      words={words}
      tone={seen.is === 'concealed' ? 'warn' : ''}
    />
  ))
