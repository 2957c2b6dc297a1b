// The large view of a card: everything it says, at a size for reading. It comes up beside a card that is looked at.

import type { Box } from '@umpire/board'
import { createContext, type PointerEvent, type ReactNode, useContext } from 'react'
import { typeOf } from '../content/catalogue.ts'
import { keywordsOf } from '../content/keywords.ts'
import type { TypeId } from '../content/module-type.ts'
import { rangeWords } from '../content/short-text.ts'
import { textOf } from '../content/text.ts'
import { repairPrice, salePrice } from '../rules/money.ts'
import { ModuleCard, printedOf } from './module-card.tsx'

/** What is being read, and where its card lies. */
export interface Reading {
  readonly type: TypeId
  readonly beside: Box
}

/** Given by the board: called with the card under the pointer, or undefined. */
export const ReadingContext = createContext<(reading: Reading | undefined) => void>(() => undefined)

export interface ReadingHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
}

/** For a card in the drawing: looking at it for a moment shows its large view. */
export function useReading(type: TypeId, beside: Box): ReadingHandlers {
  const read = useContext(ReadingContext)
  return {
    onPointerEnter: () => read({ type, beside }),
    onPointerLeave: () => read(undefined),
  }
}

const sideNames: { readonly [side: string]: string } = { N: 'up', E: 'right', S: 'down', W: 'left' }

/** All that a card says. */
export const LargeCard = ({ type }: { readonly type: TypeId }): ReactNode => {
  const printed = typeOf(type)
  const { name, kind, cost, health, damage, range, mobility, sides } = printed
  const facts = [
    ['Costs', `$${cost}`],
    ['Health', `${health}`],
    ...(damage > 0 ? [['Damage', `${damage}, ${rangeWords(range)}`]] : []),
    ...(mobility > 0 ? [['Mobility', `${mobility}`]] : []),
    [
      'Connects',
      sides
        .split('')
        .map((side) => sideNames[side] ?? side)
        .join(', '),
    ],
    ...(kind === 'core' ? [] : [['Sells for', `$${salePrice({ type, broken: false })}`]]),
    ['Repair', `$${repairPrice({ type })}`],
  ]
  return (
    <div className="mm-large">
      <header className={kind}>
        <b>{name}</b>
        <span>{kind}</span>
      </header>
      <div className="mm-large-body">
        <svg viewBox="-11 -11 140 140" aria-hidden="true">
          <ModuleCard card={118} {...printedOf(type)} />
        </svg>
        <dl>
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {textOf(printed) === '' ? null : <p>{textOf(printed)}</p>}
      {keywordsOf(printed).map((meaning) => (
        <p key={meaning} className="dim">
          {meaning}
        </p>
      ))}
    </div>
  )
}

const width = 330
const height = 290

/** The large view in the drawing, beside the card and within the drawing's edges. */
export const ReadingCard = ({
  reading,
  size,
}: {
  readonly reading: Reading
  readonly size: { readonly width: number; readonly height: number }
}): ReactNode => {
  const { beside, type } = reading
  const right = beside.x + beside.width + 14
  const x = right + width <= size.width ? right : Math.max(0, beside.x - width - 14)
  const y = Math.min(Math.max(0, beside.y - 20), Math.max(0, size.height - height))
  return (
    <g className="mm-reading" transform={`translate(${x} ${y})`}>
      <foreignObject width={width} height={height}>
        <LargeCard type={type} />
      </foreignObject>
    </g>
  )
}
