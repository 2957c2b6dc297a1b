// Unexplored regions: a dark sheet over the floor, and on it what the room may bring.

import { BoardIcon, type Box } from '@umpire/board'
import type { View } from '@umpire/engine'
import type { Square } from '@umpire/grid'
import type { ReactNode } from 'react'
import type { RegionId } from '../content/map/map.ts'
import type { RoomCardId } from '../content/rooms.ts'
import { groundOf } from '../ground.ts'
import { regionName } from '../names.ts'
import { missionOf, type State } from '../state.ts'
import { type KnownStack, knownStack, roomIcon, shortRoomName } from './known-stacks.ts'
import { areaOf, outlineOf } from './masonry.ts'
import { frameOf } from './measure.ts'
import { largestBox, linesOf, onShelf, shelfFor } from './room-for-words.ts'

export const Regions = ({ view }: { readonly view: View<State> }): ReactNode => {
  const { state } = view
  const { map } = missionOf(state)
  const ground = groundOf(state)
  const frame = frameOf(map)
  return map.regions
    .filter(({ id }) => !state.terrain.explored.includes(id))
    .map(({ id }) => {
      const squares: ReadonlySet<Square> = new Set(ground.squaresOf(id))
      const stack = knownStack(view, id)
      return (
        <g key={id} className="sb-sheet" role="img" aria-label={labelOf(id, stack)}>
          <path className="dark" d={areaOf(frame, squares)} />
          <path d={areaOf(frame, squares)} fill="url(#sb-unknown)" />
          <path className="rim" d={outlineOf(frame, squares)} />
          <Words region={id} stack={stack} box={largestBox(frame, squares)} />
        </g>
      )
    })
}

const notes = {
  order: 'in this order',
  cards: 'in secret order',
  maybe: 'of these',
} as const

const noteOf = ({ count, knows }: KnownStack): string => `${count} room cards ${notes[knows]}`

/** The same for a narrow room. */
const shortNote = ({ count, cards, knows }: KnownStack): string => {
  if (knows === 'maybe') return `${count} of ${cards.length} cards`
  return `${count} cards${knows === 'order' ? '' : ', secret order'}`
}

function labelOf(region: RegionId, stack: KnownStack | undefined): string {
  const what =
    stack === undefined ? '' : `: ${noteOf(stack)}: ${stack.cards.map((card) => shortRoomName(card)).join(', ')}`
  return `${regionName(region)}, not explored${what}`
}

const Words = ({
  region,
  stack,
  box: { x, y, width, height },
}: {
  readonly region: RegionId
  readonly stack: KnownStack | undefined
  readonly box: Box
}): ReactNode => {
  const isWide = width >= 150
  // In a long low room the note stands beside the name, so that the cards have room below.
  const isLow = height < 120 && width >= 300
  const hasEye = height >= 190
  const head = (hasEye ? 34 : 0) + 20 + (isLow ? 0 : isWide ? 24 : 8)
  const cards = stack?.cards ?? []
  const shelf = shelfFor(cards.length, width - 12, Math.min(200, height - head - 14))
  const tall = head + shelf.rows * (shelf.cardHeight + 6)
  const top = y + Math.max(isLow ? 4 : 6, (height - tall) / 2)
  const middle = x + width / 2
  const nameY = top + (hasEye ? 34 : 0) + 15
  return (
    <>
      {hasEye ? <BoardIcon name="hidden" x={middle - 13} y={top} size={26} color="#6fe3a1" /> : null}
      <text className="room-name" x={middle} y={nameY} fontSize={isWide ? 16 : 13}>
        {isWide ? regionName(region) : linesOf(regionName(region), 8)[0]}
        {isLow && stack !== undefined ? (
          <tspan className="room-note" dx="10" fontSize="13">
            {shortNote(stack)}
          </tspan>
        ) : null}
      </text>
      {isWide && !isLow && stack !== undefined ? (
        <text className="room-note" x={middle} y={nameY + 20} fontSize="13">
          {width < 220 || stack.knows === 'maybe' ? shortNote(stack) : noteOf(stack)}
        </text>
      ) : null}
      <g transform={`translate(${middle} ${top + head + 4})`}>
        {cards.slice(0, shelf.shown).map((card, n) => {
          const place = onShelf(shelf, n)
          return (
            // The same card may lie in a stack twice.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={`${card} ${n}`} transform={`translate(${place.x} ${place.y})`}>
              <SmallCard
                card={card}
                width={shelf.cardWidth}
                height={shelf.cardHeight}
                number={stack?.knows === 'order' ? n + 1 : undefined}
                isTop={stack?.top === card}
              />
            </g>
          )
        })}
      </g>
    </>
  )
}

const toneColours = { bad: '#ff9d92', good: '#ffe08a', plain: '#b9d6c6' } as const

const SmallCard = ({
  card,
  width,
  height,
  number,
  isTop,
}: {
  readonly card: RoomCardId
  readonly width: number
  readonly height: number
  readonly number: number | undefined
  readonly isTop: boolean
}): ReactNode => {
  const { icon, tone } = roomIcon(card)
  const lines = linesOf(shortRoomName(card), Math.floor(width / 6))
  const isTwo = lines.length > 1
  return (
    <g className={isTop ? 'small-card top' : 'small-card'}>
      <rect className="cast" x="2" y="4" width={width} height={height} rx="4" />
      <rect className="face" width={width} height={height} rx="4" />
      <BoardIcon name={icon} x={width / 2 - 8} y={isTwo ? 2 : 5} size={16} color={toneColours[tone]} />
      {lines.slice(0, 2).map((line, n) => (
        <text key={line} x={width / 2} y={(isTwo ? 28 : 36) + n * 12} fontSize="12">
          {line}
        </text>
      ))}
      {number === undefined && !isTop ? null : (
        <text className="number" x="5" y="13" fontSize="12">
          {number ?? 'top'}
        </text>
      )}
    </g>
  )
}
