// The bid that stands, large in the middle of the table; and the one that is being put together, dashed beside it.

import { iconHref, seatClass, seatLetter, usePreview } from '@umpire/board'
import { at, type View } from '@umpire/engine'
import type { ReactNode } from 'react'
import { type Bid, sayBid } from '../bids.ts'
import { counts, diceInPlay, type State } from '../state.ts'
import { TableDie } from './die.tsx'
import { middle } from './places.ts'

export const BidView = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state, seatNames } = view
  const { bid } = state
  const dice = diceInPlay(state)
  const { x } = middle
  const y = middle.y - 30
  if (bid === null) {
    return (
      <g className="bid">
        <text className="bid-none" x={x} y={y + 4} textAnchor="middle">
          No bid yet
        </text>
        <text className="bid-note" x={x} y={y + 34} textAnchor="middle">
          {dice} dice lie under the cups
        </text>
        <Coming />
      </g>
    )
  }
  return (
    <g className="bid">
      <g role="img" aria-label={`The bid: ${sayBid(bid)}, by ${at(seatNames, bid.by)}, of ${dice} dice`}>
        <g className={`bid-by ${seatClass(bid.by)}`}>
          <use href={iconHref(`seat-${seatClass(bid.by)}`)} x={x - 58} y={y - 82} width="24" height="24" />
          <text className="plate-letter" x={x - 46} y={y - 65} textAnchor="middle">
            {seatLetter(bid.by)}
          </text>
          <text className="bid-note" x={x - 28} y={y - 64}>
            {at(seatNames, bid.by)} bids
          </text>
        </g>
        <text className="bid-count" x={x - 14} y={y + 24} textAnchor="end">
          {bid.count} x
        </text>
        <TableDie face={bid.face} x={x + 42} y={y - 5} size={72} />
        <Share count={bid.count} dice={dice} />
        <text className="bid-note" x={x} y={y + 84} textAnchor="middle">
          {ownWords(view)}
        </text>
      </g>
      <Coming />
    </g>
  )
}

/** How many of all dice the bid claims: one mark each. */
const Share = ({ count, dice }: { readonly count: number; readonly dice: number }): ReactNode => {
  const step = Math.min(15, 270 / dice)
  const left = middle.x - (dice * step) / 2
  return (
    <g className="share">
      {Array.from({ length: dice }, (_, n) => (
        <rect
          key={n}
          className={n < count ? 'claimed' : ''}
          x={left + n * step + 1}
          y={middle.y + 13}
          width={step - 3}
          height="12"
          rx="2"
        />
      ))}
    </g>
  )
}

/** What of the own dice fits the bid. */
function ownWords(view: View<State>): string {
  const { state, viewer } = view
  const { bid } = state
  const all = diceInPlay(state)
  const own = typeof viewer === 'number' ? at(state.cups, viewer).map((die) => view.face(die)) : []
  if (bid === null || own.length === 0) return `of ${all} dice`
  const fitting = own.filter((face) => face !== undefined && counts(state, face, bid.face)).length
  return `of ${all} dice; ${fitting === 0 ? 'none of yours counts' : `${fitting} of yours count${fitting === 1 ? 's' : ''}`}`
}

/** The bid that is pointed at in the tray or the ask bar, read from the things it names. */
export function previewedBid(things: readonly string[]): Bid | undefined {
  const numberAfter = (prefix: string): number =>
    Number(things.find((thing) => thing.startsWith(prefix))?.slice(prefix.length) ?? 0)
  const [count, face] = [numberAfter('count-'), numberAfter('face-')]
  return count > 0 && face > 0 ? { count, face } : undefined
}

const Coming = (): ReactNode => {
  const coming = previewedBid(usePreview()?.things ?? [])
  if (coming === undefined) return null
  const { x } = middle
  const y = middle.y + 92
  return (
    <g className="coming" aria-hidden="true">
      <rect x={x - 80} y={y - 24} width="160" height="48" rx="8" />
      <text className="bid-note" x={x + 24} y={y + 7} textAnchor="end">
        You: {coming.count} x
      </text>
      <TableDie face={coming.face} x={x + 50} y={y} size={32} />
    </g>
  )
}
