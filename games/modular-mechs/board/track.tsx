// The movement track: its spaces, the range bands as one mech sees them, and the pieces.

import { type Box, SeatPiece, Thing, useBoard, usePreview } from '@umpire/board'
import type { Seat, View } from '@umpire/engine'
import { memo, type ReactNode } from 'react'
import { nameOf, pieceName } from '../names.ts'
import { pieceOf } from '../pieces.ts'
import type { Band } from '../rules/range.ts'
import { activeSeat, mechOf, type State } from '../state.ts'
import { stretchesFrom } from './bands.ts'
import { ownSeat, shared, trackOf } from './layout.ts'

/** From whose place ranges are counted: the viewer's, or for those who watch that of the player whose turn it is. */
export function rangeSeat(view: View<State>): Seat | undefined {
  const own = ownSeat(view)
  if (own !== undefined) return own
  return view.state.phase === 'buy' || view.state.phase === 'fight' ? activeSeat(view.state) : undefined
}

const bandWords: { readonly [Name in Band]: string } = {
  Close: 'CLOSE, 0 TO 4',
  Mid: 'MID, 5 TO 8',
  Long: 'LONG, 9 AND MORE',
}

const Bands = ({
  space,
  trackEnd,
  width,
}: {
  readonly space: number
  readonly trackEnd: number
  readonly width: number
}): ReactNode => {
  const { pitch, at } = trackOf(width, trackEnd)
  return stretchesFrom(space, trackEnd).map(({ band, from, to }) => {
    const length = (to - from + 1) * pitch
    return (
      <g key={from}>
        <rect className={band.toLowerCase()} x={at(from) - pitch / 2 + 0.7} y="27" width={length - 1.4} height="16" />
        {length < 40 ? null : (
          <text className="band-name" x={at(from) + (length - pitch) / 2} y="39.5" fontSize="12">
            {length > 140 ? bandWords[band] : band.toUpperCase()}
          </text>
        )}
      </g>
    )
  })
}

/** The marks of neighbours must not run into each other. */
const inside = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

/** The bed and its spaces do not change in a game, but for the one that the viewer stands on. */
const Spaces = memo(
  ({
    width,
    trackEnd,
    own,
  }: {
    readonly width: number
    readonly trackEnd: number
    readonly own: number | undefined
  }): ReactNode => {
    const { pitch, at } = trackOf(width, trackEnd)
    const cell = Math.min(pitch - 3.4, 40)
    return Array.from({ length: 2 * trackEnd + 1 }, (_, n) => {
      const space = n - trackEnd
      const box = { x: at(space) - cell / 2, y: 47, width: cell, height: 51 }
      return (
        <Thing key={space} id={`space ${space}`} label={`Space ${space}`} box={inside(box, 4)}>
          <rect className={space === own ? 'space own' : 'space'} {...box} rx="4" />
          <text className="number" x={at(space)} y="95.5" fontSize="12">
            {space}
          </text>
        </Thing>
      )
    })
  },
)

const Piece = memo(
  ({
    seat,
    x,
    y,
    size,
  }: {
    readonly seat: Seat
    readonly x: number
    readonly y: number
    readonly size: number
  }): ReactNode => (
    <g className="mm-slide mm-light" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Thing
        id={pieceOf(seat)}
        label={`Piece of ${pieceName(seat)}`}
        box={{ x: -size / 2, y: -size / 2, width: size, height: size }}
        isRound
      >
        <SeatPiece seat={seat} x={0} y={0} size={size} />
      </Thing>
    </g>
  ),
)

/** The space that the previewed option moves somebody to, and whom, where the option says so. */
function usePreviewedMove(own: Seat | undefined, state: State): { space: number; seat: Seat | undefined } | undefined {
  const preview = usePreview()
  const isOwnMove = useBoard(({ choosing }) => choosing.ask?.name === 'move')
  const thing = preview?.things?.find((one) => one.startsWith('space '))
  if (thing === undefined) return undefined
  const towed = state.mechs.find(({ seat }) => preview?.things?.includes(pieceOf(seat)) === true)
  return { space: Number(thing.slice('space '.length)), seat: towed?.seat ?? (isOwnMove ? own : undefined) }
}

/** How large pieces are that share a space, and how far apart. */
function standingOf(count: number): { size: number; step: number } {
  if (count === 1) return { size: 24, step: 0 }
  if (count === 2) return { size: 17, step: 15 }
  return count <= 4 ? { size: 16, step: 15.5 } : { size: 14, step: 12.5 }
}

export const Track = ({ view, width }: { readonly view: View<State>; readonly width: number }): ReactNode => {
  const { state } = view
  const { trackEnd } = state.terms
  const { box, at } = trackOf(width, trackEnd)
  const from = rangeSeat(view)
  const previewed = usePreviewedMove(from, state)
  const standing = from === undefined ? undefined : mechOf(state, from).space
  const bandsFrom = previewed !== undefined && previewed.seat === from ? previewed.space : standing
  const whose = from === undefined ? '' : `Ranges from ${nameOf(pieceOf(from))}`
  return (
    <g className="mm-track">
      <rect className="bed-shadow" x={box.x + 4} y={box.y + 6} width={box.width} height={box.height} rx="8" />
      <rect className="bed" {...box} rx="8" />
      <rect className="edge" x={box.x} y={box.y} width={box.width} height="4" rx="2" />
      <g role="img" aria-label={whose}>
        {bandsFrom === undefined ? null : <Bands space={bandsFrom} trackEnd={trackEnd} width={width} />}
      </g>
      <Spaces width={width} trackEnd={trackEnd} own={standing} />
      {state.mechs.map(({ seat, space }) => {
        const there = state.mechs.filter((mech) => mech.space === space).map((mech) => mech.seat)
        const { size, step } = standingOf(there.length)
        const aside = shared(there.length, there.indexOf(seat), 2, step)
        return <Piece key={seat} seat={seat} x={at(space) + aside.x} y={66 + aside.y} size={size} />
      })}
      {previewed?.seat === undefined ? null : (
        <g className="ghost">
          <SeatPiece seat={previewed.seat} x={at(previewed.space)} y={66} size={24} />
        </g>
      )}
    </g>
  )
}
